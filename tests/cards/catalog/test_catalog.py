"""The catalog: the same cards from the database as from the file, and clear answers for unknown names."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.cards.catalog import Ambiguous, Catalog, Found, NotFound, UnknownCard
from judge.cards.sources import bundled_pool
from judge.database import open_database
from judge.errors import JudgeError


@pytest.fixture(scope="module")
def connection(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    opened = open_database(str(tmp_path_factory.mktemp("cards") / "judge.db"))
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def catalog(connection: sqlite3.Connection) -> Catalog:
    return Catalog.from_database(connection)


def test_the_database_gives_back_every_card_as_it_was_read(catalog: Catalog) -> None:
    pool = bundled_pool()
    assert [catalog.known_card(known.card.full_name) for known in pool] == list(pool)


def test_both_catalogs_speak_of_the_same_names_and_classifications(catalog: Catalog) -> None:
    vocabulary = catalog.vocabulary()
    assert vocabulary == Catalog.bundled().vocabulary()
    assert {"Flotsam", "Jetsam", "Flotsam & Jetsam", "Be Prepared"} <= vocabulary.names
    assert {"Storyborn", "Seven Dwarfs", "Song"} <= vocabulary.classifications


def test_a_file_names_a_card_by_its_full_name_or_its_name(catalog: Catalog) -> None:
    full, short = catalog.find("elsa – snow queen"), catalog.find("be prepared")
    assert isinstance(full, Found)
    assert isinstance(short, Found)
    assert (full.card.full_name, short.card.full_name) == ("Elsa - Snow Queen", "Be Prepared")


def test_a_name_of_several_cards_is_ambiguous(catalog: Catalog) -> None:
    found = catalog.find("Elsa")
    assert isinstance(found, Ambiguous)
    assert "Elsa - Snow Queen" in found.full_names


def test_a_near_miss_is_not_found_and_offers_the_nearest(catalog: Catalog) -> None:
    found = catalog.find("Elsa - Snow Qeen")
    assert isinstance(found, NotFound)
    assert found.nearest[0] == "Elsa - Snow Queen"
    with pytest.raises(UnknownCard, match="Did you mean Elsa - Snow Queen"):
        catalog.card("Elsa - Snow Qeen")


def test_a_match_by_likeness_says_so(catalog: Catalog) -> None:
    found = catalog.find_alike("marshmellow guardian")
    assert isinstance(found, Found)
    assert not found.exact


def test_the_cards_are_put_in_once(connection: sqlite3.Connection, catalog: Catalog) -> None:
    assert catalog.names.names
    Catalog.from_database(connection)
    assert connection.execute("select count(*) from card_source").fetchone()[0] == 1


def test_a_reader_that_changed_reads_the_bundled_file_again(tmp_path: Path) -> None:
    connection = open_database(str(tmp_path / "judge.db"))
    Catalog.from_database(connection)
    with connection:
        connection.execute("update card_source set stamp = 'older'")
        connection.execute("delete from card")
    assert len(Catalog.from_database(connection).names.names) == 2785


def test_cards_that_were_read_stay_when_the_bundled_file_is_gone(
    connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    Catalog.from_database(connection)
    monkeypatch.setattr("judge.cards.sources._PACKAGE", "no_such_package_here")
    assert Catalog.from_database(connection).card("Be Prepared").cost == 7


def test_a_database_that_cannot_be_written_is_a_clear_message(tmp_path: Path) -> None:
    path = tmp_path / "judge.db"
    open_database(str(path)).close()
    read_only = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    read_only.row_factory = sqlite3.Row
    with pytest.raises(JudgeError, match="can't be written to the database"):
        Catalog.from_database(read_only)
