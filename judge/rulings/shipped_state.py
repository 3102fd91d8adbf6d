"""Whether the rulings that ship are in the database as they ship now; light, since most look-ups ask it."""

import hashlib
import sqlite3
from pathlib import Path

from judge import __version__

CARDS, RULINGS = "cards", "rulings"
FILE = Path(__file__).with_name("shipped_rulings.json.gz")


def shipped_states(db: sqlite3.Connection) -> dict[str, str]:
    """Of the card data, whose official answers are rulings, and of the rulings that were made beforehand."""
    row = db.execute("select id, sha256 from card_source order by id desc limit 1").fetchone()
    cards = hashlib.sha256(repr(tuple(row)).encode()).hexdigest()[:16] if row else ""
    state = FILE.stat()
    return {CARDS: cards, RULINGS: f"{__version__} {state.st_size} {state.st_mtime_ns}"}


def known_states(db: sqlite3.Connection) -> dict[str, str]:
    """What was brought in last."""
    query = "select name, stamp from ruling_shipped where name in (?, ?)"
    return dict(tuple(row) for row in db.execute(query, [CARDS, RULINGS]))


def is_up_to_date(db: sqlite3.Connection) -> bool:
    return known_states(db) == shipped_states(db)
