"""Playing cards while an effect resolves (CR 6.1.7, 6.7.7)."""

from dataclasses import dataclass, replace
from itertools import combinations

from judge.cards.abilities import placing as pl
from judge.cards.abilities import selections as s
from judge.cards.abilities.ability import KeywordAbility, PayByDoing
from judge.engine import costs
from judge.engine.choices import Ask, Choice
from judge.engine.context import Context
from judge.engine.effects.feasible import can_be_done
from judge.engine.effects.taking import fits_phrase, pool_of, take
from judge.engine.entering import Played, enter
from judge.engine.events import Ref
from judge.engine.keywords.shift import (
    reasons_cannot_shift,
    shift,
    shift_abilities,
)
from judge.engine.keywords.sing_together import has_sing_together
from judge.engine.meaning import EFFECTS, means
from judge.engine.permissions import reasons_prevented, supersede_hand
from judge.engine.selections import choose_cards
from judge.engine.state import Game
from judge.engine.steps import Reason
from judge.engine.turn_actions.play import (
    pay_ink_cost,
    reasons_cannot_sing_with,
    sing,
    singer_reasons,
)
from judge.engine.unknown import is_a_character_by_chance
from judge.terms import CardType, Zone

SHIFTING = ("shift", "onto")
SINGING = ("sing", "with")


@dataclass(frozen=True, slots=True)
class Way:
    """A way to play a card: with Shift on top of these characters, sung by these, or for its ink cost."""

    onto: tuple[int, ...] = ()
    ability: KeywordAbility | None = None
    singers: tuple[int, ...] = ()


@means(EFFECTS, pl.PlayCard)
def play_card(game: Game, ctx: Context, node: pl.PlayCard) -> None:
    """6.7.7: played while the effect resolves; what comes of it waits until that has finished."""
    ctx.done = True
    cards = _which(game, ctx, node)
    if not cards and isinstance(node.cards, s.Reference):
        game.step(("6.1.11.1", "6.1.11", "7.1.6"), "that card is no longer there", ability=ctx.name)
    complete, played = ctx.done, 0
    for ref in cards:
        played += _play(game, ctx, node, ref)
    ctx.done = complete and bool(cards) and played == len(cards)


def _which(game: Game, ctx: Context, node: pl.PlayCard) -> tuple[Ref, ...]:
    """The card that is meant, or one that the player chooses of those that they can play."""
    phrase = node.cards
    if not isinstance(phrase, s.OneOf | s.Chosen | s.AnyOf) or phrase.slot in ctx.bound:
        return take(game, ctx, phrase, node.source, Zone.HAND)
    pool = pool_of(game, ctx, phrase, node.source, Zone.HAND)
    assert pool is not None, "cards are played from some zone"
    fitting = [ref for ref in pool.cards if _is_known(game, ref) and fits_phrase(game, ctx, phrase, ref)]
    reasons = {ref: reasons_cannot_be_played(game, ctx, node, ref) for ref in fitting}
    legal = [ref for ref in fitting if not reasons[ref]]
    illegal: dict[object, Reason] = {ref[0]: reasons[ref][0] for ref in fitting if reasons[ref]}
    for reason in illegal.values():
        game.step(reason.rules, reason.message, **reason.params)
    count = getattr(phrase, "count", s.ONE)
    ctx.bound[phrase.slot] = choose_cards(game, ctx, count, legal, illegal, phrase=phrase)
    return ctx.bound[phrase.slot]


def _is_known(game: Game, ref: Ref) -> bool:
    return game.copies[ref[0]].printed.known


def reasons_cannot_be_played(game: Game, ctx: Context, node: pl.PlayCard, ref: Ref) -> list[Reason]:
    """What prevents it supersedes the effect that lets it be played (1.2.2); it must be payable (1.5.3)."""
    params = {"card": game.named(ref[0]), "player": game.players[ctx.actor].name}
    if not game.is_current(ref) or ref[0] in game.in_play:
        return [Reason(("6.1.11.1", "7.1.6"), "is no longer there", params)]
    if game.owner(ref[0]) != ctx.actor:
        return [Reason(("7.4.1",), "is not their card", params)]
    if not _is_known(game, ref) and not (node.for_free and is_a_character_by_chance(game, ref)):
        return [Reason(("4.3.2.1",), "is not known", params)]
    reasons = reasons_prevented(game, ctx.actor, ref[0])
    if not reasons and not _ways(game, ctx, node, ref[0]):
        reasons = [Reason(("1.5.3", "6.1.7"), "there is no way to play it", params)]
    return reasons


def _ways(game: Game, ctx: Context, node: pl.PlayCard, card: int) -> list[Way]:
    """6.1.7: for free means by no other cost; otherwise the ink cost or an alternate one (4.3.2.2)."""
    silent, game.recording = game.recording, False
    found = []
    if node.playing is not pl.Playing.SHIFT and (node.for_free or _can_pay(game, ctx.actor, card)):
        found.append(Way())
    if node.playing is not pl.Playing.PLAY or not node.for_free:
        found += _shifting(game, ctx.actor, card, node.for_free)
    if not node.for_free and game.card(card).is_song:
        found += _singing(game, ctx.actor, card)
    game.recording = silent
    return found


