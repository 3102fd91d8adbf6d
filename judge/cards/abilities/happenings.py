"""Conditions that ask what happened: this turn, as it was played, or by the effect before (CR 6.2.4)."""

from dataclasses import field
from enum import StrEnum

from judge.cards.abilities.ability import TurnScope
from judge.cards.abilities.descriptions import Description
from judge.cards.abilities.node import UNSAID, Node, node
from judge.cards.abilities.players import Players
from judge.cards.abilities.selections import Selection


@node
class OrdinalThisTurn(Node):
    """ "it's the second card you've put into your inkwell this turn": which such event of the turn it is."""

    ordinal: int
    trigger: Node


class Deed(StrEnum):
    """What the effect before did to cards."""

    DISCARDED = "discarded"
    RETURNED = "returned"
    MOVED = "moved"
    BANISHED = "banished"
    EXERTED = "exerted"
    PUT_INTO_DISCARD = "put into the discard"


@node
class DoneTo(Node):
    """ "you discarded a Pirate character card", "any Princess cards were moved this way"."""

    deed: Deed
    description: Description


@node
class RemovedDamage(Node):
    """ "you removed damage this way"."""


@node
class SangThisSong(Node):
    """ "a character sang this song", "2 or more characters sang …": those who sang it have the slot."""

    description: Description
    amount: int = 1
    slot: int = field(default=-1, metadata=UNSAID)


@node
class RemovedInkDropToPlay(Node):
    """ "you removed an ink drop to play her"."""

    card: Selection


@node
class Pays(Node):
    """ "unless their player pays 3 {I}", "unless you pay 1 {I}": they may pay as it is asked."""

    players: Players
    amount: int


@node
class FirstTurnAsLaterPlayer(Node):
    """ "this is your first turn and you're not the first player"."""


@node
class DuringTurn(Node):
    """ "during your turn", after a trigger (6.1.13.1)."""

    scope: TurnScope
