"""Rulings in the database: put in, read, replaced, each with its history, each write a whole."""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

from judge.cards.names import folded
from judge.errors import JudgeError
from judge.rulings.code import code_of, is_a_code
from judge.rulings.plain import differences, plain_change
from judge.rulings.ruling import Change, Citation, Kept, RuledCard, Ruling, SequenceStep, tidied
from judge.rulings.words import index_words, unindex_words
from judge.rulings.writing import writing

_COLUMNS = (
    *("code", "question", "verdict", "explanation", "say", "status", "source", "author", "date", "language"),
    *("edition", "scenario", "outcome", "superseded_by", "removed", "origin"),
)
_BELONGINGS = ("ruling_citation", "ruling_card", "ruling_tag", "ruling_step")
_AT_ONCE = 500
Rows = dict[int, list[sqlite3.Row]]


class NoSuchRuling(JudgeError):
    """There is no ruling of that number or code."""


class ChangedMeanwhile(JudgeError):
    """Somebody else changed the ruling between reading and writing."""


# ---- reading


def find(db: sqlite3.Connection, asked: str) -> Kept:
    """The ruling of a number or a code."""
    text = asked.strip().lstrip("#").upper()
    number = int(text) if text.isdecimal() and len(text) < 18 else -1
    code = text if is_a_code(text) else ""
    row = db.execute(
        "select id from ruling where id = ? or code = ? order by id <> ?", [number, code, number]
    ).fetchone()
    if row is None:
        raise NoSuchRuling(f'there is no ruling "{asked[:40]}". See `judge ruling list`.')
    return read(db, [row["id"]])[0]


def read(db: sqlite3.Connection, numbers: Iterable[int]) -> list[Kept]:
    """The rulings of these numbers, in this order; a number that there is not is left out."""
    wanted = list(numbers)
    found: dict[int, Kept] = {}
    for start in range(0, len(wanted), _AT_ONCE):
        found |= _read_some(db, wanted[start : start + _AT_ONCE])
    return [found[number] for number in wanted if number in found]


def _read_some(db: sqlite3.Connection, numbers: list[int]) -> dict[int, Kept]:
    marks = ",".join("?" * len(numbers))
    belonging = {table: _belonging(db, table, numbers, marks) for table in _BELONGINGS}
    rows = db.execute(f"select * from ruling where id in ({marks})", numbers).fetchall()
    return {row["id"]: Kept(row["id"], _ruling(row, belonging)) for row in rows}


def _belonging(db: sqlite3.Connection, table: str, numbers: list[int], marks: str) -> Rows:
    found: Rows = {number: [] for number in numbers}
    query = f"select * from {table} where ruling in ({marks}) order by ruling, position"
    for row in db.execute(query, numbers):
        found[row["ruling"]].append(row)
    return found


def _ruling(row: sqlite3.Row, belonging: dict[str, Rows]) -> Ruling:
    own = {table: belonging[table][row["id"]] for table in _BELONGINGS}
    fields: dict[str, Any] = {column: row[column] for column in _COLUMNS}
    return Ruling(
        **{**fields, "removed": bool(row["removed"])},
        tags=tuple(r["tag"] for r in own["ruling_tag"]),
        cards=tuple(RuledCard(r["name"], r["wording"]) for r in own["ruling_card"]),
        citations=tuple(Citation(r["edition"], r["number"], r["quote"]) for r in own["ruling_citation"]),
        sequence=tuple(
            SequenceStep(r["text"], tuple(json.loads(r["rules"])), r["depth"]) for r in own["ruling_step"]
        ),
    )


def history(db: sqlite3.Connection, number: int) -> list[Change]:
    """All that was done to a ruling, the first first."""
    rows = db.execute("select * from ruling_change where ruling = ? order by id", [number])
    return [Change(row["at"], row["who"], row["what"], _changed(row["changed"])) for row in rows]


def _changed(text: str) -> dict[str, tuple[Any, Any]]:
    return {name: (old, new) for name, (old, new) in json.loads(text).items()}


# ---- writing


def add(db: sqlite3.Connection, ruling: Ruling, done: Change) -> Kept:
    """A new ruling; it gets its number, and a code if it has none."""
    with writing(db):
        return insert(db, ruling, [done])


