"""Which rulings there are: by card, rule, tag, status, and those that the rules or cards have left behind."""

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from judge.cards.names import folded
from judge.corpus.lookup import official_source
from judge.rulings.citations import cited_by, stands_in, wording, words_of_rule
from judge.rulings.ruling import Kept
from judge.rulings.store import read


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a list is narrowed to; an empty field narrows nothing."""

    card: str = ""
    rule: str = ""
    tag: str = ""
    status: str = ""
    stale: bool = False
    removed: bool = False
    own: bool = False
    """Only those that did not ship."""


def listed(db: sqlite3.Connection, wanted: Wanted, limit: int = -1) -> list[Kept]:
    """The rulings that are wanted, the newest first."""
    conditions, values = _conditions(wanted)
    where = " and ".join(["r.removed = ?", *conditions])
    query = f"select r.id from ruling r where {where} order by r.id desc"
    numbers = [row["id"] for row in db.execute(query, [int(wanted.removed), *values])]
    if wanted.stale:
        left_behind = stale(db)
        numbers = [number for number in numbers if number in left_behind]
    return read(db, numbers if limit < 0 else numbers[:limit])


def _conditions(wanted: Wanted) -> tuple[list[str], list[Any]]:
    narrowing: list[tuple[Any, str, list[Any]]] = [
        (wanted.card, "id in (select ruling from ruling_card where card = ?)", [folded(wanted.card)]),
        (
            wanted.rule,
            "id in (select ruling from ruling_citation where number = ? or number like ?)",
            [wanted.rule, wanted.rule + ".%"],
        ),
        (wanted.tag, "id in (select ruling from ruling_tag where tag = ?)", [wanted.tag]),
        (wanted.status, "status = ?", [wanted.status]),
        (wanted.own, "origin = ''", []),
    ]
    chosen = [(f"r.{sql}", values) for given, sql, values in narrowing if given]
    return [sql for sql, _ in chosen], [value for _, values in chosen for value in values]


def stale(db: sqlite3.Connection, only: int | None = None) -> dict[int, list[str]]:
    """For each ruling that something has left behind, what: a rule's new words, a card's new text."""
    found: dict[int, list[str]] = {}
    for number, why in (*_left_by_rules(db, only), *_left_by_cards(db, only)):
        found.setdefault(number, []).append(why)
    return found


def _left_by_rules(db: sqlite3.Connection, only: int | None) -> Iterable[tuple[int, str]]:
    """Of the citations of other editions, those whose words are not the newest edition's."""
    source = official_source(db)
    for citation, citing in cited_by(db, only):
        if citation.edition == source.edition:
            continue
        words = words_of_rule(db, source.document, citation.number)
        why = f"rule {citation.number} has other words in {source.edition}"
        if words is None:
            why = f"rule {citation.number} of {citation.edition} is not in {source.edition}"
        elif stands_in(citation.quote, words):
            continue
        yield from ((number, why) for number in citing)


def _left_by_cards(db: sqlite3.Connection, only: int | None) -> Iterable[tuple[int, str]]:
    rows = db.execute(
        "select b.ruling, b.name, b.wording, c.text from ruling_card b join card c on c.key = b.card"
        " where b.wording <> '' and b.ruling = coalesce(?, b.ruling)",
        [only],
    )
    now = cache(wording)
    for row in rows.fetchall():
        if now(row["text"]) != row["wording"]:
            yield row["ruling"], f"{row['name']} has another text now"
