"""`judge rules coverage`, `judge rule N --coverage`: what enforces each rule, and what tests it."""

from collections import Counter
from dataclasses import asdict
from typing import Annotated, Any

import typer

from judge.cli.options import AsJson
from judge.cli.output import bold, counted, cut, faint, say, say_json, warning, width, wrapped
from judge.coverage.entry import Covered
from judge.database import open_database

_INDENT = 10


def coverage_command(
    missing: Annotated[
        bool, typer.Option("--missing", help="Only what is wrong: no state, two states, or no test.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Every entry of the rulebook: enforced by which function and tested, defined elsewhere, not executable.

    Examples:

      judge rules coverage

      judge rule 6.5.8 --coverage
    """
    table = _table()
    shown = [one for one in table if one.fault or not missing]
    counts = Counter(one.state.value for one in table)
    if as_json:
        say_json({"counts": dict(counts), "rules": [_plain(one) for one in shown]})
        return
    for one in shown:
        _show_line(one)
    faults = sum(bool(one.fault) for one in table)
    numbers = ", ".join(f"{count} {state}" for state, count in counts.items())
    say(f"{len(table)} entries: {numbers}; {faults or 'nothing'} missing.")


def show_coverage(number: str, as_json: bool) -> None:
    """One rule and those below it, with every function and test."""
    table = _table(number)
    if as_json:
        say_json([_plain(one) for one in table])
        return
    for one in table:
        _show_entry(one)


def _table(under: str | None = None) -> tuple[Covered, ...]:
    """The newest official edition; under a number, only what stands there."""
    from judge.corpus.catalogue import read_document
    from judge.corpus.lookup import official_source
    from judge.coverage.table import covered

    db = open_database()
    document = official_source(db, None).document
    text = read_document(db, document, under.rstrip(".") if under else None)
    return covered((entry.number, entry.text or entry.title) for entry in text.rules)


def _plain(one: Covered) -> dict[str, Any]:
    return {**asdict(one), "fault": one.fault}


def _show_line(one: Covered) -> None:
    by = one.elsewhere or one.reason or _counted(one)
    line = f"{one.number.ljust(_INDENT)}{one.state.value.ljust(19)}"
    say(line + cut(by, width() - len(line)))
    if one.fault:
        say(warning(f"{' ' * _INDENT}{one.fault}"))


def _counted(one: Covered) -> str:
    first, *others = (name.removeprefix("judge.") for name in one.functions or ("",))
    more = f" and {len(others)} more" if others else ""
    shown_by = f"{counted(len(one.tests), 'test')}, {counted(len(one.scenarios), 'scenario')}"
    return f"{first}{more}; {shown_by}" if first else ""


def _show_entry(one: Covered) -> None:
    say(wrapped(cut(one.words, 2 * width()), _INDENT, one.number).replace(one.number, bold(one.number), 1))
    say(
        f"{' ' * _INDENT}{one.state.value}"
        + (f": {one.elsewhere or one.reason}" if not one.functions else "")
    )
    for label, names in (("by", one.functions), ("test", one.tests), ("scenario", one.scenarios)):
        for name in names:
            say(f"{' ' * _INDENT}{faint(label)} {name}")
    if one.fault:
        say(warning(f"{' ' * _INDENT}{one.fault}"))
