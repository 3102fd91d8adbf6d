"""A scenario as pure data: the board, what the players then do, what must be true afterwards."""

from dataclasses import dataclass, field

from judge.cards.card import Card
from judge.scenario.expectations import Expectation
from judge.scenario.lines import KeyLines
from judge.scenario.turn_actions import TurnAction
from judge.terms import Phase, Variant

UNKNOWN_DECK = 20
"""The cards of a deck that the file says nothing about."""


@dataclass(frozen=True, slots=True)
class NamedCard:
    """A known card in a hand, deck, discard, inkwell or stack; exerted only in an inkwell (5.1.2.4)."""

    card: Card
    label: str | None = None
    written_out: bool = False
    """The card stands in the file itself, not in a catalog."""
    exerted: bool = False
    line: int = field(default=0, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class UnknownCards:
    """So many cards of which nothing is known; exerted only in an inkwell (5.1.2.4)."""

    count: int
    exerted: bool = False


CardEntry = NamedCard | UnknownCards


@dataclass(frozen=True, slots=True)
class CardInPlay:
    """The top card of a stack, or a card alone, with its states (5.1)."""

    card: Card
    label: str | None = None
    written_out: bool = False
    exerted: bool = False
    drying: bool = False
    damage: int = 0
    at: str | None = None
    """A reference to the location, as written."""
    under: tuple[CardEntry, ...] = ()
    facedown_under: tuple[CardEntry, ...] = ()
    gains: tuple[str, ...] = ()
    line: int = field(default=0, compare=False, repr=False)
    key_lines: KeyLines = field(default=(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class PlayerSetup:
    """What a player has; a deck is written top first."""

    name: str
    lore: int = 0
    ink: tuple[CardEntry, ...] = ()
    hand: tuple[CardEntry, ...] = ()
    deck: tuple[CardEntry, ...] = (UnknownCards(UNKNOWN_DECK),)
    discard: tuple[CardEntry, ...] = ()
    play: tuple[CardInPlay, ...] = ()
    written: tuple[str, ...] = ()
    """The keys in the order written, where it is not the usual one: copies are numbered in that order."""


ZONE_KEYS = ("ink", "hand", "deck", "discard", "play")
"""The keys of a player that hold cards, in the usual order."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A whole file; `turn` None is any turn that is not the first of the game."""

    title: str
    players: tuple[PlayerSetup, ...]
    active: str
    question: str | None = None
    source: str | None = None
    tags: tuple[str, ...] = ()
    rules: str | None = None
    variant: Variant = Variant.STANDARD
    teams: tuple[tuple[str, ...], ...] = ()
    turn: int | None = None
    phase: Phase = Phase.MAIN
    actions: tuple[TurnAction, ...] = ()
    expectations: tuple[Expectation, ...] = ()
    songs: tuple[Card, ...] = field(default=(), compare=False)
    """Those that only `can: sing` and `cannot: sing` name: nobody on this board has them."""

    def player(self, name: str) -> PlayerSetup:
        return next(player for player in self.players if player.name == name)
