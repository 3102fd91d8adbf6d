"""Trigger conditions (CR 6.2.2): each names the roles of the event it waits for."""

from enum import StrEnum

from judge.cards.abilities.node import Node, node
from judge.cards.abilities.players import Players
from judge.cards.abilities.selections import Selection
from judge.terms import Keyword, Zone


@node
class WhenPlayed(Node):
    """ "you play this character", "you play a song", "an opponent plays a character".

    `ordinal` 2 is "a second action in a turn": it waits for that one alone.
    """

    players: Players
    card: Selection
    ordinal: int | None = None
    paid_at_most: int | None = None
    """"you pay 2 {I} or less to play a card"."""
    on: Selection | None = None
    """"on this card": the card that was shifted onto (8.10.1)."""
    source: Zone | None = None
    """"from your discard"."""


@node
class WhenShifted(Node):
    """ "you shift this character", "you shift a character on top of this character"."""

    players: Players
    card: Selection
    on: Selection | None = None


@node
class WhenEntersPlayExerted(Node):
    """ "another character of yours enters play exerted"."""

    card: Selection


@node
class WhenEntersPlay(Node):
    """ "this character enters play": by being played, the one way into play (7.4)."""

    card: Selection


@node
class WhenInks(Node):
    """ "you ink a card": the turn action (4.2), and no other way into the inkwell."""

    players: Players


@node
class WhenUsesKeyword(Node):
    """ "you use the Boost ability of a character", "… of this character"."""

    players: Players
    keyword: Keyword
    card: Selection


@node
class WhenQuests(Node):
    character: Selection


@node
class WhenChallenges(Node):
    """ "challenges", "challenges a damaged character"; the one challenged is a role of its own."""

    character: Selection
    challenged: Selection | None = None


@node
class WhenChallenged(Node):
    """ "is challenged"."""

    card: Selection


@node
class WhenBanished(Node):
    """Also "in a challenge", "is challenged and banished", "challenges and is banished"."""

    card: Selection
    in_a_challenge: bool = False
    challenged: bool = False
    challenging: bool = False


@node
class WhenBanishes(Node):
    """ "banishes another character in a challenge"; without these words by an ability's damage too."""

    character: Selection
    banished: Selection
    in_a_challenge: bool = True


@node
class WhenLeavesPlay(Node):
    card: Selection


@node
class WhenMoves(Node):
    """ "moves to a location", "you move a character here"."""

    character: Selection
    to: Node | None = None
    here: bool = False
    players: Players | None = None
    from_a_location: bool = False


@node
class WhenSings(Node):
    """ "sings a song"; `one_or_more` triggers once for all that sing it together (8.12)."""

    character: Selection
    song: Selection
    with_keyword: Keyword | None = None
    one_or_more: bool = False


@node
class WhenPutIntoInkwell(Node):
    """ "a card is put into your inkwell", "you put a card into your inkwell"."""

    players: Players
    by_players: bool = False


@node
class WhenTakesDamage(Node):
    """ "takes damage" (1.9.2); "would be dealt damage" is of damage that is dealt alone (1.9.1.1)."""

    card: Selection
    dealt: bool = False
    in_a_challenge: bool = False
    least: int = 1


@node
class WhenDealsDamage(Node):
    """ "deals damage to another character in a challenge"; to whatever it is: "deals damage"."""

    character: Selection
    to: Selection | None
    in_a_challenge: bool = False


@node
class WhenRemovesDamage(Node):
    """ "you remove damage from …", "… 1 or more damage from …"; by anyone: "damage is removed from …"."""

    players: Players | None
    card: Selection
    least: int = 1


@node
class WhenDraws(Node):
    """ "you draw a card"; `during_their_turn`: only in the turn of the player who draws.

    `one_or_more` triggers once for all cards of one instruction; `ordinal` 2 is "a second card in a turn".
    """

    players: Players
    during_their_turn: bool = False
    one_or_more: bool = False
    ordinal: int | None = None


@node
class WhenDiscards(Node):
    """ "you discard a card"; `one_or_more` triggers once for all of them (6.1.8)."""

    players: Players
    card: Selection
    one_or_more: bool = False


@node
class WhenExerted(Node):
    """ "exerts", "becomes exerted", "is exerted"."""

    card: Selection


@node
class WhenReadied(Node):
    """ "you ready this character"; by anyone: "this character readies"."""

    players: Players | None
    card: Selection


@node
class WhenPutUnder(Node):
    """ "you put a card under this character"; by anyone: "a card is put under this character"."""

    players: Players | None
    card: Selection


class Purpose(StrEnum):
    """What a card is chosen for."""

    ACTION = "an action"
    ACTION_OR_ABILITY = "an action or ability"
    ACTION_OR_ITEMS_ABILITY = "an action or an item's ability"


@node
class WhenChosen(Node):
    """ "is chosen for Support", "an opponent chooses this character for an action or ability"."""

    card: Selection
    purpose: Purpose | Keyword
    players: Players | None = None


@node
class WhenReturnedToHand(Node):
    """ "is returned to your hand from play": to the hand of its player."""

    card: Selection


@node
class WhenReturns(Node):
    """ "you return a Racer character card from your discard to your hand"."""

    players: Players
    card: Selection
    source: Zone


@node
class WhenLeavesDiscard(Node):
    """ "a card leaves your discard"."""

    card: Selection
    players: Players


@node
class WhenMilled(Node):
    """ "this card is put into your discard from your deck", "you put 1 or more cards into …".

    `by_players`: an effect of theirs; it then triggers once for all cards that were put there together.
    """

    players: Players
    card: Selection
    by_players: bool = False


@node
class AtStartOfTurn(Node):
    players: Players


@node
class AtEndOfTurn(Node):
    """`players` None is "the turn"."""

    players: Players | None = None


@node
class WhileTrue(Node):
    """A trigger with "while here", "while <condition>" or "during your turn" after it (6.1.13.6)."""

    trigger: Node
    condition: Node


@node
class FirstTime(Node):
    """ "the first time … each turn": only the first such event of a turn (6.2.2)."""

    trigger: Node


@node
class SecondTime(Node):
    """ "the second time … each turn": only the second such event of a turn (6.2.2)."""

    trigger: Node
