"""Playing cards and taking turn actions (CR 4)."""

from dataclasses import dataclass, field

from judge.engine.events.event import Event, Ref


@dataclass(frozen=True, slots=True)
class Plays(Event):
    """A card enters play, and is now played (4.3.3)."""

    player: int
    card: Ref
    exerted: bool = False
    damage: int = 0
    shifted_onto: Ref | None = None
    also_onto: tuple[Ref, ...] = ()
    """The second character that it was put on top of, by Combo or Duo Shift."""
    singers: tuple[Ref, ...] = ()
    paid: int | None = None
    """The ink that was paid; None if it was played for free."""
    sang_together: bool = False


@dataclass(frozen=True, slots=True)
class Sings(Event):
    """A character sings a song (5.4.4.2, 8.12.3)."""

    card: Ref
    song: Ref


@dataclass(frozen=True, slots=True)
class Quests(Event):
    card: Ref


@dataclass(frozen=True, slots=True)
class Challenges(Event):
    """4.6.4.5: the challenge occurs."""

    challenger: Ref
    challenged: Ref


@dataclass(frozen=True, slots=True)
class ChallengeEnds(Event):
    """4.6.7."""

    challenger: Ref
    challenged: Ref


@dataclass(frozen=True, slots=True)
class Moves(Event):
    """A character moves to a location (4.7.3.3)."""

    player: int
    card: Ref
    to: Ref
    source: Ref | None = None


@dataclass(frozen=True, slots=True)
class PaysInk(Event):
    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class IsChosen(Event):
    """A card is chosen while an effect resolves; `purpose` is action, ability, item or a keyword."""

    card: Ref
    player: int
    purpose: frozenset[str] = field(default_factory=frozenset)


@dataclass(frozen=True, slots=True)
class UsesAbility(Event):
    player: int
    card: Ref
    ability: str
    keyword: str = ""
