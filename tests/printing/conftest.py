"""A database that is made once, and sheets of boards in words."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from printed import QUEST

from judge.assistant import Assistant
from judge.cards.catalog import Catalog
from judge.corpus.lookup import official_source
from judge.database import open_database
from judge.printing.document import Document
from judge.printing.scenario_sheet import scenario_sheet
from judge.printing.sheet import Sheet, sheets_document
from judge.rulings.from_scenario import ruling_from_scenario
from judge.rulings.ruling import Ruling
from judge.scenario.read import read_scenario
from judge.scenario.run import Resolved

SheetOf = Callable[..., Sheet]


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("printing") / "judge.db"
    open_database(str(path)).close()
    return path


@pytest.fixture(scope="session")
def db(database: Path) -> sqlite3.Connection:
    return open_database(str(database))


@pytest.fixture(scope="session")
def assistant() -> Assistant:
    return Assistant(Catalog.bundled())


@pytest.fixture(scope="session")
def resolve(assistant: Assistant) -> Callable[[str], Resolved]:
    def resolved(text: str) -> Resolved:
        reading = read_scenario(text, assistant.catalog)
        assert reading.scenario is not None, "\n".join(map(str, reading.faults))
        return assistant.resolve(reading.scenario)

    return resolved


@pytest.fixture(scope="session")
def sheet_of(db: sqlite3.Connection, assistant: Assistant, resolve: Callable[[str], Resolved]) -> SheetOf:
    """The sheet of a scenario's text."""

    def sheet(text: str = QUEST, language: str = "en") -> Sheet:
        resolved = resolve(text)
        told = assistant.rule(resolved, official_source(db).edition, language)
        return scenario_sheet(db, resolved, told, language, "B7X4K2PQ", "s1")

    return sheet


@pytest.fixture(scope="session")
def document_of(sheet_of: SheetOf) -> Callable[..., Document]:
    def document(text: str = QUEST, language: str = "en") -> Document:
        sheet = sheet_of(text, language)
        return sheets_document([sheet], sheet.title)

    return document


@pytest.fixture(scope="session")
def kept(
    db: sqlite3.Connection, assistant: Assistant, resolve: Callable[[str], Resolved]
) -> Callable[..., Ruling]:
    """The ruling that a scenario's text becomes."""

    def ruling(text: str = QUEST) -> Ruling:
        resolved = resolve(text)
        told = assistant.rule(resolved, official_source(db).edition, "en")
        return ruling_from_scenario(db, text, resolved, told)

    return ruling
