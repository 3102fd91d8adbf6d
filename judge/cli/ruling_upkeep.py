"""`judge ruling audit` and `recheck`: what is wrong among the rulings, what a new edition does to them."""

from typing import Annotated

import typer

from judge.cli.options import AsJson
from judge.cli.output import bold, counted, faint, say, say_json, warning, wrapped
from judge.cli.ruling_desk import LazyDesk, done, rulings_database
from judge.cli.ruling_states import Author
from judge.rulings.audit import Finding, audit
from judge.rulings.recheck import Recheck, Rechecked, Verdict, recheck, renumber

_MOST_SHOWN = 200
Scenarios = Annotated[
    bool, typer.Option("--scenarios/--no-scenarios", help="Run the scenarios of rulings again.")
]
_MARKS = {"same": "{}", "gone": "[-{}-]", "new": "{{+{}+}}"}


def audit_command(scenarios: Scenarios = True, as_json: AsJson = False) -> None:
    """Find what is wrong: two answers to one question, citations, quotes, cards, outcomes that fail."""
    db = rulings_database()
    found = audit(db, LazyDesk(db).outcome if scenarios else None)
    if as_json:
        say_json(found)
    else:
        _show_findings(found)
    if found:
        raise typer.Exit(1)


def _show_findings(found: list[Finding]) -> None:
    for finding in found[:_MOST_SHOWN]:
        say(wrapped(f"{bold(finding.kind)}: {finding.words}", 8, f"  {finding.number}"))
    if len(found) > _MOST_SHOWN:
        say(faint(f"  … and {len(found) - _MOST_SHOWN} more; --json shows all"))
    say(f"{counted(len(found), 'fault')} found." if found else "Nothing is wrong.")


def recheck_command(
    edition: Annotated[str, typer.Option("--edition", help="The edition to hold the rulings against.")],
    apply: Annotated[bool, typer.Option("--apply", help="Renumber the citations that only moved.")] = False,
    scenarios: Scenarios = True,
    author: Author = None,
    as_json: AsJson = False,
) -> None:
    """Hold every ruling against an edition: unaffected, moved, changed, gone; and the outcomes again.

    Nothing is renumbered unless you give --apply; what changed or is gone stays as it was cited.
    """
    db = rulings_database()
    checked = recheck(db, edition, LazyDesk(db).outcome if scenarios else None)
    renumbered = renumber(db, checked, done(f"renumbered for {edition}", author)) if apply else 0
    if as_json:
        say_json({**_plain(checked), "renumbered": renumbered})
        return
    _show_recheck(checked)
    if apply:
        say(f"{counted(renumbered, 'ruling')} renumbered.")
    elif checked.movable:
        say(f"{counted(len(checked.movable), 'ruling')} can be renumbered: add --apply.")


def _plain(checked: Recheck) -> dict[str, object]:
    return {"edition": checked.edition, "counts": checked.counts, "affected": list(checked.affected)}


def _show_recheck(checked: Recheck) -> None:
    for one in checked.affected[:_MOST_SHOWN]:
        _show_ruling(one)
    if len(checked.affected) > _MOST_SHOWN:
        say(faint(f"  … and {len(checked.affected) - _MOST_SHOWN} more; --json shows all"))
    counts = ", ".join(f"{count} {kind}" for kind, count in checked.counts.items())
    run = f"{counted(checked.scenarios_run, 'scenario')} run again"
    say(f"Against edition {checked.edition}: {counts}; {run}.")


def _show_ruling(one: Rechecked) -> None:
    say(wrapped(bold(one.question), 8, f"  {one.number}"))
    for verdict in one.citations:
        say(wrapped(_words(verdict), 10))
    if one.outcome and one.outcome != "same":
        say(warning(wrapped(f"another outcome: {one.outcome}", 10)))


def _words(verdict: Verdict) -> str:
    was = f"{verdict.was.number} ({verdict.was.edition})"
    if verdict.kind == "gone" or verdict.now is None:
        return f"gone: {was} “{verdict.was.quote}”"
    if verdict.kind == "moved":
        return f"moved: {was} → {verdict.now.number}"
    changes = " ".join(_MARKS[part.mark].format(part.words) for part in verdict.parts)
    return f"changed: {was} → {verdict.now.number}: {changes}"
