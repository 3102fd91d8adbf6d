"""Numbers that are computed as an effect resolves, or continuously by a static ability (CR 6.1.8)."""

from judge.cards.abilities.node import Node, node
from judge.cards.abilities.players import Players
from judge.cards.abilities.selections import Selection
from judge.terms import Characteristic


@node
class NumberOf(Node):
    """How many cards there are: "the number of characters you have in play", "for each item you have"."""

    cards: Selection


@node
class CharacteristicOf(Node):
    """A card's {S}, {W} or {L}, the last known one if it has left play (6.7.6)."""

    characteristic: Characteristic
    card: Selection


@node
class CostOf(Node):
    """A card's cost; `plus`: "up to 2 more than the banished character"."""

    card: Selection
    plus: int = 0


@node
class DamageOn(Node):
    """The damage counters on the cards: "for each 1 damage on him"."""

    cards: Selection


@node
class CardsUnder(Node):
    """The cards under a card: "for each card under him"."""

    card: Selection


@node
class DoneThisWay(Node):
    """A number that the effect before it counted: "that many", "1 damage removed this way"."""

    what: str


@node
class CardsInHandOf(Node):
    """The cards in players' hands."""

    players: Players


Amount = int | NumberOf | CharacteristicOf | CostOf | DamageOn | CardsUnder | DoneThisWay | CardsInHandOf
