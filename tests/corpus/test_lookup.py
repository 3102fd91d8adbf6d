"""Look-ups where more than one edition is indexed, and the bar that is shown while a database is made."""

import io
import sqlite3
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlite_utils import Database

from judge.corpus.document import Document, Rule
from judge.corpus.index import index_document
from judge.corpus.lookup import look_up, official_source
from judge.corpus.manifest import manifest, read_shipped
from judge.corpus.neighbours import NoSuchRule
from judge.database import open_database
from judge.progress import progress_bar


@pytest.fixture
def older() -> Document:
    """An edition in which 8.10.4 was 8.20.4, beside a rule that is gone today."""
    shipped = read_shipped(manifest()[0])
    words = shipped.by_number["8.10.4"].text
    rules = (
        Rule("8", None, "chapter", "KEYWORDS", ""),
        Rule("8.20", "8", "section", "Shift", ""),
        Rule("8.20.4", "8.20", "rule", "", words),
        Rule("8.20.5", "8.20", "rule", "", "A rule that nobody keeps any more."),
    )
    return replace(
        shipped,
        id="en-1.0",
        edition="1.0",
        effective="2024-01-01",
        rules=rules,
        examples=(),
        references=(),
        terms=(),
    )


@pytest.fixture
def db(tmp_path: Path, older: Document) -> Iterator[sqlite3.Connection]:
    connection = open_database(str(tmp_path / "judge.db"))
    index_document(Database(connection), older, position=99)
    yield connection
    connection.close()


def test_the_newest_official_edition_answers(db: sqlite3.Connection) -> None:
    assert official_source(db).edition == "2.0.1"
    assert look_up(db, "8.10.4").source.edition == "2.0.1"


def test_another_edition_answers_when_it_is_asked_for(db: sqlite3.Connection) -> None:
    answer = look_up(db, "8.20.4", edition="1.0")
    assert (answer.source.edition, answer.source.effective) == ("1.0", "2024-01-01")


def test_a_number_of_an_older_edition_is_told_where_it_went(db: sqlite3.Connection) -> None:
    with pytest.raises(NoSuchRule, match=r"Edition 1\.0 \(2024-01-01\) has it.*it is 8\.10\.4 now"):
        look_up(db, "8.20.4")


def test_a_number_whose_words_are_gone_is_told_so(db: sqlite3.Connection) -> None:
    with pytest.raises(NoSuchRule, match="these words are in no rule now"):
        look_up(db, "8.20.5")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_is_drawn_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    with progress_bar("Indexing", 2) as advance:
        advance()
        advance()
    assert "Indexing" in terminal.getvalue()
    assert "2/2" in terminal.getvalue()


def test_nothing_is_drawn_where_there_is_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", nobody := io.StringIO())
    with progress_bar("Indexing", 1) as advance:
        advance()
    assert nobody.getvalue() == ""
