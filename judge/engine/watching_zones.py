"""What the triggers of drawing, discarding, inking and other changes of zone recognise (CR 7)."""

from collections.abc import Sequence

from judge.cards.abilities import triggers as t
from judge.cards.abilities import triggers_lore as lore
from judge.engine import events as e
from judge.engine.characteristics import cards_under
from judge.engine.context import Context
from judge.engine.describe import means_card
from judge.engine.events import Event, Ref
from judge.engine.meaning import Roles, waits_for
from judge.engine.state import Game
from judge.engine.watching import NO, before, is_one_of, now, of_card, roles, slot_of
from judge.terms import Zone


@waits_for(t.WhenDraws, e.Draws)
def when_draws(game: Game, ctx: Context, node: t.WhenDraws, event: e.Draws) -> Sequence[Roles]:
    """1.12.2: for each card, since they are drawn one at a time."""
    if not is_one_of(game, ctx, node.players, event.player):
        return NO
    if node.during_their_turn and not game.is_turn_of(event.player):
        return NO
    if node.one_or_more and event.further:
        return NO
    if node.ordinal is not None and _drawn_before(game, event) + 1 != node.ordinal:
        return NO
    return roles(by=(node.players, event.player))


def _drawn_before(game: Game, event: e.Draws) -> int:
    """How many cards the same player drew before it this turn."""
    return sum(isinstance(old, e.Draws) and old.player == event.player for old in before(game, event))


@waits_for(t.WhenInks, e.PutsIntoInkwell)
def when_inks(game: Game, ctx: Context, node: t.WhenInks, event: e.PutsIntoInkwell) -> Sequence[Roles]:
    """4.2: the turn action alone."""
    who = (node.players, event.player)
    return roles(by=who) if event.inked and is_one_of(game, ctx, *who) else NO


@waits_for(t.WhenDiscards, e.Discards)
def when_discards(game: Game, ctx: Context, node: t.WhenDiscards, event: e.Discards) -> Sequence[Roles]:
    """7.3.4: for each card; "1 or more" once for all of them (6.2.1)."""
    if not is_one_of(game, ctx, node.players, event.player):
        return NO
    cards = tuple(now(card) for card in event.cards if means_card(game, ctx, node.card, now(card)))
    who: dict[int, tuple[int, ...]] = {slot_of(node.players): (event.player,)}
    slot = node.card.slot
    if node.one_or_more:
        return (Roles({slot: cards}, who),) if cards else NO
    return [Roles({slot: (card,)}, who) for card in cards]


@waits_for(t.WhenPutIntoInkwell, e.PutsIntoInkwell, e.LeavesPlay)
def when_put_into_inkwell(
    game: Game, ctx: Context, node: t.WhenPutIntoInkwell, event: e.PutsIntoInkwell | e.LeavesPlay
) -> Sequence[Roles]:
    """7.5: for each card, those under a card that becomes ink included (5.1.1.7)."""
    if isinstance(event, e.LeavesPlay) and event.to is not Zone.INKWELL:
        return NO
    owner = game.owner(event.card[0])
    doer = event.put_by if isinstance(event, e.LeavesPlay) else event.by
    who = (node.players, owner if doer is None or not node.by_players else doer)
    if not is_one_of(game, ctx, *who):
        return NO
    together = len(cards_under(game, event.card)) if isinstance(event, e.LeavesPlay) else 0
    return list(roles(by=who)) * (1 + together)


@waits_for(t.WhenPutUnder, e.PutsUnder)
def when_put_under(game: Game, ctx: Context, node: t.WhenPutUnder, event: e.PutsUnder) -> Sequence[Roles]:
    """5.1.1.5; to shift is no putting under (8.10.1)."""
    return (
        of_card(game, ctx, node.card, event.under) if is_one_of(game, ctx, node.players, event.player) else NO
    )


def came_from(game: Game, ref: Ref) -> Zone | None:
    """The zone that a card was in before an event moved it."""
    return game.came_from.get(now(ref))


@waits_for(t.WhenReturns, e.PutsCard)
def when_returns(game: Game, ctx: Context, node: t.WhenReturns, event: e.PutsCard) -> Sequence[Roles]:
    """From the zone it names to the hand."""
    doer = game.owner(event.card[0]) if event.by is None else event.by
    if event.to is not Zone.HAND or came_from(game, event.card) is not node.source:
        return NO
    return of_card(game, ctx, node.card, now(event.card)) if is_one_of(game, ctx, node.players, doer) else NO


@waits_for(t.WhenLeavesDiscard, e.PutsCard, e.PutsIntoInkwell, e.PutsUnder, e.Plays)
def when_leaves_discard(
    game: Game,
    ctx: Context,
    node: t.WhenLeavesDiscard,
    event: e.PutsCard | e.PutsIntoInkwell | e.PutsUnder | e.Plays,
) -> Sequence[Roles]:
    """For whatever zone, each card on its own."""
    if came_from(game, event.card) is not Zone.DISCARD:
        return NO
    if not is_one_of(game, ctx, node.players, game.owner(event.card[0])):
        return NO
    return of_card(game, ctx, node.card, now(event.card))


@waits_for(t.WhenMilled, e.PutsCard)
def when_milled(game: Game, ctx: Context, node: t.WhenMilled, event: e.PutsCard) -> Sequence[Roles]:
    """From the deck into the discard."""
    if event.to is not Zone.DISCARD or came_from(game, event.card) is not Zone.DECK:
        return NO
    owner = game.owner(event.card[0])
    doer = owner if event.by is None or not node.by_players else event.by
    return of_card(game, ctx, node.card, now(event.card)) if is_one_of(game, ctx, node.players, doer) else NO


@waits_for(lore.WhenPutIntoDiscard, e.Discards, e.LeavesPlay, e.Banishes, e.PutsCard)
def when_put_into_discard(
    game: Game, ctx: Context, node: lore.WhenPutIntoDiscard, event: Event
) -> Sequence[Roles]:
    """7.6: for each card, those under a card that leaves play included (5.1.1.7)."""
    found: list[Roles] = []
    for card in arrivals(game, event, Zone.DISCARD):
        is_theirs = is_one_of(game, ctx, node.players, game.owner(card))
        there = (card, game.ref(card)[1] + isinstance(event, e.LeavesPlay))  # which it is about to be (7.1.6)
        if is_theirs and means_card(game, ctx, node.card, there):
            found += roles((node.card, there), by=(node.players, game.owner(card)))
    return found


def arrivals(game: Game, event: Event, zone: Zone) -> list[int]:
    """The cards that an event has put into a zone, with those that were under them (5.1.1.7)."""
    match event:
        case e.Discards():
            return [card for card, _ in event.cards] if zone is Zone.DISCARD else []
        case e.PutsIntoInkwell():
            return [event.card[0]] if zone is Zone.INKWELL else []
        case e.LeavesPlay():
            return [event.card[0], *cards_under(game, event.card)] if event.to is zone else []
        case e.PutsCard():
            return [event.card[0]] if event.to is zone else []
    return []
