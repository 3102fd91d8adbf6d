"""Cards that leave play, and cards that move between other zones (CR 7)."""

from dataclasses import dataclass

from judge.engine.events.event import Event, Ref
from judge.terms import Zone


@dataclass(frozen=True, slots=True)
class LeavesPlay(Event):
    """A card leaves play for another zone, with all cards under it (5.1.1.7)."""

    card: Ref
    to: Zone
    position: str = "top"
    exerted: bool = False
    put_by: int | None = None
    """The player whose effect puts it there."""


@dataclass(frozen=True, slots=True)
class Banishes(LeavesPlay):
    """From play into the discard; `by` is the character that banished it (1.8.1.4)."""

    to: Zone = Zone.DISCARD
    by: Ref | None = None
    in_challenge: bool = False
    challenger: Ref | None = None
    """The challenging character of the challenge in which it was banished."""
    challenged: Ref | None = None


@dataclass(frozen=True, slots=True)
class TakesOffStack(Event):
    """The top card of a stack returns to the hand; the next card of the stack is in play instead."""

    card: Ref


@dataclass(frozen=True, slots=True)
class Draws(Event):
    player: int
    from_bottom: bool = False
    further: bool = False
    """Not the first card that one instruction makes the player draw (1.12.2)."""


@dataclass(frozen=True, slots=True)
class Discards(Event):
    """From hand into the discard (7.3.4)."""

    player: int
    cards: tuple[Ref, ...]
    as_cost: bool = False
    """Paid as a cost, so that no effect causes it."""


@dataclass(frozen=True, slots=True)
class PutsIntoInkwell(Event):
    """A card becomes ink (7.5); `inked` if by the turn action (4.2)."""

    player: int
    card: Ref
    exerted: bool = False
    inked: bool = False
    by: int | None = None


@dataclass(frozen=True, slots=True)
class PutsCard(Event):
    """A card that is not in play goes to another zone."""

    card: Ref
    to: Zone
    position: str = "top"
    by: int | None = None


@dataclass(frozen=True, slots=True)
class Shuffles(Event):
    player: int


@dataclass(frozen=True, slots=True)
class LooksAt(Event):
    """A player looks at cards that are private (7.1.3): the top ones of a deck, a hand, an inkwell."""

    player: int
    owner: int
    zone: Zone
    amount: int
    """How many, from the top."""


@dataclass(frozen=True, slots=True)
class SettlesOrder(Event):
    """Which cards lie on the top of a shuffled deck is settled, since they are about to leave it."""

    owner: int
    amount: int


@dataclass(frozen=True, slots=True)
class PutsInOrder(Event):
    """Cards that were added to a deck lie in this order, the uppermost first (7.2.3)."""

    player: int
    cards: tuple[int, ...]
    position: str


@dataclass(frozen=True, slots=True)
class Reveals(Event):
    """6.1.14."""

    player: int
    cards: tuple[Ref, ...]


@dataclass(frozen=True, slots=True)
class PutsUnder(Event):
    """A card is put under another one (8.4.1)."""

    player: int
    card: Ref
    under: Ref
    facedown: bool = True
