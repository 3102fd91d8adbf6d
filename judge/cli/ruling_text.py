"""Rulings on the terminal: one in full, many as a list, and a few under a card or a rule."""

import sqlite3
from collections.abc import Iterable
from typing import Any

from judge.cli.output import bold, cut, faint, say, warning, wrapped
from judge.rulings.plain import plain
from judge.rulings.ruling import SUPERSEDED, Kept, Ruling

_INDENT = 2


def as_json(kept: Kept) -> dict[str, Any]:
    """The number and every field."""
    return {"number": kept.number, **plain(kept.ruling)}


def show(db: sqlite3.Connection, kept: Kept, stale: Iterable[str] = ()) -> None:
    """All of a ruling."""
    ruling = kept.ruling
    facts = [f"Ruling {kept.number}", ruling.code, ruling.status, ruling.date]
    say(faint(" · ".join(filter(None, facts))))
    _show_warnings(db, ruling, stale)
    say(wrapped(ruling.question))
    say()
    say(bold(wrapped(ruling.verdict, _INDENT)))
    if ruling.say and ruling.say != ruling.verdict:
        say(wrapped(f"Say: {ruling.say}", _INDENT))
    if ruling.explanation:
        say()
        say(wrapped(ruling.explanation, _INDENT))
    _show_sequence(ruling)
    _show_citations(ruling)
    _show_rest(ruling)


def _show_warnings(db: sqlite3.Connection, ruling: Ruling, stale: Iterable[str]) -> None:
    if ruling.removed:
        say(warning("Removed; `judge ruling restore` brings it back."))
    if ruling.status == SUPERSEDED:
        row = db.execute("select id from ruling where code = ?", [ruling.superseded_by]).fetchone()
        say(warning(f"Superseded by ruling {row['id'] if row else ruling.superseded_by}."))
    for why in stale:
        say(warning(f"To be looked at again: {why}."))


def _show_sequence(ruling: Ruling) -> None:
    if ruling.sequence:
        say()
        say(bold("What happens"))
    for number, step in enumerate(ruling.sequence, 1):
        rules = f" ({', '.join(step.rules)})" if step.rules else ""
        indent = _INDENT + 4 + 2 * min(step.depth, 8)
        say(wrapped(step.text + rules, indent, f"  {number}."))


def _show_citations(ruling: Ruling) -> None:
    if ruling.citations:
        say()
        say(bold("Rules"))
    for citation in ruling.citations:
        quote = f"“{citation.quote}”" if citation.quote else ""
        say(wrapped(f"{quote} {faint('(' + citation.edition + ')')}".strip(), 12, f"  {citation.number}"))


def _show_rest(ruling: Ruling) -> None:
    rest = {
        "Cards": ", ".join(ruling.card_names),
        "Tags": ", ".join(ruling.tags),
        "Source": ruling.source,
        "By": ruling.author,
    }
    say()
    for name, words in rest.items():
        if words:
            say(wrapped(f"{name}: {words}"))


def show_line(kept: Kept, length: int = 160) -> None:
    """A ruling in the fewest lines: its number, the question, the verdict, what it counts for."""
    ruling = kept.ruling
    say(wrapped(cut(ruling.question, length), 8, f"  {kept.number}"))
    say(wrapped(f"{bold(cut(ruling.verdict, length))} {faint('(' + ruling.status + ')')}", 8))
