"""The kinds of value a key can have: how each is read, and how the JSON Schema describes it."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from judge.cards.card import Card
from judge.rule_number import RuleNumber
from judge.scenario.card_finder import CardFinder
from judge.scenario.faults import Fault, did_you_mean, nearest, one_of, short
from judge.scenario.lines import KeyLines
from judge.scenario.tree import Listing, Mapping, Scalar, Value
from judge.terms import Keyword

FAULTY = object()
"""What a kind gives for a value it could not read; the fault has been noted."""

Schema = dict[str, Any]
YES = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
_NUMBER_OF_KEYWORD = re.compile(r"\s*\+?\d+\s*(\{I\})?\s*$", re.IGNORECASE)
_INTEGER = re.compile(r"[+-]?\d{1,9}")


@dataclass(slots=True)
class Reader:
    """What is known while a file is read, and the faults found so far."""

    cards: CardFinder
    faults: list[Fault] = field(default_factory=list)
    written_out: dict[str, Card] = field(default_factory=dict)
    players: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()
    """Editions of the Comprehensive Rules that are known; none: whatever the file says is taken."""
    unread: list[str] = field(default_factory=list)
    """Names and labels of cards that could not be read: references to them are no further fault."""

    def fault(
        self, line: int, what: str, text: str = "", suggestion: str = "", rule: str | None = None
    ) -> Any:
        found = Fault(line, what, text, suggestion, rule)
        if found not in self.faults:
            self.faults.append(found)
        return FAULTY


@dataclass(frozen=True, slots=True)
class Kind:
    """`read` gives the value or FAULTY; it is told the key, for its message."""

    read: Callable[[Reader, Value, str], Any]
    schema: Schema
    name: str | None = None
    """A kind with a name stands once in the JSON Schema, under $defs."""

    @property
    def mention(self) -> Schema:
        return {"$ref": f"#/$defs/{self.name}"} if self.name else self.schema


@dataclass(frozen=True, slots=True)
class Key:
    """A key of a mapping: its name in the file, its kind, what it means."""

    name: str
    kind: Kind
    meaning: str
    required: bool = False


Keys = tuple[Key, ...]


def shown(value: Value) -> str:
    """A value as it stands in a message."""
    if isinstance(value, Scalar):
        return value.text
    return "a list" if isinstance(value, Listing) else "a mapping"


def _wrong(reader: Reader, value: Value, key: str, right: str) -> Any:
    given = short(shown(value)) if isinstance(value, Scalar) else shown(value)
    return reader.fault(value.line, f"`{key}` is {given}", shown(value), f"It must be {right}.")


def read_text(reader: Reader, value: Value, key: str) -> Any:
    """Any single value as it is written: a player may be called 1, or no."""
    if isinstance(value, Scalar) and value.kind != "null" and value.text.strip():
        return value.text.strip()
    return _wrong(reader, value, key, "a text")


def read_rules_text(reader: Reader, value: Value, key: str) -> Any:
    """A card's text; a card without abilities may leave it empty."""
    if isinstance(value, Scalar) and not value.text.strip():
        return ""
    return read_text(reader, value, key)


def read_integer(reader: Reader, value: Value, key: str) -> Any:
    if isinstance(value, Scalar) and _INTEGER.fullmatch(value.text):
        return int(value.text)
    return _wrong(reader, value, key, "a whole number")


def whole_number(least: int, most: int | None = None) -> Kind:
    """A whole number that is not less than `least`, nor more than `most`."""
    right = f"{least} or more" if most is None else f"from {least} to {most:,}"

    def read(reader: Reader, value: Value, key: str) -> Any:
        number = int(value.text) if isinstance(value, Scalar) and _INTEGER.fullmatch(value.text) else -1
        if number >= least and (most is None or number <= most):
            return number
        return _wrong(reader, value, key, f"a whole number, {right}")

    return Kind(read, {"type": "integer", "minimum": least, **({} if most is None else {"maximum": most})})


def read_yes_no(reader: Reader, value: Value, key: str) -> Any:
    if isinstance(value, Scalar) and value.text.lower() in YES:
        return YES[value.text.lower()]
    return _wrong(reader, value, key, "true or false")


def read_rule(reader: Reader, value: Value, key: str) -> Any:
    """A rule number; one of two parts without quotation marks is a number for YAML: 8.10 would be 8.1."""
    if not isinstance(value, Scalar):
        return _wrong(reader, value, key, "a rule number")
    if value.kind == "float":
        what = f"YAML reads the rule number {value.text} as a number: 8.1 and 8.10 would be the same"
        return reader.fault(value.line, what, value.text, f'Put it in quotation marks: "{value.text}".')
    if not RuleNumber.looks_like_one(value.text):
        return _wrong(reader, value, key, 'a rule number such as "8.6.1"')
    return str(RuleNumber.parse(value.text))


