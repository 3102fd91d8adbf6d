"""`judge rules …`: the editions of the rulebook."""

from typing import Annotated

import typer

from judge.cli.options import AsJson
from judge.cli.output import bold, cut, faint, say, say_json, width
from judge.cli.rule import edition_line
from judge.cli.rules_compare import diff_command, history_command, lint_command
from judge.cli.rules_coverage import coverage_command
from judge.cli.rules_import import import_command
from judge.database import open_database

app = typer.Typer(no_args_is_help=True, help="The editions of the rulebook: list, import, compare, check.")
app.command("import")(import_command)
app.command("diff")(diff_command)
app.command("history")(history_command)
app.command("lint")(lint_command)
app.command("coverage")(coverage_command)


@app.command("list")
def list_command(
    number: Annotated[str | None, typer.Argument(help="A chapter, a section or a rule.")] = None,
    edition: Annotated[str | None, typer.Option("--edition", help="Another edition than the newest.")] = None,
    as_json: AsJson = False,
) -> None:
    """List the chapters and sections, or all that stands under a number."""
    from judge.corpus.catalogue import list_rules

    listed = list_rules(open_database(), number, edition=edition)
    if as_json:
        say_json(listed)
        return
    for entry in listed.entries:
        depth = entry.number.count(".")
        line = f"{'  ' * depth}{entry.number} "
        say(line + (bold(entry.words) if depth == 0 else cut(entry.words, width() - len(line))))
    say()
    say(faint(edition_line(listed.source)))


@app.command("editions")
def editions_command(as_json: AsJson = False) -> None:
    """The documents that are indexed: editions, translations, notes."""
    from judge.corpus.catalogue import documents

    found = documents(open_database())
    if as_json:
        say_json(found)
        return
    for listed in found:
        source = listed.source
        held = f"{listed.rules:>3} rules, {listed.examples} examples, {listed.terms} terms"
        about = f"{source.language}  {source.edition:<7} {source.effective or '—':<11}{source.authority:<12}"
        say(f"{bold(source.document.ljust(20))} {about} {held}")
        for line in (source.title, source.warning):
            if line:
                say(faint(f"    {line}"))
