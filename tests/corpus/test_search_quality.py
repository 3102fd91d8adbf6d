"""Search is measured by questions in players' words, written from the rulebook and not from the search.

On the first run, before any tuning, 30 of the 40 English and 29 of the 40 Spanish questions were answered.
Of twenty more in each language, added later, 17 and 17 were answered before anything was changed for them.
"""

import sqlite3
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.corpus.search import search
from judge.database import open_database

QUESTIONS = tomllib.loads((Path(__file__).parent / "search_questions.toml").read_text(encoding="utf-8"))
FIRST = 3
SHARE = 0.9


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    connection = open_database(str(tmp_path_factory.mktemp("search") / "judge.db"))
    yield connection
    connection.close()


def is_answered(db: sqlite3.Connection, ask: str, rules: list[str]) -> bool:
    hits = search(db, ask, limit=FIRST).hits
    return any(hit.key in rules for hit in hits)


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_right_rule_is_among_the_first_three_for_nine_in_ten(
    db: sqlite3.Connection, language: str
) -> None:
    questions = QUESTIONS[language]
    unanswered = [q["ask"] for q in questions if not is_answered(db, q["ask"], q["rules"])]
    assert len(questions) >= 30
    assert len(unanswered) <= (1 - SHARE) * len(questions) + 1e-9, unanswered


def test_every_rule_that_answers_exists(db: sqlite3.Connection) -> None:
    known = {row["number"] for row in db.execute("select number from rule where document = 'en-2.0.1'")}
    for questions in QUESTIONS.values():
        assert {rule for question in questions for rule in question["rules"]} <= known


def test_the_same_search_gives_the_same_answer(db: sqlite3.Connection) -> None:
    assert search(db, "shift exerted") == search(db, "shift exerted")


@pytest.mark.parametrize(
    ("ask", "rule"), [("does rush let me quest right away", "8.9.1"), ("¿es público el descarte?", "7.6.2")]
)
def test_a_keyword_or_zone_that_is_named_is_what_is_asked_about(
    db: sqlite3.Connection, ask: str, rule: str
) -> None:
    assert is_answered(db, ask, [rule])
