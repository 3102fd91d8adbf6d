"""`judge ruling add` and `edit`: from a scenario, from options, or written in an editor."""

import sqlite3
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from judge.cli.editor import edited
from judge.cli.options import AsJson
from judge.cli.output import faint, say, say_json, warning, wrapped
from judge.cli.ruling_desk import LazyDesk, done, rulings_database, today, who
from judge.cli.ruling_states import Author, Number
from judge.cli.ruling_text import as_json as ruling_json
from judge.cli.ruling_text import show_line
from judge.errors import JudgeError
from judge.rulings.ruling import Citation, Kept, RuledCard, Ruling, plain_status

Question = Annotated[str, typer.Option("--question", "-q", help="What was asked.")]
Verdict = Annotated[str, typer.Option("--verdict", "-v", help="yes, no, it depends, or a short answer.")]
Explanation = Annotated[str, typer.Option("--explanation", help="Why.")]
Say = Annotated[str, typer.Option("--say", help="The sentence to say at the table.")]
Cite = Annotated[list[str] | None, typer.Option("--cite", "-c", help="A rule's number; its words are added.")]
Cards = Annotated[list[str] | None, typer.Option("--card", help="A card that it is about.")]
Tags = Annotated[list[str] | None, typer.Option("--tag", "-t", help="A tag; `judge ruling tags` lists them.")]
Status = Annotated[str, typer.Option("--status", help="official, head judge, judge, inferred or disputed.")]
Source = Annotated[str, typer.Option("--source", help="Where it comes from.")]
Day = Annotated[str, typer.Option("--date", help="When it was ruled: 2026-08-01. Today, if not given.")]
Edition = Annotated[str, typer.Option("--edition", help="The edition of the rules cited, if not the newest.")]
InLanguage = Annotated[str, typer.Option("--language", help="The language of the ruling: en or es.")]


def add_command(
    ctx: typer.Context,
    scenario: Annotated[Path | None, typer.Option("--scenario", help="Take all from this scenario.")] = None,
    file: Annotated[Path | None, typer.Option("--file", help="Take all from this Markdown file.")] = None,
    question: Question = "",
    verdict: Verdict = "",
    explanation: Explanation = "",
    say_this: Say = "",
    cite: Cite = None,
    card: Cards = None,
    tag: Tags = None,
    status: Status = "",
    source: Source = "",
    author: Author = None,
    date: Day = "",
    language: InLanguage = "",
    edition: Edition = "",
    anyway: Annotated[bool, typer.Option("--anyway", help="Also if it resembles another.")] = False,
    as_json: AsJson = False,
) -> None:
    """Keep a ruling: from a scenario, from options, or, with neither, written in your editor.

    Examples:

      judge ruling add --scenario boo.yaml --tag challenge

      judge ruling add -q "Can Ward be chosen by its own player?" -v Yes -c 8.15.1 -t ward
    """
    db = rulings_database()
    given = _given(ctx.params)
    start = Ruling("", "", status="judge", author=who(author), date=today())
    if scenario:
        made = LazyDesk(db).ruling(_text_of(scenario), language)
        kept = keep(db, _with(replace(made, author=who(author), date=today()), given), author, anyway)
    elif file:
        kept = keep(db, _with(_from_file(_text_of(file), file.name, start), given), author, anyway)
    elif question:
        kept = keep(db, _with(start, given), author, anyway)
    else:
        kept = _add_in_editor(db, _with(start, given), author, anyway)
    if as_json:
        say_json(ruling_json(kept))
    else:
        say(f"Kept as ruling {kept.number} ({kept.ruling.code}).")


def edit_command(
    ctx: typer.Context,
    number: Number,
    question: Question = "",
    verdict: Verdict = "",
    explanation: Explanation = "",
    say_this: Say = "",
    cite: Cite = None,
    card: Cards = None,
    tag: Tags = None,
    status: Status = "",
    source: Source = "",
    author: Author = None,
    date: Day = "",
    language: InLanguage = "",
    as_json: AsJson = False,
) -> None:
    """Change a ruling, by options or in your editor; what it was stays in its history."""
    from judge.rulings.store import find

    db = rulings_database()
    was = find(db, number)
    given = {name: value for name, value in _given(ctx.params).items() if name != "author"}
    now = _change(db, was, _with(was.ruling, given), author) if given else _edit_in_editor(db, was, author)
    if as_json:
        say_json(ruling_json(now))
    elif now == was:
        say(f"Ruling {was.number} is as it was.")
    else:
        say(f"Ruling {was.number} is changed; `judge ruling history {was.number}` has what it was.")


