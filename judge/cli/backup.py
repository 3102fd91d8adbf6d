"""`judge backup FILE`: a copy of the database while it is in use, and the way back."""

import os
import sqlite3
from itertools import chain, count
from pathlib import Path
from typing import Annotated

import typer

from judge.cli.output import counted, say
from judge.database import open_database
from judge.errors import JudgeError
from judge.paths import database_file


def command(
    file: Annotated[Path, typer.Argument(help="Where the copy goes, or with --restore the copy.")],
    restore: Annotated[bool, typer.Option("--restore", help="Put the copy in the database's place.")] = False,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Also over a file that is there.")] = False,
) -> None:
    """Copy the whole database (rulings, editions, cards) to a file, or restore it from one."""
    try:
        if restore:
            _restore(file)
        else:
            _back_up(file, overwrite)
    except OSError as error:
        raise JudgeError(f"{error.filename or file} can't be written: {error.strerror or error}.") from None
    except sqlite3.OperationalError as error:
        raise JudgeError(f"the copy can't be made ({error}). Nothing was changed.") from None


def _back_up(file: Path, overwrite: bool) -> None:
    if file.is_dir():
        raise JudgeError(f"{file} is a folder. Give the name of a file in it.")
    if file.exists() and not overwrite:
        raise JudgeError(f"{file} is there already. Give another name, or --overwrite.")
    rulings = _copy_whole(open_database(), file)
    say(f"{database_file()} is copied to {file}: {counted(rulings, 'ruling')}.")
    say(f"The way back: judge backup {file} --restore")


def _restore(file: Path) -> None:
    if not file.is_file():
        raise JudgeError(f"there is no file {file}.")
    before = _free_name(database_file().with_name(database_file().name + ".before-restore"))
    # The copy is looked at, and brought up to date, beside the database: the backup itself stays as it is.
    looked_at = database_file().with_name(f"{database_file().name}.{os.getpid()}.unfinished")
    try:
        looked_at.parent.mkdir(parents=True, exist_ok=True)
        looked_at.write_bytes(file.read_bytes())
        copy = _sound(looked_at, file)
        current = open_database()
        _copy_whole(current, before)
        copy.backup(current)
        copy.close()
    finally:
        _clear_away(looked_at)
    say(f"{database_file()} is restored from {file}: {counted(_count(current), 'ruling')}.")
    say(f"What was there before is in {before}.")


def _sound(copy: Path, file: Path) -> sqlite3.Connection:
    """The copy, opened; an error that names the file it was copied from if that is none, or damaged."""
    try:
        _refuse_a_stranger(copy, file)
        opened = open_database(str(copy))
        [(state,)] = opened.execute("pragma integrity_check(1)").fetchall()
    except sqlite3.OperationalError:
        raise
    except (JudgeError, sqlite3.DatabaseError) as error:
        raise _unusable(file) from error
    if state != "ok":
        raise _unusable(file)
    return opened


def _refuse_a_stranger(copy: Path, file: Path) -> None:
    """An empty file, or a database of something else, would become a new one without a single ruling."""
    looked_at = sqlite3.connect(copy)
    try:
        if not looked_at.execute("select 1 from sqlite_master where name = 'ruling'").fetchone():
            raise _unusable(file)
    finally:
        looked_at.close()


def _free_name(path: Path) -> Path:
    """What an earlier restore put aside is never written over."""
    names = (path.with_name(f"{path.name}-{number}") for number in count(2))
    return next(name for name in chain([path], names) if not name.exists())


def _unusable(file: Path) -> JudgeError:
    return JudgeError(f"{file} is no database of judge, or damaged. Nothing was changed. Give another copy.")


def _copy_whole(db: sqlite3.Connection, file: Path) -> int:
    """Under another name first, so that a copy is whole or not there."""
    unfinished = file.with_name(f"{file.name}.{os.getpid()}.unfinished")
    try:
        target = sqlite3.connect(unfinished)
        try:
            db.backup(target)
        finally:
            target.close()
        unfinished.replace(file)
    finally:
        _clear_away(unfinished)
    return _count(db)


def _clear_away(unfinished: Path) -> None:
    """With what SQLite laid beside it."""
    for suffix in ("", "-journal", "-wal", "-shm"):
        unfinished.with_name(unfinished.name + suffix).unlink(missing_ok=True)


def _count(db: sqlite3.Connection) -> int:
    [(count,)] = db.execute("select count(*) from ruling").fetchall()
    return int(count)
