"""Effects that put, look at, reveal, search for, play and move cards (CR 6.1.14, 7)."""

from dataclasses import field
from enum import StrEnum

from judge.cards.abilities.amounts import Amount
from judge.cards.abilities.node import UNSAID, Node, node
from judge.cards.abilities.players import Players
from judge.cards.abilities.selections import ONE, Count, Reference, Selection
from judge.terms import Zone

# ---- where cards are taken from and put


@node
class From(Node):
    """ "from your discard", "from your hand or discard"."""

    zones: tuple[Zone, ...]
    players: Players


@node
class FromUnder(Node):
    """ "from under this character" (5.1.1.5)."""

    cards: Selection


@node
class FromThere(Node):
    """ "from there": the cards just looked at."""


Source = From | FromUnder | FromThere


class Place(StrEnum):
    """Where a card is put."""

    HAND = "hand"
    INKWELL = "inkwell facedown"
    INKWELL_EXERTED = "inkwell facedown and exerted"
    DISCARD = "discard"
    TOP = "top of the deck"
    BOTTOM = "bottom of the deck"
    DECK_SHUFFLED = "shuffled into the deck"


class Order(StrEnum):
    """In which order several cards are put."""

    ANY = "in any order"
    RANDOM = "in a random order"


@node
class To(Node):
    """ "into their player's inkwell facedown"; `players` None is the deck that was just spoken of."""

    place: Place
    players: Players | None = None
    order: Order | None = None


@node
class ToEither(Node):
    """ "on either the top or the bottom of your deck": decided for each card."""

    options: tuple[To, ...]


@node
class Under(Node):
    """ "facedown under this character" (8.4.3); faceup where the words say it."""

    card: Selection
    faceup: bool = False


@node
class Put(Node):
    """Cards go to a place: "return … to your hand", "put … on the bottom of your deck", "shuffle … into"."""

    cards: Node
    to: To | ToEither | Under
    source: Source | None = None
    at_random: bool = False
    instead_of: Place | None = None
    """"instead of into your discard": replaces where the card would go (6.5.1)."""


@node
class PutAtRandomUntil(Node):
    """ "returns cards at random from their inkwell … until they have 3 cards in their inkwell"."""

    zone: Zone
    to: To
    amount: int


# ---- cards that are no selection of cards in play


@node
class TopCards(Node):
    """ "the top card of your deck", "the top 3 cards of chosen player's deck"."""

    players: Players | None = None
    amount: Amount = 1
    slot: int = field(default=-1, metadata=UNSAID)


@node
class CardsIn(Node):
    """All the cards of a zone: "their hand", "the cards in your inkwell"."""

    zone: Zone
    players: Players
    slot: int = field(default=-1, metadata=UNSAID)


@node
class Among(Node):
    """ "one", "2", "one of those cards": some of the cards looked at, revealed or chosen before."""

    of: Reference
    count: Count = ONE
    slot: int = field(default=-1, metadata=UNSAID)


@node
class HighestCost(Node):
    """ "the card with the highest cost revealed this way, or each card tied for highest cost"."""

    slot: int = field(default=-1, metadata=UNSAID)


# ---- looking, revealing, searching


@node
class LookAt(Node):
    """ "look at the top 4 cards of your deck": they can be spoken of as "one", "a song card", "the rest"."""

    cards: Node


@node
class Reveal(Node):
    """6.1.14; after a look it is of the cards looked at, otherwise of the hand."""

    cards: Node
    source: Source | None = None


@node
class RevealUntil(Node):
    """ "reveal cards from the top of your deck until you reveal a Pirate character card"."""

    players: Players
    until: Node
    slot: int = field(default=-1, metadata=UNSAID)
    """All that was revealed, of which "the rest" is a part."""


@node
class Search(Node):
    """ "search your deck for an item card or a Robot character card"."""

    players: Players
    cards: Node


@node
class ShuffleDeck(Node):
    players: Players


# ---- playing and moving


class Playing(StrEnum):
    """How a card is played: put into play, or on top of another one (8.10)."""

    PLAY = "play"
    SHIFT = "shift"
    PLAY_OR_SHIFT = "play or shift"


@node
class PlayCard(Node):
    """ "play a character with cost 3 or less for free" (6.1.7); from the hand where no zone is said."""

    cards: Node
    source: Source | None = None
    for_free: bool = False
    exerted: bool = False
    playing: Playing = Playing.PLAY


@node
class MoveCharacter(Node):
    """ "move chosen character of yours to a location for free" (4.7)."""

    characters: Node
    to: Node
    for_free: bool = True
    from_here: bool = False


@node
class TheSameLocation(Node):
    """ "the same location": one chosen for all of them."""

    slot: int = field(default=-1, metadata=UNSAID)
