"""The copies that a file tells apart: those with a label, and those it calls by number (`HeiHei #2`)."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass

from judge.scenario.labels import Copy, copies_named
from judge.scenario.scenario import Scenario

_WITH_NUMBER = re.compile(r"[^()]*#\s*\d+")
"""Alone, or in brackets behind the name of an ability."""


def told_apart(scenario: Scenario, copies: Sequence[Copy]) -> frozenset[Copy]:
    """Two outcomes that differ only in which of them it was are two."""
    given = [copy for copy in copies if copy.given is not None]
    named = {found.strip() for text in _texts(_said(scenario)) for found in _WITH_NUMBER.findall(text)}
    return frozenset([*given, *(copy for name in sorted(named) for copy in copies_named(name, copies))])


def _said(scenario: Scenario) -> tuple[object, ...]:
    return scenario.actions, scenario.expectations


def _texts(value: object) -> Iterator[str]:
    """Every text within, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from _texts((*value, *value.values()))
    elif isinstance(value, tuple | list | frozenset):
        for part in value:
            yield from _texts(part)
    elif is_dataclass(value):
        yield from _texts([getattr(value, field.name) for field in fields(value)])
