"""What the players do, one dataclass an entry of `do` (CR 4); cards are references as written."""

from dataclasses import dataclass, field

from judge.scenario.lines import KeyLines
from judge.terms import Zone

Answer = bool | int | str | tuple["Answer", ...]
"""yes or no, a number or option, a card, player or option text; a tuple is a list of cards, () is none."""


@dataclass(frozen=True, slots=True)
class InOrder:
    """Answers in the order in which the decisions come up."""

    answers: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class ByAbility:
    """Answers by the story name of the ability, the action card's name or the keyword."""

    answers: tuple[tuple[str, tuple[Answer, ...]], ...]


Choices = InOrder | ByAbility


@dataclass(frozen=True, slots=True, kw_only=True)
class _Taken:
    """What every entry may say: who attempts it (None: the active player), the answers, the bag's order."""

    by: str | None = None
    choices: Choices = InOrder(())
    order: tuple[str, ...] = ()
    line: int = field(default=0, compare=False, repr=False)
    key_lines: KeyLines = field(default=(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class InkAction(_Taken):
    """CR 4.2."""

    card: str


@dataclass(frozen=True, slots=True)
class PlayAction(_Taken):
    """CR 4.3; `exerted` None where nothing is said of it."""

    card: str
    shift_onto: tuple[str, ...] = ()
    sing_with: tuple[str, ...] = ()
    for_free: bool = False
    exerted: bool | None = None
    from_zone: Zone | None = None


@dataclass(frozen=True, slots=True)
class UseAction(_Taken):
    """CR 4.4."""

    card: str
    ability: str | None = None


@dataclass(frozen=True, slots=True)
class BoostAction(_Taken):
    """CR 8.4."""

    card: str


@dataclass(frozen=True, slots=True)
class QuestAction(_Taken):
    """CR 4.5."""

    card: str


@dataclass(frozen=True, slots=True)
class ChallengeAction(_Taken):
    """CR 4.6."""

    card: str
    target: str


@dataclass(frozen=True, slots=True)
class MoveAction(_Taken):
    """CR 4.7."""

    card: str
    to: str


@dataclass(frozen=True, slots=True)
class EndTurnAction(_Taken):
    """CR 3.4, and the next player's Start-of-Turn Phase (3.2)."""


@dataclass(frozen=True, slots=True)
class ConcedeAction(_Taken):
    """CR 2.3.3.4; the player loses the game."""

    player: str


TurnAction = (
    InkAction
    | PlayAction
    | UseAction
    | BoostAction
    | QuestAction
    | ChallengeAction
    | MoveAction
    | EndTurnAction
    | ConcedeAction
)
