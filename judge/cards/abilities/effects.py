"""What effects do, one node a verb (CR 6.1.1); the player who does it is the acting player.

Where cards are put, looked at and played stands in placing.py; flow ("may", "if you do") in flow.py.
"""

from judge.cards.abilities.amounts import Amount
from judge.cards.abilities.node import Node, node
from judge.cards.abilities.placing import From
from judge.cards.abilities.players import Players
from judge.cards.abilities.selections import Selection
from judge.terms import Keyword

# ---- cards and lore


@node
class Draw(Node):
    """1.12; `plus` is added to a computed amount: "that number of cards plus 1"; `most` is a maximum."""

    amount: Amount = 1
    plus: int = 0
    most: int | None = None
    from_bottom: bool = False


@node
class DrawUntil(Node):
    """ "draw until you have 3 cards in your hand" (6.1.8.1)."""

    amount: int


@node
class DrawUntilEqual(Node):
    """ "draw cards until you have the same number" as the player of the condition before it (6.1.8.1)."""


@node
class GainLore(Node):
    """`most` is "to a maximum of 4 lore"; `plus` is added: "that much lore plus 1"."""

    amount: Amount
    most: int | None = None
    plus: int = 0


@node
class LoseLore(Node):
    """1.11.1: never below 0."""

    amount: Amount
    most: int | None = None
    plus: int = 0


@node
class Discard(Node):
    """ "choose and discard a card", "discards a card at random", "discards a card of your choice" (7.3.4).

    Either `cards` says which, or `amount` how many ("that many cards").
    """

    cards: Node | None = None
    amount: Amount | None = None
    source: From | None = None
    at_random: bool = False
    chosen_by: Players | None = None
    """"of your choice": another player than the one who discards chooses."""


@node
class DiscardUntil(Node):
    """ "discard until they have 3 cards in their hand" (6.1.8.1)."""

    amount: int


@node
class GetInkDrops(Node):
    """ "get 2 ink drops"."""

    amount: int


@node
class RemoveInkDrops(Node):
    """ "remove 1 ink drop"."""

    amount: int


# ---- damage (1.9.1)


@node
class DealDamage(Node):
    """1.9.1.1; before "instead" a reference without words means the cards of the effect replaced."""

    amount: Amount
    to: Selection


@node
class PutDamage(Node):
    """1.9.1.2: not dealt, so that Resist does nothing (8.8.3)."""

    amount: Amount
    on: Selection


@node
class MoveDamage(Node):
    """1.9.1.4; `amount` None is "all"."""

    amount: Amount | None
    source: Selection
    to: Selection
    up_to: bool = False


@node
class RemoveDamage(Node):
    """1.9.1.3; `amount` None is "all"; `total`: it is divided among the cards, not removed from each."""

    amount: Amount | None
    source: Selection
    up_to: bool = False
    total: bool = False


@node
class DamageIgnores(Node):
    """ "This damage can't be reduced by Resist", said of the damage dealt before it."""

    keyword: Keyword


# ---- states and choices


@node
class Banish(Node):
    """1.9.3: "banish …", "choose and banish …"."""

    cards: Selection


@node
class Exert(Node):
    """5.1.1.2: "exert …", "{E} …"."""

    cards: Selection


@node
class ReadyCards(Node):
    """5.1.1.1; `after_challenge`: not before the challenge that is under way has ended (4.6.9)."""

    cards: Selection
    after_challenge: bool = False


@node
class Choose(Node):
    """ "choose an opposing character": a choice like "chosen" (6.1.3, 8.15.1); what follows speaks of it."""

    cards: Node
    source: From | None = None


@node
class ChoosePlayers(Node):
    """ "choose any number of players"."""

    players: Players


@node
class NameACard(Node):
    """ "name a card": "the named card", "that name"."""


@node
class CountUp(Node):
    """ "count the number of characters you have in play": "that number", "that amount"."""

    amount: Amount


@node
class RepeatThis(Node):
    """ "repeat this effect": the whole ability once more."""
