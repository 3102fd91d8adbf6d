"""Reads the official Comprehensive Rules: numbered entries, examples, glossary."""

import re
from dataclasses import dataclass, field

from judge.corpus.document import Example, Reference, Rule, Term, kind_of
from judge.corpus.glossary import read_glossary
from judge.corpus.lines import Line, body_of, joined, lines_of, split_at_glossary
from judge.corpus.references import references_of
from judge.rule_number import RuleNumber

_ENTRY = re.compile(r"(\d{1,2}(?:\.\d{1,2}){0,3})\.(?:\s+|(?=[^\s\d]))(\S.*)")
_EXAMPLE = re.compile(r"Example(?: ([A-Z]))?: ?(.*)")
_LEADS_TO_A_NUMBER = re.compile(
    r"(?:\b(?:see|sections?|steps?|through|and|or|in|to|rules?)|[,(])$", re.IGNORECASE
)
# What no heading ends with, so that even the number that is due next is only named here.
_CERTAINLY_LEADS_TO_A_NUMBER = re.compile(r"\b(?:see|sections?|through)$|[,(]$")
_SENTENCE_END = re.compile(r"[.:;?!”)’]$")
_NAMED = re.compile(r"([A-Z][\w{}/’' ]{0,40}?) [–-] ")
_ANNOUNCES_A_PROCESS = re.compile(
    r"(?:the process below|the steps listed here|process listed below[^.]*)\.?$"
)
_LONGEST_HEADING = 80


@dataclass(frozen=True, slots=True)
class Doubt:
    """Something in the text that a reader of the report should look at."""

    position: int
    number: str
    words: str
    reason: str


@dataclass(slots=True)
class _Entry:
    number: RuleNumber
    lines: list[str]
    examples: list[tuple[str, list[str]]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class OfficialText:
    """What was read, the figures' lines that were left out, and what looks wrong."""

    rules: tuple[Rule, ...]
    examples: tuple[Example, ...]
    references: tuple[Reference, ...]
    terms: tuple[Term, ...]
    figures: tuple[Line, ...]
    doubts: tuple[Doubt, ...]


def read_official(text: str) -> OfficialText:
    """The rules of a text as it comes out of the PDF."""
    numbered, glossary = split_at_glossary(body_of(lines_of(text)))
    reader = _Reader()
    for line in numbered:
        reader.take(line)
    rules = tuple(_rule(entry) for entry in reader.entries)
    examples = _examples(reader.entries)
    terms = read_glossary(glossary)
    references = references_of(rules, examples, terms)
    return OfficialText(rules, examples, references, terms, tuple(reader.figures), tuple(reader.doubts))


class _Reader:
    """Takes the lines one by one; each begins an entry, begins an example, continues one or is a figure's."""

    def __init__(self) -> None:
        self.entries: list[_Entry] = []
        self.figures: list[Line] = []
        self.doubts: list[Doubt] = []
        self._in_figure = False

    def take(self, line: Line) -> None:
        entry, example = _ENTRY.fullmatch(line.text), _EXAMPLE.fullmatch(line.text)
        if entry and self._begins_a_rule(line, entry.group(1)):
            self._in_figure = False
            self.entries.append(_Entry(RuleNumber.parse(entry.group(1)), [entry.group(2)]))
        elif example and self.entries:
            self._in_figure = False
            self.entries[-1].examples.append((example.group(1) or "", [example.group(2)]))
        else:
            self._continue(line)

    def _continue(self, line: Line) -> None:
        # A figure is set apart by blank lines; the text of a rule never is.
        self._in_figure = self._in_figure or line.apart or not self.entries
        if self._in_figure:
            self.figures.append(line)
        else:
            self._open_lines().append(line.text)

    def _open_lines(self) -> list[str]:
        entry = self.entries[-1]
        return entry.examples[-1][1] if entry.examples else entry.lines

    def _begins_a_rule(self, line: Line, text: str) -> bool:
        """A wrapped line may begin with a number too: "… sections 6.5.7.1 through / 6.5.7.3. First, …"."""
        number = RuleNumber.parse(text)
        last = self.entries[-1].number if self.entries else None
        if last is None:
            return True
        before = "" if self._in_figure else self._open_lines()[-1]
        if number in _successors(last):
            return not _CERTAINLY_LEADS_TO_A_NUMBER.search(before)
        if _LEADS_TO_A_NUMBER.search(before):
            return False
        reason = "numbers are missing before it" if number > last else "is out of order"
        self.doubts.append(Doubt(line.position, text, line.text, reason))
        return number > last


def _successors(number: RuleNumber) -> set[RuleNumber]:
    """What may follow a number: its first child, its next sibling, the next sibling of an ancestor."""
    parts = number.parts
    following = {RuleNumber((*parts[:depth], parts[depth] + 1)) for depth in range(len(parts))}
    return following | {RuleNumber((*parts, 1))} if len(parts) < 4 else following


def _rule(entry: _Entry) -> Rule:
    number, words = str(entry.number), joined(entry.lines)
    parent = str(entry.number.parent) if entry.number.parent else None
    if _is_heading(words):
        return Rule(number, parent, kind_of(number), words, "")
    named = _NAMED.match(words)
    return Rule(number, parent, kind_of(number), named.group(1) if named else "", words)


def _is_heading(words: str) -> bool:
    return len(words) <= _LONGEST_HEADING and not _SENTENCE_END.search(words)


def _examples(entries: list[_Entry]) -> tuple[Example, ...]:
    words = {entry.number: joined(entry.lines) for entry in entries}
    return tuple(
        Example(_illustrated(entry.number, words), label, joined(lines))
        for entry in entries
        for label, lines in entry.examples
    )


def _illustrated(number: RuleNumber, words: dict[RuleNumber, str]) -> str:
    """An example behind the last step of a process shows the process: 4.6.9, not 4.6.9.2."""
    parent = number.parent
    if parent and _ANNOUNCES_A_PROCESS.search(words.get(parent, "")):
        return str(parent)
    return str(number)
