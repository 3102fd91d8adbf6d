"""What a production makes of the values of its slots, and the way back for the writer."""

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from judge.cards.abilities.node import Node

Values = tuple[object, ...]
Slots = dict[str, object]


class Make(Protocol):
    """Builds a value of the slots' values, and takes it apart again."""

    def build(self, values: Values) -> object: ...

    def take(self, value: object) -> Values | None:
        """The slots' values in order, or None where this production can't have made the value."""
        ...


class Expression(Protocol):
    """A piece of the left side of a row."""

    def build(self, slots: Slots) -> object: ...

    def take(self, value: object, slots: Slots) -> bool:
        """Whether the value may come from here; what the slots held is put into `slots`."""
        ...


@dataclasses.dataclass(frozen=True, slots=True)
class FromSlot:
    """The value of a slot."""

    name: str

    def build(self, slots: Slots) -> object:
        return slots[self.name]

    def take(self, value: object, slots: Slots) -> bool:
        return bool(slots.setdefault(self.name, value) == value)


@dataclasses.dataclass(frozen=True, slots=True)
class Always:
    """The same value each time."""

    value: object

    def build(self, _: Slots) -> object:
        return self.value

    def take(self, value: object, _: Slots) -> bool:
        return type(value) is type(self.value) and value == self.value


@dataclasses.dataclass(frozen=True, slots=True)
class InTuple:
    """A tuple of expressions; the one at `spread` is a tuple itself, whose items stand among the others."""

    items: tuple[Expression, ...]
    spread: int | None = None

    def build(self, slots: Slots) -> object:
        built: list[Any] = [item.build(slots) for item in self.items]
        if self.spread is not None:
            built[self.spread : self.spread + 1] = built[self.spread]
        return tuple(built)

    def take(self, value: object, slots: Slots) -> bool:
        if not isinstance(value, tuple):
            return False
        values: list[object] = list(value)
        if self.spread is not None:
            end = self.spread + len(values) - len(self.items) + 1
            if end < self.spread:
                return False
            values[self.spread : end] = [tuple(values[self.spread : end])]
        return len(values) == len(self.items) and all(
            item.take(one, slots) for item, one in zip(self.items, values, strict=True)
        )


@dataclasses.dataclass(frozen=True, slots=True)
class Construct:
    """A node with some fields given; to be written back, all others must have their default."""

    of: type[Node]
    fields: tuple[tuple[str, Expression], ...]
    defaults: tuple[tuple[str, object], ...]
    wording: int = -1

    def build(self, slots: Slots) -> object:
        fields: dict[str, Any] = {name: value.build(slots) for name, value in self.fields}
        return self.of(**fields, wording=self.wording)

    def take(self, value: object, slots: Slots) -> bool:
        if type(value) is not self.of:
            return False
        if any(getattr(value, name) != default for name, default in self.defaults):
            return False
        return all(expression.take(getattr(value, name), slots) for name, expression in self.fields)


@dataclasses.dataclass(frozen=True, slots=True)
class Evaluate:
    """Makes what an expression says of the slots."""

    expression: Expression
    slots: tuple[str, ...]

    def build(self, values: Values) -> object:
        return self.expression.build(dict(zip(self.slots, values, strict=True)))

    def take(self, value: object) -> Values | None:
        found: Slots = {}
        return tuple(found[name] for name in self.slots) if self.expression.take(value, found) else None


class PassThrough:
    """Makes what its one slot made."""

    def build(self, values: Values) -> object:
        return values[0]

    def take(self, value: object) -> Values | None:
        return (value,)


@dataclasses.dataclass(frozen=True, slots=True)
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


class Fields(NamedTuple):
    """The fields of a class, without the wording; those that no word speaks of; the defaults."""

    names: tuple[str, ...]
    unsaid: tuple[str, ...]
    defaults: Mapping[str, object]


_FIELDS: dict[type[Node], Fields] = {}
"""Worked out once a class, since hundreds of rows speak of the same ones."""


def fields_of(of: type[Node]) -> Sequence[str]:
    """The fields of a class, without the wording."""
    return described(of).names


def unsaid_of(of: type[Node]) -> Sequence[str]:
    """The fields that no word speaks of."""
    return described(of).unsaid


def defaults_of(of: type[Node]) -> Mapping[str, object]:
    """The fields that have a default, with it."""
    return described(of).defaults


def described(of: type[Node]) -> Fields:
    """What is known of the fields of a class."""
    if of not in _FIELDS:
        missing = dataclasses.MISSING
        fields = [field for field in dataclasses.fields(of) if field.name != "wording"]
        plain = {field.name: field.default for field in fields if field.default is not missing}
        made = {
            field.name: field.default_factory() for field in fields if field.default_factory is not missing
        }
        unsaid = tuple(field.name for field in fields if field.metadata.get("unsaid"))
        _FIELDS[of] = Fields(tuple(field.name for field in fields), unsaid, {**plain, **made})
    return _FIELDS[of]
