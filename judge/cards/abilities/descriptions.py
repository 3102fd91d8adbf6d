"""Descriptions of cards: "opposing damaged Hero character with cost 2 or less here".

A description is adjectives, a noun and qualities; each of them is a test that a card passes or fails.
"""

from dataclasses import field
from enum import StrEnum

from judge.cards.abilities.node import UNSAID, Node, node
from judge.cards.abilities.players import Players
from judge.terms import CardType, Characteristic, Ink, Keyword, Zone


class Compare(StrEnum):
    EXACTLY = "exactly"
    AT_MOST = "or less"
    AT_LEAST = "or more"
    MORE_THAN = "more than"
    FEWER_THAN = "fewer than"


@node
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


@node
class Opposing(Node):
    """Of an opponent (1.3.5)."""


@node
class Damaged(Node):
    """5.1.1.3."""


@node
class Undamaged(Node):
    """5.1.1.4."""


@node
class Exerted(Node):
    """5.1.1.2."""


@node
class Ready(Node):
    """5.1.1.1."""


@node
class Other(Node):
    """Neither the source nor already selected (6.1.6): "other", "another"."""


@node
class Classified(Node):
    """Has one of the classifications (5.2.7): "Hero", "Prince or Princess", "Prince, Princess, and King"."""

    classifications: tuple[str, ...]


@node
class OfInk(Node):
    """Has the ink type (5.2.5)."""

    ink: Ink


@node
class NotOfType(Node):
    """ "non-character"."""

    type: CardType


@node
class Revealed(Node):
    """Revealed by the effect that speaks of it (6.1.14)."""


# ---- qualities


@node
class Named(Node):
    """Has one of the names (5.2.6)."""

    names: tuple[str, ...]


@node
class NotNamed(Node):
    name: str


@node
class Costs(Node):
    """ "with cost 3 or less"; the number may be computed."""

    amount: "Node | int"
    compare: Compare = Compare.EXACTLY


@node
class Has(Node):
    """ "with 2 {S} or less"; the number may be computed."""

    characteristic: Characteristic
    amount: "Node | int"
    compare: Compare = Compare.EXACTLY


@node
class HasKeyword(Node):
    keyword: Keyword


@node
class LacksKeyword(Node):
    keyword: Keyword


@node
class OfPlayers(Node):
    """ "of yours", "you have in play", "of theirs", "opponents have in play", "you have here"."""

    players: Players
    here: bool = False


@node
class InPlay(Node):
    """ "in play" (5.1.1.8)."""


@node
class Here(Node):
    """At the location that says it (6.1.13.5)."""


@node
class AtALocation(Node):
    """At any location, or one with a certain name; it can be spoken of as "that location"."""

    names: tuple[str, ...] = ()
    slot: int = field(default=-1, metadata=UNSAID)


@node
class AtLocation(Node):
    """ "at that location"."""

    location: Node


@node
class ChallengedThisTurn(Node):
    """ "who was challenged this turn"."""


@node
class QuestedThisTurn(Node):
    """ "that quested this turn"."""


@node
class DamageRemovedThisWay(Node):
    """ "you removed damage from this way": by the effect before."""


@node
class YouPlayedThisTurn(Node):
    """ "a song card you played this turn"."""


@node
class InZone(Node):
    """ "in your discard", "from your hand"."""

    zone: Zone
    players: Players


@node
class WithDamage(Node):
    """ "with damage"."""


@node
class WithoutDamage(Node):
    """ "with no damage"."""


@node
class WithCardUnder(Node):
    """ "with a card under them" (5.1.1.6)."""


@node
class NotASong(Node):
    """ "that isn't a song"."""


@node
class WithInkwellSymbol(Node):
    """ "with {IW}" (5.2.3)."""


@node
class SharingAName(Node):
    """ "2 cards with the same name": as one another; then "that name" is theirs."""


@node
class SameName(Node):
    """ "with the same name as that character"; without a card, as the one selected before."""

    card: Node | None = None


@node
class Total(Node):
    """ "with total {S} 5 or less": of all that are selected together."""

    characteristic: Characteristic
    amount: int
    compare: Compare = Compare.EXACTLY


@node
class Description(Node):
    """Every adjective, the noun and every quality must fit."""

    noun: Noun
    adjectives: tuple[Node, ...] = ()
    qualities: tuple[Node, ...] = ()
