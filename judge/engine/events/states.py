"""The states of a card, and damage (CR 5.1, 1.9.1)."""

from dataclasses import dataclass

from judge.engine.events.event import Event, Ref


@dataclass(frozen=True, slots=True)
class Exerts(Event):
    card: Ref


@dataclass(frozen=True, slots=True)
class Readies(Event):
    card: Ref
    by: int | None = None
    """The player who readies it."""


@dataclass(frozen=True, slots=True)
class Dries(Event):
    """It is no longer drying (3.2.2.1)."""

    card: Ref


@dataclass(frozen=True, slots=True)
class DealsDamage(Event):
    """1.9.1.1: `by` is the character that deals it, in a challenge or through its ability (1.8.1.4)."""

    card: Ref
    amount: int
    by: Ref | None = None
    in_challenge: bool = False
    source: Ref | None = None
    """The card whose effect deals it, whatever its type."""


@dataclass(frozen=True, slots=True)
class PutsDamage(Event):
    """1.9.1.2."""

    card: Ref
    amount: int
    by: Ref | None = None
    player: int | None = None
    """Who puts it there."""


@dataclass(frozen=True, slots=True)
class MovesDamage(Event):
    """1.9.1.4: all that one effect moves to a card, which takes it at the same time."""

    sources: tuple[tuple[Ref, int], ...]
    """Each card it is moved from, with how much."""
    card: Ref
    by: Ref | None = None
    player: int | None = None
    """Who moves it."""

    @property
    def amount(self) -> int:
        return sum(amount for _, amount in self.sources)


@dataclass(frozen=True, slots=True)
class RemovesDamage(Event):
    """1.9.1.3."""

    card: Ref
    amount: int
    player: int
