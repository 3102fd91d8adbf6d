"""`judge rules …`: the editions of the rulebook."""

import typer

app = typer.Typer(no_args_is_help=True, help="The editions of the rulebook.")
