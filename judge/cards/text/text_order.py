"""The fields of a node in the order in which the words of its row say them."""

from dataclasses import fields

from judge.cards.text.grammar import Grammar
from judge.cards.text.making import Construct, Evaluate, Expression, FromSlot, InTuple
from judge.cards.text.node import Node


def fields_in_text_order(node: Node, grammar: Grammar) -> list[str]:
    """By the row that made the node; a node within a row's left side has only the order of its fields."""
    names = [field.name for field in fields(node) if field.name != "wording"]
    make = grammar.productions[node.wording].make if node.wording >= 0 else None
    if not (isinstance(make, Evaluate) and isinstance(make.expression, Construct)):
        return names
    place = {name: place_of(expression, make.slots) for name, expression in make.expression.fields}
    return sorted(names, key=lambda name: place.get(name, -1))


def place_of(expression: Expression, slots: tuple[str, ...]) -> int:
    """Where the first slot stands that an expression takes; -1 for a constant."""
    found = [slots.index(slot) for slot in slots_in(expression)]
    return min(found, default=-1)


def slots_in(expression: Expression) -> list[str]:
    """The slots that an expression takes."""
    if isinstance(expression, FromSlot):
        return [expression.name]
    if isinstance(expression, InTuple):
        return [slot for item in expression.items for slot in slots_in(item)]
    if isinstance(expression, Construct):
        return [slot for _, value in expression.fields for slot in slots_in(value)]
    return []
