"""Looking into the tree of an effect."""

from collections.abc import Iterator
from dataclasses import fields

from judge.cards.abilities.node import Node


def nodes_in(value: object) -> Iterator[Node]:
    """A node and every node inside it, in the order of their fields."""
    if isinstance(value, tuple):
        for part in value:
            yield from nodes_in(part)
    elif isinstance(value, Node):
        yield value
        for one in fields(value):
            yield from nodes_in(getattr(value, one.name))
