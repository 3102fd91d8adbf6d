"""The rules of when an ability applies: its turn, its "while", its "if" or "unless" (CR 6.1.13, 6.4.3)."""

from judge.cards.abilities.ability import KeywordAbility, Tie, Triggered
from judge.cards.abilities.conditions import Not
from judge.cards.abilities.happenings import DuringTurn
from judge.cards.abilities.node import Node
from judge.cards.abilities.predicates import Applies, Gains, Gets
from judge.cards.abilities.statics import Restricts
from judge.cards.abilities.triggers import WhileTrue
from judge.engine.describe import means_card, rules_of_words
from judge.engine.durations import rules_of_window
from judge.engine.events import Ref
from judge.engine.state import Game
from judge.engine.statics import InForce, applies_to, holds, saying, statics
from judge.terms import Keyword

_BY_TIE: dict[Tie, tuple[str, ...]] = {
    Tie.WHILE: ("6.1.13.5", "6.4.3"),
    Tie.IF_BEFORE: ("6.4.4.2", "6.4.4", "6.4.3"),
    Tie.IF_AFTER: ("6.4.4.3", "6.4.4", "6.4.3"),
    Tie.UNLESS: ("6.4.4.1", "6.4.4", "6.4.3"),
    Tie.WHILE_AND_IF: ("6.1.13.5", "6.4.4.2", "6.4.4", "6.4.3"),
}
"""The word that ties the effect and the condition together."""
_DURATIONS = frozenset({"6.1.13.1", "6.1.13.2", "6.1.13.3", "6.1.13.4", "6.1.13.5"})


def rules_of_tie(tie: Tie) -> tuple[str, ...]:
    """What "while", "if" and "unless" are judged by."""
    return _BY_TIE[tie]


def rules_of_conditions(effect: InForce) -> tuple[str, ...]:
    """What a static ability's turn and conditions are judged by; none if it always applies."""
    found: list[str] = [] if effect.scope is None else ["6.1.13.1"]
    inner = effect.node.condition if isinstance(effect.node, Applies) else None
    if any(one is not inner for one in (*effect.conditions, *effect.of_subject)):
        found += _BY_TIE[effect.tie]
    if inner is not None:
        found += _BY_TIE[Tie.UNLESS if isinstance(inner, Not) else Tie.WHILE]
    if isinstance(effect.node, Restricts) and effect.node.unless is not None:
        found += _BY_TIE[Tie.UNLESS]
    return _with_combination([*found, *rules_of_words(effect.conditions)])


def rules_of_effect(effect: InForce) -> tuple[str, ...]:
    """Why an effect is in force (6.4.1, 6.4.2), by what the cards are it speaks of, and what it counts."""
    source = "6.4.2.3" if effect.lasting is None else "6.4.2.1" if effect.cards is None else "6.4.2.2"
    node = effect.node
    counted = node.counted if isinstance(node, Applies) and effect.fixed is None else None
    spoken_of = node.subject if isinstance(node, Applies) and effect.cards is None else None
    meant = (*rules_of_words((spoken_of, counted)), *(("6.1.8",) if counted else ()))
    outlasting = ("9.2.3",) if effect.outlasts else ()
    return _with_combination([source, "6.4.1", *outlasting, *meant, *rules_of_times(effect)])


def rules_of_times(effect: InForce) -> tuple[str, ...]:
    """When an effect applies: its duration and its conditions."""
    lasts = () if effect.window is None else rules_of_window(effect.window)
    return _with_combination([*lasts, *rules_of_conditions(effect)])


def rules_of_modifying(node: Node) -> tuple[str, ...]:
    """6.6.1: what changes a characteristic is a modifier; a gained ability is none."""
    is_modifier = isinstance(node, Applies) and any(isinstance(one, Gets) for one in node.predicates)
    return MODIFIES if is_modifier else ()


MODIFIES = ("6.6.1.1", "6.6.1", "6.6.1.2")


def rules_of_trigger(ability: Triggered, trigger: Node) -> tuple[str, ...]:
    """The same for "once during your turn, while …, whenever …": all must be so (6.1.13.6)."""
    found = [] if ability.scope is None else ["6.1.13.1"]
    found += ["6.1.13.2"] if ability.times_per_turn else []
    if isinstance(trigger, WhileTrue):
        found.append("6.1.13.1" if isinstance(trigger.condition, DuringTurn) else "6.1.13.5")
    if ability.condition is not None:
        found.append("6.1.13.5")
    return _with_combination([*found, *rules_of_words((trigger, ability.condition))])


