"""Trigger conditions of lore, of ink drops, of damage put and moved, of the discard (CR 1.9.1, 1.11, 7.6)."""

from judge.cards.abilities.node import Node, node
from judge.cards.abilities.players import Players
from judge.cards.abilities.selections import Selection


@node
class WhenMovesDamage(Node):
    """ "you move damage from …", "… 1 or more damage to …" (1.9.1.4); by anyone: "damage is moved …"."""

    players: Players | None
    source: Selection | None = None
    to: Selection | None = None
    least: int = 1


@node
class WhenPutsDamage(Node):
    """ "you put a damage counter on …", "a damage counter is put on …": for each counter (1.9.1.2)."""

    players: Players | None
    card: Selection
    one_or_more: bool = False


@node
class WhenGainsLore(Node):
    """ "you gain lore", "an opponent gains 2 or more lore": once, however much it is (1.11.1)."""

    players: Players
    least: int = 1


@node
class WhenLosesLore(Node):
    """ "you lose lore", "an opponent loses 1 or more lore" (1.11.1)."""

    players: Players
    least: int = 1


@node
class WhenRemovesInkDrop(Node):
    """ "you remove an ink drop"."""

    players: Players


@node
class WhenGetsInkDrop(Node):
    """ "you would get an ink drop"."""

    players: Players


@node
class WhenPutIntoDiscard(Node):
    """ "a card is put into your discard": from wherever it comes, for each card."""

    card: Selection
    players: Players
