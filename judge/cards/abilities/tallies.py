"""What "for each" counts besides the cards that are there: what was done, and differences (CR 6.1.8)."""

from judge.cards.abilities.descriptions import Description
from judge.cards.abilities.happenings import Deed
from judge.cards.abilities.node import Node, node
from judge.cards.abilities.players import Players
from judge.cards.abilities.selections import Selection


@node
class NumberDone(Node):
    """ "for each item card discarded this way": cards to which the effect before did it."""

    deed: Deed
    description: Description


@node
class NumberOfPlayers(Node):
    """ "for each opponent", "for each opponent with more lore than you"."""

    players: Players


@node
class NumberThisTurn(Node):
    """ "for each opposing character banished in a challenge this turn": events that a trigger waits for."""

    trigger: Node


@node
class WhoSangThisSong(Node):
    """ "for each character that sang this song" (8.12)."""

    description: Description


@node
class CardsThatWereUnder(Node):
    """ "for each card that was under him", as he left play (5.1.1.6)."""

    card: Selection


@node
class DifferentInks(Node):
    """ "for each different ink type of characters you have in play"."""

    cards: Selection


@node
class DifferentNames(Node):
    """ "for each item with a different name you have in play"."""

    cards: Selection
