"""The rulings that other pages show: on a card, on a rule, among the hits of a search."""

import sqlite3
import sys
from typing import Any

_LISTED = 6
_FOUND = 3


def on_rule(db: sqlite3.Connection, number: str) -> list[dict[str, Any]]:
    """Those that cite the rule; a look-up must be quick, so nothing is loaded where there is none."""
    if not db.execute("select 1 from ruling_citation where number = ? limit 1", [number]).fetchone():
        return []
    from judge.rulings.short import touching_rule

    return touching_rule(db, number, _LISTED)


def on_card(db: sqlite3.Connection, full_name: str) -> list[dict[str, Any]]:
    """Those on the card, but not the official answers, which its page shows anyway."""
    from judge.rulings.short import touching_card

    _bring_in_what_ships(db)
    return touching_card(db, full_name, _LISTED)


def on_search(db: sqlite3.Connection, words: str, limit: int) -> list[dict[str, Any]]:
    """The best few that answer the words."""
    from judge.rulings.short import in_short
    from judge.rulings.words import search_rulings

    _bring_in_what_ships(db)
    return in_short(db, search_rulings(db, words, min(limit, _FOUND)))


def _bring_in_what_ships(db: sqlite3.Connection) -> None:
    """On the first day; the page is shown before that is done."""
    from judge.rulings.shipped_state import is_up_to_date

    if not is_up_to_date(db):
        from judge.cli.ruling_desk import bring_in_what_ships

        sys.stdout.flush()
        bring_in_what_ships(db)


def show_rulings(rulings: list[dict[str, Any]], more: str = "") -> None:
    """A few lines below the page; `more` is the command that lists all."""
    from judge.cli.output import bold, cut, faint, say, wrapped

    if not rulings:
        return
    say()
    say(bold("Rulings"))
    for ruling in rulings[: _LISTED - 1]:
        say(wrapped(cut(ruling["question"], 160), 8, f"  {ruling['number']}"))
        say(wrapped(f"{cut(ruling['verdict'], 160)} ({ruling['status']})", 8))
    if len(rulings) >= _LISTED:
        say(faint(f"  and more: {more}"))
