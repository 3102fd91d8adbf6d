"""Reads the grammar table files: lines to rows, without knowing yet what their names mean."""

import re
from dataclasses import dataclass

from judge.cards.text.tokens import tokenise
from judge.errors import JudgeError

NAME = r"[A-Za-z]\w*"
FEATURES = re.compile(r"features\s+(\w+)\s*=\s*(.+)$")
HEAD = re.compile(rf"({NAME})(\[[^\]]*\])?\s*=$")
ROW = re.compile(r"(.+?)\s+:\s+(.+)$")
COMMENT = re.compile(r"(?:^|\s)#.*$")
WORD = r"(?:`[^`]+`|[^\s`|\[\]()]+)"
ITEM = re.compile(
    rf"""\s*(?:(?P<open>\()|(?P<close>\)\?)
    |(?P<slot>[a-z]\w*)?:(?P<target>{NAME})(?:\((?P<inner>[^()]*)\))?(?P<of>\[[^\]]*\])?(?=\s|$|\))
    |(?P<list>[a-z_]+)\((?P<items>[^()]*)\)(?=\s|$|\)\?)
    |(?P<words>{WORD}(?:\|{WORD})*)(?P<by>\[[^\]]*\])?(?=\s|$|\)))""",
    re.VERBOSE,
)
UNDERSCORED = re.compile(r"[a-z]\w*_\w*$")
LISTED = re.compile(rf"\s*({NAME})(\[[^\]]*\])?\s*(?:,\s*([12]))?\s*$")
LISTS = {"and_list": "and", "or_list": "or", "and_or_list": "and/or", "comma_list": ",", "many": ""}


class GrammarError(JudgeError):
    """What is wrong in the grammar files, all of it, each with its file and line."""

    exit_code = 2


class Fault(Exception):
    """One thing wrong with one line."""


@dataclass(frozen=True, slots=True)
class Reference:
    """A nonterminal or terminal with the features asked of it; none means any."""

    name: str
    features: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ListOf:
    """A list of at least so many items; kind is the word before the last, "," for commas alone, or ""."""

    kind: str
    item: Reference
    least: int = 1


@dataclass(frozen=True, slots=True)
class Words:
    """Literal words; several choices are picked by a feature, or are synonyms where there is none."""

    choices: tuple[tuple[str, ...], ...]
    feature: str | None = None


@dataclass(frozen=True, slots=True)
class Slot:
    """A part with a value; without a name only in a pass-through row."""

    name: str | None
    of: Reference | ListOf


@dataclass(frozen=True, slots=True)
class Optional:
    """A group that may be absent."""

    parts: "tuple[Part, ...]"


