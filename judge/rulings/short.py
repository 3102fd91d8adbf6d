"""Rulings in short, for the pages of others: number, question, verdict and status; loads nothing else."""

import sqlite3
from collections.abc import Sequence
from typing import Any

from judge.cards.names import folded

FROM_CARDS = "card:"
"""How the origin of a ruling begins that was made from the card data."""
_STANDS = "r.removed = 0 and r.status <> 'superseded'"
_SHORT = "r.id as number, r.code, r.question, r.verdict, r.status"
Short = dict[str, Any]


def touching_card(db: sqlite3.Connection, full_name: str, limit: int) -> list[Short]:
    """The newest standing rulings on a card, but not what its page shows as official answers anyway."""
    return _read(
        db,
        f"select distinct {_SHORT} from ruling r join ruling_card c on c.ruling = r.id"
        f" where c.card = ? and {_STANDS} and r.origin not like ? order by r.id desc limit ?",
        [folded(full_name), f"{FROM_CARDS}%", limit],
    )


def touching_rule(db: sqlite3.Connection, number: str, limit: int) -> list[Short]:
    """The standing rulings that cite a rule, official ones and newer ones first."""
    return _read(
        db,
        f"select distinct {_SHORT} from ruling r join ruling_citation c on c.ruling = r.id"
        f" where c.number = ? and {_STANDS} order by r.status <> 'official', r.id desc limit ?",
        [number, limit],
    )


def in_short(db: sqlite3.Connection, numbers: Sequence[int]) -> list[Short]:
    """Of these rulings, those that stand, in this order."""
    marks = ",".join("?" * len(numbers))
    found = _read(db, f"select {_SHORT} from ruling r where r.id in ({marks}) and {_STANDS}", numbers)
    return sorted(found, key=lambda short: numbers.index(short["number"]))


def _read(db: sqlite3.Connection, query: str, values: Sequence[Any]) -> list[Short]:
    return [dict(row) for row in db.execute(query, values)]
