"""`judge cards …`: lists of cards, where the cards come from, what is doubtful in them."""

import sys
from typing import Annotated

import typer

from judge.cards.audit import Finding, audit
from judge.cards.catalog import Catalog
from judge.cards.listing import Wanted, WrongFilter, listed
from judge.cards.understanding import COMPILED
from judge.cards.understandings import Understandings
from judge.cli.executable import engine
from judge.cli.options import AsJson
from judge.cli.output import bold, counted, faint, say, say_json, wrapped
from judge.database import open_database

app = typer.Typer(no_args_is_help=True, help="Lists of cards, and where the cards come from.")
_FOUND_SHOWN = 160
STATES = (COMPILED, "not understood", "ambiguous", "not executable")


@app.command("list")
def list_cards(
    keyword: Annotated[str | None, typer.Option(help="Has this keyword: Shift, Ward …")] = None,
    ink: Annotated[str | None, typer.Option(help="Has this ink type: Amber …")] = None,
    cost: Annotated[str | None, typer.Option(help="3, 3-5, 3+ or -5.")] = None,
    classification: Annotated[str | None, typer.Option(help="Hero, Princess …")] = None,
    type: Annotated[str | None, typer.Option(help="character, action, song, item or location.")] = None,
    set: Annotated[str | None, typer.Option(help="A set's number (4, Q1) or name.")] = None,
    text: Annotated[str | None, typer.Option(help="Words that stand in the text.")] = None,
    state: Annotated[
        str | None, typer.Option(help="compiled, not understood, ambiguous or not executable.")
    ] = None,
    quest: Annotated[bool, typer.Option("--quest", help="Illumineer's Quest cards too.")] = False,
    as_json: AsJson = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print the list as CSV.")] = False,
) -> None:
    """List the cards that have all that is asked for."""
    database = open_database()
    catalog = Catalog.from_database(database)
    rows = listed(database, Wanted(keyword, ink, cost, classification, type, set, text, quest))
    if state is not None:
        rows = _in_state(Understandings(database, catalog.vocabulary, engine), catalog, rows, state)
    if as_json:
        say_json(rows)
    elif as_csv:
        _say_csv(rows)
    else:
        _say_lines(rows)


def _in_state(
    understandings: Understandings, catalog: Catalog, rows: list[dict[str, object]], state: str
) -> list[dict[str, object]]:
    wanted = state.strip().lower()
    if wanted not in STATES:
        raise WrongFilter(f'"{state[:40]}" is no state. There are: {", ".join(STATES)}')
    states = [understandings.of(catalog.card(str(row["full_name"]))).state for row in rows]
    understandings.keep()
    return [{**row, "state": wanted} for row, state in zip(rows, states, strict=True) if state == wanted]


def _say_csv(rows: list[dict[str, object]]) -> None:
    import csv

    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(rows[0] if rows else ["full_name"])
    for row in rows:
        writer.writerow([", ".join(value) if isinstance(value, list) else value for value in row.values()])


def _say_lines(rows: list[dict[str, object]]) -> None:
    for row in rows:
        inks = "/".join(map(str, _list(row["inks"]))) or "no ink"
        kind = "song" if row["song"] else row["type"]
        quest = " · Illumineer's Quest" if row["quest_only"] else ""
        say(f"{row['cost']!s:>2}  {row['full_name']}  " + faint(f"{inks} · {kind}{quest}"))
    say(faint(f"{len(rows)} card{'' if len(rows) == 1 else 's'}"))


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


@app.command("import")
def import_cards(
    file_or_url: Annotated[str | None, typer.Argument(help="A LorcanaJSON file, or its address.")] = None,
    bundled: Annotated[bool, typer.Option("--bundled", help="Go back to the bundled cards.")] = False,
) -> None:
    """Take the cards from another LorcanaJSON file; it is checked before it replaces anything."""
    from judge.cards.sources import bundled_source, given_source
    from judge.cards.store import import_source

    if bundled == (file_or_url is not None):
        raise WrongFilter("give a LorcanaJSON file, an address, or --bundled")
    source = given_source(file_or_url) if file_or_url else bundled_source()
    count = import_source(open_database(), source)
    say(f"{count:,} cards from {source.source} are used now.")


@app.command("sources")
def sources(as_json: AsJson = False) -> None:
    """Say where the cards that are used come from, and what was imported before."""
    from judge.cards.store import imports

    database = open_database()
    Catalog.from_database(database)
    rows = imports(database)
    if as_json:
        say_json(rows)
        return
    for at, row in enumerate(rows):
        state = bold("in use") if at == 0 else faint("before")
        say(f"{state}  {row['source']}{' (bundled)' if row['bundled'] else ''}")
        say(
            faint(
                f"        {row['cards']} cards, generated {row['generated'] or '?'}, read {row['imported']}"
            )
        )


@app.command("coverage")
def coverage(
    set: Annotated[str | None, typer.Option(help="Only the cards of this set: 4.")] = None,
    shown: Annotated[int, typer.Option(min=0, help="How many groups of missing words are shown.")] = 20,
    as_json: AsJson = False,
) -> None:
    """Count the cards whose text is compiled, and show the words that are missing, most cards first."""
    from judge.cards.text.coverage import as_plain, covered, of_set, report

    catalog = Catalog.from_database(open_database())
    pool = [catalog.known_card(name.full_name) for name in catalog.names.names]
    cards = of_set(covered(pool, engine()), set)
    if as_json:
        say_json(as_plain(cards, shown))
        return
    for line in report(cards, shown):
        say(line)


@app.command("audit")
def audit_cards(as_json: AsJson = False) -> None:
    """Report what was mended in the card data, and what is doubtful in it."""
    database = open_database()
    Catalog.from_database(database)
    findings = audit(database)
    if as_json:
        say_json(findings)
        return
    kinds = dict.fromkeys(finding.kind for finding in findings)
    for kind in kinds:
        say(bold(kind))
        for finding in findings:
            if finding.kind == kind:
                say(wrapped(_found(finding), 4, "  "))
    say(faint(counted(len(findings), "finding")))


def _found(finding: Finding) -> str:
    found = finding.found if len(finding.found) <= _FOUND_SHOWN else finding.found[:_FOUND_SHOWN] + "…"
    return f"{finding.card}: {found}" + (f" → {finding.made}" if finding.made else "")
