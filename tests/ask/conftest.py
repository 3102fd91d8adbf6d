"""What the tests of questions share: the cards, and a question answered."""

from collections.abc import Callable
from functools import lru_cache

import pytest

from judge.ask.answer import Answer, answer
from judge.ask.mentions import NameFinder
from judge.assistant import Assistant
from judge.cards.catalog import Catalog

Ask = Callable[[str], Answer]


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    return Catalog.bundled()


@pytest.fixture(scope="session")
def ask(catalog: Catalog) -> Ask:
    assistant = Assistant(catalog)
    finder = NameFinder(assistant.catalog)
    return lru_cache(maxsize=None)(lambda question: answer(question, finder, assistant.resolve))
