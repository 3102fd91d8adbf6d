"""What the triggers of playing, shifting, questing, moving and singing recognise (CR 4.3 to 4.7, 5.4.4)."""

from collections.abc import Sequence

from judge.cards.abilities import triggers as t
from judge.cards.abilities.descriptions import AtALocation
from judge.engine import events as e
from judge.engine.characteristics import has_keyword
from judge.engine.context import Context
from judge.engine.describe import means_card
from judge.engine.events import Ref
from judge.engine.keywords.sing_together import has_sing_together
from judge.engine.matching import is_such_a_location
from judge.engine.meaning import Roles, waits_for
from judge.engine.state import Game
from judge.engine.watching import NO, before, is_one_of, now, of_card, roles, slot_of
from judge.terms import Keyword


@waits_for(t.WhenPlayed, e.Plays)
def when_played(game: Game, ctx: Context, node: t.WhenPlayed, event: e.Plays) -> Sequence[Roles]:
    """4.3.3, 4.3.4.1: "when you play this" is met as the card comes into play."""
    card = now(event.card)
    if not is_one_of(game, ctx, node.players, event.player) or not means_card(game, ctx, node.card, card):
        return NO
    if node.paid_at_most is not None and (event.paid is None or event.paid > node.paid_at_most):
        return NO
    if node.source is not None and game.came_from.get(card) is not node.source:
        return NO
    if node.on is not None and not _is_onto(game, ctx, node, event):
        return NO
    if node.ordinal is not None and _earlier(game, ctx, node, event) + 1 != node.ordinal:
        return NO
    return roles((node.card, card), (node.on, event.shifted_onto), by=(node.players, event.player))


def _is_onto(game: Game, ctx: Context, node: t.WhenPlayed | t.WhenShifted, event: e.Plays) -> bool:
    """Whether it was put on top of the character that the trigger names (8.10.1)."""
    if node.on is None or event.shifted_onto is None:
        return False
    return any(means_card(game, ctx, node.on, below) for below in (event.shifted_onto, *event.also_onto))


def _earlier(game: Game, ctx: Context, node: t.WhenPlayed, event: e.Plays) -> int:
    """How many such cards the same player played before it this turn."""
    return sum(
        isinstance(old, e.Plays)
        and old.player == event.player
        and means_card(game, ctx, node.card, now(old.card))
        for old in before(game, event)
    )


@waits_for(t.WhenShifted, e.Plays)
def when_shifted(game: Game, ctx: Context, node: t.WhenShifted, event: e.Plays) -> Sequence[Roles]:
    """8.10.1: put on top of a character by its Shift."""
    if event.shifted_onto is None or not is_one_of(game, ctx, node.players, event.player):
        return NO
    if not means_card(game, ctx, node.card, now(event.card)):
        return NO
    if node.on is not None and not _is_onto(game, ctx, node, event):
        return NO
    return roles((node.card, now(event.card)), (node.on, event.shifted_onto))


@waits_for(t.WhenEntersPlayExerted, e.Plays)
def when_enters_play_exerted(
    game: Game, ctx: Context, node: t.WhenEntersPlayExerted, event: e.Plays
) -> Sequence[Roles]:
    """By its text, by choice, or on top of an exerted character (8.10.2, 8.10.3)."""
    card = now(event.card)
    inherited = event.shifted_onto is not None and game.is_in_play(card) and game.in_play[card[0]].exerted
    return of_card(game, ctx, node.card, card) if event.exerted or inherited else NO


@waits_for(t.WhenEntersPlay, e.Plays)
def when_enters_play(game: Game, ctx: Context, node: t.WhenEntersPlay, event: e.Plays) -> Sequence[Roles]:
    """4.3.3: a character, an item or a location that is played comes into play."""
    return of_card(game, ctx, node.card, now(event.card)) if game.is_in_play(now(event.card)) else NO


@waits_for(t.WhenQuests, e.Quests)
def when_quests(game: Game, ctx: Context, node: t.WhenQuests, event: e.Quests) -> Sequence[Roles]:
    """4.5.2."""
    return of_card(game, ctx, node.character, event.card)


@waits_for(t.WhenMoves, e.Moves)
def when_moves(game: Game, ctx: Context, node: t.WhenMoves, event: e.Moves) -> Sequence[Roles]:
    """4.7.4."""
    if not is_one_of(game, ctx, node.players, event.player):
        return NO
    if (node.here and event.to != ctx.source) or (node.from_a_location and event.source is None):
        return NO
    if isinstance(node.to, AtALocation) and not is_such_a_location(game, ctx, event.to, node.to):
        return NO
    if not means_card(game, ctx, node.character, event.card):
        return NO
    return roles((node.character, event.card), (node.to, event.to), by=(node.players, event.player))


@waits_for(t.WhenSings, e.Sings)
def when_sings(game: Game, ctx: Context, node: t.WhenSings, event: e.Sings) -> Sequence[Roles]:
    """5.4.4.2; each of those who sing together does (8.12.3)."""
    if not _sings_so(game, ctx, node, event) or not means_card(game, ctx, node.song, event.song):
        return NO
    if node.one_or_more and any(
        isinstance(old, e.Sings) and old.song == event.song and _sings_so(game, ctx, node, old)
        for old in before(game, event)
    ):
        return NO
    found = roles((node.character, event.card), (node.song, event.song))
    if node.one_or_more:
        found[0].cards[slot_of(node.character)] = _all_who_sing(game, ctx, node, event)
    return found


def _all_who_sing(game: Game, ctx: Context, node: t.WhenSings, event: e.Sings) -> tuple[Ref, ...]:
    """ "one or more of your characters": those of whom the trigger speaks, all at once (8.12.1)."""
    played = (old for old in game.history if isinstance(old, e.Plays) and now(old.card) == event.song)
    singers = next((old.singers for old in played), (event.card,))
    return tuple(one for one in singers if _sings_so(game, ctx, node, e.Sings(one, event.song)))


def _sings_so(game: Game, ctx: Context, node: t.WhenSings, event: e.Sings) -> bool:
    if node.with_keyword is Keyword.SING_TOGETHER and not has_sing_together(game, event.song[0]):
        return False
    if node.with_keyword is Keyword.SINGER and not has_keyword(game, event.card, Keyword.SINGER):
        return False
    return means_card(game, ctx, node.character, event.card)


@waits_for(t.WhenExerted, e.Exerts)
def when_exerted(game: Game, ctx: Context, node: t.WhenExerted, event: e.Exerts) -> Sequence[Roles]:
    """5.1.1.2: a ready card becomes exerted; one that enters play exerted does not become so."""
    return of_card(game, ctx, node.card, event.card)


@waits_for(t.WhenReadied, e.Readies)
def when_readied(game: Game, ctx: Context, node: t.WhenReadied, event: e.Readies) -> Sequence[Roles]:
    """5.1.1.1; in the Ready step its player readies it (3.2.1.1)."""
    return of_card(game, ctx, node.card, event.card) if is_one_of(game, ctx, node.players, event.by) else NO