def _can_pay(game: Game, player: int, card: int) -> bool:
    total = costs.total_cost(game, costs.Payment(player, card), game.card(card).cost)
    return costs.can_pay_ink(game, player, total)


def _shifting(game: Game, player: int, card: int, for_free: bool) -> list[Way]:
    """8.10.1: the characters it can be put on top of, where the Shift cost can be paid."""
    own = game.players[player].play
    several = [*((one,) for one in own), *combinations(own, 2)]
    return [
        Way(onto, ability)
        for ability in shift_abilities(game, card)
        for onto in several
        if not reasons_cannot_shift(game, player, card, onto, ability)
        and (for_free or _can_pay_shift(game, player, card, onto[0], ability))
    ]


def _singing(game: Game, player: int, card: int) -> list[Way]:
    """5.4.4.2, 1.5.5.1: one character of enough cost; any of them together with Sing Together (8.12)."""
    able = [one for one in _possible_singers(game, player) if not singer_reasons(game, player, one, card)]
    most = len(able) if has_sing_together(game, card) else 1
    choirs = (choir for number in range(1, most + 1) for choir in combinations(able, number))
    return [Way(singers=choir) for choir in choirs if not reasons_cannot_sing_with(game, player, card, choir)]


def _possible_singers(game: Game, player: int) -> list[int]:
    """Of the player and their teammates, who sing with Sing Together (8.12.1)."""
    own = (one for one in game.in_play if not game.are_opponents(player, game.owner(one)))
    return [one for one in own if game.type(one) is CardType.CHARACTER]


def _can_pay_shift(game: Game, player: int, card: int, onto: int, ability: KeywordAbility) -> bool:
    total = costs.total_cost(game, costs.Payment(player, card, onto), ability.amount or 0)
    ctx = Context(game.ref(card), player, ability.keyword.value, paying=True)
    done = (can_be_done(game, ctx, cost.effect) for cost in ability.costs if isinstance(cost, PayByDoing))
    return costs.can_pay_ink(game, player, total) and all(done)


def _play(game: Game, ctx: Context, node: pl.PlayCard, ref: Ref) -> bool:
    """The process of playing a card (4.3.2), with the cost that the effect says."""
    reasons = reasons_cannot_be_played(game, ctx, node, ref)
    for reason in reasons:
        game.step(reason.rules, reason.message, **reason.params)
    if reasons:
        return False
    card = ref[0]
    free = ("6.1.7",) if node.for_free else ()
    game.routine(("6.7.7", *free), "is played while the effect resolves", card=game.named(card))
    _say_what_is_superseded(game, ctx, card)
    way = _chosen_way(game, ctx, card, _ways(game, ctx, node, card))
    played = _paid(game, ctx, node, card, way)
    onto = way.onto[0] if way.onto else None
    sung = bool(way.singers)
    costs.use_up_next(game, costs.Payment(ctx.actor, card, onto, sung=sung, free=node.for_free))
    enter(game, ctx.actor, card, replace(played, exerted=node.exerted), while_resolving=True)
    ctx.moved.add(card)
    ctx.follow(ref, game.ref(card))
    return True


def _say_what_is_superseded(game: Game, ctx: Context, card: int) -> None:
    """1.2.1: cards are otherwise played from hand, on the player's own turn (4.3.2)."""
    if not game.is_turn_of(ctx.actor):
        game.step(("1.2.1", "4.3.2"), "the card's text lets it be played now", card=game.named(card))
    if game.zones[card] is not Zone.HAND:
        supersede_hand(game, card, ctx.name)


def _chosen_way(game: Game, ctx: Context, card: int, ways: list[Way]) -> Way:
    """4.3.2.2: the player announces how they play it; on top of whom, or not."""
    if ways == [Way()]:
        return ways[0]
    texts = tuple(_in_words(game, way) for way in ways)
    options = tuple(range(len(ways)))
    choice = Choice(Ask.ONE_OF, ctx.actor, ctx.name, options, texts=texts, source=card, what="how to play it")
    return ways[int(str(game.decide(choice)[0]))]


def _in_words(game: Game, way: Way) -> str:
    """What the player says of it: "play", "shift onto …", "sing with …"."""
    said = SHIFTING if way.onto else SINGING if way.singers else ("play",)
    return " ".join((*said, *(game.copies[one].label for one in (*way.onto, *way.singers))))


def _paid(game: Game, ctx: Context, node: pl.PlayCard, card: int, way: Way) -> Played:
    """4.3.2.4; for free all costs are ignored (6.1.7)."""
    if way.singers:
        return sing(game, ctx.actor, card, way.singers)
    if not node.for_free:
        return shift(game, ctx.actor, card, way.onto) if way.onto else pay_ink_cost(game, ctx.actor, card)
    game.step(
        ("6.1.7", "1.5.5.3", "1.5.5", "4.3.2.2"), "plays for free", card=game.named(card), ability=ctx.name
    )
    if way.ability is None:
        return Played()
    first, *others = (game.ref(one) for one in way.onto)
    return Played(shift_onto=first, also_onto=tuple(others), temporary=way.ability.temporary)
