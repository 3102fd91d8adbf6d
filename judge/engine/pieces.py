"""The pieces of a game's state: cards, players, a challenge; no rules in them."""

from dataclasses import dataclass, field

from judge.cards.card import Card
from judge.engine.events import Ref
from judge.engine.printed import Printed
from judge.engine.steps import CardParam
from judge.terms import Keyword, Zone


@dataclass(frozen=True, slots=True)
class Copy:
    """One physical card of a player's deck; it never changes, only its zone and states do."""

    id: int
    printed: Printed
    owner: int
    label: str
    given_label: bool = False
    """The label was given to this copy; it is not its card's name."""
    told_apart: bool = False
    """Readers can tell it from its equals: by its label, or because they call it by its number."""
    named: CardParam = field(init=False, repr=False, compare=False)
    """How the steps of the trace speak of it."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "named", CardParam(self.id, self.label))

    @property
    def card(self) -> Card:
        return self.printed.card


@dataclass(slots=True)
class InPlay:
    """The states of a card in play (5.1.1)."""

    exerted: bool = False
    drying: bool = False
    damage: int = 0
    at: int | None = None
    under: list[int] = field(default_factory=list)
    """The cards under it, the nearest first."""
    facedown: set[int] = field(default_factory=set)
    """Those under it that are facedown (5.1.1.10)."""
    entered: int = 0
    """The turn in which it was played; -1 if before the game was looked at."""
    shifted: bool = False
    """It was played with Shift."""

    def copy(self) -> "InPlay":
        return InPlay(
            self.exerted, self.drying, self.damage, self.at, self.under[:],
            set(self.facedown) if self.facedown else set(), self.entered, self.shifted,
        )  # fmt: skip


@dataclass(slots=True)
class Player:
    """A player and their zones; lists of card ids, the top of the deck first."""

    index: int
    name: str
    lore: int = 0
    deck: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    inkwell: list[int] = field(default_factory=list)
    exerted_ink: set[int] = field(default_factory=set)
    play: list[int] = field(default_factory=list)
    inked: int = 0
    """How often the turn action of 4.2 was taken this turn."""
    ink_drops: int = 0
    in_game: bool = True
    team: int | None = None
    unordered: set[int] = field(default_factory=set)
    """Cards of the deck whose order a shuffle has made unknown."""

    def copy(self) -> "Player":
        return Player(
            self.index,
            self.name,
            self.lore,
            self.deck[:],
            self.hand[:],
            self.discard[:],
            self.inkwell[:],
            set(self.exerted_ink),
            self.play[:],
            self.inked,
            self.ink_drops,
            self.in_game,
            self.team,
            set(self.unordered) if self.unordered else set(),
        )

    @property
    def ready_ink(self) -> int:
        return len(self.inkwell) - len(self.exerted_ink)

    def zone(self, zone: Zone) -> list[int]:
        """The list behind a zone's name."""
        found: list[int] = getattr(self, zone.value)
        return found


@dataclass(frozen=True, slots=True)
class Challenge:
    """The challenge that is going on (4.6.2); `over` once a card in it is gone (4.6.9)."""

    challenger: Ref
    challenged: Ref


@dataclass(frozen=True, slots=True)
class LastKnown:
    """What a card was like just before it left play (6.7.6)."""

    strength: int
    willpower: int
    lore: int
    damage: int
    exerted: bool
    under: tuple[int, ...]
    at: Ref | None
    keywords: frozenset[Keyword]
    shifted: bool
    classifications: tuple[str, ...]
    there: "tuple[tuple[Ref, LastKnown], ...]" = ()
    """The characters that were at it, if it is a location, and what they were like then."""
