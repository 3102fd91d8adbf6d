"""Every write is one transaction: all of it is kept, or nothing, and a failure says why and what to do."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from judge.errors import JudgeError

_CACHE_IN_KB = 64_000
_WHY = {
    sqlite3.SQLITE_BUSY: "another judge has been writing to it for too long. Try again in a moment.",
    sqlite3.SQLITE_LOCKED: "another judge has been writing to it for too long. Try again in a moment.",
    sqlite3.SQLITE_READONLY: "the file is read-only. Make it writable, or choose another with --db.",
    sqlite3.SQLITE_FULL: "the disk is full. Make room and try again.",
    sqlite3.SQLITE_IOERR: "the disk does not take it. Make room or choose another place with --db.",
    sqlite3.SQLITE_CANTOPEN: "its folder can't be written to. Choose another file with --db.",
    sqlite3.SQLITE_PERM: "you may not write to it. Choose another file with --db.",
}


class NotWritten(JudgeError):
    """The database could not be written to."""


@contextmanager
def writing(db: sqlite3.Connection) -> Iterator[None]:
    """What is done inside is kept as a whole when it ends well; otherwise nothing was changed."""
    try:
        # With little memory SQLite writes pages of a long transaction to the disk again and again.
        db.execute(f"pragma cache_size = -{_CACHE_IN_KB}")
        db.execute("begin immediate")
        yield
        db.commit()
    except sqlite3.OperationalError as error:
        _undo(db)
        raise _not_written(error) from error
    except BaseException:
        _undo(db)
        raise


def _undo(db: sqlite3.Connection) -> None:
    try:
        db.rollback()
    except sqlite3.Error:
        # SQLite has rolled back by itself, or will when the file is opened next.
        return


def _not_written(error: sqlite3.OperationalError) -> Exception:
    # The low byte is the kind of the failure; the rest only narrows it.
    why = _WHY.get((getattr(error, "sqlite_errorcode", 0) or 0) & 0xFF)
    return NotWritten(f"the database can't be written to: {why} Nothing was changed.") if why else error
