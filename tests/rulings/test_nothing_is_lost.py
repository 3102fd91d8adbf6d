"""Whatever happens while rulings are written: what was kept is there, and nothing is half there."""

import multiprocessing
import os
import random
import signal
import sqlite3
import time
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from making import a_ruling, done, kept

from judge.database import open_database
from judge.rulings.ruling import Citation, Ruling
from judge.rulings.store import add, change, read
from judge.rulings.writing import NotWritten

KILLS = 100
CITED = tuple(Citation("2.0.1", f"8.15.{n}", "x" * 500) for n in range(1, 9))
fork = multiprocessing.get_context("fork")


def whole(question: str) -> Ruling:
    return a_ruling(question, citations=CITED, explanation="y" * 3000)


def write_until_killed(path: Path, told: Connection) -> None:
    """Adds and changes rulings; each is told only after it was kept."""
    db = open_database(str(path))
    for number in range(100_000):
        one = add(db, whole(f"Asked by {os.getpid()}, {number}?"), done())
        told.send((one.number, one.ruling.verdict))
        changed = change(db, one, replace(one.ruling, verdict="No"), done("edited"))
        told.send((one.number, changed.ruling.verdict))


def killed_while_writing(path: Path, after: float) -> dict[int, str]:
    """What the writer said it had kept before it was killed."""
    ours, theirs = fork.Pipe(duplex=False)
    writer = fork.Process(target=write_until_killed, args=(path, theirs))
    writer.start()
    theirs.close()
    first = ours.recv()
    time.sleep(after)
    assert writer.pid
    os.kill(writer.pid, signal.SIGKILL)
    writer.join()
    told = dict([first])
    try:
        while ours.poll():
            number, verdict = ours.recv()
            told[number] = verdict
    except EOFError:
        pass
    return told


def test_killing_the_writer_at_any_moment_a_hundred_times_loses_nothing(bare: Path, tmp_path: Path) -> None:
    path = tmp_path / "judge.db"
    path.write_bytes(bare.read_bytes())
    chance, known = random.Random(6), dict[int, str]()
    for _ in range(KILLS):
        known |= killed_while_writing(path, chance.uniform(0, 0.03))
        db = open_database(str(path))
        found = {one.number: one.ruling for one in read(db, list(known))}
        assert set(found) == set(known)
        # A change may have been kept in the moment before it could be told.
        assert all(found[n].verdict in (verdict, "No") for n, verdict in known.items())
        db.close()
    db = open_database(str(path))
    assert db.execute("pragma integrity_check").fetchone()[0] == "ok"
    numbers = [row["id"] for row in db.execute("select id from ruling")]
    assert all(one.ruling.citations == CITED for one in read(db, numbers))
    [(indexed,)] = db.execute("select count(*) from ruling_fts where ruling_fts match 'asked'").fetchall()
    assert indexed == len(numbers) >= KILLS
    unexplained = "select 1 from ruling where id not in (select ruling from ruling_change)"
    assert not db.execute(unexplained).fetchone()


def add_many(path: Path, name: str, count: int) -> None:
    db = open_database(str(path))
    for number in range(count):
        add(db, whole(f"{name} asks {number}?"), done(who=name))


def test_two_who_write_at_once_both_succeed(path: Path) -> None:
    writers = [fork.Process(target=add_many, args=(path, name, 25)) for name in ("Ana", "Bea")]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert [writer.exitcode for writer in writers] == [0, 0]
    db = open_database(str(path))
    rows = db.execute("select who, count(*) from ruling_change group by who").fetchall()
    assert [tuple(row) for row in rows] == [("Ana", 25), ("Bea", 25)]


def test_who_waits_too_long_is_told_so_and_nothing_is_changed(path: Path, db: sqlite3.Connection) -> None:
    other = open_database(str(path))
    other.execute("begin immediate")
    db.execute("pragma busy_timeout = 50")
    with pytest.raises(NotWritten, match=r"another judge.*too long.*Nothing was changed"):
        kept(db)
    other.rollback()
    assert kept(db).number == 1


def test_a_read_only_file_is_reported(path: Path) -> None:
    db = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    db.row_factory = sqlite3.Row
    with pytest.raises(NotWritten, match=r"read-only.*--db"):
        kept(db)


def add_until_it_fails(db: sqlite3.Connection) -> None:
    for number in range(2000):
        add(db, whole(f"Asked {number}?"), done())


def test_a_full_disk_is_reported_and_leaves_what_was_there(path: Path, db: sqlite3.Connection) -> None:
    one = kept(db)
    [(pages,)] = db.execute("pragma page_count").fetchall()
    db.execute(f"pragma max_page_count = {pages + 3}")
    with pytest.raises(NotWritten, match=r"disk is full.*Nothing was changed"):
        add_until_it_fails(db)
    again = open_database(str(path))
    assert read(again, [one.number]) == [one]
    assert again.execute("pragma integrity_check").fetchone()[0] == "ok"
    numbers = [row["id"] for row in again.execute("select id from ruling where id <> ?", [one.number])]
    assert all(found.ruling.citations == CITED for found in read(again, numbers))


def test_a_write_that_fails_half_way_changes_nothing(db: sqlite3.Connection) -> None:
    one = kept(db)
    db.execute("create trigger stop before insert on ruling_change begin select raise(abort, 'stop'); end")
    db.commit()
    with pytest.raises(sqlite3.IntegrityError):
        change(db, one, replace(one.ruling, verdict="No", tags=()), done("edited"))
    assert read(db, [one.number]) == [one]
