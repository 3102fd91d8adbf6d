"""What was understood of each card, kept in the database until the card or the compiler is another."""

import hashlib
import json
import os
import sqlite3
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path

from judge.cards.card import Card
from judge.cards.known_card import card_as_json
from judge.cards.names import folded
from judge.cards.text.tokens import Vocabulary
from judge.cards.understanding import Lacking, Understanding, has_text, understanding
from judge.paths import source_of

# All that decides what a text means and whether it is executed.
_SOURCES = (
    "cards/text",
    "cards/abilities",
    "cards/compiled.py",
    "cards/understanding.py",
    "engine",
    "terms.py",
)


class Understandings:
    """Asked for one card after the other; the grammar and the engine are loaded for a card that is new."""

    def __init__(
        self, db: sqlite3.Connection, vocabulary: Callable[[], Vocabulary], engine: Callable[[], Lacking]
    ) -> None:
        self._db = db
        self._vocabulary = vocabulary
        self._engine = engine
        self._new: list[tuple[str, str, str, str]] = []

    def of(self, card: Card) -> Understanding:
        """As it was kept, if neither the card nor the compiler has changed since."""
        if not has_text(card):
            return understanding(card, self._vocabulary, self._engine)
        key, mark = folded(card.full_name), self._mark(card)
        query = "select state, abilities from card_understanding where card = ? and mark = ?"
        row = self._db.execute(query, (key, mark)).fetchone()
        if row:
            return Understanding(row["state"], tuple(json.loads(row["abilities"])))
        found = understanding(card, self._vocabulary, self._engine)
        self._new.append((key, mark, found.state, json.dumps(found.abilities, ensure_ascii=False)))
        return found

    def keep(self) -> None:
        """What was found out is written; a database that can't be written to is used as it is."""
        if not self._new:
            return
        try:
            with self._db:
                self._db.executemany(
                    "insert or replace into card_understanding values (?, ?, ?, ?)", self._new
                )
        except sqlite3.OperationalError:
            return
        self._new.clear()

    def _mark(self, card: Card) -> str:
        return hashlib.sha256(f"{self._compiler}{card_as_json(card)}".encode()).hexdigest()[:24]

    @cached_property
    def _compiler(self) -> str:
        """The state of the sources, and of the cards, whose names are words of the language."""
        row = self._db.execute("select id, sha256 from card_source order by id desc limit 1").fetchone()
        return repr((tuple(row) if row else (), sorted(_states())))


def _states() -> Iterator[tuple[str, int, int]]:
    for part in _SOURCES:
        place = source_of(part)
        yield from _states_below(place) if place.is_dir() else [_state(place, place.stat())]


def _states_below(folder: Path) -> Iterator[tuple[str, int, int]]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir() and entry.name != "__pycache__":
                yield from _states_below(Path(entry.path))
            elif entry.is_file():
                yield _state(Path(entry.path), entry.stat())


def _state(file: Path, state: os.stat_result) -> tuple[str, int, int]:
    return (str(file), state.st_size, state.st_mtime_ns)
