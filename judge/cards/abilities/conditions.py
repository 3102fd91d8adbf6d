"""What can be true or false: after "if", "while", "unless" (CR 6.2.4, 6.4.3)."""

from dataclasses import dataclass

from judge.cards.abilities.descriptions import Compare, Description
from judge.cards.abilities.players import Players
from judge.cards.abilities.selections import Selection
from judge.cards.text.node import Node
from judge.terms import Keyword, Zone


@dataclass(frozen=True, slots=True)
class PlayerHas(Node):
    """ "you have a character named Elsa in play", "you have 3 or more cards in your hand"."""

    players: Players
    description: Description
    amount: int = 1
    compare: Compare = Compare.AT_LEAST


@dataclass(frozen=True, slots=True)
class HasMoreThan(Node):
    """ "an opponent has more cards in their hand than you": the same kind of card counted for both."""

    players: Players
    description: Description
    than: Players


@dataclass(frozen=True, slots=True)
class CardIs(Node):
    """ "this character is exerted", "it's a character card", "the chosen character is named Pain"."""

    card: Selection
    description: Description | None = None
    state: Node | None = None


@dataclass(frozen=True, slots=True)
class ThereIs(Node):
    """ "a Pirate character is in play", "there's a song card in your discard"."""

    description: Description
    amount: int = 1


@dataclass(frozen=True, slots=True)
class CardUnder(Node):
    """ "there's a card under this character"."""

    card: Selection


@dataclass(frozen=True, slots=True)
class UsedKeyword(Node):
    """ "you used Shift to play her"."""

    keyword: Keyword
    card: Selection


@dataclass(frozen=True, slots=True)
class PlayedThisTurn(Node):
    """ "you played another character this turn", "you've played 2 or more actions this turn"."""

    players: Players
    description: Description
    amount: int = 1


@dataclass(frozen=True, slots=True)
class HappenedThisTurn(Node):
    """Some event that the trigger would wait for has occurred: "a character was banished this turn"."""

    trigger: Node
    amount: int = 1


@dataclass(frozen=True, slots=True)
class PutIntoZoneThisTurn(Node):
    """ "2 or more cards were put into your discard this turn"."""

    zone: Zone
    players: Players
    amount: int = 1


@dataclass(frozen=True, slots=True)
class All(Node):
    """ "A and B"."""

    conditions: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Not(Node):
    """ "you don't have …", "unless …"."""

    condition: Node
