"""What effects do, one node a verb (CR 6.1.1); the player who does it is the acting player.

Flow ("may", "if you do", "then") stands in flow.py.
"""

from dataclasses import dataclass
from enum import StrEnum

from judge.cards.abilities.amounts import Amount
from judge.cards.abilities.descriptions import Description
from judge.cards.abilities.players import Players
from judge.cards.abilities.selections import ONE, Count, Selection
from judge.cards.text.node import Node
from judge.terms import Zone

# ---- cards and lore


@dataclass(frozen=True, slots=True)
class Draw(Node):
    """1.12."""

    amount: Amount = 1


@dataclass(frozen=True, slots=True)
class DrawUntil(Node):
    """ "draw until you have 3 cards in your hand" (6.1.8.1)."""

    amount: int


@dataclass(frozen=True, slots=True)
class GainLore(Node):
    amount: Amount


@dataclass(frozen=True, slots=True)
class LoseLore(Node):
    """1.11.1: never below 0."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Discard(Node):
    """ "choose and discard a card", "discard 2 cards" (7.3.4)."""

    description: Description
    count: Count = ONE
    amount: Amount | None = None
    """"choose and discard that many cards"."""
    at_random: bool = False


@dataclass(frozen=True, slots=True)
class DiscardHand(Node):
    """ "discard your hand"."""


# ---- damage (1.9.1)


@dataclass(frozen=True, slots=True)
class DealDamage(Node):
    """1.9.1.1."""

    amount: Amount
    to: Selection


@dataclass(frozen=True, slots=True)
class PutDamage(Node):
    """1.9.1.2: not dealt, so that Resist does nothing (8.8.3)."""

    amount: Amount
    on: Selection


@dataclass(frozen=True, slots=True)
class MoveDamage(Node):
    """1.9.1.4; `amount` None is "all"."""

    amount: Amount | None
    source: Selection
    to: Selection
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class RemoveDamage(Node):
    """1.9.1.3; `amount` None is "all"."""

    amount: Amount | None
    source: Selection
    up_to: bool = False


# ---- states


@dataclass(frozen=True, slots=True)
class Banish(Node):
    cards: Selection


@dataclass(frozen=True, slots=True)
class Exert(Node):
    cards: Selection


@dataclass(frozen=True, slots=True)
class ReadyCards(Node):
    cards: Selection


# ---- zones


class Place(StrEnum):
    """Where a card is put."""

    HAND = "hand"
    INKWELL = "inkwell facedown"
    INKWELL_EXERTED = "inkwell facedown and exerted"
    DISCARD = "discard"
    TOP = "top of the deck"
    BOTTOM = "bottom of the deck"
    TOP_OR_BOTTOM = "either the top or the bottom of the deck"
    DECK_SHUFFLED = "shuffled into the deck"


@dataclass(frozen=True, slots=True)
class FromZone(Node):
    """Where cards are taken from when it is not play: "from your discard"."""

    zone: Zone
    players: Players


@dataclass(frozen=True, slots=True)
class Put(Node):
    """Cards go to a place: "return … to your hand", "put … on the bottom of their player's deck"."""

    cards: Selection
    place: Place
    source: FromZone | None = None
    in_any_order: bool = False


@dataclass(frozen=True, slots=True)
class TopCards(Node):
    """ "the top card of your deck", "the top 3 cards of chosen player's deck": a selection."""

    players: Players
    amount: Amount = 1
    slot: int = -1


@dataclass(frozen=True, slots=True)
class LookAt(Node):
    """ "look at the top 4 cards of your deck"."""

    cards: Node


@dataclass(frozen=True, slots=True)
class Reveal(Node):
    """6.1.14."""

    cards: Node


@dataclass(frozen=True, slots=True)
class PlayCard(Node):
    """ "play a character with cost 3 or less for free" (6.1.7, 6.7.7)."""

    cards: Selection
    source: FromZone | None = None
    for_free: bool = True
    exerted: bool = False


@dataclass(frozen=True, slots=True)
class MoveCharacter(Node):
    """ "move chosen character of yours to a location for free" (4.7)."""

    characters: Selection
    to: Selection
    for_free: bool = True
