"""What was understood of a card is kept, and forgotten when the card or the compiler is another."""

import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from judge.cards import understandings as module
from judge.cards.card import AbilityText, Card
from judge.cards.text.compile import everything_has_meaning
from judge.cards.text.tokens import Vocabulary
from judge.cards.understanding import Lacking, Understanding
from judge.cards.understandings import Understandings
from judge.database import open_database
from judge.terms import CardType, Ink

CARD = Card(
    name="Somebody",
    version="In a Test",
    type=CardType.CHARACTER,
    cost=1,
    inkwell=True,
    inks=(Ink.AMBER,),
    strength=1,
    willpower=1,
    lore=1,
    text=(AbilityText(None, "When you play this character, draw a card."),),
)


@pytest.fixture
def db(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    connection = open_database(str(tmp_path / "judge.db"))
    yield connection
    connection.close()


def vocabulary() -> Vocabulary:
    return Vocabulary(frozenset(), frozenset())


def forbidden() -> Lacking:
    raise AssertionError("it was kept")


def kept(db: sqlite3.Connection, card: Card, engine: Callable[[], Lacking]) -> Understanding:
    found = Understandings(db, vocabulary, engine)
    understood = found.of(card)
    found.keep()
    return understood


def test_a_card_is_compiled_once(db: sqlite3.Connection) -> None:
    first = kept(db, CARD, lambda: everything_has_meaning)
    assert first.state == "compiled"
    assert kept(db, CARD, forbidden) == first


def test_another_text_is_compiled_anew(db: sqlite3.Connection) -> None:
    kept(db, CARD, lambda: everything_has_meaning)
    other = replace(CARD, text=(AbilityText(None, "Xyzzy the plugh."),))
    assert kept(db, other, lambda: everything_has_meaning).state == "not understood"


def test_another_compiler_compiles_anew(db: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(db, CARD, lambda: everything_has_meaning)
    monkeypatch.setattr(module, "_states", lambda: iter([("grammar", 1, 1)]))
    with pytest.raises(AssertionError, match="it was kept"):
        kept(db, CARD, forbidden)


def test_a_database_that_cannot_be_written_to_is_used_as_it_is(db: sqlite3.Connection) -> None:
    db.execute("pragma query_only = on")
    assert kept(db, CARD, lambda: everything_has_meaning).state == "compiled"


def test_a_card_without_text_needs_no_compiler(db: sqlite3.Connection) -> None:
    assert kept(db, replace(CARD, text=()), forbidden).state == "compiled"
