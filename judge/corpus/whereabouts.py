"""Where a number went: the other editions that have it, and the number its words bear in this one."""

import sqlite3
from dataclasses import dataclass

from judge.corpus.editions import editions, read_document
from judge.corpus.matching import matched


@dataclass(frozen=True, slots=True)
class Went:
    """A rule of another edition; `number` is what it is in this one, "" where it is gone."""

    edition: str
    effective: str
    words: str
    number: str


def where_it_went(db: sqlite3.Connection, number: str, document: str) -> tuple[Went, ...]:
    """For a number that a document lacks, the newest edition that has it first."""
    here = read_document(db, document)
    others = [read_document(db, e.document) for e in reversed(editions(db)) if e.document != document]
    return tuple(
        Went(
            other.edition,
            other.effective,
            other.by_number[number].words,
            matched(other, here).get(number, ""),
        )
        for other in others
        if number in other.by_number
    )