def _with_combination(found: list[str]) -> tuple[str, ...]:
    """6.1.13.6: a combination of durations is all of them."""
    both = len(_DURATIONS.intersection(found)) > 1
    return tuple(dict.fromkeys((*found, *(("6.1.13.6",) if both else ()))))


def rules_of_keyword(game: Game, ref: Ref, keyword: Keyword) -> tuple[str, ...]:
    """By which rules an effect gives it the keyword now; of several instances the first counts (8.1.2)."""
    is_printed = keyword in game.copies[ref[0]].printed.keywords
    giving = [
        effect
        for effect, said in saying(game, Gains)
        if isinstance(said, Gains) and _gives(said, keyword) and applies_to(game, effect, ref)
    ]
    found = [] if is_printed else [rule for effect in giving for rule in rules_of_effect(effect)]
    found += ["8.1.2"] if len(giving) + is_printed > 1 else []
    return tuple(dict.fromkeys(found))


def rules_against_keyword(game: Game, ref: Ref, keyword: Keyword) -> tuple[str, ...]:
    """Why an effect that would give it the keyword at another time does not do so now."""
    found: list[str] = []
    for effect, said in saying(game, Gains):
        if isinstance(said, Gains) and _gives(said, keyword) and not applies_to(game, effect, ref):
            found += rules_of_conditions(effect) if _speaks_of(game, effect, ref) else ()
    return tuple(dict.fromkeys(found))


def _gives(said: Gains, keyword: Keyword) -> bool:
    return any(isinstance(one, KeywordAbility) and one.keyword is keyword for one in said.abilities)


def mention_what_does_not_apply(game: Game, ref: Ref) -> None:
    """Record the static abilities that speak of a card, but not now."""
    if not game.recording or not game.is_in_play(ref):
        return
    for effect in _conditional(game):
        if not applies_to(game, effect, ref) and _speaks_of(game, effect, ref):
            _mention(game, effect)


def mention_what_applies(game: Game, ref: Ref) -> None:
    """6.4.2.1, 6.4.2.3: a card has the effect of continuous static abilities as it comes into play."""
    if not game.recording or not game.is_in_play(ref):
        return
    for effect in _all(game):
        if effect.cards is None and effect.ctx.source != ref and applies_to(game, effect, ref):
            params = {"ability": effect.label, "card": game.named(ref[0])}
            rules = (*rules_of_effect(effect), *rules_of_modifying(effect.node), "1.6.1.3")
            game.routine(rules, "applies to it as it enters play", **params)


def rules_of_ending(game: Game, ref: Ref) -> tuple[str, ...]:
    """6.4.2.3: the static abilities of a card that leaves play end, "while …" with them."""
    own = [effect for effect in _all(game) if effect.lasting is None and effect.ctx.source == ref]
    conditions = (rule for effect in own for rule in rules_of_conditions(effect))
    return tuple(dict.fromkeys(("6.4.2.3", "6.4.1", "1.6.1", *conditions)))


def mention_the_turn(game: Game) -> None:
    """3.2.1.2: what applies only during some turns, as a turn begins."""
    for effect in _conditional(game) if game.recording else ():
        if effect.scope is None:
            continue
        if holds(game, effect):
            params = {"ability": effect.label, "source": game.named(effect.ctx.source[0])}
            game.routine((*rules_of_conditions(effect), "6.4.2.3", "1.6.1.3"), "applies now", **params)
        else:
            _mention(game, effect)


def _conditional(game: Game) -> list[InForce]:
    return [one for one in _all(game) if one.scope is not None or one.conditions or one.of_subject]


def _all(game: Game) -> list[InForce]:
    """Each effect once, though it may say several things of a card."""
    spoken = {id(effect): effect for said in statics(game).values() for effect, _ in said}
    return list(spoken.values())


def _speaks_of(game: Game, effect: InForce, ref: Ref) -> bool:
    if effect.cards is not None:
        return ref in effect.cards
    return isinstance(effect.node, Applies) and means_card(game, effect.ctx, effect.node.subject, ref)


def _mention(game: Game, effect: InForce) -> None:
    params = {"ability": effect.label, "source": game.named(effect.ctx.source[0])}
    game.note(rules_of_conditions(effect), "does not apply now", **params)
