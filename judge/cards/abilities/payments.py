"""What changes the ink that players pay (CR 1.5): less or more, for some cards, once or always."""

from enum import StrEnum

from judge.cards.abilities.amounts import Amount
from judge.cards.abilities.descriptions import Description
from judge.cards.abilities.node import Node, node
from judge.cards.abilities.players import Players
from judge.cards.abilities.selections import Selection
from judge.terms import Keyword


class PaidFor(StrEnum):
    """What the ink is paid for."""

    PLAY = "play"
    SHIFT = "shift"


@node
class PaysToPlay(Node):
    """ "you pay 1 {I} less to play this character", "each player pays 2 {I} more to play actions"."""

    players: Players
    amount: Amount
    cards: Selection
    more: bool = False
    using: Keyword | None = None
    """"using their Shift ability": only then."""
    counted: Node | None = None
    """"for each …" (6.1.8)."""
    optional: bool = False
    """"once during your turn, you may pay 1 {I} less …"."""


@node
class PaysToShiftOnto(Node):
    """ "you pay 1 {I} less to shift a character on top of this character"."""

    amount: Amount
    card: Selection


@node
class PaysToMove(Node):
    """ "you pay 1 {I} less to move your characters to a location"; `here`: to this location only."""

    amount: Amount
    characters: Selection
    here: bool = False
    optional: bool = False
    counted: Node | None = None


@node
class PaysForNext(Node):
    """ "you pay 1 {I} less for the next character you play this turn": used up by that card."""

    amount: Amount
    description: Description
    paid_for: PaidFor = PaidFor.PLAY
    with_that_name: bool = False


@node
class PaysForFirstEachTurn(Node):
    """ "you pay 1 {I} less for the first action you play each turn"."""

    amount: Amount
    description: Description
    counted: Node | None = None
