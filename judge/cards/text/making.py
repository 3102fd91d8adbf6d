"""What a production makes of the values of its slots, and the way back for the writer."""

import ast
import dataclasses
import re
from collections.abc import Mapping
from enum import Enum
from typing import Any, Protocol

from judge.cards.text.node import Node
from judge.cards.text.notation import Fault

CALL = re.compile(r"(\w+)\(([^)]*)\)$")
Values = tuple[object, ...]
Slots = tuple[str, ...]


class Make(Protocol):
    """Builds a value of the slots' values, and takes it apart again."""

    def build(self, values: Values) -> object: ...

    def take(self, value: object) -> Values | None:
        """The slots' values in order, or None where this production can't have made the value."""
        ...


class Construct:
    """Makes a node of its class."""

    def __init__(self, of: type[Node], slots: tuple[str, ...], constants: Mapping[str, object], ordinal: int):
        self.of = of
        self.slots = slots
        self.constants: dict[str, Any] = {**constants, "wording": ordinal}
        self._expected = {**defaults(of), **constants}
        for name in slots:
            self._expected.pop(name, None)

    def build(self, values: Values) -> object:
        fields: dict[str, Any] = dict(zip(self.slots, values, strict=True))
        return self.of(**fields, **self.constants)

    def take(self, value: object) -> Values | None:
        if type(value) is not self.of:
            return None
        if any(getattr(value, name) != expected for name, expected in self._expected.items()):
            return None
        return tuple(getattr(value, name) for name in self.slots)


@dataclasses.dataclass(frozen=True)
class Constant:
    """Makes always the same."""

    value: object

    def build(self, _: Values) -> object:
        return self.value

    def take(self, value: object) -> Values | None:
        return () if type(value) is type(self.value) and value == self.value else None


class PassThrough:
    """Makes what its one slot made."""

    def build(self, values: Values) -> object:
        return values[0]

    def take(self, value: object) -> Values | None:
        return (value,)


@dataclasses.dataclass(frozen=True)
class Gather:
    """Makes a tuple of so many items, and of the rest of the list where there is more."""

    items: int
    more: bool = False

    def build(self, values: Values) -> object:
        rest = values[-1] if self.more else ()
        return (*values[: self.items], *(rest if isinstance(rest, tuple) else ()))

    def take(self, value: object) -> Values | None:
        if not isinstance(value, tuple):
            return None
        if len(value) <= self.items if self.more else len(value) != self.items:
            return None
        return (*value[: self.items], value[self.items :]) if self.more else value


def making(text: str, present: Slots, slots: Slots, names: Mapping[str, object]) -> "Template":
    """Reads the left side of a row; `present` are the slots of this variant, `slots` those of the row."""
    if text == "@":
        return Template(PassThrough())
    call = CALL.match(text)
    if not call:
        if slots:
            raise Fault(f"the slot {slots[0]} is not used: {text} is a constant")
        return Template(Constant(constant(text, names)))
    return construction(call[1], arguments(call[2], slots, names), present, slots, names)


@dataclasses.dataclass(frozen=True)
class Template:
    """A way of making that still wants its ordinal."""

    make: Make | None = None
    of: type[Node] = Node
    slots: tuple[str, ...] = ()
    constants: Mapping[str, object] = dataclasses.field(default_factory=dict)

    def numbered(self, ordinal: int) -> Make:
        return self.make or Construct(self.of, self.slots, self.constants, ordinal)


Argument = tuple[str, str | None, object]
"""The field, the slot that fills it, or else the constant."""


def construction(
    name: str, given: list[Argument], present: Slots, slots: Slots, names: Mapping[str, object]
) -> Template:
    """A class with its fields filled, after every check that can be made before a card is read."""
    of = names.get(name)
    if not (isinstance(of, type) and issubclass(of, Node)):
        raise Fault(f"{name} is no class of the abilities" if name in names else f"unknown class {name}")
    field_of = {slot: field for field, slot, _ in given if slot}
    if unused := [slot for slot in slots if slot not in field_of]:
        raise Fault(f"the slot {', '.join(unused)} is not used in {name}(…)")
    absent = {field_of[slot] for slot in slots if slot not in present}
    check_fields(of, [field for field, _, _ in given], absent)
    constants = {field: value for field, slot, value in given if not slot}
    return Template(None, of, tuple(field_of[slot] for slot in present), constants)


def check_fields(of: type[Node], given: list[str], absent: set[str]) -> None:
    """Every argument is a field, given once; every field without a default is given in every variant."""
    known = [field.name for field in dataclasses.fields(of) if field.name != "wording"]
    if unknown := [name for name in given if name not in known]:
        raise Fault(f"{of.__name__} has no field {', '.join(unknown)}; it has {', '.join(known) or 'none'}")
    if len(set(given)) < len(given):
        raise Fault(f"a field of {of.__name__} is given twice")
    required = [name for name in known if name not in defaults(of)]
    if missing := [name for name in required if name not in given]:
        raise Fault(f"{of.__name__} wants its field {', '.join(missing)}")
    if missing := [name for name in required if name in absent]:
        raise Fault(f"the field {', '.join(missing)} of {of.__name__} has no default for an absent group")


def arguments(text: str, slots: tuple[str, ...], names: Mapping[str, object]) -> list[Argument]:
    """`slot`, `field=slot` or `field=CONSTANT`."""
    return [argument(piece.strip(), slots, names) for piece in text.split(",") if piece.strip()]


def argument(text: str, slots: tuple[str, ...], names: Mapping[str, object]) -> Argument:
    """One argument."""
    field, equals, value = (piece.strip() for piece in text.partition("="))
    slot = value if equals else field
    if slot in slots:
        return field, slot, None
    if not equals:
        raise Fault(f"the argument {field} is no slot of the row")
    return field, None, constant(value, names)


def constant(text: str, names: Mapping[str, object]) -> object:
    """True, False, None, a number, a string, or a member of an enum."""
    owner, dot, member = text.partition(".")
    if not dot:
        try:
            return ast.literal_eval(text)
        except (ValueError, SyntaxError):
            raise Fault(f"{text} is no constant; a class is written {text}()") from None
    of = names.get(owner)
    if not (isinstance(of, type) and issubclass(of, Enum)):
        raise Fault(f"unknown enum {owner}")
    if member not in of.__members__:
        raise Fault(f"{owner} has no member {member}")
    return of[member]


def defaults(of: type[Any]) -> dict[str, object]:
    """The fields that have a default, with it."""
    missing = dataclasses.MISSING
    fields = [field for field in dataclasses.fields(of) if field.name != "wording"]
    found: dict[str, object] = {field.name: field.default for field in fields if field.default is not missing}
    made = {field.name: field.default_factory() for field in fields if field.default_factory is not missing}
    return found | made
