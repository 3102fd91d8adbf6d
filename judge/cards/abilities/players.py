"""Phrases that say which players are meant (CR 1.3).

A phrase that others can refer to ("that player", "their hand") has a slot, given by the reference pass.
"""

from dataclasses import field

from judge.cards.abilities.node import UNSAID, Node, node
from judge.terms import Zone


@node
class You(Node):
    """The player who played the card (1.3.3)."""


@node
class EachOpponent(Node):
    """Every opponent, in turn order (6.7.5): "each opponent", "opponents", "all opponents"."""

    slot: int = field(default=-1, metadata=UNSAID)


@node
class EachPlayer(Node):
    """Every player, the active one first (6.7.5)."""

    slot: int = field(default=-1, metadata=UNSAID)


@node
class AnOpponent(Node):
    """Any one opponent: in a condition or a trigger, never a choice."""

    slot: int = field(default=-1, metadata=UNSAID)


@node
class APlayer(Node):
    """Any one player: "a player's discard", "any discard"."""

    slot: int = field(default=-1, metadata=UNSAID)


@node
class ChosenPlayer(Node):
    """ "chosen player", "chosen opponent", "another chosen player": decided on resolution (6.1.3)."""

    opponent: bool = False
    other: bool = False
    slot: int = field(default=-1, metadata=UNSAID)


@node
class ThatPlayer(Node):
    """ "that player", "they" of a player: the player phrase before it, found by the reference pass.

    Where the slot is that of a card, its player is meant: "their player's hand, then that player …".
    """

    slot: int = field(default=-1, metadata=UNSAID)


@node
class PlayerOf(Node):
    """ "their player", "that character's player": whose card it is (1.3.4)."""

    card: Node


@node
class ChallengingPlayer(Node):
    """ "the challenging player" (4.6.1)."""


@node
class YouAnd(Node):
    """ "you and another chosen player each"."""

    other: ChosenPlayer


@node
class AnyPlayers(Node):
    """ "any number of players", chosen; "they" are those players."""

    slot: int = field(default=-1, metadata=UNSAID)


@node
class WithMoreLore(Node):
    """ "each opponent with more lore than you": those of the players."""

    players: EachOpponent
    slot: int = field(default=-1, metadata=UNSAID)


@node
class WithMostCards(Node):
    """ "the player or players with the most cards in their hand"."""

    slot: int = field(default=-1, metadata=UNSAID)


@node
class WithCards(Node):
    """ "each player with more than 3 cards in their inkwell", "each opponent with no cards in their hand"."""

    zone: Zone
    more_than: int | None = None
    fewer_than: int | None = None
    least: int | None = None
    opponents: bool = False
    slot: int = field(default=-1, metadata=UNSAID)


@node
class WithMoreCards(Node):
    """ "each opponent with more cards in their hand than you": those of the players."""

    players: EachOpponent
    zone: Zone
    slot: int = field(default=-1, metadata=UNSAID)


@node
class WithLore(Node):
    """ "each opponent with 5 or more lore": those of the players."""

    players: EachOpponent
    least: int
    slot: int = field(default=-1, metadata=UNSAID)


@node
class WhoDidNot(Node):
    """ "each opponent who doesn't": who did not do the effect before."""

    opponents: bool = False
    impossible: bool = False
    """"who can't"."""
    slot: int = field(default=-1, metadata=UNSAID)


@node
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
    | WithMoreCards
    | WithLore
    | WhoReveals
    | WhoDidNot
)
