"""Opens the database: made on first use, brought up to date when older, never overwritten when foreign."""

import os
import sqlite3
import zlib
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

from judge import migrations
from judge.errors import JudgeError
from judge.paths import database_file, shipped

# "JUDG", in the header of each of our files; the sum of what the file was made from is its user_version.
APPLICATION_ID = 0x4A554447
_MAGIC = b"SQLite format 3\0"
_PACKAGE = Path(__file__).parent


class DatabaseProblem(JudgeError):
    """A database file that can't be used, with what to do about it."""


def open_database(given: str | None = None) -> sqlite3.Connection:
    """The user's database, ready to be read and written; rows answer to the names of their columns."""
    path = database_file(given)
    try:
        if _is_missing(path):
            _make(path)
        elif _user_version(path) != _made_from():
            _bring_up_to_date(path)
        return _connected(path)
    except sqlite3.Error as error:
        raise damaged(error, path) from error
    except OSError as error:
        raise DatabaseProblem(
            f"the database {path} can't be used: {error.strerror or error}. "
            "Choose another file with --db or JUDGE_DB."
        ) from error


def damaged(error: sqlite3.Error, path: Path | None = None) -> DatabaseProblem:
    """What to tell a user when SQLite finds the file unsound."""
    path = path or database_file()
    return DatabaseProblem(
        f"the database {path} is damaged or can't be read ({error}). It has been left as it is. "
        f"Move it away and run the command again: a new one is made from what ships. "
        f"Or choose another file with --db or JUDGE_DB."
    )


def _connected(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=10)
    connection.row_factory = sqlite3.Row
    return connection


def _is_missing(path: Path) -> bool:
    if path.is_dir():
        raise DatabaseProblem(f"{path} is a folder, not a database. Give a file with --db or JUDGE_DB.")
    return not path.exists() or path.stat().st_size == 0


def _user_version(path: Path) -> int:
    """From the header of the file (SQLite's file format, 1.3), once it is known to be ours."""
    with path.open("rb") as file:
        header = file.read(100)
    if not header.startswith(_MAGIC) or len(header) < 100:
        raise DatabaseProblem(
            f"{path} is no database. It has been left as it is. "
            "Give another file with --db or JUDGE_DB, or move this one away."
        )
    if int.from_bytes(header[68:72], "big") != APPLICATION_ID:
        raise DatabaseProblem(
            f"{path} is a database, but not one of judge's. It has been left as it is. "
            "Give another file with --db or JUDGE_DB."
        )
    return int.from_bytes(header[60:64], "big")


def _made_from() -> int:
    """A sum over the migrations, the readers and the documents; another one means an index out of date."""
    folders = (_PACKAGE / "migrations", _PACKAGE / "corpus", shipped("rules_corpus"))
    files = sorted(file for folder in folders for file in folder.iterdir() if file.is_file())
    states = [(file.name, (state := file.stat()).st_size, state.st_mtime_ns) for file in files]
    return zlib.crc32(repr(states).encode()) & 0x7FFFFFFF or 1


def _make(path: Path) -> None:
    """Under another name first, so that an interrupted start leaves no half of a database."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f"{path.name}.{os.getpid()}.unfinished")
    try:
        _bring_up_to_date(unfinished)
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def _bring_up_to_date(path: Path) -> None:
    from sqlite_utils import Database

    db = Database(sqlite3.connect(path, timeout=10))
    try:
        db.execute(f"pragma application_id = {APPLICATION_ID}")
        for module in _migration_modules():
            _refuse_what_a_newer_judge_made(db, module, path)
            module.migrations.apply(db)
            if hasattr(module, "fill"):
                module.fill(db)
        db.execute(f"pragma user_version = {_made_from()}")
    finally:
        db.close()


def _migration_modules() -> list[ModuleType]:
    names = sorted(module.name for module in iter_modules(migrations.__path__))
    return [import_module(f"{migrations.__name__}.{name}") for name in names]


def _refuse_what_a_newer_judge_made(db: object, module: ModuleType, path: Path) -> None:
    # sqlite-utils has no public list of a set's migrations, only of those applied and those pending.
    known = {migration.name for migration in module.migrations._migrations}
    applied = {migration.name for migration in module.migrations.applied(db)}
    if applied - known:
        raise DatabaseProblem(
            f"the database {path} was made by a newer judge. It has been left as it is. "
            "Update judge, or give another file with --db or JUDGE_DB."
        )
