"""Reads the left side of a row: a class with its arguments, or a constant."""

import ast
import dataclasses
from collections.abc import Mapping
from enum import Enum

from judge.cards.abilities.node import Node
from judge.cards.text.making import (
    Always,
    Construct,
    Evaluate,
    Expression,
    FromSlot,
    InTuple,
    Make,
    PassThrough,
    defaults_of,
    fields_of,
    unsaid_of,
)
from judge.cards.text.notation import Fault


@dataclasses.dataclass(frozen=True, slots=True)
class Template:
    """A way of making that still wants its ordinal."""

    make: Make

    def numbered(self, ordinal: int) -> Make:
        """Only the node of the row itself remembers the ordinal."""
        if isinstance(self.make, Evaluate) and isinstance(self.make.expression, Construct):
            made = self.make.expression
            return Evaluate(Construct(made.of, made.fields, made.defaults, ordinal), self.make.slots)
        return self.make


class LeftSide:
    """The left side of one row; a variant of the row leaves out the slots of absent groups."""

    def __init__(self, text: str, slots: tuple[str, ...], names: Mapping[str, object]) -> None:
        self.text = text
        self.slots = slots
        self.names = names
        self.tree = parsed(text) if text != "@" else None
        used = {node.id for node in ast.walk(self.tree) if isinstance(node, ast.Name)} if self.tree else set()
        if text != "@" and (unused := [slot for slot in slots if slot not in used]):
            raise Fault(f"the slot {', '.join(unused)} is not used in {text}")

    def variant(self, present: tuple[str, ...]) -> Template:
        """What the row makes where these slots are present."""
        if self.tree is None:
            return Template(PassThrough())
        self.absent = set(self.slots) - set(present)
        return Template(Evaluate(self.expression(self.tree), present))

    def expression(self, node: ast.expr) -> Expression:
        """One expression of the left side."""
        match node:
            case ast.Name(name) if name in self.slots:
                return FromSlot(name)
            case ast.Name(name):
                hint = f"; a class is written {name}()" if name in self.names else ""
                raise Fault(f"{name} is no slot of the row{hint}")
            case ast.Call(ast.Name(name)):
                return self.construction(name, node)
            case ast.Tuple(items):
                return self.tuple_of([item for item in items if not self.is_absent(item)])
            case ast.Attribute(ast.Name(owner), member):
                return Always(self.member(owner, member))
        return Always(literal(node))

    def construction(self, name: str, call: ast.Call) -> Construct:
        """A class with its fields filled, after every check that can be made before a card is read."""
        of = self.names.get(name)
        if not (isinstance(of, type) and issubclass(of, Node)):
            raise Fault(f"{name} is no node" if name in self.names else f"unknown class {name}")
        given = arguments(call)
        defaults = defaults_of(of)
        check_fields(of, [field for field, _ in given])
        present = [(field, value) for field, value in given if not self.is_absent(value)]
        if missing := [field for field in fields_of(of) if field not in {*defaults, *dict(present)}]:
            raise Fault(f"{name} wants its field {', '.join(missing)}, which has no default")
        filled = tuple((field, self.expression(value)) for field, value in present)
        unsaid = {*dict(present), *unsaid_of(of)}
        rest = tuple((field, value) for field, value in defaults.items() if field not in unsaid)
        return Construct(of, filled, rest)

    def tuple_of(self, items: list[ast.expr]) -> InTuple:
        """`(slot, Class(), *slot)`; with two spreads the way back would be a guess."""
        spreads = [index for index, item in enumerate(items) if isinstance(item, ast.Starred)]
        if len(spreads) > 1:
            raise Fault("a tuple can have one *slot only")
        bare = [item.value if isinstance(item, ast.Starred) else item for item in items]
        return InTuple(tuple(map(self.expression, bare)), spreads[0] if spreads else None)

    def is_absent(self, node: ast.expr) -> bool:
        """Whether an argument is a slot of an absent group."""
        node = node.value if isinstance(node, ast.Starred) else node
        return isinstance(node, ast.Name) and node.id in self.absent

    def member(self, owner: str, member: str) -> object:
        """A member of an enum."""
        of = self.names.get(owner)
        if not (isinstance(of, type) and issubclass(of, Enum)):
            raise Fault(f"unknown enum {owner}")
        if member not in of.__members__:
            raise Fault(f"{owner} has no member {member}")
        return of[member]


def parsed(text: str) -> ast.expr:
    """The left side as an expression."""
    try:
        return ast.parse(text, mode="eval").body
    except SyntaxError as error:
        raise Fault(f"can't read {text}: {error.msg}; plain slots come before field=…") from None


def arguments(call: ast.Call) -> list[tuple[str, ast.expr]]:
    """`slot`, which fills the field of its name, or `field=…`."""
    plain: list[tuple[str, ast.expr]] = []
    for value in call.args:
        if not isinstance(value, ast.Name):
            raise Fault(f"{ast.unparse(value)} wants its field: write field={ast.unparse(value)}")
        plain.append((value.id, value))
    return plain + [(keyword.arg or "**", keyword.value) for keyword in call.keywords]


def check_fields(of: type[Node], given: list[str]) -> None:
    """Every argument is a field, given once."""
    known = fields_of(of)
    if unknown := [name for name in given if name not in known]:
        raise Fault(f"{of.__name__} has no field {', '.join(unknown)}; it has {', '.join(known) or 'none'}")
    if len(set(given)) < len(given):
        raise Fault(f"a field of {of.__name__} is given twice")


def literal(node: ast.expr) -> object:
    """True, False, None, a number or a string."""
    try:
        return ast.literal_eval(node)
    except ValueError:
        raise Fault(f"{ast.unparse(node)} is no constant") from None
