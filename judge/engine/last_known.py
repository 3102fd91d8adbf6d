"""Asking of a card what it was like before, or what it is apart from that (CR 6.7.6, 7.1.6)."""

from collections.abc import Iterator
from contextlib import contextmanager

from judge.engine.events import Ref
from judge.engine.pieces import LastKnown
from judge.engine.state import Game

THEN = -1
"""Stands for a card as it was at an earlier moment: no card is it now, wherever it has gone since."""


@contextmanager
def as_it_was(game: Game, ref: Ref, then: LastKnown) -> Iterator[Ref]:
    """The card at that moment, though it may be in play still and another state by now."""
    with _last_known(game, (ref[0], THEN), then):
        yield ref[0], THEN


@contextmanager
def as_a_card(game: Game, ref: Ref) -> Iterator[None]:
    """A card in another zone is a new card (7.1.6): what it was in play is nothing that it has there."""
    with _last_known(game, ref, None):
        yield


@contextmanager
def _last_known(game: Game, ref: Ref, known: LastKnown | None) -> Iterator[None]:
    before = game.last_known.pop(ref, None)
    if known is not None:
        game.last_known[ref] = known
    try:
        yield
    finally:
        game.last_known.pop(ref, None)
        if before is not None:
            game.last_known[ref] = before
