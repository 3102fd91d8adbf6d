"""The rulings a database starts with: from the shipped scenarios, and the card data's official answers."""

import re
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from judge import __version__
from judge.paths import shipped
from judge.progress import progress_bar
from judge.rulings.citations import wording
from judge.rulings.listing import FROM_CARDS
from judge.rulings.ruling import OFFICIAL, SHIPPER, Change, RuledCard, Ruling
from judge.rulings.store import history, insert, read, update
from judge.rulings.writing import writing

FROM_SCENARIOS = "scenario:"
_QUESTION = re.compile(r"\s*Q:\s*(.+?)\s*\nA:\s*(.+)", re.DOTALL)
# The answer begins with its verdict: "Yes.", "No, you cannot.", "6 lore."
_VERDICT = re.compile(r"(.{1,60}?[.!])(?:\s|$)")
RulingOf = Callable[[str], Ruling | None]
"""What the engine makes of a scenario's text; None where it is not sure of it."""


def bring_shipped_up_to_date(db: sqlite3.Connection, at: str, ruling_of: RulingOf) -> None:
    """What has changed since the last time is made anew; what a user changed or removed stays as it is."""
    files = _scenario_files()
    done = Change(at, SHIPPER, "made from what ships")
    if _is_new(db, "scenarios", state := _state_of(files)):
        _put_in(db, ("scenarios", state), _from_scenarios(files, ruling_of), done)
    if _is_new(db, "cards", state := _state_of_cards(db)):
        _put_in(db, ("cards", state), _from_cards(db), done)


def are_up_to_date(db: sqlite3.Connection) -> bool:
    """Whether nothing that ships has changed since the last time."""
    files = _scenario_files()
    return not (_is_new(db, "scenarios", _state_of(files)) or _is_new(db, "cards", _state_of_cards(db)))


def _scenario_files() -> list[Path]:
    return sorted(shipped("scenarios").rglob("*.yaml"))


def _state_of(files: Iterable[Path]) -> str:
    states = [(file.name, (state := file.stat()).st_size, state.st_mtime_ns) for file in files]
    return wording(repr((__version__, states)))


def _state_of_cards(db: sqlite3.Connection) -> str:
    row = db.execute("select id, sha256 from card_source order by id desc limit 1").fetchone()
    return wording(repr(tuple(row))) if row else ""


def _is_new(db: sqlite3.Connection, name: str, stamp: str) -> bool:
    row = db.execute("select stamp from ruling_shipped where name = ?", [name]).fetchone()
    return row is None or row["stamp"] != stamp


def _from_scenarios(files: list[Path], ruling_of: RulingOf) -> Iterator[Ruling]:
    folder = shipped("scenarios")
    with progress_bar("Ruling on the shipped scenarios", len(files)) as advance:
        for file in files:
            found = ruling_of(file.read_text(encoding="utf-8"))
            if found:
                yield replace(found, origin=FROM_SCENARIOS + file.relative_to(folder).as_posix())
            advance()


def _from_cards(db: sqlite3.Connection) -> Iterator[Ruling]:
    """One ruling an answer, on each card that has it in the data and each that it names."""
    cards = {row["full_name"]: row["text"] for row in db.execute("select full_name, text from card")}
    rows = db.execute(
        "select c.full_name, a.set_code, a.current, a.text from card_clarification a"
        " join card c on c.key = a.card order by c.position, a.position"
    ).fetchall()
    names = [name for name in cards if " " in name]
    for text in dict.fromkeys(row["text"] for row in rows):
        same = [row for row in rows if row["text"] == text]
        bound = {name: wording(cards[name]) for name in names if name in text}
        # An answer to an older wording is bound to that one: whatever the card says now is another.
        bound |= {
            row["full_name"]: wording(cards[row["full_name"]] if row["current"] else "") for row in same
        }
        yield _official_answer(text, same, tuple(RuledCard(*one) for one in bound.items()))


def _official_answer(text: str, rows: list[sqlite3.Row], cards: tuple[RuledCard, ...]) -> Ruling:
    found = _QUESTION.fullmatch(text)
    about = f"What is to be known about {rows[0]['full_name']}?"
    question, answer = found.groups() if found else (about, text)
    verdict = _VERDICT.match(answer)
    older = "" if all(row["current"] for row in rows) else "Given for an older wording of the card.\n\n"
    sets = ", ".join(dict.fromkeys(row["set_code"] for row in rows))
    return Ruling(
        question=question,
        verdict=verdict[1] if verdict else answer[:60],
        explanation=older + answer,
        status=OFFICIAL,
        source=f"official answer in the card data, set {sets}",
        cards=cards,
        tags=("card-text",),
        origin=f"{FROM_CARDS}{wording(text)}",
    )


def _put_in(db: sqlite3.Connection, state: tuple[str, str], rulings: Iterable[Ruling], done: Change) -> None:
    """All at once; what no longer ships and nobody has touched is removed."""
    made = list(rulings)
    kind = FROM_SCENARIOS if state[0] == "scenarios" else FROM_CARDS
    with writing(db):
        rows = db.execute("select id, origin from ruling where origin like ?", [f"{kind}%"]).fetchall()
        there = {row["origin"]: int(row["id"]) for row in rows}
        for ruling in made:
            _put_in_one(db, there.pop(ruling.origin, None), ruling, done)
        for number in there.values():
            _take_out(db, number, done)
        db.execute("insert or replace into ruling_shipped values (?, ?)", state)


def _put_in_one(db: sqlite3.Connection, number: int | None, ruling: Ruling, done: Change) -> None:
    if number is None:
        insert(db, ruling, [done])
    elif not _was_touched(db, number):
        [was] = read(db, [number])
        update(db, was, replace(ruling, code=was.ruling.code), [done])


def _was_touched(db: sqlite3.Connection, number: int) -> bool:
    return any(change.who != SHIPPER for change in history(db, number))


def _take_out(db: sqlite3.Connection, number: int, done: Change) -> None:
    """Kept as removed: its number must not become another ruling's."""
    [was] = read(db, [number])
    if not _was_touched(db, number):
        update(db, was, replace(was.ruling, removed=True), [done])
