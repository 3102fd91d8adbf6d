"""Rulings on the terminal: one in full, many as a list, and a few under a card or a rule."""

import sqlite3
from collections.abc import Mapping
from typing import Any

from judge.cli.output import bold, cut, faint, say, warning, wrapped
from judge.rulings.plain import plain
from judge.rulings.ruling import Kept, Ruling

_INDENT = 2
Words = Mapping[str, str]


def as_json(kept: Kept) -> dict[str, Any]:
    """The number and every field."""
    return {"number": kept.number, **plain(kept.ruling)}


def show(db: sqlite3.Connection, kept: Kept, language: str) -> None:
    """All of a ruling, with its labels in that language."""
    from judge.printing.words import words

    ruling, said = kept.ruling, words(language)
    title = said["titles"]["ruling_number"].format(number=kept.number)
    status = said["status"].get(ruling.status, ruling.status)
    say(faint(" · ".join(filter(None, [title, ruling.code, status, ruling.date]))))
    _show_notes(db, kept, language)
    say(wrapped(ruling.question))
    say()
    say(bold(wrapped(ruling.verdict, _INDENT)))
    if ruling.say and ruling.say != ruling.verdict:
        say(wrapped(f"{said['sheet']['say']}: “{ruling.say}”", _INDENT))
    if ruling.explanation:
        say()
        say(wrapped(ruling.explanation, _INDENT))
    _show_sequence(ruling, said["sheet"])
    _show_citations(db, ruling, said["sheet"], language)
    _show_rest(ruling, said["sheet"])


def _show_notes(db: sqlite3.Connection, kept: Kept, language: str) -> None:
    from judge.printing.notes import notes_on

    for note in notes_on(db, kept.ruling, language):
        say(warning(wrapped(note)))
    if kept.ruling.removed:
        say(faint(f"judge ruling restore {kept.number}"))
    by = db.execute("select id from ruling where code = ?", [kept.ruling.superseded_by]).fetchone()
    if by:
        say(faint(f"judge ruling show {by['id']}"))


def _show_sequence(ruling: Ruling, said: Words) -> None:
    """The steps, counted anew for each outcome."""
    from judge.rulings.sequence import parts

    for outcome, steps in parts(ruling.sequence):
        say()
        say(bold(wrapped(f"{said['sequence']}: {outcome}" if outcome else said["sequence"])))
        for number, step in enumerate(steps, 1):
            rules = f" ({', '.join(step.rules)})" if step.rules else ""
            indent = _INDENT + 4 + 2 * min(step.depth, 8)
            say(wrapped(step.text + rules, indent, f"  {number}."))


def _show_citations(db: sqlite3.Connection, ruling: Ruling, said: Words, language: str) -> None:
    """The quoted words, which are the official ones; in Spanish the translation too, where there is one."""
    from judge.printing.cited import translation

    if ruling.citations:
        say()
        say(bold(said["rules"]))
    for citation in ruling.citations:
        quote = f"“{citation.quote}”" if citation.quote else ""
        say(wrapped(f"{quote} {faint('(' + citation.edition + ')')}".strip(), 12, f"  {citation.number}"))
        other = "" if language == "en" else translation(db, citation.number, citation.edition, language)
        if other:
            say(wrapped(f"«{other}» {faint('(' + said['unofficial'] + ')')}", 12))


def _show_rest(ruling: Ruling, said: Words) -> None:
    rest = {
        "cards": ", ".join(ruling.card_names),
        "tags": ", ".join(ruling.tags),
        "source": ruling.source,
        "author": ruling.author,
    }
    say()
    for name, text in rest.items():
        if text:
            say(wrapped(f"{said[name]}: {text}"))


def show_line(kept: Kept, length: int = 160) -> None:
    """A ruling in the fewest lines: its number, the question, the verdict, what it counts for."""
    ruling = kept.ruling
    say(wrapped(cut(ruling.question, length), 8, f"  {kept.number}"))
    say(wrapped(f"{bold(cut(ruling.verdict, length))} {faint('(' + ruling.status + ')')}", 8))
