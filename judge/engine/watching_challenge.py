"""What the triggers of challenging, damage and leaving play recognise (CR 1.9, 4.6, 7.4.3)."""

from collections.abc import Sequence

from judge.cards.abilities import triggers as t
from judge.engine import events as e
from judge.engine.context import Context
from judge.engine.describe import means_card
from judge.engine.meaning import Roles, waits_for
from judge.engine.state import Game
from judge.engine.watching import NO, is_one_of, of_card, roles
from judge.terms import Zone


@waits_for(t.WhenChallenges, e.Challenges)
def when_challenges(game: Game, ctx: Context, node: t.WhenChallenges, event: e.Challenges) -> Sequence[Roles]:
    """4.6.5."""
    if not means_card(game, ctx, node.character, event.challenger):
        return NO
    if node.challenged is not None and not means_card(game, ctx, node.challenged, event.challenged):
        return NO
    return roles((node.character, event.challenger), (node.challenged, event.challenged))


@waits_for(t.WhenChallenged, e.Challenges)
def when_challenged(game: Game, ctx: Context, node: t.WhenChallenged, event: e.Challenges) -> Sequence[Roles]:
    """4.6.5."""
    return of_card(game, ctx, node.card, event.challenged)


@waits_for(t.WhenBanished, e.Banishes)
def when_banished(game: Game, ctx: Context, node: t.WhenBanished, event: e.Banishes) -> Sequence[Roles]:
    """7.4.3: seen before the cards leave play; "in a challenge" asks for the challenge it is in (4.6.2)."""
    if node.in_a_challenge and not event.in_challenge:
        return NO
    if node.challenged and event.card != event.challenged:
        return NO
    if node.challenging and event.card != event.challenger:
        return NO
    return of_card(game, ctx, node.card, event.card)


@waits_for(t.WhenBanishes, e.Banishes)
def when_banishes(game: Game, ctx: Context, node: t.WhenBanishes, event: e.Banishes) -> Sequence[Roles]:
    """1.8.1.4: banished by the character whose damage it took; mutual banishing counts for both."""
    if event.by is None or (node.in_a_challenge and not _is_between_the_two(event)):
        return NO
    if not means_card(game, ctx, node.character, event.by):
        return NO
    if not means_card(game, ctx, node.banished, event.card):
        return NO
    return roles((node.character, event.by), (node.banished, event.card))


def _is_between_the_two(event: e.Banishes) -> bool:
    """4.6.2: banished in a challenge, by one of the two that are in it."""
    return event.in_challenge and event.by in (event.challenger, event.challenged)


@waits_for(t.WhenLeavesPlay, e.LeavesPlay, e.Banishes)
def when_leaves_play(
    game: Game, ctx: Context, node: t.WhenLeavesPlay, event: e.LeavesPlay
) -> Sequence[Roles]:
    """7.4.3: for whatever zone."""
    return of_card(game, ctx, node.card, event.card)


@waits_for(t.WhenReturnedToHand, e.LeavesPlay)
def when_returned_to_hand(
    game: Game, ctx: Context, node: t.WhenReturnedToHand, event: e.LeavesPlay
) -> Sequence[Roles]:
    """From play to the hand of its player (7.4.3)."""
    return of_card(game, ctx, node.card, event.card) if event.to is Zone.HAND else NO


Damage = e.DealsDamage | e.PutsDamage | e.MovesDamage


@waits_for(t.WhenTakesDamage, e.DealsDamage, e.PutsDamage, e.MovesDamage)
def when_takes_damage(game: Game, ctx: Context, node: t.WhenTakesDamage, event: Damage) -> Sequence[Roles]:
    """1.9.1.5, 1.9.2: dealt, put or moved to it; damage reduced to 0 is none (8.8.2)."""
    if node.dealt and not isinstance(event, e.DealsDamage):
        return NO
    if node.in_a_challenge and not (isinstance(event, e.DealsDamage) and event.in_challenge):
        return NO
    return of_card(game, ctx, node.card, event.card) if event.amount >= node.least else NO


@waits_for(t.WhenDealsDamage, e.DealsDamage)
def when_deals_damage(
    game: Game, ctx: Context, node: t.WhenDealsDamage, event: e.DealsDamage
) -> Sequence[Roles]:
    """1.9.1.1; the card that deals it is the character, or the card whose effect does."""
    dealer = event.by or event.source
    if dealer is None or event.amount <= 0 or (node.in_a_challenge and not event.in_challenge):
        return NO
    if not means_card(game, ctx, node.character, dealer):
        return NO
    if node.to is not None and not means_card(game, ctx, node.to, event.card):
        return NO
    return roles((node.character, dealer), (node.to, event.card))


@waits_for(t.WhenRemovesDamage, e.RemovesDamage)
def when_removes_damage(
    game: Game, ctx: Context, node: t.WhenRemovesDamage, event: e.RemovesDamage
) -> Sequence[Roles]:
    """1.9.1.3: once for a card, however much is removed from it."""
    if event.amount < node.least or not is_one_of(game, ctx, node.players, event.player):
        return NO
    return of_card(game, ctx, node.card, event.card)
