"""Banishing, exerting and readying (CR 5.1.1)."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from judge.cards.abilities import effects as n
from judge.cards.abilities.node import Node, node
from judge.cards.abilities.selections import Chosen, OneOf, Reference, Selection
from judge.engine.apply import apply, together
from judge.engine.context import Context
from judge.engine.effects.still_there import in_play
from judge.engine.events import ChallengeEnds, Event, Exerts, ExertsInk, Readies, ReadiesInk, Ref
from judge.engine.game_state_check import banishing
from judge.engine.lasting import Ends, Waiting, Window
from judge.engine.meaning import EFFECTS, Roles, means, waits_for
from judge.engine.readings import DRYING
from judge.engine.restrictions import (
    reasons_cannot_exert,
    reasons_cannot_exert_for_cost,
    reasons_cannot_ready,
)
from judge.engine.selections import candidates, choose_cards, chosen, select
from judge.engine.state import Game
from judge.engine.steps import Illegal, Reason
from judge.terms import Zone


@means(EFFECTS, n.Banish)
def banish(game: Game, ctx: Context, node: n.Banish) -> None:
    """All of them at the same time (7.4.3)."""
    cards = in_play(game, ctx, select(game, ctx, node.cards))
    ctx.done = bool(cards) and together(game, tuple(banishing(game, card) for card in cards), "6.7.2.4")
    banished = [card for card in cards if not game.is_current(card)]
    for card in banished:
        ctx.moved.add(card[0])
        ctx.follow(card, game.ref(card[0]))
    ctx.counts["banished"] = len(banished)
    ctx.groups["banished"] = (*ctx.groups.get("banished", ()), *(game.ref(card) for card, _ in banished))


@means(EFFECTS, n.Exert)
def exert(game: Game, ctx: Context, node: n.Exert) -> None:
    """An exerted card can't be exerted again."""
    cards = _to_exert(game, ctx, node.cards)
    if ctx.paying and isinstance(node.cards, Reference) and any(_is_drying(game, card) for card in cards):
        game.step("6.1.5.1", "the rules leave this open", ability=ctx.name, reading=DRYING)
    exerted = _ink(game, cards, ExertsInk)
    able = _those_that_can(game, cards, reasons_cannot_exert)
    ready = [card for card in able if game.is_in_play(card) and not game.in_play[card[0]].exerted]
    dry = ("4.4.2.1", "5.1.1.12") if ctx.before_it_resolves and game.is_in_play(ctx.source) else ()
    exerted += together(game, tuple(Exerts(card) for card in able), "5.1.1.2", *dry, "6.7.2.4")
    now_exerted = tuple(card for card in ready if game.in_play[card[0]].exerted)
    ctx.groups["exerted"] = ctx.groups.get("exerted", ()) + now_exerted
    ctx.counts["exerted"] = len(now_exerted)
    ctx.done = exerted > 0
    ctx.effect_happened |= bool(exerted) or any(game.is_in_play(card) for card in cards)


def _is_drying(game: Game, ref: Ref) -> bool:
    return game.is_in_play(ref) and game.in_play[ref[0]].drying


def _those_that_can(
    game: Game, cards: tuple[Ref, ...], reasons: Callable[[Game, Ref], list[Reason]]
) -> list[Ref]:
    """What an effect prevents is left out (1.2.2); the others do it at the same time (6.7.2.4)."""
    able = []
    for card in cards:
        prevented = reasons(game, card) if game.is_in_play(card) else []
        for reason in prevented:
            game.step(reason.rules, reason.message, **reason.params)
        if not prevented:
            able.append(card)
    return able


def _to_exert(game: Game, ctx: Context, phrase: Selection) -> tuple[Ref, ...]:
    """4.4.2.1: as a cost only what is ready and dry; where nothing is, the cost can't be paid."""
    if not ctx.paying or not isinstance(phrase, OneOf | Chosen) or phrase.slot in ctx.bound:
        return select(game, ctx, phrase)
    fitting = candidates(game, ctx, phrase)
    prevented = {ref: _reasons_cannot_pay_with(game, ctx, ref) for ref in fitting}
    legal = [ref for ref in fitting if not prevented[ref]]
    if not legal and fitting:
        raise Illegal(*(reason for ref in fitting for reason in prevented[ref]))
    if isinstance(phrase, Chosen):
        return chosen(game, ctx, phrase, {ref: _as_one(why) for ref, why in prevented.items() if why})
    illegal: dict[object, Reason] = {ref[0]: _as_one(prevented[ref]) for ref in fitting if prevented[ref]}
    found = choose_cards(game, ctx, phrase.count, legal, illegal)
    ctx.bound[phrase.slot] = found
    return found


def _reasons_cannot_pay_with(game: Game, ctx: Context, ref: Ref) -> list[Reason]:
    """4.4.2.1: of an activated ability; what an effect asks for as it resolves is another cost (1.5.2)."""
    reasons = reasons_cannot_exert_for_cost(game, ref)
    rules = ("4.4.2.1",) if ctx.before_it_resolves else ()
    return [replace(reason, rules=(*reason.rules, *rules, "1.5.2")) for reason in reasons]


def _as_one(reasons: list[Reason]) -> Reason:
    """The first reason, with the rules of all."""
    return replace(reasons[0], rules=tuple(dict.fromkeys(rule for one in reasons for rule in one.rules)))


@means(EFFECTS, n.ReadyCards)
def ready(game: Game, ctx: Context, node: n.ReadyCards) -> None:
    """What can't ready does not (1.2.2); "after the challenge" waits until it is over (4.6.7)."""
    if node.after_challenge and game.challenge is not None:
        _wait_for_the_end(game, ctx, replace(node, after_challenge=False))
        return
    cards = select(game, ctx, node.cards)
    readied = _ink(game, cards, ReadiesInk)
    able = _those_that_can(game, cards, reasons_cannot_ready)
    readied += together(game, tuple(Readies(card, ctx.actor) for card in able), "5.1.1.1", "6.7.2.4")
    ctx.done = readied > 0
    ctx.effect_happened |= bool(readied) or any(game.is_in_play(card) for card in cards)


def _ink(game: Game, cards: tuple[Ref, ...], event: Callable[[int, tuple[int, ...]], Event]) -> int:
    """Cards in inkwells, all of a player at once; how many inkwells changed."""
    ink = [card for card, _ in cards if game.zones[card] is Zone.INKWELL]
    owners = dict.fromkeys(game.owner(card) for card in ink)
    of = {who: tuple(card for card in ink if game.owner(card) == who) for who in owners}
    return sum(apply(game, event(who, own), "6.7.2.4") for who, own in of.items())


@node
class AfterTheChallenge(Node):
    """The challenge that is going on now has ended."""


@waits_for(AfterTheChallenge, ChallengeEnds)
def after_the_challenge(
    game: Game, ctx: Context, node: AfterTheChallenge, event: ChallengeEnds
) -> Sequence[Roles]:
    """4.6.7."""
    return (Roles(),)


def _wait_for_the_end(game: Game, ctx: Context, effect: n.ReadyCards) -> None:
    """6.2.7.2: a delayed triggered ability, which resolves once the challenge is over."""
    window = Window(Ends.END_OF_TURN, game.active, made_on_turn=game.turn)
    waiting = Waiting(
        ctx.source, ctx.you, ctx.name, (AfterTheChallenge(),), effect, window, dict(ctx.bound), True,
        dict(ctx.bound_players),
    )  # fmt: skip
    game.waiting.append(waiting)
    game.step(("6.2.7.2", "4.6.7"), "a triggered ability is created", ability=ctx.name)
    ctx.done = ctx.effect_happened = True
