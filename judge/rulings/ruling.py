"""A ruling: the question, the verdict, and what the verdict stands on."""

import re
from dataclasses import dataclass, field, fields, replace
from typing import Any

OFFICIAL, INFERRED, SUPERSEDED = "official", "inferred", "superseded"
STATUSES = (OFFICIAL, "head judge", "judge", INFERRED, "disputed", SUPERSEDED)
"""From the weightiest to what no longer counts."""
LANGUAGES = ("en", "es")
SHIPPER = "judge itself"
"""Who made what ships, in the history."""

# What no text needs and no file format keeps: control characters, and halves of a character.
_UNWRITABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


def line(text: str) -> str:
    """A text in one line."""
    return " ".join(_UNWRITABLE.sub(" ", text).split())


def lines(text: str) -> str:
    """A text of several lines, without what no file keeps."""
    return _UNWRITABLE.sub("", text.replace("\r\n", "\n").replace("\r", "\n")).strip()


def plain_status(text: str) -> str:
    """A status as it is kept, however it is written: "Head-Judge" is "head judge"."""
    return " ".join(text.casefold().replace("-", " ").split())


@dataclass(frozen=True, slots=True)
class Citation:
    """A rule as it was when it was cited: a number alone is not its identity, editions renumber."""

    edition: str
    number: str
    quote: str = ""


@dataclass(frozen=True, slots=True)
class RuledCard:
    """A card that the ruling is about, bound to the wording it had; "" where the wording is not known."""

    name: str
    wording: str = ""


@dataclass(frozen=True, slots=True)
class SequenceStep:
    """One thing that happened, and the rules it happened by."""

    text: str
    rules: tuple[str, ...] = ()
    depth: int = 0


@dataclass(frozen=True, slots=True)
class Ruling:
    """What was ruled; `code` is its short id, the same in every database."""

    question: str
    verdict: str
    explanation: str = ""
    say: str = ""
    """The sentence to say at the table."""
    status: str = "judge"
    source: str = ""
    author: str = ""
    date: str = ""
    language: str = "en"
    edition: str = ""
    """The edition of the rules it was ruled by."""
    tags: tuple[str, ...] = ()
    cards: tuple[RuledCard, ...] = ()
    citations: tuple[Citation, ...] = ()
    sequence: tuple[SequenceStep, ...] = ()
    scenario: str = ""
    """The scenario file that it was made from."""
    outcome: str = ""
    """What the engine made of the scenario, to be compared later."""
    superseded_by: str = ""
    """The code of the ruling that took its place."""
    removed: bool = False
    origin: str = ""
    """What it was made from when it ships, "" for a ruling of the user's own."""
    code: str = ""

    @property
    def rules(self) -> tuple[str, ...]:
        """The numbers it cites, each once."""
        return tuple(dict.fromkeys(citation.number for citation in self.citations))

    @property
    def card_names(self) -> tuple[str, ...]:
        return tuple(card.name for card in self.cards)

    @property
    def stands(self) -> bool:
        """Whether it still answers anything."""
        return not self.removed and self.status != SUPERSEDED


@dataclass(frozen=True, slots=True)
class Kept:
    """A ruling in the database, with the number it has there."""

    number: int
    ruling: Ruling


@dataclass(frozen=True, slots=True)
class Change:
    """One entry of a ruling's history: each field that changed, with what it was and what it became."""

    at: str
    who: str
    what: str
    changed: dict[str, tuple[Any, Any]] = field(default_factory=dict)


_LINES = (
    *("question", "verdict", "say", "status", "source", "author", "date", "language", "edition"),
    *("superseded_by", "origin", "code"),
)


def tidied(ruling: Ruling) -> Ruling:
    """The ruling with its texts as they can be kept: one line where one is meant, each entry once."""
    texts: dict[str, Any] = {name: line(getattr(ruling, name)) for name in _LINES}
    texts |= {name: lines(getattr(ruling, name)) for name in ("explanation", "scenario", "outcome")}
    citations = (Citation(line(c.edition), line(c.number), line(c.quote)) for c in ruling.citations)
    cards = (RuledCard(line(card.name), line(card.wording)) for card in ruling.cards)
    steps = (SequenceStep(line(s.text), tuple(map(line, s.rules)), s.depth) for s in ruling.sequence)
    return replace(
        ruling,
        **texts,
        tags=tuple(filter(None, dict.fromkeys(map(line, ruling.tags)))),
        cards=tuple({card.name: card for card in cards if card.name}.values()),
        citations=tuple(dict.fromkeys(c for c in citations if c.number)),
        sequence=tuple(step for step in steps if step.text),
    )


FIELDS = tuple(one.name for one in fields(Ruling))
