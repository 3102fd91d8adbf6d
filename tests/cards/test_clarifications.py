"""The official questions and answers: each is a scenario whose expectations are its answer, or left out."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from judge.assistant import Assistant
from judge.cards.catalog import Catalog
from judge.cards.sources import bundled_pool

FOLDER = Path(__file__).parents[2] / "scenarios" / "clarifications"
FILES = sorted(FOLDER.glob("*.yaml"))
SOURCE = "Official clarification, "


@pytest.fixture(scope="module")
def assistant() -> Assistant:
    return Assistant(Catalog.bundled())


@pytest.fixture(scope="module")
def sources(assistant: Assistant) -> dict[str, str]:
    """The card whose official answer each file shows."""
    found = {file.name: assistant.read(file).source or "" for file in FILES}
    assert all(source.startswith(SOURCE) for source in found.values())
    return {name: source.removeprefix(SOURCE) for name, source in found.items()}


def left_out() -> list[dict[str, str]]:
    entries: list[dict[str, str]] = tomllib.loads((FOLDER / "left-out.toml").read_text())["clarification"]
    return entries


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_ruling_is_the_official_answer(assistant: Assistant, file: Path) -> None:
    resolved, checked = assistant.check(assistant.read(file))
    assert not resolved.problems
    assert checked, "it expects nothing"
    assert [(one.expectation, one.found) for one in checked if not one.ok] == []


def test_at_least_sixty_official_answers_are_scenarios(assistant: Assistant, sources: dict[str, str]) -> None:
    answers = {card: len(assistant.catalog.known_card(card).clarifications) for card in sources.values()}
    shown = Counter(sources.values())
    assert sum(min(shown[card], answers[card]) for card in answers) >= 60


def test_a_source_names_a_card_with_an_official_answer(assistant: Assistant, sources: dict[str, str]) -> None:
    without = [card for card in sources.values() if not assistant.catalog.known_card(card).clarifications]
    assert without == []


def test_every_card_with_an_official_answer_has_a_scenario_or_is_left_out(sources: dict[str, str]) -> None:
    known = {one.card.full_name for one in bundled_pool() if one.clarifications}
    assert known - set(sources.values()) - {entry["card"] for entry in left_out()} == set()


def test_what_is_left_out_exists_and_has_a_reason(assistant: Assistant) -> None:
    for entry in left_out():
        sets = {one.set_code for one in assistant.catalog.known_card(entry["card"]).clarifications}
        assert entry["set"] in sets
        assert entry["reason"]
