"""`judge corpus …`: the documents behind the answers."""

from typing import Annotated

import typer

from judge.cli.corpus_audit import audit_command
from judge.cli.options import AsJson
from judge.cli.output import bold, say, say_json, warning, wrapped
from judge.database import open_database

app = typer.Typer(no_args_is_help=True, help="The documents behind the answers: read one, audit them.")
app.command("audit")(audit_command)


@app.command("show")
def show_command(
    document: Annotated[str, typer.Argument(help="Its name in `judge rules editions`.")],
    number: Annotated[str | None, typer.Argument(help="Only this rule and those below it.")] = None,
    as_json: AsJson = False,
) -> None:
    """Read a document as it is indexed; one that contradicts the official rules is shown with its warning."""
    from judge.corpus.catalogue import read_document

    shown = read_document(open_database(), document, number)
    if as_json:
        say_json(shown)
        return
    say(bold(shown.source.title))
    if shown.source.warning:
        say(warning(f"WARNING: {shown.source.warning}"))
    for rule in shown.rules:
        say(wrapped("\n".join(part for part in (rule.title, rule.text) if part), 10, rule.number))
