"""`judge rules diff`, `judge rules history`, `judge rules lint`: what changed, and what is wrong."""

from collections.abc import Iterable
from typing import Annotated

import typer

from judge.cli.options import AsJson
from judge.cli.output import bold, cut, faint, say, say_json, warning, wrapped
from judge.corpus.compare import Change, Comparison, Part
from judge.corpus.history import Station
from judge.corpus.lint import Finding
from judge.database import open_database

_INDENT = 10
_SHOWN = 90


def diff_command(
    old: Annotated[str, typer.Argument(help="An edition, such as 2.0.1; see `judge rules editions`.")],
    new: Annotated[str, typer.Argument(help="The edition to compare it with.")],
    number: Annotated[str | None, typer.Argument(help="Only this rule and those below it.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="The unchanged rules too.")] = False,
    as_json: AsJson = False,
) -> None:
    """Compare two editions: by the words of the rules, not by their numbers.

    Examples:

      judge rules diff 2.0.1 2.1.0

      judge rules diff 2.0.1 2.1.0 8.10
    """
    from judge.corpus.compare import compared
    from judge.corpus.editions import read_edition
    from judge.corpus.lookup import parse_number

    db = open_database()
    comparison = compared(read_edition(db, old), read_edition(db, new))
    if number:
        comparison = comparison.within(str(parse_number(number)))
    say_json(comparison) if as_json else _show_comparison(comparison, everything)


def _show_comparison(comparison: Comparison, everything: bool) -> None:
    say(
        bold(f"{comparison.old} ({comparison.old_effective}) → {comparison.new} ({comparison.new_effective})")
    )
    kinds = dict.fromkeys(change.kind for change in comparison.changes if change.what == "rule")
    say(", ".join(f"{comparison.count(kind)} {kind}" for kind in kinds) or "No such rule in either edition.")
    below = _moved_with_their_heading(comparison)
    for change in comparison.changes:
        if everything or (change.kind != "unchanged" and change.new not in below):
            _show_change(change, sum(_is_below(number, change.new) for number in below))


def _moved_with_their_heading(comparison: Comparison) -> set[str]:
    """Rules that were only carried along: the heading's number changed, their words did not."""
    moved = {c.old: c.new for c in comparison.changes if c.kind == "moved" and c.what == "rule"}
    carried = set()
    for old, new in moved.items():
        above, last = old.rpartition(".")[::2]
        if moved.get(above) and new == f"{moved[above]}.{last}":
            carried.add(new)
    return carried


def _is_below(number: str, heading: str) -> bool:
    return bool(heading) and number.startswith(heading + ".")


def _show_change(change: Change, carried: int) -> None:
    place = change.new or change.old
    if change.old and change.new and change.old != change.new:
        place = f"{change.old} → {change.new}"
    say()
    say(f"{bold(place)}  {change.kind}" + (f", with {carried} below it" if carried else ""))
    for reference in change.references:
        note = "" if reference.follows else ", which is another rule"
        say(f"{' ' * _INDENT}refers to {reference.new}, was {reference.old}{note}")
    if change.parts:
        say(wrapped(marked_words(change.parts), _INDENT))
    elif not change.references:
        say(wrapped(change.words, _INDENT))


def marked_words(parts: Iterable[Part]) -> str:
    """The words that are gone in [-…-], the new ones in {+…+}."""
    marks = {"same": "{}", "gone": "[-{}-]", "new": "{{+{}+}}"}
    return " ".join(marks[part.mark].format(part.words) for part in parts)


def history_command(
    number: Annotated[str, typer.Argument(help="A rule, by its number in the newest edition.")],
    edition: Annotated[
        str | None, typer.Option("--edition", help="The edition that has this number.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Follow one rule through all the editions that are indexed.

    Example: judge rules history 8.10.4
    """
    from judge.corpus.history import history

    stations = history(open_database(), number, edition)
    say_json(stations) if as_json else _show_history(stations)


def _show_history(stations: tuple[Station, ...]) -> None:
    for station in stations:
        unofficial = "" if station.authority == "official" else f" ({station.authority})"
        say(
            f"{bold(station.edition)} {faint(station.effective)}{unofficial}  {station.number} {station.kind}"
        )
        if station.kind != "unchanged" and station.words:
            say(wrapped(marked_words(station.parts) if station.parts else station.words, _INDENT))
    if len(stations) == 1:
        say(faint("This is the only edition indexed. Add one with `judge rules import`."))


def lint_command(
    edition: Annotated[str | None, typer.Option("--edition", help="Another edition than the newest.")] = None,
    as_json: AsJson = False,
) -> None:
    """Find cross-references that lead nowhere or say another thing than the rule they lead to.

    Example: judge rules lint --edition 2.0.1
    """
    from judge.corpus.editions import read_edition
    from judge.corpus.lint import linted

    document = read_edition(open_database(), edition)
    findings = linted(document)
    if as_json:
        say_json({"edition": document.edition, "effective": document.effective, "findings": findings})
    else:
        _show_findings(findings, f"{document.title} {document.edition}, effective {document.effective}")


def _show_findings(findings: tuple[Finding, ...], source: str) -> None:
    for finding in findings:
        say(f"{bold(finding.where)}: {warning(finding.target)} {finding.kind}: {finding.why}")
        say(wrapped(f"“{finding.sentence}”", _INDENT))
        if finding.probably:
            say(wrapped(f"probably means {finding.probably}: {cut(finding.probable_words, _SHOWN)}", _INDENT))
    say()
    say(f"{len(findings)} found. " + faint(source))
