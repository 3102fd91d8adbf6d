"""Discarding: chosen by the player or by another, at random, or down to a number (CR 7.3.4)."""

from dataclasses import replace

from judge.cards.abilities import effects as n
from judge.cards.abilities import placing as pl
from judge.cards.abilities import selections as s
from judge.cards.abilities import statics as st
from judge.cards.abilities.descriptions import Description, Noun
from judge.cards.abilities.node import Node
from judge.engine.amounts import number
from judge.engine.apply import apply
from judge.engine.context import Context
from judge.engine.effects.piles import at_random
from judge.engine.effects.taking import Pool, take, take_from
from judge.engine.events import Discards, Ref
from judge.engine.meaning import EFFECTS, means
from judge.engine.players import players, players_who_act
from judge.engine.replacement import is_replaced_only_by
from judge.engine.selections import least_of
from judge.engine.state import Game
from judge.terms import Zone

DISCARDED = "discarded"
A_CARD = Description(Noun(card=True))


@means(EFFECTS, n.Discard)
def discard(game: Game, ctx: Context, node: n.Discard) -> None:
    """7.3.4: who discards chooses, unless the text says otherwise; as many as there are (1.2.3)."""
    ctx.done = True
    if isinstance(node.cards, pl.CardsIn):
        _discard_hands(game, ctx, node.cards)
        return
    if _is_prevented(game, ctx):
        return
    phrase = _as_often(ctx, node.cards) or s.OneOf(A_CARD, s.Count(number(game, ctx, node.amount)))
    cards = _at_random(game, ctx, phrase) if node.at_random else _chosen(game, ctx, node, phrase)
    complete = ctx.done
    discard_cards(game, ctx, cards)
    ctx.done = complete and ctx.done


def _is_prevented(game: Game, ctx: Context) -> bool:
    """6.7.2.2: who doesn't discard at all is not asked what."""
    hand = tuple(game.ref(card) for card in game.players[ctx.actor].hand)
    event = Discards(ctx.actor, hand, ctx.before_it_resolves)
    if event.as_cost or not is_replaced_only_by(game, event, st.DontDiscard):
        return False
    discard_cards(game, ctx, hand)
    return True


def _as_often(ctx: Context, phrase: Node | None) -> Node | None:
    """6.1.8: "a card for each …" is one number of cards, discarded together."""
    if ctx.times == 1 or not isinstance(phrase, s.OneOf) or phrase.count.most is None:
        return phrase
    least = None if phrase.count.least is None else phrase.count.least * ctx.times
    return replace(phrase, count=s.Count(phrase.count.most * ctx.times, least))


def _discard_hands(game: Game, ctx: Context, node: pl.CardsIn) -> None:
    """A hand is discarded completely also where there are no cards in it."""
    for owner in players_who_act(game, ctx, node.players):
        discard_cards(game, ctx, tuple(game.ref(card) for card in game.players[owner].hand), owner)
    ctx.done = True


def _chosen(game: Game, ctx: Context, node: n.Discard, phrase: Node) -> tuple[Ref, ...]:
    """ "a card of your choice": another player chooses from the hand of the one who discards."""
    if node.chosen_by is None:
        return take(game, ctx, phrase, node.source, Zone.HAND)
    assert isinstance(phrase, s.Selection)
    cards = tuple(game.ref(card) for card in game.players[ctx.actor].hand)
    before, ctx.actor = ctx.actor, players(game, ctx, node.chosen_by)[0]
    found = take_from(game, ctx, phrase, Pool(cards))
    ctx.actor = before
    return found


def _at_random(game: Game, ctx: Context, phrase: Node) -> tuple[Ref, ...]:
    wanted = least_of(phrase.count) if isinstance(phrase, s.OneOf) else 1
    found = at_random(game, ctx, [game.ref(card) for card in game.players[ctx.actor].hand], wanted)
    if len(found) < wanted:
        ctx.done = False
    return tuple(found)


def discard_cards(game: Game, ctx: Context, cards: tuple[Ref, ...], player: int | None = None) -> None:
    """All of them at the same time, as one event."""
    who = ctx.actor if player is None else player
    ctx.done = bool(cards) and apply(game, Discards(who, cards, ctx.before_it_resolves), "7.3.4")
    moved = [ref for ref in cards if not game.is_current(ref)]
    for ref in moved:
        ctx.moved.add(ref[0])
        ctx.follow(ref, game.ref(ref[0]))
    ctx.counts["cards"] = ctx.counts["number"] = len(moved)
    ctx.groups[DISCARDED] = (*ctx.groups.get(DISCARDED, ()), *(game.ref(card) for card, _ in moved))


@means(EFFECTS, n.DiscardUntil)
def discard_until(game: Game, ctx: Context, node: n.DiscardUntil) -> None:
    """6.1.8.1: how many are too many is counted once."""
    excess = max(0, len(game.players[ctx.actor].hand) - node.amount)
    game.step("6.1.8.1", "counts", ability=ctx.name, amount=excess)
    ctx.done = True
    if excess and not _is_prevented(game, ctx):
        cards = take(game, ctx, s.OneOf(A_CARD, s.Count(excess)), None, Zone.HAND)
        discard_cards(game, ctx, cards)
