"""Citations: made from a number with the words it has, and held against the words it has now."""

import hashlib
import json
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import replace

from judge.corpus.lookup import official_source, parse_number
from judge.corpus.neighbours import no_such_rule
from judge.corpus.similarity import masked
from judge.rulings.ruling import Citation, RuledCard, Ruling, line


def cite(db: sqlite3.Connection, number: str, edition: str | None = None) -> Citation:
    """The rule with its words; an error that offers the nearest if the edition has no such rule."""
    asked, source = parse_number(number), official_source(db, edition)
    words = words_of_rule(db, source.document, str(asked))
    if words is None:
        raise no_such_rule(db, asked, source.document, source.edition)
    return Citation(source.edition, str(asked), line(words))


def cite_all(
    db: sqlite3.Connection, numbers: Iterable[str], edition: str | None = None
) -> tuple[Citation, ...]:
    """Each number once; one that the edition lacks is cited without words, and the audit will say so."""
    source = official_source(db, edition)
    found = []
    for number in dict.fromkeys(numbers):
        words = words_of_rule(db, source.document, number) or ""
        found.append(Citation(source.edition, number, line(words)))
    return tuple(found)


def with_quotes(db: sqlite3.Connection, ruling: Ruling) -> Ruling:
    """Where only numbers were given, the edition and the words are added."""
    edition = ruling.edition or official_source(db).edition
    full = (one if one.quote else cite(db, one.number, one.edition or edition) for one in ruling.citations)
    return replace(ruling, edition=edition, citations=tuple(full))


def words_of_rule(db: sqlite3.Connection, document: str, number: str) -> str | None:
    row = db.execute(
        "select coalesce(nullif(text, ''), title) as words from rule where document = ? and number = ?",
        [document, number],
    ).fetchone()
    return row["words"] if row else None


def cited_by(db: sqlite3.Connection, only: int | None = None) -> Iterator[tuple[Citation, list[int]]]:
    """Each different citation of standing rulings once, with the rulings that make it."""
    rows = db.execute(
        "select c.edition, c.number, c.quote, json_group_array(c.ruling) as citing from ruling_citation c"
        " join ruling r on r.id = c.ruling where r.removed = 0 and r.status <> 'superseded'"
        " and r.id = coalesce(?, r.id) group by c.number, c.edition, c.quote order by min(c.rowid)",
        [only],
    )
    for row in rows.fetchall():
        yield Citation(row["edition"], row["number"], row["quote"]), json.loads(row["citing"])


def stands_in(quote: str, words: str) -> bool:
    """Whether the quoted words stand in the rule's; a renumbered cross-reference is no change."""
    return masked(line(quote)) in masked(line(words))


def wording(text: str) -> str:
    """A short mark of a card's text: another mark, another wording."""
    return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:12]


def bound_cards(db: sqlite3.Connection, names: Iterable[str]) -> tuple[RuledCard, ...]:
    """The cards of these full names, each bound to the text it has now."""
    query = "select text from card where full_name = ?"
    texts = {name: db.execute(query, [name]).fetchone() for name in dict.fromkeys(names)}
    return tuple(RuledCard(name, wording(row["text"]) if row else "") for name, row in texts.items())
