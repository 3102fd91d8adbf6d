"""The database is made, brought up to date, or refused; never overwritten."""

import sqlite3
from pathlib import Path

import pytest

from judge.database import APPLICATION_ID, open_database
from judge.errors import JudgeError


@pytest.fixture
def made(tmp_path: Path) -> Path:
    path = tmp_path / "deep" / "judge.db"
    open_database(str(path)).close()
    return path


def count(path: Path, table: str) -> int:
    with sqlite3.connect(path) as connection:
        [(number,)] = connection.execute(f"select count(*) from {table} where document = 'en-2.0.1'")
        return int(number)


def test_it_is_made_on_first_use_from_what_ships(made: Path) -> None:
    assert (count(made, "rule"), count(made, "example"), count(made, "term")) == (541, 86, 99)
    assert [file.name for file in made.parent.iterdir()] == ["judge.db"]


def test_an_empty_file_is_made_into_a_database(tmp_path: Path) -> None:
    path = tmp_path / "empty.db"
    path.touch()
    open_database(str(path)).close()
    assert count(path, "rule") == 541


def test_one_that_is_up_to_date_is_not_written_to(made: Path) -> None:
    before = made.stat().st_mtime_ns
    open_database(str(made)).close()
    assert made.stat().st_mtime_ns == before


def test_an_older_one_is_brought_up_to_date_and_keeps_what_the_user_put_in(made: Path) -> None:
    with sqlite3.connect(made) as connection:
        connection.execute("insert into document (id, edition, shipped) values ('mine', '1.0', 0)")
        connection.execute("delete from rule where document = 'en-2.0.1'")
        connection.execute("drop table alias")
        connection.execute("delete from _sqlite_migrations where name = 'glossary_and_aliases'")
        connection.execute("drop table term")
        connection.execute("pragma user_version = 7")
    connection.close()
    with open_database(str(made)) as connection:
        assert (
            connection.execute("select edition from document where id = 'mine'").fetchone()["edition"]
            == "1.0"
        )
    assert (count(made, "rule"), count(made, "term")) == (541, 99)


@pytest.mark.parametrize("content", [b"not a database", b"\0" * 5000, b"SQLite format 3\0", b"%PDF-1.7"])
def test_a_file_that_is_no_database_is_reported_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    with pytest.raises(JudgeError, match=r"is no database.*--db"):
        open_database(str(path))
    assert path.read_bytes() == content


def test_a_foreign_database_is_reported_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "bookmarks.db"
    with sqlite3.connect(path) as connection:
        connection.execute("create table bookmark (address)")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(JudgeError, match="not one of judge's"):
        open_database(str(path))
    assert path.read_bytes() == before


def test_a_damaged_database_is_reported_and_left_alone(made: Path) -> None:
    whole = made.read_bytes()
    torn = whole[:60] + (7).to_bytes(4, "big") + whole[64:100] + b"\xff" * 8000
    assert int.from_bytes(torn[68:72], "big") == APPLICATION_ID
    made.write_bytes(torn)
    with pytest.raises(JudgeError, match=r"damaged.*Move it away"):
        open_database(str(made))
    assert made.read_bytes() == torn


def test_a_database_of_a_newer_judge_is_left_alone(made: Path) -> None:
    with sqlite3.connect(made) as connection:
        connection.execute(
            "insert into _sqlite_migrations (migration_set, name, applied_at) "
            "values ('corpus', 'of_tomorrow', '')"
        )
        connection.execute("pragma user_version = 7")
    connection.close()
    with pytest.raises(JudgeError, match=r"newer judge.*Update judge"):
        open_database(str(made))


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(JudgeError, match="is a folder"):
        open_database(str(tmp_path))


def test_a_place_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(JudgeError, match="can't be used"):
        open_database(str(tmp_path / "file" / "judge.db"))
