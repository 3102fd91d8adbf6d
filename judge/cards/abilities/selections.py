"""Phrases that say which cards are meant: this one, chosen ones, all of a kind, or one named before.

Each phrase has a slot, given by the reference pass; a reference carries the slot of what it refers to.
Slot 0 is the source of the ability.
"""

from dataclasses import dataclass

from judge.cards.abilities.descriptions import Description, Noun
from judge.cards.text.node import Node


@dataclass(frozen=True, slots=True)
class This(Node):
    """ "this character", "this item": the source of the ability."""

    noun: Noun
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Count(Node):
    """How many may be chosen: exactly `most`, or from `least` up; `most` None is "any number of"."""

    least: int = 1
    most: int | None = 1


ONE = Count()


@dataclass(frozen=True, slots=True)
class Chosen(Node):
    """Chosen as the effect resolves (6.1.3), so that Ward hinders (8.15.1): "up to 2 chosen characters"."""

    description: Description
    count: Count = ONE
    other: bool = False
    """"another chosen": not the source and none selected before (6.1.6)."""
    slot: int = -1


@dataclass(frozen=True, slots=True)
class OneOf(Node):
    """ "one of your characters", "2 of their characters": selected, but not "chosen".

    In a trigger or a condition it means any of them.
    """

    description: Description
    count: Count = ONE
    slot: int = -1


@dataclass(frozen=True, slots=True)
class Every(Node):
    """All that fit the description: "all opposing characters", "each of your characters", "your Heroes"."""

    description: Description
    slot: int = -1


@dataclass(frozen=True, slots=True)
class Reference(Node):
    """ "they", "that character", "those cards", "the chosen character", "it": found by the reference pass.

    `word` is the reference as written; `hint` says what the words themselves ask for.
    """

    word: str
    noun: Noun | None = None
    hint: str = ""
    """A role that the words name: "challenging", "banished", "chosen", "moved", "other", "rest"."""
    slot: int = -1


Selection = This | Chosen | OneOf | Every | Reference
