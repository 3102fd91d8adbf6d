"""What trigger conditions recognise in an event (CR 6.2.1): the turn, and what stands around other triggers.

The triggers of playing, of fighting and of zones stand in the files beside this one.
"""

from collections.abc import Sequence

from judge.cards.abilities import triggers as t
from judge.cards.abilities.node import Node
from judge.cards.abilities.players import Players
from judge.cards.abilities.selections import Selection
from judge.engine import events as e
from judge.engine.conditions import holds
from judge.engine.context import Context
from judge.engine.describe import means_card
from judge.engine.events import Event, Ref
from judge.engine.meaning import Roles, meets, waits_for
from judge.engine.players import players
from judge.engine.state import Game

NO: Sequence[Roles] = ()


def roles(
    *pairs: tuple[Node | None, Ref | None], by: tuple[Players | None, int] | None = None
) -> Sequence[Roles]:
    """One trigger, with the cards that its phrases mean, and the player who did it."""
    cards: dict[int, tuple[Ref, ...]] = {slot_of(one): (ref,) for one, ref in pairs if one and ref}
    return (Roles(cards, {slot_of(by[0]): (by[1],)} if by else {}),)


def slot_of(phrase: Node | None) -> int:
    """The slot that others refer to a phrase by; -1 if it has none."""
    slot = getattr(phrase, "slot", -1)
    return int(slot)


def of_card(game: Game, ctx: Context, phrase: Selection, ref: Ref | None) -> Sequence[Roles]:
    """The roles of an event that has one card, if the phrase means it."""
    return roles((phrase, ref)) if ref is not None and means_card(game, ctx, phrase, ref) else NO


def is_one_of(game: Game, ctx: Context, who: Players | None, player: int | None) -> bool:
    """Whether a phrase means this player; where it names none, anyone may have done it."""
    return who is None or player in players(game, ctx, who)


def now(ref: Ref) -> Ref:
    """The card after the event that moved it: it is a new card (7.1.6)."""
    return ref[0], ref[1] + 1


def before(game: Game, event: Event) -> list[Event]:
    """What happened this turn before an event that has happened."""
    found: list[Event] = []
    for one in game.history:
        if one is event:
            break
        found.append(one)
    return found


# ---- the turn


@waits_for(t.AtStartOfTurn, e.TurnStarts)
def at_start_of_turn(game: Game, ctx: Context, node: t.AtStartOfTurn, event: e.TurnStarts) -> Sequence[Roles]:
    """3.2.1.4."""
    who = (node.players, event.player)
    return roles(by=who) if is_one_of(game, ctx, *who) else NO


@waits_for(t.AtEndOfTurn, e.TurnEnds)
def at_end_of_turn(game: Game, ctx: Context, node: t.AtEndOfTurn, event: e.TurnEnds) -> Sequence[Roles]:
    """3.4.1.1."""
    who = (node.players, event.player)
    return roles(by=who) if is_one_of(game, ctx, *who) else NO


# ---- around other triggers


@waits_for(t.WhileTrue)
def while_true(game: Game, ctx: Context, node: t.WhileTrue, event: Event) -> Sequence[Roles]:
    """6.1.13.6: the trigger counts only while the condition is true; the cards it names can be spoken of."""
    found = []
    for one in meets(game, ctx, node.trigger, event):
        ctx.subject = next(iter(one.cards.values()), (ctx.source,))[0]
        ctx.bound |= one.cards
        ctx.bound_players |= one.players
        known = dict(ctx.bound)
        if holds(game, ctx, node.condition):
            spoken_of = {slot: cards for slot, cards in ctx.bound.items() if known.get(slot) != cards}
            found.append(Roles(one.cards | spoken_of, one.players))
    return found


@waits_for(t.FirstTime)
def first_time(game: Game, ctx: Context, node: t.FirstTime, event: Event) -> Sequence[Roles]:
    """6.2.2: only the first such event of the turn."""
    if any(meets(game, ctx, node.trigger, old) for old in before(game, event)):
        return NO
    return meets(game, ctx, node.trigger, event)


@waits_for(t.SecondTime)
def second_time(game: Game, ctx: Context, node: t.SecondTime, event: Event) -> Sequence[Roles]:
    """6.2.2: only the second such event of the turn."""
    times = sum(bool(meets(game, ctx, node.trigger, old)) for old in before(game, event))
    return meets(game, ctx, node.trigger, event) if times == 1 else NO


# ---- being chosen, abilities


@waits_for(t.WhenChosen, e.IsChosen)
def when_chosen(game: Game, ctx: Context, node: t.WhenChosen, event: e.IsChosen) -> Sequence[Roles]:
    """8.14.1: chosen while an effect of that kind resolves."""
    if not is_one_of(game, ctx, node.players, event.player) or not _is_for(event.purpose, node.purpose):
        return NO
    if not means_card(game, ctx, node.card, event.card):
        return NO
    return roles((node.card, event.card), by=(node.players, event.player))


def _is_for(purposes: frozenset[str], wanted: str) -> bool:
    """An effect that resolves is an action's or an ability's (6.1.1)."""
    if wanted == t.Purpose.ACTION_OR_ABILITY:
        return True
    if wanted == t.Purpose.ACTION:
        return "action" in purposes
    if wanted == t.Purpose.ACTION_OR_ITEMS_ABILITY:
        return "action" in purposes or "item" in purposes
    return wanted in purposes


@waits_for(t.WhenUsesKeyword, e.UsesAbility)
def when_uses_keyword(
    game: Game, ctx: Context, node: t.WhenUsesKeyword, event: e.UsesAbility
) -> Sequence[Roles]:
    """ "you use the Boost ability of a character" (8.4.1)."""
    if event.keyword != node.keyword or not is_one_of(game, ctx, node.players, event.player):
        return NO
    return of_card(game, ctx, node.card, event.card)
