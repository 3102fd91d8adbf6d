"""Reads a rule document kept as Markdown: the translations and the judge's notes."""

import re
from dataclasses import dataclass, field

from judge.corpus.document import Example, Note, Rule, Tag, kind_of

_NUMBER = r"(\d{1,2}(?:\.\d{1,2}){0,3})"
_NUMBERED_HEADING = re.compile(rf"#{{1,6}}\s+{_NUMBER}\.?(?:\s+(.*))?")
_NUMBERED_PARAGRAPH = re.compile(rf"\*\*{_NUMBER}\.\s*([^*]*)\*\*\s*(.*)")
_HEADING = re.compile(r"(#{1,6})\s+(.*)")
_NOTE = re.compile(r"[\W_]*Notas? de interpretación.*|NOTA:.*")
_EXAMPLE = re.compile(r">?\s*(?:\*\*)?Ejemplos?(?: ([A-Z]))?:(?:\*\*)?\s*(.*)")
_TAGS = re.compile(r"(?:#[\w-]+\s*)+")
_RULER = re.compile(r"-{3,}")
_LINK = re.compile(r"\[\[(?:[^]|]*\|)?([^]|]*)\]\]")


@dataclass(slots=True)
class _Entry:
    number: str
    title: str
    lines: list[str] = field(default_factory=list)
    examples: list[tuple[str, list[str]]] = field(default_factory=list)
    notes: list[tuple[str, list[str]]] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class MarkdownText:
    """What was read, under the document's own numbers."""

    rules: tuple[Rule, ...]
    examples: tuple[Example, ...]
    notes: tuple[Note, ...]
    tags: tuple[Tag, ...]


def read_markdown(text: str) -> MarkdownText:
    """The numbered rules, their examples, notes and tags."""
    reader = _Reader()
    for line in text.splitlines():
        reader.take(line.strip())
    entries = reader.entries
    return MarkdownText(
        tuple(_rule(entry) for entry in entries),
        tuple(Example(e.number, label, _plain(lines)) for e in entries for label, lines in e.examples),
        tuple(Note(e.number, title, _plain(lines)) for e in entries for title, lines in e.notes),
        tuple(Tag(e.number, tag) for e in entries for tag in dict.fromkeys(e.tags)),
    )


class _Reader:
    """Takes the lines one by one; `_open` is the text that an unmarked line continues."""

    def __init__(self) -> None:
        self.entries: list[_Entry] = []
        self._open: list[str] | None = None
        self._quoted = False
        self._after_ruler = False
        self._subject: _Entry | None = None

    def take(self, line: str) -> None:
        for takes in (self._entry, self._note, self._other_heading, self._tags, self._example):
            if takes(line):
                break
        else:
            self._continue(line)
        if line:
            self._after_ruler = bool(_RULER.fullmatch(line))

    def _entry(self, line: str) -> bool:
        heading, paragraph = _NUMBERED_HEADING.fullmatch(line), _NUMBERED_PARAGRAPH.fullmatch(line)
        found = heading or paragraph
        if not found:
            return False
        entry = _Entry(found.group(1), _bare(found.group(2) or "").rstrip(":"))
        if paragraph:
            entry.lines.append(paragraph.group(3))
        self.entries.append(entry)
        self._subject, self._open, self._quoted = entry, entry.lines, False
        return True

    def _note(self, line: str) -> bool:
        if not self._subject or not _NOTE.fullmatch(line):
            return False
        self._subject = self._noted(self._subject)
        title, _, rest = _bare(line.lstrip("# ")).partition("NOTA:")
        lines = [rest.strip()] if rest else []
        self._subject.notes.append((re.sub(r"^[\W_]+|:$", "", title) or "Nota", lines))
        # "NOTA:" is one paragraph; a section of notes goes on to the next heading.
        self._open = self._subject.lines if rest else lines
        return True

    def _noted(self, last: _Entry) -> _Entry:
        """A note behind a ruler speaks of the section that ends there, not of its last paragraph."""
        above = last.number.rpartition(".")[0]
        return next((e for e in self.entries if self._after_ruler and e.number == above), last)

    def _other_heading(self, line: str) -> bool:
        """A heading without a number stands outside the rules, and so does what follows it."""
        if not _HEADING.fullmatch(line):
            return False
        self._open = None
        return True

    def _tags(self, line: str) -> bool:
        if not self._subject or not _TAGS.fullmatch(line):
            return False
        self._subject.tags += [tag.lstrip("#") for tag in line.split()]
        return True

    def _example(self, line: str) -> bool:
        found = _EXAMPLE.fullmatch(line)
        if not found or not self.entries:
            return False
        self._quoted = line.startswith(">")
        self._open = [found.group(2)]
        self.entries[-1].examples.append((found.group(1) or "", self._open))
        return True

    def _continue(self, line: str) -> None:
        if self._quoted and line and not line.startswith(">"):
            self._open, self._quoted = self.entries[-1].lines, False
        if self._open is not None and not _RULER.fullmatch(line):
            self._open.append(line.lstrip(">").strip() if self._quoted else line)


def _rule(entry: _Entry) -> Rule:
    parent = entry.number.rpartition(".")[0] or None
    return Rule(entry.number, parent, kind_of(entry.number), entry.title, _plain(entry.lines))


def _plain(lines: list[str]) -> str:
    """Without the marks of Markdown; a line of the document is a line of the text."""
    return "\n".join(line for line in map(_bare, lines) if line)


def _bare(text: str) -> str:
    text = _LINK.sub(r"\1", text).replace("**", "")
    text = re.sub(r"(?<!\w)([*_])(\S(?:.*?\S)?)\1(?!\w)", r"\2", text)
    return " ".join(text.split())