def _given(options: dict[str, Any]) -> dict[str, Any]:
    """The fields of a ruling that the options set."""
    names = ("question", "verdict", "explanation", "source", "author", "date", "language", "edition")
    found = {name: options[name] for name in names if options.get(name)}
    if options["say_this"]:
        found["say"] = options["say_this"]
    if options["status"]:
        found["status"] = plain_status(options["status"])
    for option, (field, made) in _LISTS.items():
        if options[option]:
            found[field] = tuple(made(value) for value in options[option])
    return found


_LISTS: dict[str, tuple[str, Callable[[str], Any]]] = {
    "cite": ("citations", lambda number: Citation("", number.strip().rstrip("."))),
    "card": ("cards", RuledCard),
    "tag": ("tags", str),
}
"""Options that may be given several times: the field of a ruling, and what a word of it becomes."""


def _with(ruling: Ruling, given: dict[str, Any]) -> Ruling:
    """Texts in the place of what was there; cards, rules and tags beside it."""
    joined: dict[str, Any] = {
        name: (*getattr(ruling, name), *value) if isinstance(value, tuple) else value
        for name, value in given.items()
    }
    return replace(ruling, **joined)


def _text_of(file: Path) -> str:
    from judge.rulings.markdown import LARGEST_FILE, decoded

    try:
        with file.open("rb") as opened:
            return decoded(opened.read(LARGEST_FILE + 1), str(file))
    except OSError as error:
        raise JudgeError(f"{file} can't be read: {error.strerror or error}.") from None


def _from_file(text: str, where: str, start: Ruling) -> Ruling:
    from judge.rulings.markdown import from_markdown

    ruling, _ = from_markdown(text, where)
    return replace(ruling, code="", date=ruling.date or start.date, author=ruling.author or start.author)


# ---- kept


def keep(db: sqlite3.Connection, ruling: Ruling, author: str | None, anyway: bool) -> Kept:
    """Completed, checked, and after a look at those that it resembles."""
    from judge.rulings.store import add

    ruling = _completed(db, ruling)
    if not anyway:
        _show_similar_first(db, ruling)
    return add(db, ruling, done("added", author))


def _change(db: sqlite3.Connection, was: Kept, now: Ruling, author: str | None) -> Kept:
    from judge.rulings.store import change

    return change(db, was, _completed(db, now), done("edited", author))


def _completed(db: sqlite3.Connection, ruling: Ruling) -> Ruling:
    from judge.cards.names import folded
    from judge.cli.ruling_wanted import full_name
    from judge.rulings.complete import completed

    def meant(name: str) -> str:
        """A name that was written in another way is said as it was understood."""
        found = full_name(db, name)
        if folded(found) != folded(name):
            print(faint(f"“{name}” is taken as {found}."), file=sys.stderr)
        return found

    return completed(db, ruling, meant)


def _show_similar_first(db: sqlite3.Connection, ruling: Ruling) -> None:
    from judge.rulings.similar import similar

    found = similar(db, ruling)
    if not found:
        return
    with redirect_stdout(sys.stderr):
        say(warning("It resembles what is there:"))
        for one in found:
            show_line(one.kept)
    if not (sys.stdin.isatty() and typer.confirm("Keep it all the same?")):
        raise JudgeError(
            "nothing was added. Give --anyway to keep it all the same, "
            f"or change the other one: `judge ruling edit {found[0].kept.number}`."
        )


# ---- in the editor


def _add_in_editor(db: sqlite3.Connection, start: Ruling, author: str | None, anyway: bool) -> Kept:
    from judge.rulings.markdown import template

    text, path = edited(template(start), "Give --scenario FILE, or --question and --verdict")
    try:
        kept = keep(db, _from_file(text, "the ruling", start), author, anyway)
    except JudgeError as error:
        raise JudgeError(f"{error}\nYour text is in {path}: `judge ruling add --file {path}`.") from None
    path.unlink()
    return kept


def _edit_in_editor(db: sqlite3.Connection, was: Kept, author: str | None) -> Kept:
    from judge.rulings.markdown import from_markdown, to_markdown

    text, path = edited(to_markdown(was.ruling), "Give what is to change, such as --verdict")
    try:
        now, _ = from_markdown(text, "the ruling")
        kept = _change(db, was, replace(now, code=was.ruling.code, origin=was.ruling.origin), author)
    except JudgeError as error:
        raise JudgeError(wrapped(f"{error}\nNothing was changed. Your text is in {path}.")) from None
    path.unlink()
    return kept
