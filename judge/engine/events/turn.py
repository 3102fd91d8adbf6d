"""Lore, the turn, and the end of the game (CR 1.11, 3, 2.3.3)."""

from dataclasses import dataclass

from judge.engine.events.event import Event, Ref
from judge.terms import Phase


@dataclass(frozen=True, slots=True)
class GainsLore(Event):
    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class LosesLore(Event):
    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class InkDrops(Event):
    """Ink drops got (or, negative, removed): a resource of newer cards."""

    player: int
    amount: int
    to_play: Ref | None = None
    """The card that they were removed to play."""


@dataclass(frozen=True, slots=True)
class TurnStarts(Event):
    player: int


@dataclass(frozen=True, slots=True)
class TurnEnds(Event):
    player: int


@dataclass(frozen=True, slots=True)
class PhaseBegins(Event):
    """3.1.1."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class ExertsInk(Event):
    """Ink cards exert, not to pay for anything."""

    player: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ReadiesInk(Event):
    """A player's ink cards ready, all of them where none are named (3.2.1.1)."""

    player: int
    cards: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TurnPasses(Event):
    """The next player becomes the active player (3.4.2)."""

    player: int


@dataclass(frozen=True, slots=True)
class WinsGame(Event):
    """The game ends; a team wins together (1.3.6)."""

    player: int


@dataclass(frozen=True, slots=True)
class LeavesGame(Event):
    """A player has lost and leaves with all that is theirs (9.2.3)."""

    player: int
