"""Lists of cards by what is printed on them."""

import json
import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass

from judge.errors import JudgeError
from judge.terms import CardType, Ink, Keyword

_COST = re.compile(r"(?P<least>\d+)?(?P<range>-|\+)?(?P<most>\d+)?")
_LISTS = ("inks", "classifications", "keywords", "sets")
_COLUMNS = (
    *("full_name", "cost", "inkwell", "inks", "type", "song", "classifications", "keywords"),
    *("strength", "willpower", "lore", "move_cost", "sets", "quest_only", "text"),
)


class WrongFilter(JudgeError):
    """A filter that can't be met by any card, with what it can be."""

    exit_code = 2


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the listed cards must have; None leaves it open."""

    keyword: str | None = None
    ink: str | None = None
    cost: str | None = None
    classification: str | None = None
    type: str | None = None
    set: str | None = None
    text: str | None = None
    quest: bool = False
    """Whether cards of the Illumineer's Quest boxes are listed too."""


def listed(connection: sqlite3.Connection, wanted: Wanted) -> list[dict[str, object]]:
    """The cards that have all that is wanted, by cost and name."""
    clauses = list(_clauses(connection, wanted))
    where = " and ".join(["true", *(clause for clause, _ in clauses)])
    values = [value for _, given in clauses for value in given]
    query = f"select {', '.join(_COLUMNS)} from card where {where} order by cost, key"
    return [_plain(row) for row in connection.execute(query, values)]


_Clause = tuple[str, tuple[object, ...]]


def _clauses(connection: sqlite3.Connection, wanted: Wanted) -> Iterator[_Clause]:
    if wanted.keyword is not None:
        yield _has("keywords", _one_of("keyword", wanted.keyword, [word.value for word in Keyword]))
    if wanted.ink is not None:
        yield _has("inks", _one_of("ink type", wanted.ink, [ink.value for ink in Ink]))
    if wanted.classification is not None:
        known = _known(connection, "select distinct value from card, json_each(classifications)")
        yield _has("classifications", _one_of("classification", wanted.classification, known))
    if wanted.set is not None:
        yield _has("sets", _set_code(connection, wanted.set))
    if wanted.cost is not None:
        yield "cost between ? and ?", _cost_range(wanted.cost)
    if wanted.type is not None:
        yield _of_type(wanted.type)
    if wanted.text is not None:
        yield "instr(lower(text), lower(?))", (wanted.text,)
    if not wanted.quest:
        yield "not quest_only", ()


def _has(column: str, value: str) -> _Clause:
    return f"exists (select 1 from json_each(card.{column}) where value = ?)", (value,)


def _known(connection: sqlite3.Connection, query: str) -> list[str]:
    return sorted(value for (value,) in connection.execute(query))


def _one_of(what: str, given: str, known: list[str]) -> str:
    found = next((value for value in known if value.casefold() == given.strip().casefold()), None)
    if found is None:
        raise WrongFilter(f'"{given[:40]}" is no {what}. It can be: {", ".join(known)}')
    return found


def _set_code(connection: sqlite3.Connection, given: str) -> str:
    """A set is given by its code ("4", "Q1") or its name."""
    sets = dict(connection.execute("select distinct set_name, set_code from card_printing").fetchall())
    codes = sorted(set(sets.values()), key=lambda code: (len(code), code))
    by_name = next(
        (code for name, code in sets.items() if name.casefold() == given.strip().casefold()), given
    )
    return _one_of("set", by_name, codes)


def _cost_range(given: str) -> tuple[int, int]:
    """ "3", "3-5", "3+" or "-5"."""
    read = _COST.fullmatch(given.replace(" ", "").replace("–", "-"))
    if not read or not (read["least"] or read["most"]) or (read["most"] and not read["range"]):
        raise WrongFilter(f'"{given[:40]}" is no cost. Write 3, 3-5, 3+ or -5')
    least = int((read["least"] or "0")[:4])
    most = read["most"] or ("999" if read["range"] else str(least))
    return least, int(most[:4])


def _of_type(given: str) -> _Clause:
    kind = _one_of("type", given, [*(card_type.value for card_type in CardType), "song"])
    return ("song", ()) if kind == "song" else ("type = ?", (kind,))


def _plain(row: sqlite3.Row) -> dict[str, object]:
    plain: dict[str, object] = dict(row)
    for column in _LISTS:
        plain[column] = json.loads(str(plain[column]))
    for column in ("inkwell", "song", "quest_only"):
        plain[column] = bool(plain[column])
    return plain
