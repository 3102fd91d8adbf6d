"""The search answers players' questions: the right rule is among the first three for nine in ten.

Run this file as a program to see which questions are answered and which are not.
"""

import sqlite3
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from judge.corpus.search import search
from judge.database import open_database

QUESTIONS = tomllib.loads(Path(__file__).with_name("search_questions.toml").read_text(encoding="utf-8"))
FIRST = 3
WANTED = 0.9


@dataclass(frozen=True, slots=True)
class Asked:
    question: str
    rules: list[str]
    found: list[str]

    @property
    def answered(self) -> bool:
        return any(number in self.rules for number in self.found)


def asked(db: sqlite3.Connection, language: str) -> Iterator[Asked]:
    for question in QUESTIONS[language]:
        hits = search(db, question["ask"]).hits[:FIRST]
        yield Asked(question["ask"], question["rules"], [hit.key for hit in hits])


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> sqlite3.Connection:
    return open_database(str(tmp_path_factory.mktemp("search") / "judge.db"))


@pytest.mark.parametrize("language", ["en", "es"])
def test_there_are_at_least_thirty_questions(language: str) -> None:
    assert len(QUESTIONS[language]) >= 30


@pytest.mark.parametrize("language", ["en", "es"])
def test_nine_in_ten_questions_find_their_rule_among_the_first_three(
    db: sqlite3.Connection, language: str
) -> None:
    answers = list(asked(db, language))
    missed = [answer for answer in answers if not answer.answered]
    assert 1 - len(missed) / len(answers) >= WANTED, missed


def report() -> None:
    """The share that is answered in each language, and what the others found."""
    db = open_database()
    for language in QUESTIONS:
        answers = list(asked(db, language))
        answered = [answer for answer in answers if answer.answered]
        print(f"{language}: {len(answered)} of {len(answers)}, {len(answered) / len(answers):.0%}")
        for answer in answers:
            if not answer.answered:
                print(f"  {answer.question}  wants {answer.rules}, found {answer.found}")


if __name__ == "__main__":
    report()
