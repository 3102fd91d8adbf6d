"""Phrases that say which players are meant (CR 1.3)."""

from dataclasses import dataclass

from judge.cards.text.node import Node


@dataclass(frozen=True, slots=True)
class You(Node):
    """The player who played the card (1.3.3)."""


@dataclass(frozen=True, slots=True)
class EachOpponent(Node):
    """Every opponent, in turn order (6.7.5): "each opponent", "opponents", "all opponents"."""


@dataclass(frozen=True, slots=True)
class EachPlayer(Node):
    """Every player, the active one first (6.7.5)."""


@dataclass(frozen=True, slots=True)
class AnOpponent(Node):
    """Any one opponent: in a condition or a trigger, never a choice."""


@dataclass(frozen=True, slots=True)
class ChosenPlayer(Node):
    """ "chosen player", "chosen opponent", "another chosen player": decided on resolution (6.1.3)."""

    opponent: bool = False
    other: bool = False
    slot: int = -1


@dataclass(frozen=True, slots=True)
class ThatPlayer(Node):
    """ "that player", "they" of a player: the player phrase before it, found by the reference pass."""

    slot: int = -1


@dataclass(frozen=True, slots=True)
class PlayerOf(Node):
    """ "their player", "that character's player": whose card it is; the card found by the reference pass."""

    slot: int = -1


@dataclass(frozen=True, slots=True)
class ChallengingPlayer(Node):
    """ "the challenging player" (4.6.1)."""


Players = (
    You | EachOpponent | EachPlayer | AnOpponent | ChosenPlayer | ThatPlayer | PlayerOf | ChallengingPlayer
)
