"""Putting cards under other cards (CR 5.1.1.5, 8.4)."""

from judge.cards.abilities import placing as pl
from judge.engine.apply import apply
from judge.engine.context import Context
from judge.engine.effects.piles import settle_the_top
from judge.engine.effects.taking import MOVED, take
from judge.engine.events import LeavesPlay, PutsUnder, Ref
from judge.engine.selections import select
from judge.engine.state import Game
from judge.terms import Zone


def put_under(game: Game, ctx: Context, node: pl.Put, to: pl.Under) -> None:
    """Each top card that is meant gets cards of its own."""
    tops = [ref for ref in select(game, ctx, to.card) if game.is_in_play(ref)]
    put = 0
    for top in tops:
        if isinstance(node.cards, pl.TopCards):
            ctx.bound.pop(node.cards.slot, None)
        settle_the_top(game, ctx, node.cards)
        for card in take(game, ctx, node.cards, node.source):
            if game.is_current(card) and card != top:
                put += _put_one(game, ctx, card, top, not to.faceup)
    ctx.done = ctx.done and put > 0


def _put_one(game: Game, ctx: Context, card: Ref, top: Ref, facedown: bool) -> bool:
    """A card in play leaves it with its stack, which goes to the same place (5.1.1.7, 5.1.1.8)."""
    below: list[int] = []
    if game.is_in_play(card):
        below = list(game.in_play[card[0]].under)
        apply(game, LeavesPlay(card, Zone.UNDER), "5.1.1.8")
    for one in (*reversed(below), card[0]):
        apply(game, PutsUnder(ctx.actor, game.ref(one), top, facedown), "5.1.1.5")
    ctx.moved.add(card[0])
    ctx.follow(card, game.ref(card[0]))
    ctx.groups[MOVED] = (*ctx.groups.get(MOVED, ()), game.ref(card[0]))
    return game.zones[card[0]] is Zone.UNDER
