"""Writes plain values as YAML that reads back the same: blocks, and flow style for what fits a line."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

_PLAIN = re.compile(r"[^\W\d_](?:[\w '’!?.&/()+-]*[\w'’!?.)])?")
_RESERVED = frozenset({"yes", "no", "true", "false", "on", "off", "null", "y", "n"})


@dataclass(frozen=True, slots=True)
class Word:
    """Written as it is: yes, no, none."""

    text: str


@dataclass(frozen=True, slots=True)
class Flow:
    """A mapping on one line."""

    pairs: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Lines:
    """A text of several lines."""

    text: str


def block(value: dict[str, Any] | list[Any]) -> Iterator[str]:
    """The lines of a mapping (dict) or a list; what is no dict or list stands on the line of its key."""
    if isinstance(value, dict):
        for key, given in value.items():
            yield from _keyed(scalar(key) + ":", given)
    else:
        for item in value:
            lines = list(block(item)) if isinstance(item, dict | list) and item else [inline(item)]
            yield f"- {lines[0]}"
            yield from (f"  {line}" for line in lines[1:])


def _keyed(key: str, given: Any) -> Iterator[str]:
    if isinstance(given, Lines):
        yield f"{key} |"
        yield from (f"  {line}" for line in given.text.splitlines())
    elif isinstance(given, dict | list) and given:
        yield key
        yield from (f"  {line}" for line in block(given))
    else:
        yield f"{key} {inline(given)}"


def inline(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, Word):
        return value.text
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(inline, value))}]"
    if isinstance(value, Flow | dict):
        pairs = value.pairs if isinstance(value, Flow) else value
        return "{" + ", ".join(f"{scalar(key)}: {inline(given)}" for key, given in pairs.items()) + "}"
    return scalar(str(value))


def scalar(text: str) -> str:
    """A text, in quotation marks where YAML would take it for something else."""
    if text.isascii() and _PLAIN.fullmatch(text) and text.lower() not in _RESERVED:
        return text
    import yaml

    quoted: str = yaml.dump(text, default_style='"', allow_unicode=True, width=10_000_000)
    return quoted.strip()
