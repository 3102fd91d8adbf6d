"""Trigger conditions (CR 6.2.2): each names the roles of the event it waits for."""

from dataclasses import dataclass

from judge.cards.abilities.descriptions import Description
from judge.cards.abilities.players import Players
from judge.cards.abilities.selections import Selection
from judge.cards.text.node import Node


@dataclass(frozen=True, slots=True)
class WhenPlayed(Node):
    """ "you play this character", "you play a song", "an opponent plays a character"."""

    players: Players
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
    here: bool = False
    players: Players | None = None
    from_a_location: bool = False


@dataclass(frozen=True, slots=True)
class WhenSings(Node):
    character: Selection


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
    players: Players
    card: Selection
    least: int = 1


@dataclass(frozen=True, slots=True)
class WhenDraws(Node):
    players: Players


@dataclass(frozen=True, slots=True)
class WhenDiscards(Node):
    """ "you discard a card"; `one_or_more` triggers once for all of them (6.1.8)."""

    players: Players
    card: Description
    one_or_more: bool = False


@dataclass(frozen=True, slots=True)
class WhenExerted(Node):
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


@dataclass(frozen=True, slots=True)
class WhenChosen(Node):
    """ "is chosen for Support", "an opponent chooses this character for an action or ability"."""

    card: Selection
    players: Players | None = None
    purpose: str = ""


@dataclass(frozen=True, slots=True)
class WhenReturnedToHand(Node):
    """ "is returned to your hand from play"."""

    card: Selection


@dataclass(frozen=True, slots=True)
class AtStartOfTurn(Node):
    players: Players


@dataclass(frozen=True, slots=True)
class AtEndOfTurn(Node):
    """`players` None is "the turn"."""

    players: Players | None = None


@dataclass(frozen=True, slots=True)
class WhileHere(Node):
    """A trigger with "while here" or "while <condition>" after it (6.1.13.6)."""

    trigger: Node
    condition: Node
