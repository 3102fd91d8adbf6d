"""The root of every typed thing that a card text is compiled to."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import TypeVar, dataclass_transform

UNSAID: Mapping[str, bool] = {"unsaid": True}
"""Metadata of a field that no word says: a later pass fills it, and the writer takes no notice of it."""
_Kind = TypeVar("_Kind")
_COMPARED: dict[type, tuple[str, ...]] = {}


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def node(kind: type[_Kind]) -> type[_Kind]:
    """A frozen dataclass that is compared and shown as Node says.

    There are hundreds of them; that each is not given methods of its own halves the time to load them.
    """
    return dataclass(frozen=True, slots=True, eq=False, repr=False)(kind)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Node:
    """A meaning; `wording` is the production that said it, so that synonyms write back in their own words."""

    wording: int = field(default=-1, compare=False, repr=False)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in compared(type(self)))

    def __hash__(self) -> int:
        return hash((type(self), *(getattr(self, name) for name in compared(type(self)))))

    def __repr__(self) -> str:
        values = (f"{name}={getattr(self, name)!r}" for name in compared(type(self)))
        return f"{type(self).__name__}({', '.join(values)})"


def compared(kind: type[Node]) -> tuple[str, ...]:
    """The fields by which two nodes of a class are equal: all but the wording."""
    if kind not in _COMPARED:
        _COMPARED[kind] = tuple(one.name for one in fields(kind) if one.compare)
    return _COMPARED[kind]
