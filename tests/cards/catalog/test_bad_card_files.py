"""A file that is no sound card file: a clear message at once, and nothing changed."""

import gzip
import json
import sqlite3
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from time import process_time
from typing import Any

import pytest

from judge.cards.card_file import NotACardFile
from judge.cards.catalog import Catalog
from judge.cards.sources import CardSource, NoCardData, given_source
from judge.cards.store import import_source
from judge.database import open_database
from judge.errors import JudgeError

SOUND: dict[str, Any] = {
    "id": 1,
    "name": "Test Subject",
    "version": "Bare Minimum",
    "fullName": "Test Subject - Bare Minimum",
    "type": "Character",
    "cost": 3,
    "inkwell": True,
    "color": "Amber-Steel",
    "setCode": "1",
    "strength": 2,
    "willpower": 3,
    "lore": 1,
    "subtypes": ["Storyborn"],
    "abilities": [{"type": "keyword", "fullText": "Rush"}],
}


def card_file(**changed: Any) -> bytes:
    entry = {key: value for key, value in {**SOUND, **changed}.items() if value != "LEFT OUT"}
    return json.dumps({"metadata": {}, "sets": {}, "cards": [entry]}).encode()


@pytest.fixture(scope="module")
def connection(tmp_path_factory: pytest.TempPathFactory) -> sqlite3.Connection:
    opened = open_database(str(tmp_path_factory.mktemp("bad") / "judge.db"))
    import_source(opened, CardSource("sound", card_file()))
    return opened


def everything(connection: sqlite3.Connection) -> list[str]:
    return list(connection.iterdump())


BROKEN = {
    "no JSON": (b"<html>Not found</html>", "can't be read as JSON"),
    "no text at all": (b"", "can't be read as JSON"),
    "bytes that are no text": (b"\xff\xfe\x00\x01" * 50, "can't be read as JSON"),
    "another JSON file": (b'{"rules": []}', 'no list named "cards"'),
    "a bare list": (b"[1, 2]", 'no list named "cards"'),
    "no cards": (b'{"cards": []}', "list of cards is empty"),
    "cards that are none": (b'{"cards": [1, null]}', "card 1 is no JSON object"),
    "nested too deeply": (b"[" * 200_000, "nested too deeply"),
    "damaged gzip": (gzip.compress(card_file())[:-20], "compressed file is damaged"),
    "no name": (card_file(name="LEFT OUT"), '"name" must be text'),
    "an empty name": (card_file(name="  "), '"name" must be text'),
    "a number as text": (card_file(cost="3"), '"cost" must be a number; it is "3"'),
    "a truth as a number": (card_file(cost=True), '"cost" must be a number'),
    "a fraction": (card_file(strength=2.5), '"strength" must be a number'),
    "a huge number": (card_file(strength=10**9), '"strength" must be a number'),
    "an unknown type": (card_file(type="Spell"), "Character, Action, Item or Location"),
    "an unknown ink": (card_file(color="Purple"), "ink types"),
    "a list for a name": (card_file(name=["A"]), '"name" must be text'),
    "classifications as text": (card_file(subtypes="Hero"), "a list of classifications"),
    "an ability of 100,000 characters": (
        card_file(abilities=[{"fullText": "draw and " * 12_000}]),
        '"abilities" must be a list of abilities',
    ),
    "an effect that is a number": (card_file(effects=[7]), '"effects" must be'),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_file_is_refused_and_changes_nothing(connection: sqlite3.Connection, what: str) -> None:
    raw, message = BROKEN[what]
    before, start = everything(connection), process_time()
    with pytest.raises(NotACardFile) as refused:
        import_source(connection, CardSource("given.json", raw))
    assert process_time() - start < 2
    assert message in str(refused.value)
    assert "given.json" in str(refused.value)
    assert "Nothing was changed" in str(refused.value)
    assert len(str(refused.value)) < 2000
    assert everything(connection) == before


def test_every_fault_is_told_up_to_a_handful() -> None:
    cards = [{**SOUND, "cost": "3"} for _ in range(50)]
    with pytest.raises(NotACardFile, match=r"50 faults in the 50 cards.*(?s:.*)and 42 more"):
        import_source(sqlite3.connect(":memory:"), CardSource("x", json.dumps({"cards": cards}).encode()))


def test_an_interrupted_import_changes_nothing(connection: sqlite3.Connection) -> None:
    before = everything(connection)
    connection.execute(
        "create temp trigger stop before insert on card_source begin select raise(abort, 'x'); end"
    )
    with pytest.raises(sqlite3.IntegrityError):
        import_source(connection, CardSource("other", card_file(name="Other")))
    connection.execute("drop trigger stop")
    assert everything(connection) == before


def test_a_sound_file_replaces_the_cards(connection: sqlite3.Connection, tmp_path: Path) -> None:
    file = tmp_path / "cards.json.gz"
    file.write_bytes(gzip.compress(card_file(name="Newcomer")))
    assert import_source(connection, given_source(str(file))) == 1
    catalog = Catalog.from_database(connection)
    assert [name.full_name for name in catalog.names.names] == ["Newcomer - Bare Minimum"]


@pytest.mark.parametrize("given", ["nowhere/cards.json", ".", "http://localhost:1/cards.json", "https://["])
def test_what_cannot_be_read_is_named(given: str) -> None:
    with pytest.raises(NoCardData, match="Nothing was changed"):
        given_source(given)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A server of this test's own that answers with a sound file, a broken one, or an error."""
    answers = {"/sound.json": card_file(name="Downloaded"), "/broken.json": card_file(name="x")[:-30]}

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200 if self.path in answers else 404)
            self.end_headers()
            self.wfile.write(answers.get(self.path, b""))

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


def test_a_download_is_checked_before_it_replaces_anything(
    connection: sqlite3.Connection, address: str
) -> None:
    before = everything(connection)
    with pytest.raises(NotACardFile, match=r"broken\.json"):
        import_source(connection, given_source(f"{address}/broken.json"))
    with pytest.raises(NoCardData, match="404"):
        given_source(f"{address}/missing.json")
    assert everything(connection) == before
    assert import_source(connection, given_source(f"{address}/sound.json")) == 1
    assert Catalog.from_database(connection).card("Downloaded - Bare Minimum").cost == 3


def test_without_the_bundled_file_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("judge.cards.sources._PACKAGE", "no_such_package_here")
    connection = open_database(str(tmp_path / "judge.db"))
    with pytest.raises(JudgeError, match=r"pip install 'judge\[cards\]'"):
        Catalog.from_database(connection)
