"""What each node of a compiled text means: tables that the modules of the engine fill in.

A node without an entry can't be executed, and a card that has one is never called compiled.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any, TypeVar

from judge.cards.abilities.ability import Static
from judge.cards.abilities.conditions import CardIs
from judge.cards.abilities.node import Node
from judge.cards.abilities.predicates import Applies, CountsAsCostToSing, Gains, Gets
from judge.cards.abilities.selections import OneOf, Reference
from judge.engine.context import Context
from judge.engine.events import Event, Ref
from judge.engine.state import Game

Test = Callable[[Game, Context, Ref, Any], bool]
Truth = Callable[[Game, Context, Any], bool]
Number = Callable[[Game, Context, Any], int]
Selects = Callable[[Game, Context, Any], tuple[Ref, ...]]
Acts = Callable[[Game, Context, Any], None]
Watches = Callable[[Game, Context, Any, Any], "Sequence[Roles]"]
Asks = Callable[[Game, Context, Any], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Roles:
    """What a trigger's phrases stand for in an event, by slot: cards, and players."""

    cards: dict[int, tuple[Ref, ...]] = field(default_factory=dict)
    players: dict[int, tuple[int, ...]] = field(default_factory=dict)


TESTS: dict[type[Node], Test] = {}
"""Adjectives and qualities: does the card fit?"""
CONDITIONS: dict[type[Node], Truth] = {}
AMOUNTS: dict[type[Node], Number] = {}
SELECTIONS: dict[type[Node], Selects] = {}
PLAYERS: dict[type[Node], Asks] = {}
EFFECTS: dict[type[Node], Acts] = {}
TRIGGERS: dict[type[Node], tuple[tuple[type[Event], ...], Watches]] = {}
PREDICATES: dict[type[Node], str] = {}
"""What is said of a card, by the question that it answers."""
COSTS: dict[type[Node], Acts] = {}
"""Paying a cost; Illegal where it can't be paid in full."""
PARTS: set[type[Node]] = set()
"""Nodes that only others read: counts, durations, nouns, the abilities themselves."""

F = TypeVar("F", bound=Callable[..., Any])


def means(table: dict[type[Node], Any], *nodes: type[Node]) -> Callable[[F], F]:
    """Enter a function as the meaning of nodes."""

    def enter(function: F) -> F:
        for node in nodes:
            table[node] = function
        return function

    return enter


def waits_for(node: type[Node], *events: type[Event]) -> Callable[[F], F]:
    """Enter a function that recognises, in events of these kinds, what the trigger node waits for."""

    def enter(function: F) -> F:
        TRIGGERS[node] = (events, function)
        return function

    return enter


def awaited(trigger: Node) -> tuple[type[Event], ...]:
    """The kinds of event that can meet a trigger; one around another waits for what that one waits for."""
    inner = getattr(trigger, "trigger", None)
    return awaited(inner) if isinstance(inner, Node) else TRIGGERS[type(trigger)][0]


def meets(game: Game, ctx: Context, trigger: Node, event: Event) -> "Sequence[Roles]":
    """Each way in which an event meets a trigger condition (6.2.1); none if it does not."""
    if type(event) not in awaited(trigger):
        return ()
    return TRIGGERS[type(trigger)][1](game, ctx, trigger, event)


def is_executable(node: Node) -> bool:
    return not any(True for _ in nodes_without_meaning(node))


def nodes_without_meaning(value: object) -> Iterator[type[Node]]:
    """Every kind of node in the tree that no table knows, or that stands where its table is not asked."""
    if isinstance(value, tuple):
        for part in value:
            yield from nodes_without_meaning(part)
    elif isinstance(value, Node) and is_dataclass(value):
        if not is_known(type(value)):
            yield type(value)
        for one in fields(value):
            inner = getattr(value, one.name)
            yield from nodes_without_meaning(inner)
            yield from _out_of_place(value, one.name, inner)
        yield from _without_number(value)
        yield from _of_any_that_fits(value)


def _without_number(value: Node) -> Iterator[type[Node]]:
    """6.1.8: "for each" defines a number; what has none can't be said of each."""
    if isinstance(value, Applies) and value.counted is not None:
        yield from (type(said) for said in value.predicates if not _has_number(said))


def _has_number(said: Node) -> bool:
    if isinstance(said, Gains):
        return all(getattr(ability, "amount", None) is not None for ability in said.abilities)
    return isinstance(said, Gets | CountsAsCostToSing)


def _of_any_that_fits(value: Node) -> Iterator[type[Node]]:
    """ "While a character is damaged, they …" leaves open which: a static ability picks none of several."""
    if isinstance(value, Static) and isinstance(value.condition, CardIs):
        asked = value.condition.card
        for effect in value.effects if isinstance(asked, OneOf) else ():
            who = getattr(effect, "subject", None)
            if isinstance(who, Reference) and who.slot == asked.slot:
                yield Reference


def _out_of_place(parent: Node, field: str, value: object) -> Iterator[type[Node]]:
    """A condition must be one that can be asked, a quality one that can be tested, and so on."""
    table = _ASKED_BY.get(field)
    if table is None or type(parent).__name__ in _READ_BY_THEMSELVES:
        return
    for part in value if isinstance(value, tuple) else (value,):
        if isinstance(part, Node) and type(part) not in table:
            yield type(part)


_ASKED_BY: dict[str, Any] = {
    "condition": CONDITIONS,
    "conditions": CONDITIONS,
    "both_if": CONDITIONS,
    "adjectives": TESTS,
    "qualities": TESTS,
    "triggers": TRIGGERS,
    "counted": AMOUNTS,
    "predicates": PREDICATES,
}
"""The table that is asked for what stands in a field of this name."""
_READ_BY_THEMSELVES = frozenset({"Unless"})
"""Nodes whose own function reads their fields in another way."""


def is_known(kind: type[Node]) -> bool:
    tables: tuple[Any, ...] = (
        TESTS, CONDITIONS, AMOUNTS, SELECTIONS, PLAYERS, EFFECTS, TRIGGERS, PREDICATES, COSTS, PARTS,
    )  # fmt: skip
    return any(kind in table for table in tables)
