"""`judge ruling export` and `import`: rulings as a folder of Markdown files, to keep in git and to merge."""

from pathlib import Path
from typing import Annotated

import typer

from judge.cli.options import AsJson
from judge.cli.output import counted, say, say_json, warning, wrapped
from judge.cli.ruling_desk import done, rulings_database
from judge.cli.ruling_states import Author
from judge.rulings.exchange import ImportReport, export, import_folder, to_export


def export_command(
    folder: Annotated[Path, typer.Argument(help="Where the files go; it is made if it is not there.")],
    everything: Annotated[bool, typer.Option("--all", help="Also those that ship, untouched.")] = False,
    as_json: AsJson = False,
) -> None:
    """Write one Markdown file a ruling, with its history; removed ones too, marked as such."""
    db = rulings_database()
    files = export(db, folder, to_export(db, everything=everything))
    if as_json:
        say_json([file.name for file in files])
        return
    say(f"{counted(len(files), 'ruling')} written to {folder}.")
    if not everything:
        say("Those that ship with judge and nobody changed are not among them; --all writes them too.")


def import_command(
    folder: Annotated[Path, typer.Argument(help="A folder of Markdown files, as export writes them.")],
    overwrite: Annotated[
        bool, typer.Option("--overwrite", help="Take the file also where the database has later changes.")
    ] = False,
    author: Author = None,
    as_json: AsJson = False,
) -> None:
    """Read rulings from files: new ones are added, changed ones changed, all or nothing."""
    report = import_folder(rulings_database(), folder, done("imported", author), overwrite)
    if as_json:
        say_json(report)
    else:
        _show(report)
    if report.faults:
        raise typer.Exit(1)


def _show(report: ImportReport) -> None:
    for fault in report.faults:
        say(wrapped(fault, 4, "  - "))
    if report.faults:
        say(warning("Nothing was imported. Mend the files, or move them away, and import again."))
        return
    say(f"{len(report.added)} added, {len(report.changed)} changed, {report.same} as they were.")
    for name, number in report.kept:
        words = f"{name}: ruling {number} was changed here since; left as it is. --overwrite takes the file."
        say(warning(wrapped(words, 4, "  - ")))
