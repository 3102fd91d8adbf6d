"""A rule document as data: rules, examples, cross-references, glossary."""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

Kind = Literal["chapter", "section", "rule", "subrule"]
KINDS: tuple[Kind, ...] = ("chapter", "section", "rule", "subrule")
SourceKind = Literal["rule", "example", "term"]


def kind_of(number: str) -> Kind:
    """By the depth of its number: 4 is a chapter, 4.6 a section, 4.6.4 a rule, 4.6.4.2 a subrule."""
    return KINDS[number.count(".")]


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered entry; a heading has a title and no text, "Ready – When a card …" has both."""

    number: str
    parent: str | None
    kind: Kind
    title: str
    text: str

    @property
    def words(self) -> str:
        """What stands behind the number in the document."""
        return self.text or self.title


@dataclass(frozen=True, slots=True)
class Example:
    """An example of a rule; the label is "A", "B" … or "" where the rule has only one."""

    rule: str
    label: str
    text: str


@dataclass(frozen=True, slots=True)
class Reference:
    """A number named in a rule, an example or a glossary entry; `text` is the sentence it stands in."""

    source: str
    source_kind: SourceKind
    target: str
    text: str


@dataclass(frozen=True, slots=True)
class Sense:
    """One of the senses of a term: "noun", "verb", "adjective"."""

    part_of_speech: str
    text: str


@dataclass(frozen=True, slots=True)
class Term:
    """A glossary entry; `text` is the whole of it, `senses` its parts where it has more than one."""

    term: str
    text: str
    senses: tuple[Sense, ...] = ()


@dataclass(frozen=True, slots=True)
class Note:
    """A judge's note on a rule; no rule text."""

    rule: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Tag:
    """A word that a document files a rule under."""

    rule: str
    tag: str


@dataclass(frozen=True)
class Document:
    """What a reader returns; `id`, `authority` and the rest come from the manifest or from an import."""

    id: str
    title: str
    language: str
    edition: str
    effective: str
    authority: str
    sha256: str
    rules: tuple[Rule, ...]
    examples: tuple[Example, ...] = ()
    references: tuple[Reference, ...] = ()
    terms: tuple[Term, ...] = ()
    notes: tuple[Note, ...] = ()
    tags: tuple[Tag, ...] = ()
    warning: str = ""

    @cached_property
    def by_number(self) -> dict[str, Rule]:
        return {rule.number: rule for rule in self.rules}
