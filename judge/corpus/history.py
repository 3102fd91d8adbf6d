"""One rule through all editions."""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from judge.corpus.compare import Change, Part, compared
from judge.corpus.document import Document
from judge.corpus.editions import editions, read_document, read_edition
from judge.corpus.lookup import parse_number
from judge.corpus.matching import matched
from judge.corpus.neighbours import no_such_rule


@dataclass(frozen=True, slots=True)
class Station:
    """The rule in one edition; `kind` is what happened to it since the edition before."""

    edition: str
    effective: str
    authority: str
    number: str
    words: str
    kind: str
    parts: tuple[Part, ...] = ()


def history(db: sqlite3.Connection, number: str, edition: str | None = None) -> tuple[Station, ...]:
    """The rule that bears the number in the edition (the newest official one), from the oldest edition on."""
    asked, start = str(parse_number(number)), read_edition(db, edition)
    if asked not in start.by_number:
        raise no_such_rule(db, parse_number(number), start.id, start.edition)
    documents = [read_document(db, known.document) for known in editions(db)]
    here = next(place for place, document in enumerate(documents) if document.id == start.id)
    earlier = list(_followed(asked, documents[here::-1]))
    later = list(_followed(asked, documents[here:]))
    numbers = [*reversed(earlier), *later[1:]]
    return tuple(_stations(documents, numbers))


def _followed(number: str, documents: list[Document]) -> Iterator[str]:
    """Its number in each document, "" from where it is not found any more."""
    yield number
    for one, other in pairwise(documents):
        number = matched(one, other).get(number, "")
        yield number


def _stations(documents: list[Document], numbers: list[str]) -> Iterator[Station]:
    before: Document | None = None
    for document, number in zip(documents, numbers, strict=True):
        rule = document.by_number.get(number)
        change = _change(before, document, number) if before else None
        kind = change.kind if change else ("first edition indexed" if rule else "not yet there")
        yield Station(
            document.edition,
            document.effective,
            document.authority,
            number,
            rule.words if rule else "",
            kind,
            change.parts if change else (),
        )
        before = document


def _change(before: Document, document: Document, number: str) -> Change | None:
    changes = compared(before, document).changes if number else ()
    return next((change for change in changes if change.what == "rule" and change.new == number), None)
