"""What the tests of rulings share: an assistant that knows the cards, and a ruling on a board in words."""

from collections.abc import Callable
from pathlib import Path

import pytest

from judge.assistant import Assistant
from judge.cards.catalog import Catalog
from judge.engine.explore import EVERYTHING, Limits
from judge.explain.ruling import Ruling
from judge.scenario.read import read_scenario
from judge.scenario.run import Resolved
from judge.scenario.scenario import Scenario

EDITION = "2.0.1"
SCENARIOS = Path(__file__).parents[2] / "scenarios"


@pytest.fixture(scope="session")
def assistant() -> Assistant:
    return Assistant(Catalog.bundled())


@pytest.fixture(scope="session")
def scenario_of(assistant: Assistant) -> Callable[[str], Scenario]:
    def scenario(text: str) -> Scenario:
        reading = read_scenario(text, assistant.catalog)
        assert reading.scenario is not None, "\n".join(map(str, reading.faults))
        return reading.scenario

    return scenario


@pytest.fixture(scope="session")
def resolve(assistant: Assistant, scenario_of: Callable[[str], Scenario]) -> Callable[..., Resolved]:
    def resolved(text: str, limits: Limits = EVERYTHING, cores: int = 1) -> Resolved:
        return assistant.resolve(scenario_of(text), limits, cores)

    return resolved


@pytest.fixture(scope="session")
def rule_on(assistant: Assistant, resolve: Callable[..., Resolved]) -> Callable[..., Ruling]:
    def ruling(text: str, language: str = "en", most: int | None = None) -> Ruling:
        return assistant.rule(resolve(text), EDITION, language, most)

    return ruling
