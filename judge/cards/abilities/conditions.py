"""What can be true or false: after "if", "while", "unless" (CR 6.2.4, 6.4.3)."""

from dataclasses import field

from judge.cards.abilities.descriptions import Compare, Description, Noun
from judge.cards.abilities.node import UNSAID, Node, node
from judge.cards.abilities.players import Players
from judge.cards.abilities.selections import Selection
from judge.terms import Characteristic, Keyword, Zone


@node
class PlayerHas(Node):
    """ "you have a character named Elsa in play", "you have 3 or more cards in your hand"."""

    players: Players
    description: Description
    amount: int = 1
    compare: Compare = Compare.AT_LEAST
    other: bool = False
    """"another": one that is not the source (6.1.6)."""


@node
class HasOnly(Node):
    """ "you have only 1 character here", which can be spoken of as "they"."""

    players: Players
    description: Description
    amount: int
    slot: int = field(default=-1, metadata=UNSAID)


@node
class HasEachNamed(Node):
    """ "you have characters named Dewey and Louie in play"."""

    players: Players
    names: tuple[str, ...]


@node
class HasLore(Node):
    """ "an opponent has 10 or more lore"."""

    players: Players
    amount: int
    compare: Compare = Compare.EXACTLY


@node
class HasMoreLore(Node):
    """ "an opponent has more lore than you"."""

    players: Players
    than: Players


@node
class HasInkDrop(Node):
    """ "you have an ink drop"."""

    players: Players


@node
class HasInk(Node):
    """ "you have 7 {I} or more": cards in the inkwell."""

    players: Players
    amount: int
    compare: Compare


@node
class HasOpponents(Node):
    """ "you have 2 or more opponents"."""

    amount: int


@node
class HasStrongest(Node):
    """ "you have a character in play with more {S} than each opposing character"."""

    players: Players
    characteristic: Characteristic


@node
class HasHighestCost(Node):
    """ "you have a character in play with the highest cost, or tied for highest cost"."""

    players: Players


@node
class HasMoreThan(Node):
    """ "an opponent has more cards in their hand than you": the same kind of card counted for both."""

    players: Players
    description: Description
    than: Players


@node
class CardIs(Node):
    """ "this character is exerted", "it's a character card", "the chosen character is named Pain".

    Of `OneOf` it is enough that one card is; of `Every` all must be. `past`: as it was when it left play.
    """

    card: Selection
    description: Description | None = None
    state: Node | None = None
    past: bool = False


@node
class SubjectIs(Node):
    """ "while here", "while being challenged": said of the card that the sentence speaks of."""

    state: Node


@node
class BeingChallenged(Node):
    """ "being challenged", "… by a Villain character": a state until the challenge ends (4.6)."""

    by: Selection | None = None


@node
class Challenging(Node):
    """ "challenging", "challenging a damaged character": a state during its challenge (4.6)."""

    whom: Selection | None = None


@node
class TheNamedCard(Node):
    """ "the named card": a state, the name that was named before."""


@node
class ChosenNow(Node):
    """ "is chosen": a state of what the effect just chose."""


@node
class HasDamage(Node):
    """ "has 3 or more damage": a state."""

    amount: int


@node
class SharesName(Node):
    """ "it has the same name as the chosen card"; without `other`, those cards among themselves."""

    card: Selection
    other: Selection | None = None


@node
class NameUnlikeOthers(Node):
    """ "the item you played has a different name than each other item you have in play"."""

    noun: Noun


@node
class ThereIs(Node):
    """ "there's a song card in your discard", "2 or more characters of yours are exerted".

    `past`: as it was before the card left play.
    """

    description: Description
    amount: int = 1
    state: Node | None = None
    past: bool = False
    players: Players | None = None
    """Whose they are: "3 or more of your characters are exerted"."""


@node
class WereUnder(Node):
    """ "any of the cards that were under them are character cards": those have the slot."""

    card: Selection
    description: Description
    slot: int = field(default=-1, metadata=UNSAID)


@node
class CardUnder(Node):
    """ "there's a card under this character", "there are 3 or more cards under this character"."""

    card: Selection
    amount: int = 1


@node
class UsedKeyword(Node):
    """ "you used Shift to play her"."""

    keyword: Keyword
    card: Selection


@node
class PlayedThisTurn(Node):
    """ "you played another character this turn", "you've played 2 or more actions this turn"."""

    players: Players
    description: Description
    amount: int = 1
    other: bool = False


@node
class HappenedThisTurn(Node):
    """Some event that the trigger would wait for has occurred: "a character was banished this turn"."""

    trigger: Node
    amount: int = 1


@node
class PutIntoZoneThisTurn(Node):
    """ "2 or more cards were put into your discard this turn"."""

    zone: Zone
    players: Players
    amount: int = 1
    other: bool = False
    """"2 or more other cards": the source is not counted."""


@node
class All(Node):
    """ "A and B"."""

    conditions: tuple[Node, ...]


@node
class AnyTrue(Node):
    """ "A or B"."""

    conditions: tuple[Node, ...]


@node
class Not(Node):
    """ "you don't have …", "unless …"."""

    condition: Node
