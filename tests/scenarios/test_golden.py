"""The trace of every shipped scenario, as text that is read: `pytest --update-golden` writes it anew."""

from pathlib import Path

import pytest

from judge.assistant import Assistant
from judge.cards.catalog import Catalog
from judge.explain.catalog import catalog
from judge.explain.ruling import Ruling, Told
from judge.explain.text import choice_text, step_text

ROOT = Path(__file__).parents[2]
SCENARIOS = ROOT / "scenarios"
GOLDEN = Path(__file__).parent / "golden"
EDITION = "2.0.1"
MOST = 6
"""So many outcomes are written with their trace; of the others there is only the count."""
SHIPPED = sorted(file.relative_to(SCENARIOS) for file in SCENARIOS.rglob("*.yaml"))


@pytest.fixture(scope="module")
def assistant() -> Assistant:
    return Assistant(Catalog.bundled())


def golden_text(ruling: Ruling) -> str:
    """The answer, then each outcome with its choices and its steps."""
    lines = [ruling.title, *(f"! {warning}" for warning in ruling.warnings), ruling.answer]
    for number, told in enumerate(ruling.outcomes[:MOST], 1):
        lines += ["", f"Outcome {number} of {len(ruling.outcomes)}", *_outcome(told)]
    return "\n".join(lines) + "\n"


def _outcome(told: Told) -> list[str]:
    words = catalog("en")
    choices = [f"  if {choice_text(choice, words)}" for choice in told.choices]
    steps = [
        f"  {'  ' * line.depth}{step_text(line, words, full=True)}" for line in told.lines if not line.folded
    ]
    return choices + steps


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The traces are compared once they have been written."""
    if "file" in metafunc.fixturenames:
        written = GOLDEN.is_dir() or metafunc.config.getoption("--update-golden")
        metafunc.parametrize("file", SHIPPED if written else [], ids=str)


def test_a_shipped_scenario_has_the_trace_that_was_read(
    file: Path, assistant: Assistant, update_golden: bool
) -> None:
    golden = (GOLDEN / file).with_suffix(".txt")
    text = golden_text(assistant.rule(assistant.resolve(assistant.read(SCENARIOS / file)), EDITION))
    if update_golden:
        golden.parent.mkdir(parents=True, exist_ok=True)
        golden.write_text(text, encoding="utf-8")
    assert golden.is_file(), "run `pytest tests/scenarios --update-golden`, and read what it wrote"
    assert text == golden.read_text(encoding="utf-8")


def test_no_golden_file_is_left_of_a_scenario_that_is_gone() -> None:
    known = {(GOLDEN / file).with_suffix(".txt") for file in SHIPPED}
    assert set(GOLDEN.rglob("*.txt")) - known == set()
