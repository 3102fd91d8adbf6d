"""Phrases that say which players are meant (CR 1.3).

A phrase that others can refer to ("that player", "their hand") has a slot, given by the reference pass.
"""

from dataclasses import dataclass, field

from judge.cards.text.node import UNSAID, Node
from judge.terms import Zone


@dataclass(frozen=True, slots=True)
class You(Node):
    """The player who played the card (1.3.3)."""


@dataclass(frozen=True, slots=True)
class EachOpponent(Node):
    """Every opponent, in turn order (6.7.5): "each opponent", "opponents", "all opponents"."""

    slot: int = field(default=-1, metadata=UNSAID)


@dataclass(frozen=True, slots=True)
class EachPlayer(Node):
    """Every player, the active one first (6.7.5)."""

    slot: int = field(default=-1, metadata=UNSAID)


@dataclass(frozen=True, slots=True)
class AnOpponent(Node):
    """Any one opponent: in a condition or a trigger, never a choice."""

    slot: int = field(default=-1, metadata=UNSAID)


@dataclass(frozen=True, slots=True)
class APlayer(Node):
    """Any one player: "a player's discard", "any discard"."""

    slot: int = field(default=-1, metadata=UNSAID)


@dataclass(frozen=True, slots=True)
class ChosenPlayer(Node):
    """ "chosen player", "chosen opponent", "another chosen player": decided on resolution (6.1.3)."""

    opponent: bool = False
    other: bool = False
    slot: int = field(default=-1, metadata=UNSAID)


@dataclass(frozen=True, slots=True)
class ThatPlayer(Node):
    """ "that player", "they" of a player: the player phrase before it, found by the reference pass.

    Where the slot is that of a card, its player is meant: "their player's hand, then that player …".
    """

    slot: int = field(default=-1, metadata=UNSAID)


@dataclass(frozen=True, slots=True)
class PlayerOf(Node):
    """ "their player", "that character's player": whose card it is (1.3.4)."""

    card: Node


@dataclass(frozen=True, slots=True)
class ChallengingPlayer(Node):
    """ "the challenging player" (4.6.1)."""


@dataclass(frozen=True, slots=True)
class YouAnd(Node):
    """ "you and another chosen player each"."""

    other: ChosenPlayer


@dataclass(frozen=True, slots=True)
class AnyPlayers(Node):
    """ "any number of players", chosen; "they" are those players."""

    slot: int = field(default=-1, metadata=UNSAID)


@dataclass(frozen=True, slots=True)
class WithMoreLore(Node):
    """ "each opponent with more lore than you": those of the players."""

    players: EachOpponent
    slot: int = field(default=-1, metadata=UNSAID)


@dataclass(frozen=True, slots=True)
class WithMostCards(Node):
    """ "the player or players with the most cards in their hand"."""

    slot: int = field(default=-1, metadata=UNSAID)


@dataclass(frozen=True, slots=True)
class WithCards(Node):
    """ "each player with more than 3 cards in their inkwell", "with fewer than 3 cards in their hand"."""

    zone: Zone
    more_than: int | None = None
    fewer_than: int | None = None
    slot: int = field(default=-1, metadata=UNSAID)


@dataclass(frozen=True, slots=True)
class WhoReveals(Node):
    """ "each player who reveals a character card", by the effect before."""

    card: Node
    slot: int = field(default=-1, metadata=UNSAID)


Players = (
    You
    | EachOpponent
    | EachPlayer
    | AnOpponent
    | APlayer
    | ChosenPlayer
    | ThatPlayer
    | PlayerOf
    | ChallengingPlayer
    | YouAnd
    | AnyPlayers
    | WithMoreLore
    | WithMostCards
    | WithCards
    | WhoReveals
)
