"""What each trigger condition recognises in an event (CR 6.2.1): the roles it names, by slot."""

from collections.abc import Sequence

from judge.cards.abilities import selections as s
from judge.cards.abilities import triggers as t
from judge.engine import events as e
from judge.engine.conditions import holds
from judge.engine.context import Context
from judge.engine.describe import means_card
from judge.engine.events import Ref
from judge.engine.meaning import TRIGGERS, Roles, waits_for
from judge.engine.players import players
from judge.engine.state import Game

NO: Sequence[Roles] = ()


def roles(*pairs: tuple[s.Selection | None, Ref | None]) -> Sequence[Roles]:
    """One trigger, with the cards that its phrases mean."""
    return ({phrase.slot: (ref,) for phrase, ref in pairs if phrase is not None and ref is not None},)


@waits_for(t.WhenPlayed, e.Plays)
def when_played(game: Game, ctx: Context, node: t.WhenPlayed, event: e.Plays) -> Sequence[Roles]:
    """4.3.3, 4.3.4.1: "when you play this" is met as the card comes into play."""
    card = game.ref(event.card[0])
    if event.player not in players(game, ctx, node.players) or not means_card(game, ctx, node.card, card):
        return NO
    return roles((node.card, card))


@waits_for(t.WhenQuests, e.Quests)
def when_quests(game: Game, ctx: Context, node: t.WhenQuests, event: e.Quests) -> Sequence[Roles]:
    """4.5.2."""
    return roles((node.character, event.card)) if means_card(game, ctx, node.character, event.card) else NO


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
    return roles((node.card, event.challenged)) if means_card(game, ctx, node.card, event.challenged) else NO


@waits_for(t.WhenBanished, e.Banishes)
def when_banished(game: Game, ctx: Context, node: t.WhenBanished, event: e.Banishes) -> Sequence[Roles]:
    """7.4.3: seen before the cards leave play; "in a challenge" asks for the challenge it is in (4.6.2)."""
    if not means_card(game, ctx, node.card, event.card):
        return NO
    if node.in_a_challenge and not event.in_challenge:
        return NO
    if node.challenged and event.card != event.challenged:
        return NO
    if node.challenging and event.card != event.challenger:
        return NO
    return roles((node.card, event.card))


@waits_for(t.WhenBanishes, e.Banishes)
def when_banishes(game: Game, ctx: Context, node: t.WhenBanishes, event: e.Banishes) -> Sequence[Roles]:
    """1.8.1.4: banished by the character whose damage it took; mutual banishing counts for both."""
    if event.by is None or not event.in_challenge or event.by not in (event.challenger, event.challenged):
        return NO
    if not means_card(game, ctx, node.character, event.by):
        return NO
    if not means_card(game, ctx, node.banished, event.card):
        return NO
    return roles((node.character, event.by), (node.banished, event.card))


@waits_for(t.WhenChosen, e.IsChosen)
def when_chosen(game: Game, ctx: Context, node: t.WhenChosen, event: e.IsChosen) -> Sequence[Roles]:
    """8.14.1: chosen while an effect of that kind resolves."""
    if node.players is not None and event.player not in players(game, ctx, node.players):
        return NO
    if node.purpose and node.purpose not in event.purpose:
        return NO
    return roles((node.card, event.card)) if means_card(game, ctx, node.card, event.card) else NO


@waits_for(t.AtStartOfTurn, e.TurnStarts)
def at_start_of_turn(game: Game, ctx: Context, node: t.AtStartOfTurn, event: e.TurnStarts) -> Sequence[Roles]:
    """3.2.1.4."""
    return ({},) if event.player in players(game, ctx, node.players) else NO


@waits_for(t.AtEndOfTurn, e.TurnEnds)
def at_end_of_turn(game: Game, ctx: Context, node: t.AtEndOfTurn, event: e.TurnEnds) -> Sequence[Roles]:
    """3.4.1.1."""
    return ({},) if node.players is None or event.player in players(game, ctx, node.players) else NO


@waits_for(t.WhileTrue, *{kind for kinds, _ in TRIGGERS.values() for kind in kinds})
def while_true(game: Game, ctx: Context, node: t.WhileTrue, event: e.Event) -> Sequence[Roles]:
    """6.1.13.6: the trigger counts only while the condition is true of the card it speaks of."""
    events, watch = TRIGGERS[type(node.trigger)]
    if type(event) not in events:
        return NO
    found = []
    for one in watch(game, ctx, node.trigger, event):
        ctx.subject = next(iter(one.values()), (ctx.source,))[0]
        if holds(game, ctx, node.condition):
            found.append(one)
    return found


@waits_for(t.FirstTime, *{kind for kinds, _ in TRIGGERS.values() for kind in kinds})
def first_time(game: Game, ctx: Context, node: t.FirstTime, event: e.Event) -> Sequence[Roles]:
    """6.2.2: only the first such event of the turn."""
    events, watch = TRIGGERS[type(node.trigger)]
    if type(event) not in events:
        return NO
    earlier = (old for old in game.history if type(old) in events and old is not event)
    if any(watch(game, ctx, node.trigger, old) for old in earlier):
        return NO
    return watch(game, ctx, node.trigger, event)
