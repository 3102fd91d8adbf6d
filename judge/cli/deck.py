"""`judge deck …`: deck lists."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from judge.cards.catalog import Catalog
from judge.cards.deck import DeckReport, Format, check_deck
from judge.cli.options import AsJson
from judge.cli.output import bold, counted, faint, say, say_json, wrapped
from judge.database import open_database
from judge.errors import JudgeError

app = typer.Typer(no_args_is_help=True, help="Deck lists.")
_LONGEST_LIST = 1_000_000
_GIVE = "Give a text file with a line such as `4 Elsa - Snow Queen` for each card."


class UnreadableDeck(JudgeError):
    """A deck list that can't be read, and why."""

    exit_code = 2


@app.callback()
def deck() -> None:
    """Deck lists."""


@app.command("check")
def check(
    file: Annotated[
        str, typer.Argument(help="A deck list, one `4 Name - Version` a line; - reads the input.")
    ],
    format: Annotated[Format, typer.Option("--format", help="How the deck was made.")] = Format.CONSTRUCTED,
    as_json: AsJson = False,
) -> None:
    """Check a deck list against the rules for decks (1.10.1)."""
    report = check_deck(_text_of(file), Catalog.from_database(open_database()), format)
    if as_json:
        say_json(report)
    else:
        _show(report)
    raise typer.Exit(1 if report.faults else 0)


def _text_of(file: str) -> str:
    try:
        text = sys.stdin.read(_LONGEST_LIST) if file == "-" else Path(file).read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise UnreadableDeck(f"{file} is no text in UTF-8, so no deck list. {_GIVE}") from None
    except OSError as fault:
        raise UnreadableDeck(f"{file} can't be read: {fault.strerror or fault}. {_GIVE}") from None
    if len(text) >= _LONGEST_LIST:
        raise UnreadableDeck(f"{file} has over a million characters: that is no deck list. {_GIVE}")
    return text


def _show(report: DeckReport) -> None:
    for fault in report.faults:
        say(wrapped(fault.text, 10, fault.rule or "the list"))
    for note in report.notes:
        say(faint(wrapped(note, 10, "note")))
    inks = ", ".join(report.inks) or "no ink type"
    verdict = counted(len(report.faults), "fault") if report.faults else "a legal deck"
    say(f"{bold(verdict)}: {report.cards} cards, {inks}, {report.format}")
