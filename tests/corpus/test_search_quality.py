"""Search is measured by questions in players' words, written from the rulebook and not from the search.

On the first run, before any tuning, 30 of the 40 English and 29 of the 40 Spanish questions were answered.
Of twenty more in each language, added later, 17 and 17 were answered before anything was changed for them.

Then came sets of twenty in each language as players type (search_rounds.toml). The search as it was
answered 66 of the first five sets' 100 English and 53 of their 100 Spanish questions. Set by set, on the
first run of each, with what had been learned from those before: English 14, 16, 19, 16, 18, 11; Spanish 7,
14, 18, 20, 18, 13. The table of what players ask of each rule was written between the second set and the
third by who had written the first five sets, so the figures of the third to the fifth flatter it; the sixth
was written afterwards, in words as unlike it as could be.
"""

import sqlite3
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.corpus.search import search
from judge.database import open_database

QUESTIONS = tomllib.loads((Path(__file__).parent / "search_questions.toml").read_text(encoding="utf-8"))
ROUNDS = tomllib.loads((Path(__file__).parent / "search_rounds.toml").read_text(encoding="utf-8"))["round"]
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


@pytest.mark.parametrize("language", ["en", "es"])
def test_so_it_is_for_questions_as_players_type_them(db: sqlite3.Connection, language: str) -> None:
    questions = [question for each in ROUNDS for question in each[language]]
    unanswered = [q["ask"] for q in questions if not is_answered(db, q["ask"], q["rules"])]
    assert len(questions) >= 120
    assert len(unanswered) <= (1 - SHARE) * len(questions) + 1e-9, unanswered


def test_every_rule_that_answers_exists(db: sqlite3.Connection) -> None:
    known = {row["number"] for row in db.execute("select number from rule where document = 'en-2.0.1'")}
    for questions in (*QUESTIONS.values(), *(each[language] for each in ROUNDS for language in each)):
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


def test_every_rule_that_players_ask_about_exists(db: sqlite3.Connection) -> None:
    known = {row["number"] for row in db.execute("select number from rule where document = 'en-2.0.1'")}
    asked = {row["key"] for row in db.execute("select key from passage where kind = 'asked'")}
    assert len(asked) > 300
    assert asked <= known


def test_what_players_ask_is_searched_and_never_shown(db: sqlite3.Connection) -> None:
    hits = search(db, "my opponent scooped", limit=20).hits
    assert hits[0].key == "2.3.3.4"
    assert {hit.kind for hit in hits} <= {"rule", "example", "term"}


@pytest.mark.parametrize(
    ("ask", "written", "meant"),
    [
        ("can my oponent look at my hand", "oponent", "opponent"),
        ("exausted character", "exausted", "exhausted"),
        ("el guardespaldas entra agotado", "guardespaldas", "guardaespaldas"),
    ],
)
def test_a_slip_of_the_finger_is_put_right_and_said(
    db: sqlite3.Connection, ask: str, written: str, meant: str
) -> None:
    assert (written, meant) in search(db, ask).corrected


@pytest.mark.parametrize(
    "ask", ["swinging at a location", "can Stitch quest", "shift exerted", "personaje seco"]
)
def test_a_known_word_is_no_slip(db: sqlite3.Connection, ask: str) -> None:
    assert search(db, ask).corrected == ()


def test_words_in_quotation_marks_are_taken_as_they_stand(db: sqlite3.Connection) -> None:
    assert is_answered(db, 'what does "instead" do', ["6.5.1.1"])
