"""The one funnel: replacement effects, the change of state, the step, the triggers (CR 6.5, 6.7.2)."""

from collections.abc import Callable, Sequence

from judge.cards.abilities.triggers import WhenPutIntoInkwell
from judge.engine.changes import CHANGES
from judge.engine.changes.leaving import remember
from judge.engine.events import Event, LeavesPlay, Plays, Ref
from judge.engine.replacement import after_replacement
from judge.engine.state import Game
from judge.engine.statics import statics
from judge.engine.triggers import Found, add_to_bag, triggered_below, triggered_by

AFTERWARDS: list[Callable[[Game], object]] = []
"""What a variant lets happen at once after any event, not only at the next game state check (10.1.2)."""


def apply(game: Game, event: Event, *rules: str) -> bool:
    """Make one event happen; False if it was replaced by nothing or changed nothing."""
    return together(game, (event,), *rules)


def together(game: Game, events: tuple[Event, ...], *rules: str) -> bool:
    """Make events happen at the same time: cards that leave play see one another leave (7.4.3)."""
    happening: Sequence[Event] = events
    if statics(game):
        happening = [one for event in events for one in after_replacement(game, event, rules)]
    if not happening:
        return False
    seen: list[Found] = []
    for event in happening:
        if isinstance(event, LeavesPlay):
            seen += triggered_by(game, event)
    if seen and len(happening) > 1:
        game.step("7.4.3", "cards that leave play together see one another")
    for event in happening:
        if isinstance(event, Plays):
            seen += triggered_below(game, event)
    gone = [game.ref(event.card[0]) for event in happening if isinstance(event, LeavesPlay)]
    if len(gone) > 1:
        remember(game, gone)
    changed = [event for event in happening if CHANGES[type(event)](game, event, rules)]
    game.changed()
    game.history += changed
    for event in changed:
        if not isinstance(event, LeavesPlay):
            seen += triggered_by(game, event)
    seen = [found for found in seen if found.event in changed and not _is_too_late(found, gone)]
    add_to_bag(game, seen, _moved(game, gone))
    for afterwards in AFTERWARDS:
        afterwards(game)
    return bool(changed)


def _is_too_late(found: Found, gone: list[Ref]) -> bool:
    """A card leaves play before it is put into the inkwell: what left with it does not see it arrive."""
    return isinstance(found.trigger, WhenPutIntoInkwell) and found.source in gone


def _moved(game: Game, before: list[Ref]) -> dict[Ref, Ref]:
    """A card that left play is a new card, which its own abilities still mean (7.1.6)."""
    return {ref: game.ref(ref[0]) for ref in before}
