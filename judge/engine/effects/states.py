"""Banishing, exerting and readying (CR 5.1.1)."""

from judge.cards.abilities import effects as n
from judge.engine.apply import apply, together
from judge.engine.context import Context
from judge.engine.events import Exerts, Readies
from judge.engine.game_state_check import banishing
from judge.engine.meaning import EFFECTS, means
from judge.engine.restrictions import reasons_cannot_exert, reasons_cannot_ready
from judge.engine.selections import select
from judge.engine.state import Game


@means(EFFECTS, n.Banish)
def banish(game: Game, ctx: Context, node: n.Banish) -> None:
    """All of them at the same time (7.4.3)."""
    cards = [card for card in select(game, ctx, node.cards) if game.is_in_play(card)]
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
    exerted = 0
    for card in select(game, ctx, node.cards):
        reasons = reasons_cannot_exert(game, card) if game.is_in_play(card) else []
        for reason in reasons:
            game.step(reason.rules, reason.message, **reason.params)
        if not reasons:
            exerted += apply(game, Exerts(card), "5.1.1.2", "6.7.2.4")
    ctx.done = exerted > 0
    ctx.effect_happened = True


@means(EFFECTS, n.ReadyCards)
def ready(game: Game, ctx: Context, node: n.ReadyCards) -> None:
    """What can't ready does not (1.2.2)."""
    readied = 0
    for card in select(game, ctx, node.cards):
        reasons = reasons_cannot_ready(game, card) if game.is_in_play(card) else []
        for reason in reasons:
            game.step(reason.rules, reason.message, **reason.params)
        if not reasons:
            readied += apply(game, Readies(card, ctx.actor), "5.1.1.1", "6.7.2.4")
    ctx.done = readied > 0
    ctx.effect_happened = True
