"""The catalog in the database: all cards replaced in one transaction, one card read from one row."""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import asdict

from judge.cards.card import Card
from judge.cards.known_card import (
    Ban,
    Clarification,
    KnownCard,
    OlderText,
    PrintedAs,
    abilities_from,
    card_as_json,
    card_from_json,
)
from judge.cards.names import CardName, folded
from judge.cards.printed_text import ability_line, keyword_of
from judge.cards.repairs import KEYWORD, Repair
from judge.cards.sources import CardSource, bundled_source, bundled_stamp, read_source
from judge.errors import JudgeError

_TABLES = ("card", "card_printing", "card_text_older", "card_clarification", "card_repair")


class DatabaseShelf:
    """A shelf whose cards are read from the database, each when it is asked for."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def names(self) -> Iterable[CardName]:
        columns = "full_name, name, other_names, key, name_key"
        for row in self._connection.execute(f"select {columns} from card order by position"):
            full_name, name, others, key, name_key = row
            yield CardName(
                full_name, name, tuple(json.loads(others)) if others != "[]" else (), key, name_key
            )

    def full_name(self, key: str) -> str | None:
        row = self._connection.execute("select full_name from card where key = ?", (key,)).fetchone()
        return row[0] if row else None

    def card(self, full_name: str) -> Card:
        [printed] = self._row("select printed from card where key = ?", folded(full_name))
        return card_from_json(printed)

    def known_card(self, full_name: str) -> KnownCard:
        key = folded(full_name)
        columns = "printed, kinds, quest_only, bans, allowed_in"
        printed, kinds, quest_only, bans, allowed_in = self._row(
            f"select {columns} from card where key = ?", key
        )
        return KnownCard(
            card=card_from_json(printed),
            kinds=tuple(json.loads(kinds)),
            quest_only=bool(quest_only),
            printings=tuple(PrintedAs(*row) for row in self._rows("card_printing", PRINTING, key)),
            older_texts=tuple(
                OlderText(where, abilities_from(json.loads(text)))
                for where, text in self._rows("card_text_older", ("printed_where", "text"), key)
            ),
            clarifications=tuple(
                Clarification(text, code, bool(current))
                for text, code, current in self._rows("card_clarification", CLARIFICATION, key)
            ),
            bans=tuple(Ban(*ban) for ban in json.loads(bans)),
            allowed_in=tuple(json.loads(allowed_in)),
            repairs=tuple(Repair(*row) for row in self._rows("card_repair", REPAIR, key)),
        )

    def classifications(self) -> frozenset[str]:
        query = "select distinct value from card, json_each(card.classifications)"
        return frozenset(word for (word,) in self._connection.execute(query))

    def _row(self, query: str, key: str) -> Sequence[str]:
        row: Sequence[str] = self._connection.execute(query, (key,)).fetchone()
        return row

    def _rows(self, table: str, columns: Sequence[str], key: str) -> list[tuple[str, ...]]:
        query = f"select {', '.join(columns)} from {table} where card = ? order by position"
        return [tuple(row) for row in self._connection.execute(query, (key,))]


PRINTING = ("set_code", "set_name", "identifier", "rarity")
CLARIFICATION = ("text", "set_code", "current")
REPAIR = ("kind", "found", "made")


def fill_on_first_use(connection: sqlite3.Connection) -> None:
    """The bundled cards, where nothing was imported yet or the bundled file is not the one that was read."""
    last = connection.execute("select bundled, stamp from card_source order by id desc limit 1").fetchone()
    if last is None or (last["bundled"] and bundled_stamp() not in (None, last["stamp"])):
        import_source(connection, bundled_source())


def import_source(connection: sqlite3.Connection, source: CardSource) -> int:
    """Replace all cards by those of the source, which is read and checked before anything is touched."""
    generated, cards = read_source(source)
    try:
        _replace_cards(connection, cards, {**source.row(), "generated": generated, "cards": len(cards)})
    except sqlite3.OperationalError as fault:
        raise JudgeError(
            f"the cards can't be written to the database ({fault}). Nothing was changed. "
            "Choose another file with --db or JUDGE_DB, or try again."
        ) from None
    return len(cards)


def _replace_cards(connection: sqlite3.Connection, cards: list[KnownCard], source: dict[str, object]) -> None:
    with connection:
        for table in _TABLES:
            connection.execute(f"delete from {table}")
        _insert(connection, "card", [_card_row(at, known) for at, known in enumerate(cards)])
        for known in cards:
            _insert_belongings(connection, known)
        if source["bundled"]:
            connection.execute("delete from card_source where bundled")
        _insert(connection, "card_source", [source])


def imports(connection: sqlite3.Connection) -> list[dict[str, object]]:
    """Every import, the one in use first."""
    rows = connection.execute("select * from card_source order by id desc")
    return [dict(row) for row in rows]


def _insert(connection: sqlite3.Connection, table: str, rows: list[dict[str, object]]) -> None:
    if rows:
        columns = ", ".join(rows[0])
        values = ", ".join(f":{column}" for column in rows[0])
        connection.executemany(f"insert into {table} ({columns}) values ({values})", rows)


def _card_row(position: int, known: KnownCard) -> dict[str, object]:
    card, named = known.card, known.card_name
    words = (
        keyword_of(text.text) for text, kind in zip(card.text, known.kinds, strict=True) if kind == KEYWORD
    )
    return {
        "key": named.key,
        "name_key": named.name_key,
        "full_name": card.full_name,
        "name": card.name,
        "other_names": json.dumps(card.other_names),
        **{field: getattr(card, field) for field in ("cost", "strength", "willpower", "lore", "move_cost")},
        "inkwell": int(card.inkwell),
        "inks": json.dumps(card.inks),
        "classifications": json.dumps(card.classifications),
        "keywords": json.dumps(sorted({word for word in words if word})),
        "sets": json.dumps(list(dict.fromkeys(printing.set_code for printing in known.printings))),
        "kinds": json.dumps(known.kinds),
        "bans": json.dumps([(ban.format, ban.since) for ban in known.bans]),
        "allowed_in": json.dumps(known.allowed_in),
        "position": position,
        "type": card.type.value,
        "song": int(card.is_song),
        "quest_only": int(known.quest_only),
        "text": "\n".join(map(ability_line, card.text)),
        "printed": card_as_json(card),
    }


def _insert_belongings(connection: sqlite3.Connection, known: KnownCard) -> None:
    belongings: dict[str, list[dict[str, object]]] = {
        "card_printing": [asdict(printing) for printing in known.printings],
        "card_text_older": [
            {"printed_where": older.where, "text": json.dumps([asdict(ability) for ability in older.text])}
            for older in known.older_texts
        ],
        "card_clarification": [
            {"text": one.text, "set_code": one.set_code, "current": int(one.for_current_text)}
            for one in known.clarifications
        ],
        "card_repair": [asdict(repair) for repair in known.repairs],
    }
    for table, rows in belongings.items():
        _insert(
            connection, table, [{"card": known.key, "position": at, **row} for at, row in enumerate(rows)]
        )
