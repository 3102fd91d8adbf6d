"""`judge corpus audit`: the translations against the original."""

from pathlib import Path
from typing import Annotated

import typer

from judge.cli.options import AsJson
from judge.cli.output import bold, cut, faint, say, say_json, warning
from judge.corpus.audit import DocumentAudit
from judge.database import open_database

_SHOWN_OF_A_KIND = 3
_LENGTH = 90


def audit_command(
    file: Annotated[
        Path | None, typer.Argument(help="A translation of your own, in Markdown; else all that ship.")
    ] = None,
    edition: Annotated[str | None, typer.Option("--edition", help="The edition that it translates.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Every difference, not three of a kind.")] = False,
    as_json: AsJson = False,
) -> None:
    """Compare the translations with the original, and say of each chapter whether it is one.

    It counts rules missing, numbers that are in no edition, differing numerals, cross-references and names
    of cards, missing examples and lengths far off. What the manifest says of a document is not asked.

    Examples:

      judge corpus audit

      judge corpus audit traducción.md --edition 2.0.1 --all
    """
    from judge.corpus.audit import audit_file, audit_shipped
    from judge.corpus.editions import every_number, read_edition

    db = open_database()
    original, numbers = read_edition(db, edition), every_number(db)
    audits = (audit_file(file, original, numbers),) if file else audit_shipped(original, numbers)
    if as_json:
        say_json([{"counts": dict(audit.counts), **_plain(audit)} for audit in audits])
        return
    for audit in audits:
        _show(audit, everything)
    say(faint(f"Compared with {original.title} {original.edition}, effective {original.effective}."))


def _plain(audit: DocumentAudit) -> dict[str, object]:
    return {
        "file": audit.file,
        "verdict": audit.verdict,
        "chapters": audit.chapters,
        "differences": audit.differences,
    }


def _show(audit: DocumentAudit, everything: bool) -> None:
    contradicts = any(chapter.verdict == "contradicts" for chapter in audit.chapters)
    say(f"{bold(audit.file)}\n  {warning(audit.verdict) if contradicts else audit.verdict}")
    for chapter in audit.chapters:
        rules = f"{chapter.rules:>3} of {chapter.rules_in_the_original:>3} rules"
        line = f"  chapter {chapter.chapter}: {rules}, terms agree {chapter.agreement:.0%}, {chapter.verdict}"
        say(faint(line))
    for kind, count in sorted(audit.counts.items()):
        say(f"  {count} × {kind}")
        found = [difference for difference in audit.differences if difference.kind == kind]
        for difference in found if everything else found[:_SHOWN_OF_A_KIND]:
            say(f"      {difference.number:<9} {cut(difference.words, _LENGTH)}")
    say()