Part = Words | Slot | Optional


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the table: whose it is, what it makes, of which parts."""

    place: str
    head: Reference
    make: str
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """What the files hold, and what could not be read."""

    features: dict[str, tuple[str, ...]]
    rows: list[Row]
    faults: list[str]


def read(file: str, text: str, table: Table) -> None:
    """Adds the lines of one file to the table; a line that ends with a backslash goes on in the next."""
    head: Reference | None = None
    joined = text.replace("\\\n", "\x00")
    line = 1
    for written in joined.split("\n"):
        place, continued = f"{file}:{line}", written.count("\x00")
        line += 1 + continued
        content = COMMENT.sub("", written.replace("\x00", " ")).rstrip()
        try:
            head = read_line(content, place, head, table)
        except Fault as fault:
            table.faults.append(f"{place}: {fault}")


def read_line(content: str, place: str, head: Reference | None, table: Table) -> Reference | None:
    """Reads one line and gives the head that the next rows belong to."""
    if not content:
        return head
    if content[0].isspace():
        if head is None:
            raise Fault("a row before any head; write `name =` above it")
        table.rows.append(read_row(content.strip(), place, head))
        return head
    if declared := FEATURES.match(content):
        declare(declared[1], tuple(declared[2].split()), table)
        return None
    if found := HEAD.match(content):
        return Reference(found[1], names_in(found[2]))
    raise Fault(f"neither `features …`, nor `name[features] =`, nor an indented row: {content}")


def declare(feature: str, values: tuple[str, ...], table: Table) -> None:
    """A feature is declared once, and no value belongs to two features."""
    if feature in table.features:
        raise Fault(f"the feature {feature} is declared twice")
    taken = {value for others in table.features.values() for value in others} | set(table.features)
    if clash := sorted(({feature, *values} & taken) | ({feature} & set(values))):
        raise Fault(f"{', '.join(clash)} already names a feature or a value")
    table.features[feature] = values


def read_row(content: str, place: str, head: Reference) -> Row:
    """`Constructor(arguments) : parts`."""
    found = ROW.match(content)
    if not found:
        raise Fault(f"a row is `Constructor(arguments) : parts`, with spaces around the colon: {content}")
    return Row(place, head, found[1], read_parts(found[2]))


def read_parts(text: str) -> tuple[Part, ...]:
    """The parts of a row, optional groups within one another."""
    groups: list[list[Part]] = [[]]
    position = 0
    while position < len(text):
        item = ITEM.match(text, position)
        if not item:
            raise Fault(f"can't read `{text[position:].strip()}`")
        position = item.end()
        add_item(item, groups)
    if len(groups) > 1:
        raise Fault("an optional group is not closed by `)?`")
    return tuple(groups[0])


def add_item(item: re.Match[str], groups: list[list[Part]]) -> None:
    """Puts one item into the innermost open group."""
    if item["open"]:
        groups.append([])
    elif item["close"]:
        if len(groups) < 2 or not groups[-1]:
            raise Fault("`)?` closes no group, or an empty one")
        parts = tuple(groups.pop())
        groups[-1].append(Optional(parts))
    else:
        groups[-1].append(read_item(item))


def read_item(item: re.Match[str]) -> Part:
    """A slot, a list without a name, a reference without a name, or words."""
    if item["list"]:
        return Slot(None, list_of(item["list"], item["items"]))
    if item["target"]:
        target, inner = item["target"], item["inner"]
        of = Reference(target, names_in(item["of"])) if inner is None else list_of(target, inner)
        return Slot(item["slot"], of)
    if ("|" not in item["words"] and item["by"]) or UNDERSCORED.match(item["words"]):
        return Slot(None, Reference(item["words"], names_in(item["by"])))
    return words_of(item["words"], names_in(item["by"]))


def list_of(kind: str, inner: str) -> ListOf:
    """`and_list(x)`, `and_list(x[sg])`, or `and_list(x, 2)` for at least two."""
    found = LISTED.match(inner)
    if kind not in LISTS or not found:
        raise Fault(f"no list: {kind}({inner}); the lists are {', '.join(LISTS)}")
    return ListOf(LISTS[kind], Reference(found[1], names_in(found[2])), int(found[3] or 1))


def words_of(text: str, features: tuple[str, ...]) -> Words:
    """Literal words with their choices."""
    if len(features) > 1:
        raise Fault(f"`{text}` can be picked by one feature only")
    return Words(tuple(map(literal, re.findall(WORD, text))), features[0] if features else None)


def literal(text: str) -> tuple[str, ...]:
    """The tokens of a literal; several only between backticks, and never `an`."""
    tokens = tuple(token.text for token in tokenise(text.strip("`")))
    if len(tokens) != 1 and not text.startswith("`"):
        raise Fault(f"`{text}` is not one word; write the words apart, or between backticks")
    if "an" in tokens:
        raise Fault("write `a`: it is read and written as `an` where the next word asks for it")
    return tokens


def names_in(brackets: str | None) -> tuple[str, ...]:
    """The names between square brackets."""
    return tuple(name.strip() for name in brackets[1:-1].split(",")) if brackets else ()
