"""What is in the database: the editions and documents, and the numbers and headings of one edition."""

import sqlite3
from dataclasses import dataclass

from judge.corpus.lookup import Heading, Source, official_source, parse_number, rule_in, source_of
from judge.corpus.neighbours import no_such_rule
from judge.errors import JudgeError
from judge.rule_number import RuleNumber


@dataclass(frozen=True, slots=True)
class Listed:
    """A document and how much it holds."""

    source: Source
    rules: int
    examples: int
    terms: int


@dataclass(frozen=True, slots=True)
class RuleList:
    """The entries of an edition, or of what stands under one number."""

    source: Source
    entries: tuple[Heading, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    number: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class DocumentText:
    """A document as it is indexed, under the official numbers."""

    source: Source
    rules: tuple[Entry, ...]


def documents(db: sqlite3.Connection) -> tuple[Listed, ...]:
    """All of them: the official editions first, the newest on top."""
    rows = db.execute(
        "select d.*, (select count(*) from rule where document = d.id) as rules,"
        " (select count(*) from example where document = d.id) as examples,"
        " (select count(*) from term where document = d.id) as terms"
        " from document d"
        " order by d.authority <> 'official', d.language <> 'en', d.effective desc, d.position"
    )
    return tuple(Listed(source_of(row), row["rules"], row["examples"], row["terms"]) for row in rows)


def list_rules(db: sqlite3.Connection, under: str | None = None, *, edition: str | None = None) -> RuleList:
    """The chapters and sections; under a number, all that stands below it."""
    source = official_source(db, edition)
    entries = _entries(db, source, under)
    if under is None:
        entries = tuple(entry for entry in entries if entry.number.count(".") < 2)
    return RuleList(source, tuple(Heading(entry.number, entry.text or entry.title) for entry in entries))


def read_document(db: sqlite3.Connection, document: str, under: str | None = None) -> DocumentText:
    """Any document by its name, also one that is kept out of the answers."""
    row = db.execute("select * from document where id = ?", [document]).fetchone()
    if row is None:
        raise JudgeError(f'there is no document "{document[:60]}". See `judge rules editions`.')
    source = source_of(row)
    return DocumentText(source, _entries(db, source, under))


def _entries(db: sqlite3.Connection, source: Source, under: str | None) -> tuple[Entry, ...]:
    number = "" if under is None else str(_existing(db, source, under))
    rows = db.execute(
        "select number, title, text from rule where document = ? and (? = '' or number = ? or number like ?)"
        " order by position",
        [source.document, number, number, f"{number}.%"],
    )
    return tuple(Entry(*row) for row in rows)


def _existing(db: sqlite3.Connection, source: Source, under: str) -> RuleNumber:
    number = parse_number(under)
    if rule_in(db, source.document, str(number)) is None:
        raise no_such_rule(db, number, source.document, source.edition)
    return number
