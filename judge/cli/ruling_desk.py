"""What the commands on rulings share: the database with what ships in it, the desk, who and when."""

import getpass
import operator
import os
import sqlite3
from dataclasses import replace
from datetime import UTC, datetime
from functools import cached_property
from typing import Any

from judge.database import open_database
from judge.errors import JudgeError
from judge.rulings.ruling import Change, Ruling
from judge.rulings.shipped import bring_shipped_up_to_date


def rulings_database() -> sqlite3.Connection:
    """The database with the rulings that ship; one that can't be written to is read as it is."""
    db = open_database()
    bring_in_what_ships(db)
    return db


def bring_in_what_ships(db: sqlite3.Connection) -> None:
    """On the first day, and when what ships or the cards have changed."""
    from judge.cards.store import fill_on_first_use

    try:
        fill_on_first_use(db)
        bring_shipped_up_to_date(db, now())
    except (JudgeError, sqlite3.OperationalError):
        # Without the cards, or in a file that can't be written to, there are fewer rulings; all else works.
        return


class LazyDesk:
    """The desk, whose engine is loaded when the first scenario comes."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    @cached_property
    def desk(self) -> Any:
        from judge.assistant import Assistant
        from judge.cards.catalog import Catalog
        from judge.rulings.desk import Desk

        return Desk(self._db, lambda: Assistant(Catalog.from_database(self._db)))

    def ruling(self, text: str, language: str) -> Ruling:
        made: Ruling = self.desk.ruling(text, language)
        return made

    def outcome(self, text: str) -> str:
        return str(self.desk.outcome(text))

    def retold(self, ruling: Ruling, language: str) -> Ruling:
        """What the program itself had written, in another language; what a person wrote stays as it is."""
        if language == ruling.language or not ruling.scenario:
            return ruling
        try:
            own = self.ruling(ruling.scenario, ruling.language)
            told = self.ruling(ruling.scenario, language)
        except JudgeError:
            return ruling
        words = operator.attrgetter("verdict", "explanation", "outcome")
        if words(own) != words(ruling):
            return ruling
        now = replace(ruling, verdict=told.verdict, explanation=told.explanation, sequence=told.sequence)
        return replace(now, say=told.say if ruling.say == own.say else ruling.say)


def now() -> str:
    """The time as the history has it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def today() -> str:
    return now()[:10]


def who(given: str | None) -> str:
    """--author, then JUDGE_AUTHOR, then the name of the account."""
    try:
        return given or os.environ.get("JUDGE_AUTHOR") or getpass.getuser()
    except (KeyError, OSError):
        return "unknown"


def done(what: str, author: str | None = None) -> Change:
    """An entry for the history."""
    return Change(now(), who(author), what)
