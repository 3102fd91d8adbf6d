"""The rulings a database starts with: from the shipped scenarios, and the card data's official answers."""

import sqlite3
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from judge import __version__
from judge.corpus.stems import words_of
from judge.corpus.stop_words import STOP_WORDS
from judge.paths import shipped
from judge.progress import progress_bar
from judge.rulings.citations import wording
from judge.rulings.listing import FROM_CARDS
from judge.rulings.official_answers import official_answers
from judge.rulings.ruling import SHIPPER, Change, Ruling
from judge.rulings.store import history, insert, read, update
from judge.rulings.writing import writing

FROM_SCENARIOS = "scenario:"
_CARDS = "cards"
RulingOf = Callable[[str], Ruling | None]
"""What the engine makes of a scenario's text; None where it is not sure of it."""


def bring_shipped_up_to_date(
    db: sqlite3.Connection, at: str, ruling_of: RulingOf, asked: str = "", seconds: float | None = None
) -> None:
    """What has changed since the last time is made anew; what a user changed or removed stays as it is.

    Where `seconds` is given the scenarios that fit what is asked come first, and the rest another time.
    """
    done = Change(at, SHIPPER, "made from what ships")
    state = _state_of_cards(db)
    if _known(db).get(_CARDS) != state:
        _bring_in_answers(db, state, done)
    files, known = _scenario_files(), _known(db)
    pending = [origin for origin, file in files.items() if known.get(origin) != _state_of(file)]
    gone = [origin for origin in known if origin.startswith(FROM_SCENARIOS) and origin not in files]
    if pending or gone:
        texts = {origin: files[origin].read_text(encoding="utf-8") for origin in pending}
        made = _made(_most_fitting_first(texts, asked), ruling_of, seconds)
        _put_in(db, made, {origin: _state_of(files[origin]) for origin in made}, gone, done)


def _known(db: sqlite3.Connection) -> dict[str, str]:
    return dict(tuple(row) for row in db.execute("select name, stamp from ruling_shipped"))


def _scenario_files() -> dict[str, Path]:
    """By the origin of the rulings that are made from them."""
    folder = shipped("scenarios")
    return {
        FROM_SCENARIOS + file.relative_to(folder).as_posix(): file for file in sorted(folder.rglob("*.yaml"))
    }


def _state_of(file: Path) -> str:
    state = file.stat()
    return f"{__version__} {state.st_size} {state.st_mtime_ns}"


def _state_of_cards(db: sqlite3.Connection) -> str:
    row = db.execute("select id, sha256 from card_source order by id desc limit 1").fetchone()
    return wording(repr(tuple(row))) if row else ""


def _most_fitting_first(texts: dict[str, str], asked: str) -> dict[str, str]:
    words = {word for word in words_of(asked) if word not in STOP_WORDS}

    def fitting(origin: str) -> int:
        text = texts[origin].casefold()
        return sum(word in text for word in words)

    return {origin: texts[origin] for origin in sorted(texts, key=lambda one: (-fitting(one), one))}


def _made(texts: dict[str, str], ruling_of: RulingOf, seconds: float | None) -> dict[str, Ruling | None]:
    """As many as there is time for, and one at least."""
    made: dict[str, Ruling | None] = {}
    until = time.monotonic() + seconds if seconds is not None else float("inf")
    with progress_bar("Ruling on the shipped scenarios", len(texts)) as advance:
        for origin, text in texts.items():
            found = ruling_of(text)
            made[origin] = replace(found, origin=origin) if found else None
            advance()
            if time.monotonic() > until:
                break
    return made


def _bring_in_answers(db: sqlite3.Connection, state: str, done: Change) -> None:
    made: dict[str, Ruling | None] = {ruling.origin: ruling for ruling in official_answers(db)}
    rows = db.execute("select origin from ruling where origin like ?", [f"{FROM_CARDS}%"])
    gone = [row["origin"] for row in rows.fetchall() if row["origin"] not in made]
    _put_in(db, made, {_CARDS: state}, gone, done)


def _put_in(
    db: sqlite3.Connection,
    made: dict[str, Ruling | None],
    states: dict[str, str],
    gone: list[str],
    done: Change,
) -> None:
    """All at once; what no longer ships is removed."""
    with writing(db):
        for origin, ruling in made.items():
            _put_in_one(db, origin, ruling, done)
        for origin in gone:
            _put_in_one(db, origin, None, done)
            db.execute("delete from ruling_shipped where name = ?", [origin])
        db.executemany("insert or replace into ruling_shipped values (?, ?)", list(states.items()))


def _put_in_one(db: sqlite3.Connection, origin: str, ruling: Ruling | None, done: Change) -> None:
    """None is kept as removed: its number must not become another ruling's."""
    row = db.execute("select id from ruling where origin = ?", [origin]).fetchone()
    if row is None:
        if ruling:
            insert(db, ruling, [done])
    elif not any(change.who != SHIPPER for change in history(db, row["id"])):
        [was] = read(db, [row["id"]])
        update(db, was, ruling or replace(was.ruling, removed=True), [done])
