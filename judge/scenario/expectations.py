"""What must be true afterwards, one dataclass a form of `expect`; cards are references as written."""

from dataclasses import dataclass, field
from typing import Literal

from judge.scenario.lines import KeyLines
from judge.scenario.turn_actions import Answer
from judge.terms import Zone

NOWHERE = "none"
"""`at: none`, `winner: none`: no location, no player."""

Position = Literal["top", "bottom"] | int
Attempt = Literal["quest", "challenge", "sing", "ready"]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Expected:
    """`in_some`: it is enough that it holds in one outcome."""

    in_some: bool = False
    line: int = field(default=0, compare=False, repr=False)
    key_lines: KeyLines = field(default=(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class CardIs(_Expected):
    """Where a card is and how; what is None was not asked."""

    card: str
    zone: Zone | None = None
    position: Position | None = None
    exerted: bool | None = None
    ready: bool | None = None
    drying: bool | None = None
    damage: int | None = None
    strength: int | None = None
    willpower: int | None = None
    lore: int | None = None
    at: str | None = None
    on_top_of: tuple[str, ...] | None = None
    keywords: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CardCan(_Expected):
    """Whether it could, were its player to try now; `can` False is `cannot`."""

    card: str
    can: bool
    attempt: Attempt
    target: str | None = None
    song: str | None = None
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class PlayerHas(_Expected):
    """Counts; `ink` is the ready ink, `inkwell` all of it."""

    player: str
    lore: int | None = None
    hand: int | None = None
    deck: int | None = None
    discard: int | None = None
    ink: int | None = None
    inkwell: int | None = None


@dataclass(frozen=True, slots=True)
class Winner(_Expected):
    """None: nobody has won so far."""

    player: str | None


@dataclass(frozen=True, slots=True)
class Loser(_Expected):
    """None: nobody has lost so far."""

    player: str | None


@dataclass(frozen=True, slots=True)
class IsIllegal(_Expected):
    """The action (from 1; None: the last) is refused with this rule and undone (1.7.6)."""

    rule: str
    action: int | None = None


@dataclass(frozen=True, slots=True)
class IsLegal(_Expected):
    """The action (from 1; None: the last) is legal; or, with `legal` False, is not, whatever the rule."""

    legal: bool
    action: int | None = None


@dataclass(frozen=True, slots=True)
class IsIllegalChoice(_Expected):
    """An answer was refused with this rule (1.7.7)."""

    rule: str
    answer: Answer | None = None
    action: int | None = None


@dataclass(frozen=True, slots=True)
class Triggered(_Expected):
    """The ability was added to the bag so many times; None: at least once."""

    name: str
    times: int | None = None


@dataclass(frozen=True, slots=True)
class Resolved(_Expected):
    """The ability resolved with an effect so many times; None: at least once."""

    name: str
    times: int | None = None


@dataclass(frozen=True, slots=True)
class ResolvedInOrder(_Expected):
    """These resolved from the bag in this order; others may come between."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Cites(_Expected):
    """Each rule is cited by a step of the trace."""

    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Outcomes(_Expected):
    """So many distinct final states over all unanswered decisions."""

    count: int


Expectation = (
    CardIs
    | CardCan
    | PlayerHas
    | Winner
    | Loser
    | IsIllegal
    | IsLegal
    | IsIllegalChoice
    | Triggered
    | Resolved
    | ResolvedInOrder
    | Cites
    | Outcomes
)
