"""The parts of a node in the order in which the words of its row say them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import inf
from typing import Any, NamedTuple

from judge.cards.abilities.node import Node
from judge.cards.abilities.players import ThatPlayer
from judge.cards.abilities.selections import Reference
from judge.cards.text.grammar import Grammar
from judge.cards.text.making import Construct, Evaluate, Expression, FromSlot, InTuple


class Step(NamedTuple):
    """A node on the way to a part, and the field that the way takes."""

    node: Node
    field: str


Way = tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """A slot of a row with its value, or a node that the row's left side makes within its own node."""

    expression: FromSlot | Construct
    value: Any
    way: Way
    position: float
    """By which words it is said: the last of its slots; -1 before all of them, since it has none."""


def left_side(node: Node, grammar: Grammar) -> tuple[Construct, tuple[str, ...]] | None:
    """What the row that made a node says it is made of, and its slots in the order of the words."""
    make = grammar.productions[node.wording].make if node.wording >= 0 else None
    if isinstance(make, Evaluate) and isinstance(make.expression, Construct):
        return make.expression, make.slots
    return None


def pieces(construct: Construct, node: Node, slots: tuple[str, ...], way: Way) -> list[Piece]:
    """The pieces of a node in the order of the words; a node within it comes after its own pieces."""
    return sorted(inside(construct, node, slots, way), key=lambda piece: piece.position)


def inside(construct: Construct, node: Node, slots: tuple[str, ...], way: Way) -> Iterator[Piece]:
    """The pieces of the fields of a node, in the order of the fields."""
    for field, expression in construct.fields:
        yield from of_expression(expression, getattr(node, field), slots, (*way, Step(node, field)))


def of_expression(expression: Expression, value: Any, slots: tuple[str, ...], way: Way) -> Iterator[Piece]:
    """The pieces of one expression of a left side."""
    match expression:
        case FromSlot(name):
            yield Piece(expression, value, way, slots.index(name))
        case InTuple():
            for item, one in zip(expression.items, aligned(expression, value), strict=True):
                yield from of_expression(item, one, slots, way)
        case Construct():
            own = list(inside(expression, value, slots, way))
            yield from own
            yield Piece(expression, value, way, position_of(value, own))


def position_of(node: Node, own: list[Piece]) -> float:
    """A reference that the words only imply ("deal 5 damage instead") comes after all that they say."""
    if not own and isinstance(node, Reference | ThatPlayer):
        return inf
    return max((piece.position for piece in own), default=-1)


def aligned(expression: InTuple, value: tuple[Any, ...]) -> list[Any]:
    """The items of a tuple, those of a spread slot as one."""
    items: list[Any] = list(value)
    if expression.spread is not None:
        end = expression.spread + len(items) - len(expression.items) + 1
        items[expression.spread : end] = [tuple(items[expression.spread : end])]
    return items


def built(expression: Expression, done: Mapping[int, object]) -> object:
    """An expression with what became of its pieces, which are known by their identity."""
    if isinstance(expression, FromSlot | Construct):
        return done[id(expression)]
    if isinstance(expression, InTuple):
        items: list[Any] = [built(item, done) for item in expression.items]
        if expression.spread is not None:
            items[expression.spread : expression.spread + 1] = items[expression.spread]
        return tuple(items)
    return expression.build({})
