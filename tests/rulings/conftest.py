"""A database with the cards in it and a few scenarios ruled on, copied for each test."""

import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.cards.store import fill_on_first_use
from judge.database import open_database


@pytest.fixture(scope="session")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Without cards; a copy of it is a quick new database."""
    path = tmp_path_factory.mktemp("bare") / "judge.db"
    open_database(str(path)).close()
    return path


@pytest.fixture(scope="session")
def with_cards(bare: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = Path(shutil.copy(bare, tmp_path_factory.mktemp("rulings") / "judge.db"))
    db = open_database(str(path))
    fill_on_first_use(db)
    db.close()
    return path


@pytest.fixture
def path(with_cards: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(with_cards, tmp_path / "judge.db"))


@pytest.fixture
def db(path: Path) -> Iterator[sqlite3.Connection]:
    connection = open_database(str(path))
    yield connection
    connection.close()
