"""Shift (CR 8.10) and its variants, those of newer cards by their reminder text.

8.10.1: "If you have a character in play with the same name as this card, you may play this character by
paying their Shift cost instead of their ink cost. If you do, put this card on top of another character you
have in play with the same name." How it then enters play stands in changes/playing.py (8.10.2 to 8.10.6).
"""

from collections.abc import Callable, Iterator

from judge.cards.abilities.ability import KeywordAbility, ShiftVariant
from judge.cards.abilities.predicates import Applies, Gains
from judge.cards.abilities.selections import This
from judge.cards.abilities.statics import MayPlayByDoing
from judge.engine import characteristics, costs, naming, readings
from judge.engine.choices import Ask, Choice
from judge.engine.context import Context
from judge.engine.entering import Played
from judge.engine.events import Ref
from judge.engine.meaning import COSTS
from judge.engine.not_in_play import because_not_in_play
from judge.engine.permitted import pay_by_doing
from judge.engine.state import Game
from judge.engine.statics import holds
from judge.engine.steps import Illegal, Reason, Value
from judge.engine.turn_actions.taking import require, require_with_the_rest
from judge.terms import CardType, Keyword

_VARIANT_RULES = {
    ShiftVariant.CLASSIFICATION: ("8.10.8.1", "8.10.8"),
    ShiftVariant.UNIVERSAL: ("8.10.8.2", "8.10.8"),
}
_OF_TWO = (ShiftVariant.COMBO, ShiftVariant.DUO)


def shift(game: Game, player: int, card: int, onto: tuple[int, ...], for_free: bool = False) -> Played:
    """8.10.1: pay the Shift cost and put it on top of a character with the same name."""
    ability = _the_ability(game, player, card, onto)
    params: dict[str, Value] = {"card": game.named(card), "onto": tuple(map(game.named, onto))}
    if len(onto) > 1:
        params["reading"] = readings.ONTO_SEVERAL
    any_name = any(naming.counts_as_any_name(game, game.ref(one)) for one in onto)
    rules = (*_VARIANT_RULES.get(ability.variant, ()), *(("1.2.1",) if any_name else ()), "8.10.1")
    rules += (*_rules_of_names(game, card, onto, ability), "1.5.5.2", "1.5.5", "4.3.2.2")
    game.step(rules, "shifts onto", **params)
    if any_name and ability.variant in _OF_TWO:
        game.step("8.10.1", "the rules leave this open", ability=Keyword.SHIFT, reading=readings.ANY_NAME)
    total = None
    if for_free:
        _pay_otherwise(game, player, card)
    else:
        total = pay_shift_cost(game, player, card, onto[0], ability)
    first, *others = (game.ref(one) for one in onto)
    return Played(shift_onto=first, also_onto=tuple(others), paid=total, temporary=ability.temporary)


def _rules_of_names(game: Game, card: int, onto: tuple[int, ...], ability: KeywordAbility) -> tuple[str, ...]:
    """5.2.6, 5.2.6.1: where it is the name that lets it be shifted there."""
    if ability.variant in _VARIANT_RULES:
        return ()
    several = (rule for one in (card, *onto) for rule in naming.rules_of_names(game, game.ref(one)))
    return ("5.2.6", *dict.fromkeys(several))


def _the_ability(game: Game, player: int, card: int, onto: tuple[int, ...]) -> KeywordAbility:
    """4.3.2.2: of several Shift abilities the player announces one that can be used so."""
    able = shift_abilities(game, card)
    if not able:
        raise Illegal(Reason(("8.10.1", "1.5.5.2"), "has no Shift", {"card": game.named(card)}))
    reasons = [reasons_cannot_shift(game, player, card, onto, ability) for ability in able]
    legal = [ability for ability, against in zip(able, reasons, strict=True) if not against]
    if not legal:
        require_with_the_rest(game, reasons[0], lambda: pay_shift_cost(game, player, card, onto[0], able[0]))
    if len(legal) == 1:
        return legal[0]
    texts = tuple(f"{ability.variant.value} {ability.amount or ''}".strip() for ability in legal)
    options = tuple(range(len(legal)))
    choice = Choice(Ask.ONE_OF, player, Keyword.SHIFT.value, options, texts=texts, source=card)
    return legal[int(str(game.decide(choice)[0]))]


def shift_abilities(game: Game, card: int) -> tuple[KeywordAbility, ...]:
    """Those that are printed, and those that its own text gives it where it is (6.1.12)."""
    return (*game.copies[card].printed.keywords.get(Keyword.SHIFT, ()), *_gained(game, card))


def _gained(game: Game, card: int) -> Iterator[KeywordAbility]:
    for effect, node in costs.own_effects(game, card, (Applies,)):
        if isinstance(node, Applies) and isinstance(node.subject, This) and holds(game, effect):
            given = (one for said in node.predicates if isinstance(said, Gains) for one in said.abilities)
            yield from (
                one for one in given if isinstance(one, KeywordAbility) and one.keyword is Keyword.SHIFT
            )


def shift_ability(game: Game, card: int) -> KeywordAbility | None:
    """The first of the card's Shift abilities."""
    return next(iter(shift_abilities(game, card)), None)


def pay_shift_cost(game: Game, player: int, card: int, onto: int, ability: KeywordAbility) -> int:
    """4.3.2.3, 4.3.2.4: the Shift cost is ink, or something else to do."""
    total = costs.total_cost(game, costs.Payment(player, card, onto), ability.amount or 0, paying=True)
    if ability.amount is not None:
        game.step(("4.3.2.3", "8.10.1"), "the total cost is", card=game.named(card), amount=total)
        require(*costs.reasons_cannot_pay_ink(game, player, total, "8.10.1", "4.3.2.4", "1.5.5.2"))
        costs.pay_ink(game, player, total, "4.3.2.4", to_play=game.ref(card))
    ctx = Context(game.ref(card), player, ability.keyword.value)
    for cost in ability.costs:
        COSTS[type(cost)](game, ctx, cost)
    return total


