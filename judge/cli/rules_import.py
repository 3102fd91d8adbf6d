"""`judge rules import`: a new edition from the official PDF or from its text."""

import sqlite3
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from judge.cli.options import AsJson
from judge.cli.output import bold, faint, say, say_json, warning, wrapped
from judge.corpus.import_edition import ImportReport, Wanted
from judge.database import open_database

_MOST_SHOWN = 40


def import_command(
    file: Annotated[Path, typer.Argument(help="The Comprehensive Rules, as a PDF or as text.")],
    edition: Annotated[str, typer.Option("--edition", help="Its number, such as 2.1.0.")],
    effective: Annotated[str, typer.Option("--effective", help="The day it takes effect: 2026-08-01.")],
    force: Annotated[
        bool, typer.Option("--force", help="Call it official though something looks wrong in it.")
    ] = False,
    unofficial: Annotated[
        bool, typer.Option("--unofficial", help="Keep it to look up and compare, but never rule from it.")
    ] = False,
    again: Annotated[
        bool, typer.Option("--replace", help="In the place of the edition imported before.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Add an edition of the Comprehensive Rules.

    It says what was read and what looks wrong: a gap in the numbers, a rule out of order, an unknown symbol,
    characters that can't be repaired. Such a text is refused, unless you look at it and give --force.

    Examples:

      judge rules import "Comprehensive Rules.pdf" --edition 2.1.0 --effective 2026-08-01

      judge rules import rules.txt --edition 2.1.0 --effective 2026-08-01 --force
    """
    from judge.corpus.import_edition import import_edition

    wanted = Wanted(edition, effective, force=force, unofficial=unofficial, replace=again)
    database = open_database()
    report = import_edition(database, file, wanted)
    touched = _rulings_touched(database, edition) if report.imported else {}
    if as_json:
        say_json({**asdict(report), "rulings": touched})
    else:
        _show(report)
        _show_rulings(touched, edition)
    if not report.imported:
        raise typer.Exit(1)


def _rulings_touched(database: sqlite3.Connection, edition: str) -> dict[str, int]:
    """How many rulings stand on what has moved, has changed or is gone in this edition."""
    from judge.rulings.recheck import recheck

    counts = recheck(database, edition).counts
    return {kind: count for kind, count in counts.items() if count and kind != "unaffected"}


def _show_rulings(touched: dict[str, int], edition: str) -> None:
    if touched:
        words = ", ".join(f"{count} {kind}" for kind, count in touched.items())
        say(warning(f"It touches rulings: {words}. See `judge ruling recheck --edition {edition}`."))


def _show(report: ImportReport) -> None:
    say(bold(f"{report.file}: {report.rules} rules, {report.examples} examples, {report.terms} terms"))
    for note in report.notes:
        say(faint(f"  {note}"))
    if report.faults:
        say(warning(f"{len(report.faults)} things look wrong:"))
    for fault in report.faults[:_MOST_SHOWN]:
        say(wrapped(f"{fault.kind}, {fault.where}: {fault.words}", 4, "  - "))
    if len(report.faults) > _MOST_SHOWN:
        say(f"  … and {len(report.faults) - _MOST_SHOWN} more; --json shows all")
    say(_outcome(report))


def _outcome(report: ImportReport) -> str:
    edition = f"edition {report.edition}, effective {report.effective}"
    if report.imported:
        return f"Imported as {edition} ({report.authority}). See `judge rules editions`, `judge rules diff`."
    return (
        f"Not imported as {edition}: nothing was changed. Look at what is wrong; then give a better text, "
        "or --force to call it official all the same, or --unofficial to keep it for comparison only."
    )
