"""The table of questions: each is understood as it says, and answered so."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from judge.ask.lexicon import language_of
from judge.ask.text import scenario_file
from judge.cards.catalog import Catalog
from judge.explain.ruling import explain
from judge.scenario.read import read_scenario
from tests.ask.conftest import Ask
from tests.ask.understanding import described

TABLES = [
    tomllib.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))
    for name in (
        "questions.toml",
        "tournament_questions.toml",
        "league_questions.toml",
        "club_questions.toml",
        "shop_questions.toml",
    )
]
QUESTIONS: list[dict[str, Any]] = [entry for table in TABLES for entry in table["question"]]
REFUSED: list[dict[str, Any]] = [entry for table in TABLES for entry in table.get("refused", [])]
by_question = pytest.mark.parametrize("entry", QUESTIONS, ids=lambda entry: entry["ask"])


def test_there_are_forty_questions_in_each_language() -> None:
    languages = [language_of(entry["ask"]) for entry in QUESTIONS]
    assert languages.count("en") >= 40
    assert languages.count("es") >= 40


@by_question
def test_a_question_is_understood(entry: dict[str, Any], ask: Ask) -> None:
    found = ask(entry["ask"])
    assert found.reading.is_understood, (found.reading.unknown, found.reading.doubts)
    wanted = {"chooses": [], "active": "me", "lore": 0, **entry}
    understood = described(found)
    assert {key: understood[key] for key in understood.keys() & wanted.keys()} == {
        key: wanted[key] for key in understood.keys() & wanted.keys()
    }


@by_question
def test_a_question_is_answered(entry: dict[str, Any], ask: Ask) -> None:
    found = ask(entry["ask"])
    assert found.verdict is not None
    assert found.resolved is not None
    assert " / ".join(one.verdict.answer for one in (found, *found.others) if one.verdict) == entry["answer"]
    outcomes = found.resolved.outcomes
    cited = {rule for outcome in outcomes for step in outcome.game.steps for rule in step.rules}
    assert set(entry.get("cites", [])) <= cited | set(found.verdict.rules)
    told = explain(found.resolved, "2.0.1", "en").outcomes[0].lines
    assert all(any(words in line.text for line in told) for words in entry.get("says", []))


@by_question
def test_the_board_of_a_question_can_be_saved_and_read_again(
    entry: dict[str, Any], ask: Ask, catalog: Catalog
) -> None:
    found = ask(entry["ask"])
    assert read_scenario(scenario_file(found), catalog).scenario == found.understood.scenario


@pytest.mark.parametrize("entry", REFUSED, ids=lambda entry: entry["ask"])
def test_a_question_that_is_not_understood_is_refused_with_its_words(entry: dict[str, Any], ask: Ask) -> None:
    found = ask(entry["ask"])
    assert found.verdict is None
    reading = found.reading
    said = [*reading.unknown, *(doubt.text for doubt in reading.doubts), *reading.intent.unclear]
    assert all(any(words in one for one in said) for words in entry.get("words", []))
