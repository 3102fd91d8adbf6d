"""Descriptions of cards: "opposing damaged Hero character with cost 2 or less here".

A description is adjectives, a noun and qualities; each of them is a test that a card passes or fails.
"""

from dataclasses import dataclass, field
from enum import StrEnum

from judge.cards.abilities.players import Players
from judge.cards.text.node import UNSAID, Node
from judge.terms import CardType, Characteristic, Ink, Keyword, Zone


class Compare(StrEnum):
    EXACTLY = "exactly"
    AT_MOST = "or less"
    AT_LEAST = "or more"
    MORE_THAN = "more than"
    FEWER_THAN = "fewer than"


@dataclass(frozen=True, slots=True)
class Noun(Node):
    """ "character", "item or location", "song card", "card"; no types means any card.

    `card` is the word "card": a character card is in another zone than play (5.3.1).
    `classification` stands for the noun: "a Villain", "your Pirates".
    """

    types: tuple[CardType, ...] = ()
    card: bool = False
    song: bool = False
    classification: str | None = None


# ---- adjectives


@dataclass(frozen=True, slots=True)
class Opposing(Node):
    """Of an opponent (1.3.5)."""


@dataclass(frozen=True, slots=True)
class Damaged(Node):
    """5.1.1.3."""


@dataclass(frozen=True, slots=True)
class Undamaged(Node):
    """5.1.1.4."""


@dataclass(frozen=True, slots=True)
class Exerted(Node):
    """5.1.1.2."""


@dataclass(frozen=True, slots=True)
class Ready(Node):
    """5.1.1.1."""


@dataclass(frozen=True, slots=True)
class Other(Node):
    """Neither the source nor already selected (6.1.6): "other", "another"."""


@dataclass(frozen=True, slots=True)
class Classified(Node):
    """Has one of the classifications (5.2.7): "Hero", "Prince or Princess", "Prince, Princess, and King"."""

    classifications: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OfInk(Node):
    """Has the ink type (5.2.5)."""

    ink: Ink


@dataclass(frozen=True, slots=True)
class NotOfType(Node):
    """ "non-character"."""

    type: CardType


@dataclass(frozen=True, slots=True)
class Revealed(Node):
    """Revealed by the effect that speaks of it (6.1.14)."""


# ---- qualities


@dataclass(frozen=True, slots=True)
class Named(Node):
    """Has one of the names (5.2.6)."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NotNamed(Node):
    name: str


@dataclass(frozen=True, slots=True)
class Costs(Node):
    """ "with cost 3 or less"; the number may be computed."""

    amount: "Node | int"
    compare: Compare = Compare.EXACTLY


@dataclass(frozen=True, slots=True)
class Has(Node):
    """ "with 2 {S} or less"; the number may be computed."""

    characteristic: Characteristic
    amount: "Node | int"
    compare: Compare = Compare.EXACTLY


@dataclass(frozen=True, slots=True)
class HasKeyword(Node):
    keyword: Keyword


@dataclass(frozen=True, slots=True)
class LacksKeyword(Node):
    keyword: Keyword


@dataclass(frozen=True, slots=True)
class OfPlayers(Node):
    """ "of yours", "you have in play", "of theirs", "opponents have in play", "you have here"."""

    players: Players
    here: bool = False


@dataclass(frozen=True, slots=True)
class InPlay(Node):
    """ "in play" (5.1.1.8)."""


@dataclass(frozen=True, slots=True)
class Here(Node):
    """At the location that says it (6.1.13.5)."""


@dataclass(frozen=True, slots=True)
class AtALocation(Node):
    """At any location, which can be spoken of as "that location"."""

    slot: int = field(default=-1, metadata=UNSAID)


@dataclass(frozen=True, slots=True)
class AtLocation(Node):
    """ "at that location"."""

    location: Node


@dataclass(frozen=True, slots=True)
class ChallengedThisTurn(Node):
    """ "who was challenged this turn"."""


@dataclass(frozen=True, slots=True)
class DamageRemovedThisWay(Node):
    """ "you removed damage from this way": by the effect before."""


@dataclass(frozen=True, slots=True)
class YouPlayedThisTurn(Node):
    """ "a song card you played this turn"."""


@dataclass(frozen=True, slots=True)
class InZone(Node):
    """ "in your discard", "from your hand"."""

    zone: Zone
    players: Players


@dataclass(frozen=True, slots=True)
class WithDamage(Node):
    """ "with damage"."""


@dataclass(frozen=True, slots=True)
class WithoutDamage(Node):
    """ "with no damage"."""


@dataclass(frozen=True, slots=True)
class WithCardUnder(Node):
    """ "with a card under them" (5.1.1.6)."""


@dataclass(frozen=True, slots=True)
class NotASong(Node):
    """ "that isn't a song"."""


@dataclass(frozen=True, slots=True)
class WithInkwellSymbol(Node):
    """ "with {IW}" (5.2.3)."""


@dataclass(frozen=True, slots=True)
class SharingAName(Node):
    """ "2 cards with the same name": as one another; then "that name" is theirs."""


@dataclass(frozen=True, slots=True)
class SameName(Node):
    """ "with the same name as that character"; without a card, as the one selected before."""

    card: Node | None = None


@dataclass(frozen=True, slots=True)
class Total(Node):
    """ "with total {S} 5 or less": of all that are selected together."""

    characteristic: Characteristic
    amount: int
    compare: Compare = Compare.EXACTLY


@dataclass(frozen=True, slots=True)
class Description(Node):
    """Every adjective, the noun and every quality must fit."""

    noun: Noun
    adjectives: tuple[Node, ...] = ()
    qualities: tuple[Node, ...] = ()
