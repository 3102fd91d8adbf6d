"""YAML as a tree of texts with their lines; what is no readable YAML is a fault, never a traceback."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from judge.scenario.faults import Fault, short

if TYPE_CHECKING:
    import yaml

LARGEST_FILE = 1_000_000
MOST_NODES = 20_000
DEEPEST = 30

_COPY_NUMBER = re.compile(r"(?<=[^\s\d:,\[{-]) #(?=\d+\)?\s*(?:$|[,\]}:]|\s#))", re.MULTILINE)
_HELD_SIGN = "\ue000"
"""Stands for the # of "HeiHei #2" while YAML reads the file: it would take " #2" for a comment."""

_TAG = "tag:yaml.org,2002:"
Kind = Literal["text", "int", "float", "bool", "null"]
_READ_AS: tuple[Kind, ...] = ("int", "float", "bool", "null")
_KINDS = {f"{_TAG}{kind}": kind for kind in _READ_AS}


@dataclass(frozen=True, slots=True)
class Scalar:
    """A single value as written, and what YAML takes it for."""

    text: str
    kind: Kind
    line: int


@dataclass(frozen=True, slots=True)
class Listing:
    items: tuple[Value, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Mapping:
    pairs: tuple[tuple[Scalar, Value], ...]
    line: int


Value = Scalar | Listing | Mapping


class Unreadable(Exception):
    """The file is no tree; carries the fault."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


def parse(source: str | bytes) -> Value:
    """The tree of a file; raises Unreadable with the one fault that stops the reading."""
    import yaml

    text = _COPY_NUMBER.sub(f" {_HELD_SIGN}", _decoded(source))
    try:
        _refuse_deep_nesting(text)
        node = _loader(text).get_single_node()
    except yaml.MarkedYAMLError as error:
        raise Unreadable(_syntax_fault(error, text)) from None
    except yaml.reader.ReaderError as error:
        raise Unreadable(_character_fault(error, text)) from None
    if node is None:
        raise Unreadable(Fault(1, "the file is empty", suggestion="Start from `judge scenario new`."))
    _refuse_large_trees(node)
    return _value(node)


def _decoded(source: str | bytes) -> str:
    if len(source) > LARGEST_FILE:
        size = f"the file has {len(source):,} characters, more than {LARGEST_FILE:,}"
        raise Unreadable(Fault(1, size, suggestion="A scenario is a page or two of text."))
    if isinstance(source, str):
        return source.removeprefix("\ufeff")
    try:
        return source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        what = "the file is not UTF-8 text"
        raise Unreadable(Fault(line, what, suggestion="Save it as UTF-8 plain text.")) from None


def _loader(text: str) -> yaml.SafeLoader | yaml.CSafeLoader:
    import yaml

    return yaml.CSafeLoader(text) if yaml.__with_libyaml__ else yaml.SafeLoader(text)


def _refuse_deep_nesting(text: str) -> None:
    """Before the tree is built, since building it is recursive."""
    import yaml

    loader = _loader(text)
    depth = 0
    while loader.check_event():
        event = loader.get_event()
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > DEEPEST:
            raise Unreadable(_too_deep(event))


def _too_deep(event: Any) -> Fault:
    what = f"the file is nested more than {DEEPEST} deep"
    return Fault(int(event.start_mark.line) + 1, what, suggestion="Close each bracket where its list ends.")


def _refuse_large_trees(root: yaml.Node) -> None:
    """Aliases can make a short file endless (an alias within itself) or immense."""
    sizes: dict[int, int] = {}

    def size(node: yaml.Node) -> int:
        if id(node) not in sizes:
            sizes[id(node)] = MOST_NODES + 1
            sizes[id(node)] = 1 + sum(map(size, _children(node)))
        if sizes[id(node)] > MOST_NODES:
            what = f"the file has more than {MOST_NODES:,} values, or an alias that contains itself"
            raise Unreadable(Fault(node.start_mark.line + 1, what, suggestion="Write the cards out."))
        return sizes[id(node)]

    size(root)


def _children(node: yaml.Node) -> Iterator[yaml.Node]:
    import yaml

    if isinstance(node, yaml.SequenceNode):
        yield from node.value
    elif isinstance(node, yaml.MappingNode):
        yield from (part for pair in node.value for part in pair)


def _value(node: yaml.Node) -> Value:
    import yaml

    line = node.start_mark.line + 1
    if isinstance(node, yaml.SequenceNode):
        return Listing(tuple(map(_value, node.value)), line)
    if isinstance(node, yaml.MappingNode):
        return Mapping(tuple(_pairs(node)), line)
    return Scalar(node.value.replace(_HELD_SIGN, "#"), _KINDS.get(node.tag, "text"), line)


def _pairs(node: yaml.MappingNode) -> Iterator[tuple[Scalar, Value]]:
    """The keys of a mapping; `<<: *other` takes over the keys of another one."""
    import yaml

    for key, value in node.value:
        if key.tag == f"{_TAG}merge" and isinstance(value, yaml.MappingNode):
            own = {key.value for key, _ in node.value}
            yield from ((key, value) for key, value in _pairs(value) if key.text not in own)
        elif isinstance(key, yaml.ScalarNode):
            yield (_key(key), _value(value))
        else:
            raise Unreadable(_bracket_fault(key))


def _key(node: yaml.ScalarNode) -> Scalar:
    return Scalar(node.value.replace(_HELD_SIGN, "#"), "text", node.start_mark.line + 1)


def _bracket_fault(key: yaml.Node) -> Fault:
    suggestion = 'Put quotation marks around a text with braces or brackets: "+2 {S} this turn".'
    return Fault(key.start_mark.line + 1, "a key is a list or a mapping", suggestion=suggestion)


_HINTS = {
    "mapping values are not allowed": 'A text with ": " in it needs quotation marks around it.',
    "cannot start any token": "Indent with spaces, not tabs; quote a text that begins with a sign.",
    "did not find expected ',' or ']'": "A list in brackets ends with ]; quote a text with {, [ or # in it.",
    "did not find expected ',' or '}'": "A mapping in braces ends with }; quote a text with {, [ or # in it.",
    "did not find expected '-' indicator": "The entries of a list begin in one column, each with a dash.",
    "did not find expected key": "The keys of a mapping begin in one column; close every quotation mark.",
    "unexpected end of stream": "A quotation mark is not closed.",
    "undefined alias": "A text that begins with * needs quotation marks.",
    "expected a single document": "A file holds one scenario: remove the second --- and what follows it.",
}


def _syntax_fault(error: yaml.MarkedYAMLError, text: str) -> Fault:
    never_ends = "end of stream" in (error.problem or "")  # then the fault is where it begins
    mark = (never_ends and error.context_mark) or error.problem_mark or error.context_mark
    line = mark.line + 1 if mark else 1
    lines = text.splitlines()
    found = lines[line - 1].strip().replace(_HELD_SIGN, "#") if line <= len(lines) else ""
    problem = error.problem or error.context or "it can't be read"
    said = f"{error.context} {problem}"
    hint = next((hint for sign, hint in _HINTS.items() if sign in said), "")
    at = f" at {short(found)}" if found else ""
    return Fault(line, f"this is not YAML{at}: {problem}", found, hint)


def _character_fault(error: yaml.reader.ReaderError, text: str) -> Fault:
    character = error.character if isinstance(error.character, int) else ord(str(error.character)[:1] or "\0")
    position = text.find(chr(character))
    line = text.count("\n", 0, max(position, 0)) + 1
    what = f"the character U+{character:04X} can't stand in a text file"
    return Fault(line, what, suggestion="Save the scenario as plain text in UTF-8.")
