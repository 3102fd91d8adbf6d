"""The rulings a database starts with: from the shipped scenarios, and the card data's official answers."""

import sqlite3
from dataclasses import replace

from judge.rulings import shipped_file
from judge.rulings.official_answers import official_answers
from judge.rulings.ruling import SHIPPER, Change, Ruling
from judge.rulings.shipped_state import CARDS, RULINGS, known_states, shipped_states
from judge.rulings.short import FROM_CARDS
from judge.rulings.store import history, insert, read, update
from judge.rulings.writing import writing

FROM_SCENARIOS = "scenario:"


def bring_shipped_up_to_date(db: sqlite3.Connection, at: str) -> None:
    """What has changed since the last time is put in; what a user changed or removed stays as it is."""
    done = Change(at, SHIPPER, "made from what ships")
    known, states = known_states(db), shipped_states(db)
    if known.get(CARDS) != states[CARDS]:
        _bring_in_answers(db, states[CARDS], done)
    if known.get(RULINGS) != states[RULINGS]:
        _bring_in_rulings(db, states[RULINGS], done)


def _bring_in_rulings(db: sqlite3.Connection, state: str, done: Change) -> None:
    """Those that are recorded otherwise than when they were brought in, and no longer those that are gone."""
    rows = db.execute("select name, stamp from ruling_shipped where name like ?", [f"{FROM_SCENARIOS}%"])
    known = dict(tuple(row) for row in rows)
    recorded = shipped_file.read_recorded()
    stamps = {FROM_SCENARIOS + place: one.stamp for place, one in recorded.items()}
    changed = {
        place: one
        for place, one in recorded.items()
        if known.get(FROM_SCENARIOS + place) != stamps[FROM_SCENARIOS + place]
    }
    made: dict[str, Ruling | None] = {}
    for place, ruling in shipped_file.recorded_rulings(db, changed):
        origin = FROM_SCENARIOS + place
        made[origin] = replace(ruling, origin=origin) if ruling else None
    gone = [origin for origin in known if origin not in stamps]
    _put_in(db, made, {RULINGS: state, **{origin: stamps[origin] for origin in made}}, gone, done)


def _bring_in_answers(db: sqlite3.Connection, state: str, done: Change) -> None:
    made: dict[str, Ruling | None] = {ruling.origin: ruling for ruling in official_answers(db)}
    rows = db.execute("select origin from ruling where origin like ?", [f"{FROM_CARDS}%"])
    gone = [row["origin"] for row in rows.fetchall() if row["origin"] not in made]
    _put_in(db, made, {CARDS: state}, gone, done)


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
