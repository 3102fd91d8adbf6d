"""The editions of the rulebook that are in the database, read back into documents."""

import sqlite3
from dataclasses import dataclass
from typing import Any

from judge.corpus.document import Document, Example, Reference, Rule, Sense, Term
from judge.errors import JudgeError

_ABOUT = ("id", "title", "language", "edition", "effective", "authority", "sha256", "warning")
_ORIGINALS = "language = 'en' and authority in ('official', 'unofficial')"


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition; `ships` when it came with the package and was not imported."""

    document: str
    edition: str
    effective: str
    authority: str
    rules: int
    ships: bool


def editions(db: sqlite3.Connection) -> tuple[Edition, ...]:
    """All editions of the original, the oldest first."""
    rows = db.execute(
        "select d.*, (select count(*) from rule r where r.document = d.id) as rules from document d"
        f" where {_ORIGINALS} order by effective, edition"
    ).fetchall()
    return tuple(
        Edition(
            row["id"], row["edition"], row["effective"], row["authority"], row["rules"], bool(row["shipped"])
        )
        for row in rows
    )


def read_edition(db: sqlite3.Connection, edition: str | None = None) -> Document:
    """The edition of that name, or the newest official one."""
    known = editions(db)
    wanted = [e for e in known if (e.edition == edition if edition else e.authority == "official")]
    if not wanted:
        names = ", ".join(e.edition for e in known)
        raise JudgeError(f'there is no edition "{(edition or "")[:40]}". There is: {names}.')
    return read_document(db, wanted[-1].document)


def read_document(db: sqlite3.Connection, document: str) -> Document:
    """A document as it was read, from the database."""
    about = db.execute("select * from document where id = ?", [document]).fetchone()
    fields: dict[str, Any] = {field: about[field] or "" for field in _ABOUT}
    return Document(
        **fields,
        rules=_rules(db, document),
        examples=_examples(db, document),
        references=_references(db, document),
        terms=_terms(db, document),
    )


def _rules(db: sqlite3.Connection, document: str) -> tuple[Rule, ...]:
    rows = db.execute(
        "select number, parent, kind, title, text from rule where document = ? order by position", [document]
    )
    return tuple(Rule(*row) for row in rows)


def _examples(db: sqlite3.Connection, document: str) -> tuple[Example, ...]:
    rows = db.execute(
        "select rule, label, text from example where document = ? order by position", [document]
    )
    return tuple(Example(*row) for row in rows)


def _references(db: sqlite3.Connection, document: str) -> tuple[Reference, ...]:
    rows = db.execute(
        "select source, source_kind, target, text from reference where document = ? order by rowid",
        [document],
    )
    return tuple(Reference(*row) for row in rows)


def _terms(db: sqlite3.Connection, document: str) -> tuple[Term, ...]:
    import json

    rows = db.execute(
        "select term, text, senses from term where document = ? order by position", [document]
    ).fetchall()
    return tuple(
        Term(row["term"], row["text"], tuple(Sense(**sense) for sense in json.loads(row["senses"])))
        for row in rows
    )


def every_number(db: sqlite3.Connection) -> frozenset[str]:
    """The numbers of all editions of the original."""
    rows = db.execute(
        f"select distinct r.number from rule r join document on document.id = r.document where {_ORIGINALS}"
    )
    return frozenset(row["number"] for row in rows)
