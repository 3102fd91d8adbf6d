"""Putting cards under other cards (CR 5.1.1.5, 8.4)."""

from judge.cards.abilities import placing as pl
from judge.cards.abilities.selections import Count, OneOf
from judge.engine.amounts import number
from judge.engine.apply import apply
from judge.engine.context import Context
from judge.engine.effects.piles import settle_the_top
from judge.engine.effects.taking import MOVED, how_many_can_be_taken, take
from judge.engine.events import LeavesPlay, PutsUnder, Ref
from judge.engine.players import players
from judge.engine.selections import choose_cards, says_that_there_are_fewer, select
from judge.engine.state import Game
from judge.terms import Zone


def put_under(game: Game, ctx: Context, node: pl.Put, to: pl.Under) -> None:
    """Each top card that is meant gets cards of its own."""
    meant = [ref for ref in select(game, ctx, to.card) if game.is_in_play(ref)]
    tops = _those_that_get_cards(game, ctx, node, meant)
    put = 0
    for top in tops:
        if len(tops) > 1 or isinstance(node.cards, pl.TopCards):
            ctx.bound.pop(getattr(node.cards, "slot", -1), None)
        settle_the_top(game, ctx, node.cards)
        for card in take(game, ctx, node.cards, node.source):
            if game.is_current(card) and card != top:
                put += _put_one(game, ctx, card, top, not to.faceup)
    ctx.done = ctx.done and put > 0 and len(tops) == len(meant)


def _those_that_get_cards(game: Game, ctx: Context, node: pl.Put, meant: list[Ref]) -> list[Ref]:
    """1.2.3: where the cards are not enough for all, the player chooses which of them get any (6.1.3)."""
    if len(meant) < 2 or not isinstance(node.cards, pl.TopCards | OneOf):
        return meant
    for_each = number(game, ctx, node.cards.amount) if isinstance(node.cards, pl.TopCards) else 1
    there = _how_many_there_are(game, ctx, node, for_each * len(meant))
    if there >= for_each * len(meant):
        return meant
    says_that_there_are_fewer(game, ctx, tuple(meant))
    some = Count(-(-there // for_each))
    return list(choose_cards(game, ctx, some, meant, {}, rules=("1.2.3",))) if there else []


def _how_many_there_are(game: Game, ctx: Context, node: pl.Put, wanted: int) -> int:
    if isinstance(node.cards, pl.TopCards):
        owners = (ctx.actor,) if node.cards.players is None else players(game, ctx, node.cards.players)
        return sum(len(game.players[owner].deck) for owner in owners)
    assert isinstance(node.cards, OneOf)
    return how_many_can_be_taken(game, ctx, node.cards, node.source, wanted)


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