def read_keyword(reader: Reader, value: Value, key: str) -> Any:
    """A keyword, with its number or without it: Ward, Resist +2, Shift 4 {I}."""
    text = read_text(reader, value, key)
    if text is FAULTY:
        return text
    known = [word.value for word in Keyword]
    name = _NUMBER_OF_KEYWORD.sub("", text)
    if any(f" {name}".casefold().endswith(f" {word}".casefold()) for word in known):  # Universal Shift
        return text
    suggestion = did_you_mean(nearest(name, known, 1)) or one_of(known)
    return reader.fault(value.line, f"{short(text)} in `{key}` is no keyword", text, suggestion)


def word_of(words: dict[str, Any]) -> Kind:
    """One of the words, whatever its case, as what it stands for."""

    def read(reader: Reader, value: Value, key: str) -> Any:
        word = value.text.strip().lower() if isinstance(value, Scalar) else ""
        if word in words:
            return words[word]
        suggestion = did_you_mean(nearest(word, words, 1)) or one_of(words)
        return reader.fault(value.line, f"`{key}` can't be {short(shown(value))}", shown(value), suggestion)

    return Kind(read, {"enum": list(words)})


def listed(value: Value) -> Iterable[Value]:
    """The entries of a list; a single value is a list of one, nothing is none."""
    if isinstance(value, Listing):
        return value.items
    return () if is_null(value) else (value,)


def is_null(value: Value) -> bool:
    return isinstance(value, Scalar) and value.kind == "null"


def list_of(kind: Kind) -> Kind:
    """A list, or a single value for a list of one."""

    def read(reader: Reader, value: Value, key: str) -> Any:
        found = [kind.read(reader, item, key) for item in listed(value)]
        return tuple(item for item in found if item is not FAULTY)

    return Kind(read, {"anyOf": [{"type": "array", "items": kind.mention}, kind.mention, {"type": "null"}]})


def read_player(reader: Reader, value: Value, key: str) -> Any:
    name = read_text(reader, value, key)
    if name is FAULTY or name in reader.players:
        return name
    known = nearest(name, reader.players, 1)
    suggestion = did_you_mean(known) or f"The players are {', '.join(reader.players)}."
    return reader.fault(value.line, f"there is no player {short(name)}", name, suggestion)


_SINGLE: list[str] = ["string", "number", "boolean"]
TEXT = Kind(read_text, {"type": _SINGLE})
RULES_TEXT = Kind(read_rules_text, {"type": [*_SINGLE, "null"]})
REFERENCE = Kind(read_text, {"type": _SINGLE, "description": "a card on this board: its label or name"})
PLAYER = Kind(read_player, {"type": _SINGLE, "description": "a player's name"})
YES_NO = Kind(read_yes_no, {"type": "boolean"})
INTEGER = Kind(read_integer, {"type": "integer"})
COUNT = whole_number(0)
CARD_COUNT = whole_number(0, 1_000)
"""Cards that are not named: each is a card of the game that is then played."""
FROM_ONE = whole_number(1)
RULE = Kind(read_rule, {"type": ["string", "integer"], "pattern": r"^\d{1,3}(\.\d{1,3}){0,3}\.?$"})
TEXTS = list_of(TEXT)
KEYWORDS = list_of(Kind(read_keyword, TEXT.schema))
REFERENCES = list_of(REFERENCE)


def read_keys(reader: Reader, value: Mapping, keys: Keys, of: str) -> dict[str, Any]:
    """The values of a mapping by key; unknown, doubled and missing keys are faults."""
    known = {key.name: key for key in keys}
    found: dict[str, Any] = {}
    seen: set[str] = set()
    for name, given in value.pairs:
        if name.text in seen:
            reader.fault(name.line, f"`{name.text}` stands twice in {of}", name.text, "Keep one of them.")
        elif name.text not in known:
            _unknown_key(reader, name, known, of)
        elif not is_null(given):
            found[name.text] = known[name.text].kind.read(reader, given, name.text)
        seen.add(name.text)
    for key in keys:
        if key.required and not _stands(value, key.name) and not nearest(key.name, seen - known.keys()):
            reader.fault(value.line, f"{of} has no `{key.name}`", key.name, f"`{key.name}`: {key.meaning}.")
    return {name: given for name, given in found.items() if given is not FAULTY}


def key_lines(value: Value) -> KeyLines:
    """The line of each key of a mapping."""
    return tuple((key.text, key.line) for key, _ in value.pairs) if isinstance(value, Mapping) else ()


def _stands(value: Mapping, name: str) -> bool:
    return any(key.text == name and not is_null(given) for key, given in value.pairs)


def _unknown_key(reader: Reader, name: Scalar, known: Iterable[str], of: str) -> None:
    suggestion = did_you_mean(f"`{key}`" for key in nearest(name.text, known, 1))
    suggestion = suggestion or f"It can have {', '.join(known)}."
    reader.fault(name.line, f"`{name.text}` is no key of {of}", name.text, suggestion)


def mapping_schema(keys: Keys, **more: Any) -> Schema:
    """The JSON Schema of a mapping with these keys."""
    properties = {key.name: {**key.kind.mention, "description": key.meaning} for key in keys}
    required = [key.name for key in keys if key.required]
    made: Schema = {"type": "object", "properties": properties, "additionalProperties": False, **more}
    return {**made, "required": required} if required else made