def change(db: sqlite3.Connection, was: Kept, now: Ruling, done: Change) -> Kept:
    """The ruling as it is to be, unless somebody else changed it since it was read."""
    with writing(db):
        if read(db, [was.number]) != [was]:
            raise ChangedMeanwhile(
                f"ruling {was.number} was changed by somebody else in the meantime. Nothing was changed. "
                f"See `judge ruling history {was.number}`, and do it again."
            )
        return update(db, was, now, [done])


def insert(db: sqlite3.Connection, ruling: Ruling, changes: Sequence[Change]) -> Kept:
    """Inside a write: a new ruling with its history."""
    ruling = tidied(ruling)
    ruling = replace(ruling, code=ruling.code or _new_code(db, ruling))
    columns = (*_COLUMNS, "changed")
    values = [*(getattr(ruling, column) for column in _COLUMNS), changes[-1].at if changes else ""]
    cursor = db.execute(f"insert into ruling ({', '.join(columns)}) values ({_marks(columns)})", values)
    kept = Kept(int(cursor.lastrowid or 0), ruling)
    _insert_belongings(db, kept)
    _insert_changes(db, kept.number, changes)
    return kept


def update(db: sqlite3.Connection, was: Kept, now: Ruling, changes: Sequence[Change]) -> Kept:
    """Inside a write: the ruling as it is to be; what differs is put into the history."""
    now = replace(tidied(now), code=was.ruling.code)
    changed = differences(was.ruling, now)
    if not changed:
        return was
    assignments = ", ".join(f"{column} = ?" for column in (*_COLUMNS, "changed"))
    values = [*(getattr(now, column) for column in _COLUMNS), changes[-1].at, was.number]
    db.execute(f"update ruling set {assignments} where id = ?", values)
    for table in _BELONGINGS:
        db.execute(f"delete from {table} where ruling = ?", [was.number])
    kept = Kept(was.number, now)
    unindex_words(db, was.number)
    _insert_belongings(db, kept)
    _insert_changes(db, was.number, [*changes[:-1], _with_what_changed(changes[-1], changed)])
    return kept


def _with_what_changed(done: Change, changed: dict[str, tuple[Any, Any]]) -> Change:
    return done if done.changed else replace(done, changed=changed)


def code_for(ruling: Ruling, attempt: int = 0) -> str:
    """From what it was made from, else from what was ruled, by whom and when."""
    own = (ruling.question, ruling.verdict, ruling.author, ruling.date)
    return code_of(*((ruling.origin,) if ruling.origin else own), *([str(attempt)] if attempt else []))


def _new_code(db: sqlite3.Connection, ruling: Ruling) -> str:
    for attempt in count():
        code = code_for(ruling, attempt)
        if not db.execute("select 1 from ruling where code = ?", [code]).fetchone():
            return code
    raise AssertionError("the count has no end")


def _insert_belongings(db: sqlite3.Connection, kept: Kept) -> None:
    ruling = kept.ruling
    rows: dict[str, list[tuple[Any, ...]]] = {
        "ruling_citation": [(c.edition, c.number, c.quote) for c in ruling.citations],
        "ruling_card": [(folded(card.name), card.name, card.wording) for card in ruling.cards],
        "ruling_tag": [(tag,) for tag in ruling.tags],
        "ruling_step": [(s.depth, s.text, json.dumps(s.rules)) for s in ruling.sequence],
    }
    for table, own in rows.items():
        placed = [(kept.number, position, *row) for position, row in enumerate(own)]
        if placed:
            db.executemany(f"insert into {table} values ({_marks(placed[0])})", placed)
    index_words(db, kept)


def _insert_changes(db: sqlite3.Connection, number: int, changes: Iterable[Change]) -> None:
    for one in changes:
        changed = json.dumps(plain_change(one).get("changed", {}), ensure_ascii=False)
        db.execute(
            "insert into ruling_change (ruling, at, who, what, changed) values (?, ?, ?, ?, ?)",
            [number, one.at, one.who, one.what, changed],
        )


def _marks(values: Sequence[Any]) -> str:
    return ", ".join("?" * len(values))
