"""What the tests of scenario files share: the cards, and a file with one thing in it changed."""

from collections.abc import Callable

import pytest

from judge.cards.catalog import Catalog
from judge.scenario.read import Reading, read_scenario
from judge.scenario.scenario import Scenario

Read = Callable[[str | bytes], Reading]


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    return Catalog.bundled()


@pytest.fixture(scope="session")
def read(catalog: Catalog) -> Read:
    return lambda text: read_scenario(text, catalog)


@pytest.fixture(scope="session")
def scenario_of(read: Read) -> Callable[[str], Scenario]:
    def scenario(text: str) -> Scenario:
        reading = read(text)
        assert reading.scenario is not None, "\n".join(map(str, reading.faults))
        return reading.scenario

    return scenario


@pytest.fixture(scope="session")
def faults_of(read: Read) -> Callable[[str | bytes], list[str]]:
    return lambda text: [str(fault) for fault in read(text).faults]
