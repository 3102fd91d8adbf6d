"""What effects leave behind for a duration (CR 6.1.13, 6.2.7): modifiers, restrictions, triggers."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from judge.cards.abilities.node import Node
from judge.engine.events import Event, Ref


class Ends(StrEnum):
    """The moment at which something with a duration ends."""

    END_OF_TURN = "end of turn"
    START_OF_TURN = "start of the player's turn"
    END_OF_CHALLENGE = "end of the challenge"
    WHILE_SOURCE_IN_PLAY = "while its source is in play"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class Window:
    """From when to when it applies: `from_turn_of` waits for that player's next turn (6.1.13.1)."""

    ends: Ends
    player: int = -1
    from_turn_of: int | None = None
    made_on_turn: int = 0


@dataclass(frozen=True, slots=True)
class Lasting:
    """A static ability from a resolved effect: applied to `cards` (6.4.2.2), or continuous (6.4.2.1)."""

    source: Ref
    you: int
    name: str
    node: Node
    window: Window
    cards: frozenset[Ref] | None = None
    bound: Mapping[int, tuple[Ref, ...]] = field(default_factory=dict)
    players: frozenset[int] | None = None
    amount: int = 1
    """What "for each" counted when it resolved (6.1.8)."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A floating or delayed triggered ability (6.2.7); `once` is used up by its first trigger."""

    source: Ref
    you: int
    name: str
    triggers: tuple[Node, ...]
    effect: Node
    window: Window
    bound: Mapping[int, tuple[Ref, ...]] = field(default_factory=dict)
    once: bool = False
    bound_players: Mapping[int, tuple[int, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class InBag:
    """A triggered ability that waits in the bag (7.7)."""

    player: int
    source: Ref
    label: str
    """The story name or the keyword."""
    effect: Node
    bound: Mapping[int, tuple[Ref, ...]]
    bound_players: Mapping[int, tuple[int, ...]]
    event: Event
    times_per_turn: int | None = None
    mark: tuple[object, ...] = ()
    """What a "once per turn" is counted under: this ability of this copy of the card (6.1.13.2)."""
    serial: int = 0
    place: int = 0
    """How many times the same event has met the same trigger condition before (6.2.1)."""
