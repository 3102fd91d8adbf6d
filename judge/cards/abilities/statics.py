"""Static effects that speak of players, zones and the game rather than of a card (CR 6.4, 6.5)."""

from judge.cards.abilities.descriptions import Description
from judge.cards.abilities.durations import Duration
from judge.cards.abilities.node import Node, node
from judge.cards.abilities.players import Players
from judge.cards.abilities.selections import Selection
from judge.terms import Zone

# ---- what players can't do


@node
class Restricts(Node):
    """ "opponents can't play actions until the start of your next turn"; static without a duration.

    `unless` is asked of each of the players: "unless one of their characters has challenged this turn".
    """

    players: Players
    restriction: Node
    duration: Duration | None = None
    unless: Node | None = None


@node
class CantPlay(Node):
    """ "can't play actions or items", "can't play this character"."""

    cards: Selection


@node
class CantGainLore(Node):
    """ "can't gain lore"."""


@node
class CantLoseLore(Node):
    """ "can't lose lore"."""


@node
class CantDraw(Node):
    """ "can't draw cards"."""


@node
class CantPlayMoreThan(Node):
    """ "can't play more than 2 cards each turn"."""

    amount: int
    description: Description


@node
class CantDrawMoreThan(Node):
    """ "can't draw more than 1 card each turn"."""

    amount: int


@node
class CantReadyMoreThan(Node):
    """ "can't ready more than 2 of their characters": the player picks which."""

    amount: int
    cards: Selection


# ---- what players may do


@node
class MayPlayForFree(Node):
    """ "you may play this character for free" (6.1.12: while it is where it is played from)."""

    cards: Selection


@node
class MayPlayByDoing(Node):
    """ "you may exert 4 items of yours to play this character for free": another cost (1.5.5)."""

    cost: Node
    card: Selection
    shift: bool = False


@node
class MayDo(Node):
    """ "you may banish this location to play a character from your discard for free": whenever you like."""

    cost: Node
    effect: Node


@node
class MayPlayFrom(Node):
    """ "you may play characters from your discard. If you do, they enter play exerted".

    `under`: from under that card; `names_once`: none with the name of one played this way.
    """

    cards: Selection
    zone: Zone
    exerted: bool = False
    under: Selection | None = None
    names_once: bool = False


@node
class Permits(Node):
    """ "this turn, you may ink an additional card": a permission as an effect."""

    permission: Node
    duration: Duration


@node
class CanInkFrom(Node):
    """ "you can ink cards from your discard"."""

    zone: Zone


@node
class MayUseForFree(Node):
    """ "you may use this item's Shapeshift ability for free"."""

    card: Selection
    ability: str


# ---- replacement effects (6.5)


@node
class Replaces(Node):
    """ "if [event], [effect] instead": `event` is what a trigger would wait for, before it happens.

    `once`: "the next time …", as an effect with a duration.
    """

    event: Node
    effect: Node
    duration: Duration | None = None
    once: bool = False


@node
class DontDiscard(Node):
    """ "if an effect would cause you to discard one or more cards, you don't discard"."""

    from_hand: bool = False


@node
class EntersInkwellExerted(Node):
    """ "cards enter opponents' inkwells exerted"."""

    players: Players


# ---- the game


@node
class LoreToWin(Node):
    """ "opponents need 25 lore to win the game" (1.8.1.1)."""

    players: Players
    amount: int


@node
class PlaysWithTopCardFaceup(Node):
    """ "each opponent plays with the top card of their deck faceup"."""

    players: Players


@node
class OneChallengeEachTurn(Node):
    """ "each turn, only one character can challenge"."""


@node
class DamageCantBeRemoved(Node):
    """ "damage counters can't be removed", "damage can't be removed from opposing characters"."""

    cards: Selection | None = None


# ---- building a deck (1.10.1.1)


@node
class DeckMayHave(Node):
    """ "you may have any number of cards named … in your deck"; `amount` None is "any number of"."""

    name: str
    amount: int | None = None


@node
class DeckMayHaveAnyInk(Node):
    """ "you can have other Hunny characters in your deck regardless of ink type"."""

    classification: str


# ---- the turn


@node
class CanInkAdditionalCard(Node):
    """ "you may ink an additional card" (4.2.3.1)."""

    players: Players
    amount: int = 1


@node
class SkipsDrawStep(Node):
    """ "Skip your turn's Draw step" (6.4.5)."""

    players: Players
