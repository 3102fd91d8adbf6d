"""Every scenario that is shipped is understood, and what it expects comes true."""

from pathlib import Path

import pytest

from judge.assistant import Assistant
from judge.cards.catalog import Catalog

FOLDER = Path(__file__).parents[2] / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


@pytest.fixture(scope="module")
def assistant() -> Assistant:
    return Assistant(Catalog.bundled())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_a_shipped_scenario_holds(assistant: Assistant, file: Path) -> None:
    resolved, checked = assistant.check(assistant.read(file))
    assert not resolved.problems
    assert resolved.complete
    assert checked, "it expects nothing"
    assert [(one.expectation, one.found) for one in checked if not one.ok] == []


def test_every_answer_of_a_shipped_scenario_is_asked_for(assistant: Assistant) -> None:
    """In one of its outcomes at least: what chance makes of a card can leave nothing to decide."""
    unused = []
    for file in FILES:
        outcomes = assistant.resolve(assistant.read(file)).outcomes
        for actions in zip(*(outcome.taken for outcome in outcomes), strict=True):
            everywhere = set.intersection(*(set(one.unused) for one in actions))
            unused += [(file.name, words) for words in everywhere]
    assert unused == []


@pytest.mark.parametrize("folder", ["rulebook", "keywords", "questions"])
def test_every_shipped_folder_has_scenarios(folder: str) -> None:
    assert any(file.parent.name == folder for file in FILES)