def _pay_otherwise(game: Game, player: int, card: int) -> None:
    """ "you may … to shift this character for free" (1.5.5.3)."""
    for effect, node in costs.own_effects(game, card, (MayPlayByDoing,)):
        if isinstance(node, MayPlayByDoing) and node.shift and holds(game, effect):
            pay_by_doing(game, effect, node, player, card)
            return
    reason = "nothing lets it be played for free"
    raise Illegal(Reason(("1.5.5.3", "6.1.7", "4.3.2.2"), reason, {"card": game.named(card)}))


# ---- onto whom


def reasons_cannot_shift(
    game: Game, player: int, card: int, onto: tuple[int, ...], ability: KeywordAbility
) -> list[Reason]:
    """Onto one character; onto two with Duo Shift, and one or two with Combo Shift, one of each name."""
    params = {"card": game.named(card), "onto": game.named(onto[0])}
    wanted = {ShiftVariant.DUO: (2,), ShiftVariant.COMBO: (1, 2)}.get(ability.variant, (1,))
    if len(onto) not in wanted or len(set(onto)) != len(onto):
        return [Reason(("8.10.1",), "shifts onto another number of characters", params)]
    reasons = [
        reason for one in onto for reason in reasons_cannot_shift_onto(game, player, card, one, ability)
    ]
    if len(onto) == 2 and not reasons and not _is_one_of_each(game, card, onto):
        reasons.append(Reason(("8.10.1", "5.2.6.1"), "must be one of each name", params))
    return reasons


def reasons_cannot_shift_onto(
    game: Game, player: int, card: int, onto: int, ability: KeywordAbility
) -> list[Reason]:
    """8.10.1, 8.10.8.1, 8.10.8.2; for a character that it can be put on top of, alone or with another."""
    params = {"card": game.named(card), "onto": game.named(onto)}
    rules = (*_VARIANT_RULES.get(ability.variant, ()), "8.10.1", "1.5.5.2")
    if onto not in game.in_play:
        return [because_not_in_play(game, onto, *rules)]
    any_name = naming.counts_as_any_name(game, game.ref(onto))
    items = ability.variant is ShiftVariant.NAMED_ITEM and not any_name
    kind = CardType.ITEM if items else CardType.CHARACTER
    if game.owner(onto) != player or game.type(onto) is not kind:
        rules += () if game.owner(onto) == player else ("1.4.3",)
        return [Reason(rules, "shifts only onto your characters in play", params)]
    fits, rules, message = _VARIANTS.get(ability.variant, _BY_NAME)
    if any_name or fits(game, card, game.ref(onto), ability):
        return []
    return [Reason((*rules, "1.5.5.2"), message, params)]


def _has_same_name(game: Game, card: int, onto: Ref, ability: KeywordAbility) -> bool:
    """8.10.1, 5.2.6.1."""
    own = naming.names(game, game.ref(card))
    theirs = naming.names(game, onto) + naming.names_for(game, onto, Keyword.SHIFT)
    return any(naming.same_name(one, two) for one in own for two in theirs)


def _has_classification(game: Game, card: int, onto: Ref, ability: KeywordAbility) -> bool:
    """8.10.8.1."""
    return ability.classification in characteristics.classifications(game, onto)


def _is_named_item(game: Game, card: int, onto: Ref, ability: KeywordAbility) -> bool:
    return any(naming.same_name(ability.onto or "", name) for name in naming.names(game, onto))


def _anyone(game: Game, card: int, onto: Ref, ability: KeywordAbility) -> bool:
    """8.10.8.2."""
    return True


Fits = Callable[[Game, int, Ref, KeywordAbility], bool]
_BY_NAME: tuple[Fits, tuple[str, ...], str] = (_has_same_name, ("8.10.1", "5.2.6"), "has not the same name")
_CLASSIFIED = ("8.10.1", "5.2.7")
_VARIANTS: dict[ShiftVariant, tuple[Fits, tuple[str, ...], str]] = {
    ShiftVariant.UNIVERSAL: (
        _anyone,
        (*_VARIANT_RULES[ShiftVariant.UNIVERSAL], "8.10.1"),
        "has not the same name",
    ),
    ShiftVariant.CLASSIFICATION: (
        _has_classification,
        (*_VARIANT_RULES[ShiftVariant.CLASSIFICATION], *_CLASSIFIED),
        "has not the classification",
    ),
    ShiftVariant.NAMED_ITEM: (_is_named_item, ("8.10.1", "5.2.6"), "has not the same name"),
}


def _is_one_of_each(game: Game, card: int, onto: tuple[int, ...]) -> bool:
    """Each of the two names of the card is that of another of the two characters."""
    first, second = (game.ref(one) for one in onto)
    names = game.card(card).other_names
    pairs = ((one, two) for one in names for two in names if one != two)
    return any(_stands_for(game, first, one) and _stands_for(game, second, two) for one, two in pairs)


def _stands_for(game: Game, onto: Ref, name: str) -> bool:
    """By its names, or as one that any character can be shifted onto."""
    own = naming.names(game, onto) + naming.names_for(game, onto, Keyword.SHIFT)
    return naming.counts_as_any_name(game, onto) or any(naming.same_name(name, one) for one in own)
