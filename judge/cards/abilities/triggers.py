"""Trigger conditions (CR 6.2.2): each names the roles of the event it waits for."""

from dataclasses import dataclass
from enum import StrEnum

from judge.cards.abilities.players import Players
from judge.cards.abilities.selections import Selection
from judge.cards.text.node import Node
from judge.terms import Keyword, Zone


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class WhenShifted(Node):
    """ "you shift this character", "you shift a character on top of this character"."""

    players: Players
    card: Selection
    on: Selection | None = None


@dataclass(frozen=True, slots=True)
class WhenEntersPlayExerted(Node):
    """ "another character of yours enters play exerted"."""

    card: Selection


@dataclass(frozen=True, slots=True)
class WhenUsesKeyword(Node):
    """ "you use the Boost ability of a character"."""

    players: Players
    keyword: Keyword
    card: Selection


@dataclass(frozen=True, slots=True)
class WhenQuests(Node):
    character: Selection


@dataclass(frozen=True, slots=True)
class WhenChallenges(Node):
    """ "challenges", "challenges a damaged character"; the one challenged is a role of its own."""

    character: Selection
    challenged: Selection | None = None


@dataclass(frozen=True, slots=True)
class WhenChallenged(Node):
    """ "is challenged"."""

    card: Selection


@dataclass(frozen=True, slots=True)
class WhenBanished(Node):
    """Also "in a challenge", "is challenged and banished", "challenges and is banished"."""

    card: Selection
    in_a_challenge: bool = False
    challenged: bool = False
    challenging: bool = False


@dataclass(frozen=True, slots=True)
class WhenBanishes(Node):
    """ "banishes another character in a challenge"."""

    character: Selection
    banished: Selection


@dataclass(frozen=True, slots=True)
class WhenLeavesPlay(Node):
    card: Selection


@dataclass(frozen=True, slots=True)
class WhenMoves(Node):
    """ "moves to a location", "you move a character here"."""

    character: Selection
    to: Node | None = None
    here: bool = False
    players: Players | None = None
    from_a_location: bool = False


@dataclass(frozen=True, slots=True)
class WhenSings(Node):
    """ "sings a song"; `one_or_more` triggers once for all that sing it together (8.12)."""

    character: Selection
    song: Selection
    with_keyword: Keyword | None = None
    one_or_more: bool = False


@dataclass(frozen=True, slots=True)
class WhenPutIntoInkwell(Node):
    """ "a card is put into your inkwell", "you put a card into your inkwell"."""

    players: Players
    by_players: bool = False


@dataclass(frozen=True, slots=True)
class WhenTakesDamage(Node):
    """ "takes damage", "is dealt damage" (1.9.2)."""

    card: Selection


@dataclass(frozen=True, slots=True)
class WhenDealsDamage(Node):
    """ "deals damage to another character in a challenge"."""

    character: Selection
    to: Selection
    in_a_challenge: bool = False


@dataclass(frozen=True, slots=True)
class WhenRemovesDamage(Node):
    """ "you remove damage from …", "you remove 1 or more damage from …"."""

    players: Players
    card: Selection
    least: int = 1


@dataclass(frozen=True, slots=True)
class WhenDraws(Node):
    """ "you draw a card"; `during_their_turn`: only in the turn of the player who draws."""

    players: Players
    during_their_turn: bool = False


@dataclass(frozen=True, slots=True)
class WhenDiscards(Node):
    """ "you discard a card"; `one_or_more` triggers once for all of them (6.1.8)."""

    players: Players
    card: Selection
    one_or_more: bool = False


@dataclass(frozen=True, slots=True)
class WhenExerted(Node):
    """ "exerts", "becomes exerted", "is exerted"."""

    card: Selection


@dataclass(frozen=True, slots=True)
class WhenReadied(Node):
    """ "you ready this character"."""

    players: Players
    card: Selection


@dataclass(frozen=True, slots=True)
class WhenPutUnder(Node):
    """ "you put a card under this character"."""

    players: Players
    card: Selection


class Purpose(StrEnum):
    """What a card is chosen for."""

    ACTION = "an action"
    ACTION_OR_ABILITY = "an action or ability"
    ACTION_OR_ITEMS_ABILITY = "an action or an item's ability"


@dataclass(frozen=True, slots=True)
class WhenChosen(Node):
    """ "is chosen for Support", "an opponent chooses this character for an action or ability"."""

    card: Selection
    purpose: Purpose | Keyword
    players: Players | None = None


@dataclass(frozen=True, slots=True)
class WhenReturnedToHand(Node):
    """ "is returned to your hand from play": to the hand of its player."""

    card: Selection


@dataclass(frozen=True, slots=True)
class WhenReturns(Node):
    """ "you return a Racer character card from your discard to your hand"."""

    players: Players
    card: Selection
    source: Zone


@dataclass(frozen=True, slots=True)
class WhenLeavesDiscard(Node):
    """ "a card leaves your discard"."""

    card: Selection
    players: Players


@dataclass(frozen=True, slots=True)
class WhenMilled(Node):
    """ "this card is put into your discard from your deck", "you put 1 or more cards into …".

    `by_players`: an effect of theirs; it then triggers once for all cards that were put there together.
    """

    players: Players
    card: Selection
    by_players: bool = False


@dataclass(frozen=True, slots=True)
class WhenRemovesInkDrop(Node):
    """ "you remove an ink drop"."""

    players: Players


@dataclass(frozen=True, slots=True)
class WhenGetsInkDrop(Node):
    """ "you would get an ink drop"."""

    players: Players


@dataclass(frozen=True, slots=True)
class AtStartOfTurn(Node):
    players: Players


@dataclass(frozen=True, slots=True)
class AtEndOfTurn(Node):
    """`players` None is "the turn"."""

    players: Players | None = None


@dataclass(frozen=True, slots=True)
class WhileTrue(Node):
    """A trigger with "while here", "while <condition>" or "during your turn" after it (6.1.13.6)."""

    trigger: Node
    condition: Node


@dataclass(frozen=True, slots=True)
class FirstTime(Node):
    """ "the first time … each turn": only the first such event of a turn (6.2.2)."""

    trigger: Node
