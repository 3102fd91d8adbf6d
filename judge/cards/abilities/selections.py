"""Phrases that say which cards are meant: this one, chosen ones, all of a kind, or one named before.

Each phrase has a slot, given by the reference pass; a reference carries the slot of what it refers to.
Slot 0 is the source of the ability.
"""

from dataclasses import field
from enum import IntEnum

from judge.cards.abilities.descriptions import Description, Noun
from judge.cards.abilities.node import UNSAID, Node, node
from judge.cards.abilities.players import Players


@node
class This(Node):
    """ "this character", "this item": the source of the ability; `noun` None is "this" alone."""

    noun: Noun | None = None
    slot: int = field(default=0, metadata=UNSAID)


@node
class Count(Node):
    """How many: exactly `most`, or from `least` up to it; `most` None is "any number of"."""

    most: int | None = 1
    least: int | None = None
    """None is the same number as `most`; 0 is "up to"; 1 without a most is "one or more"."""


ONE = Count()


@node
class Chosen(Node):
    """Chosen as the effect resolves (6.1.3), so that Ward hinders (8.15.1): "up to 2 chosen characters"."""

    description: Description
    count: Count = ONE
    other: bool = False
    """"another chosen": not the source and none selected before (6.1.6)."""
    slot: int = field(default=-1, metadata=UNSAID)


@node
class OneOf(Node):
    """ "a character", "one of your characters", "2 of their characters": selected, but not "chosen".

    In a trigger or a condition it means any of them.
    """

    description: Description
    count: Count = ONE
    other: bool = False
    """"another": neither the source nor one selected before (6.1.6)."""
    players: Players | None = None
    """Whose they are: "one of your …"."""
    slot: int = field(default=-1, metadata=UNSAID)


@node
class Every(Node):
    """All that fit the description: "all opposing characters", "each of your characters", "your Heroes"."""

    description: Description
    players: Players | None = None
    """Whose they are: "your …"."""
    slot: int = field(default=-1, metadata=UNSAID)


@node
class AnyOf(Node):
    """ "this character or one of your characters named Elsa": whichever of the phrases fits."""

    selections: "tuple[Selection, ...]"
    slot: int = field(default=-1, metadata=UNSAID)


@node
class Together(Node):
    """ "this character and up to 2 of your other characters": all that the phrases select."""

    selections: "tuple[Selection, ...]"
    slot: int = field(default=-1, metadata=UNSAID)


@node
class Reference(Node):
    """ "they", "that character", "those cards", "the chosen character", "it": found by the reference pass.

    `word` is the reference as written; `hint` says what the words themselves ask for.
    """

    word: str
    noun: Noun | None = None
    hint: str = ""
    """A role that the words name: "challenging", "banished", "chosen", "moved", "other", "rest"."""
    slot: int = field(default=-1, metadata=UNSAID)
    also: int | None = field(default=None, metadata=UNSAID)
    """The other one of two that "they" means together."""


Selection = This | Chosen | OneOf | Every | AnyOf | Together | Reference


class Role(IntEnum):
    """Slots of cards and players that the event names without a phrase of their own."""

    SOURCE = 0
    CHALLENGING = -2
    CHALLENGED = -3
    TURN_PLAYER = -4
    """ "During each opponent's turn, whenever they draw": whose turn it is."""
