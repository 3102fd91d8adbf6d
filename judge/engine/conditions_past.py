"""Conditions that ask what happened: this turn, as it was played, or by the effect before (CR 6.2.4)."""

from judge.cards.abilities import conditions as c
from judge.cards.abilities import happenings as h
from judge.cards.abilities.descriptions import Description
from judge.engine import events as e
from judge.engine.conditions import true_of
from judge.engine.context import Context
from judge.engine.describe import fits
from judge.engine.events import Discards, Ref
from judge.engine.meaning import CONDITIONS, means, meets
from judge.engine.selections import all_that_fit
from judge.engine.state import Game
from judge.engine.statics import in_scope
from judge.engine.unknown import fits_or_chance
from judge.engine.watching import before, now
from judge.engine.watching_zones import arrivals


@means(CONDITIONS, c.PlayedThisTurn)
def played_this_turn(game: Game, ctx: Context, node: c.PlayedThisTurn) -> bool:
    """4.3.3: what has entered play, for whatever cost, is played; played again it is a new card (7.1.6)."""

    def has_played(player: int) -> bool:
        played = [event for event in game.history if isinstance(event, e.Plays) and event.player == player]
        count = sum(
            fits(game, ctx, now(event.card), node.description)
            for event in played
            if not (node.other and now(event.card) == ctx.source)
        )
        return count >= node.amount

    return true_of(game, ctx, node.players, has_played)


@means(CONDITIONS, c.HappenedThisTurn)
def happened_this_turn(game: Game, ctx: Context, node: c.HappenedThisTurn) -> bool:
    """Some event of this turn is what such a trigger waits for; a card to which it happened twice is one."""
    happened = [roles for event in game.history for roles in meets(game, ctx, node.trigger, event)]
    if node.amount == 1:
        return bool(happened)
    cards = {tuple(roles.cards.items()) for roles in happened if roles.cards}
    return len(cards) + sum(not roles.cards for roles in happened) >= node.amount


@means(CONDITIONS, c.PutIntoZoneThisTurn)
def put_into_zone_this_turn(game: Game, ctx: Context, node: c.PutIntoZoneThisTurn) -> bool:
    """Each card counts, those of a stack too (5.1.1.7)."""
    arrived = [card for event in game.history for card in arrivals(game, event, node.zone)]
    without = ctx.source[0] if node.other else None

    def enough(player: int) -> bool:
        return sum(game.owner(card) == player and card != without for card in arrived) >= node.amount

    return true_of(game, ctx, node.players, enough)


@means(CONDITIONS, h.OrdinalThisTurn)
def ordinal_this_turn(game: Game, ctx: Context, node: h.OrdinalThisTurn) -> bool:
    """Which such event of the turn the triggering one is; nothing that comes after it matters (6.2.4).

    Of several cards that one event moves only one is the second (7.5.2).
    """
    if ctx.event is None:
        return False
    earlier = sum(len(meets(game, ctx, node.trigger, event)) for event in before(game, ctx.event))
    return (
        ctx.place < len(meets(game, ctx, node.trigger, ctx.event)) and earlier + ctx.place + 1 == node.ordinal
    )


@means(CONDITIONS, h.DuringTurn)
def during_turn(game: Game, ctx: Context, node: h.DuringTurn) -> bool:
    """6.1.13.1."""
    return in_scope(game, node.scope, ctx.you)


@means(CONDITIONS, h.FirstTurnAsLaterPlayer)
def first_turn_as_later_player(game: Game, ctx: Context, node: h.FirstTurnAsLaterPlayer) -> bool:
    """The turns of the first round after the first player's."""
    return game.is_turn_of(ctx.you) and 1 < game.turn <= len(game.players)


# ---- how the card was played


@means(CONDITIONS, h.SangThisSong)
def sang_this_song(game: Game, ctx: Context, node: h.SangThisSong) -> bool:
    """5.4.4.2, 8.12.3; those who sang it can be spoken of."""
    singers = tuple(ref for ref in ctx.groups.get("singers", ()) if fits(game, ctx, ref, node.description))
    ctx.bound[node.slot] = singers
    return len(singers) >= node.amount


@means(CONDITIONS, h.RemovedInkDropToPlay)
def removed_ink_drop_to_play(game: Game, ctx: Context, node: h.RemovedInkDropToPlay) -> bool:
    cards = all_that_fit(game, ctx, node.card)
    return any(
        isinstance(event, e.InkDrops) and event.to_play is not None and now(event.to_play) in cards
        for event in game.history
    )


# ---- what the effect before did


@means(CONDITIONS, h.DoneTo)
def done_to(game: Game, ctx: Context, node: h.DoneTo) -> bool:
    """Some card that the effect before did this to fits."""
    return bool(cards_done_to(game, ctx, node.deed, node.description))


def cards_done_to(game: Game, ctx: Context, deed: h.Deed, description: Description) -> list[Ref]:
    """The cards that fit of those to which the effect before did it, kept as a group of that name."""
    cards = ctx.groups.get(deed.value)
    if cards is None:
        cards = _done_by_event(game, ctx, deed)
    return [ref for ref in cards if fits_or_chance(game, ctx, ref, description)]


def _done_by_event(game: Game, ctx: Context, deed: h.Deed) -> tuple[Ref, ...]:
    """ "a card for each card discarded": by the event that triggered the ability."""
    if deed is h.Deed.DISCARDED and isinstance(ctx.event, Discards):
        return tuple(game.ref(card) for card, _ in ctx.event.cards)
    return ()


@means(CONDITIONS, h.RemovedDamage)
def removed_damage(game: Game, ctx: Context, node: h.RemovedDamage) -> bool:
    return ctx.counts.get("damage removed", 0) > 0
