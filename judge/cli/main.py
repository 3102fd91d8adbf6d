"""The command `judge`: its command groups, each loaded only when it is used."""

import importlib
import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from judge import __version__
from judge.errors import JudgeError

# name: (module, its Typer app or its command function)
COMMANDS: dict[str, tuple[str, str]] = {
    "rule": ("judge.cli.rule", "command"),
    "term": ("judge.cli.term", "command"),
    "search": ("judge.cli.search", "command"),
    "rules": ("judge.cli.rules", "app"),
    "corpus": ("judge.cli.corpus", "app"),
    "card": ("judge.cli.card", "command"),
    "cards": ("judge.cli.cards", "app"),
    "deck": ("judge.cli.deck", "app"),
    "resolve": ("judge.cli.resolve", "command"),
    "check": ("judge.cli.check", "command"),
    "scenario": ("judge.cli.scenario", "app"),
    "ask": ("judge.cli.ask", "command"),
    "ruling": ("judge.cli.ruling", "app"),
    "print": ("judge.cli.print", "app"),
    "backup": ("judge.cli.backup", "command"),
}


def load(name: str) -> Any:
    """The command of that name: a Typer app is a group of commands, a plain function is one."""
    module, attribute = COMMANDS[name]
    found = getattr(importlib.import_module(module), attribute)
    if isinstance(found, typer.Typer):
        return typer.main.get_group(found)
    single = typer.Typer(add_completion=False)
    single.command(name)(found)
    return typer.main.get_command(single)


class LazyCommands(TyperGroup):
    """Imports a command's module when that command is called or listed, and no sooner."""

    def list_commands(self, ctx: Any) -> list[str]:
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        del ctx
        if cmd_name not in COMMANDS:
            return None
        command = load(cmd_name)
        command.name = cmd_name
        return command

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """A first word that is no command is looked up, explained, shown, asked or searched."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            from judge.cli.anything import as_a_command

            args = as_a_command(args, {name: module for name, (module, _) in COMMANDS.items()})
        return super().resolve_command(ctx, args)


app = typer.Typer(
    cls=LazyCommands,
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def judge(
    ctx: typer.Context,
    db: Annotated[str | None, typer.Option("--db", help="The database file to use, not your own.")] = None,
    version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,
) -> None:
    """A rules judge for Disney Lorcana. `judge WHATEVER` does the obvious thing:
    a rule number is looked up, a term explained, a card shown, a question asked, anything else searched."""
    if version:
        typer.echo(f"judge {__version__}")
        raise typer.Exit
    if db:
        _use_database(ctx, db)


def _use_database(ctx: typer.Context, db: str) -> None:
    """--db stands for JUDGE_DB while this command runs."""
    before = os.environ.get("JUDGE_DB")
    os.environ["JUDGE_DB"] = db
    ctx.call_on_close(lambda: _restore(before))


def _restore(before: str | None) -> None:
    if before is None:
        os.environ.pop("JUDGE_DB", None)
    else:
        os.environ["JUDGE_DB"] = before


def run(arguments: Sequence[str]) -> int:
    """Run one command line and give its exit code: 0 done, 1 no answer, 2 wrong use."""
    try:
        app(args=list(arguments), prog_name="judge")
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else int(stop.code is not None)
    except JudgeError as error:
        if _asks_for_json(arguments):
            from judge.cli.output import say_json

            say_json(error.as_json())
        print(f"judge: {error}", file=sys.stderr)
        return error.exit_code
    except Exception as error:
        if os.environ.get("JUDGE_DEBUG"):
            raise
        print(_damaged(error) or _unexpected(error), file=sys.stderr)
        return 1
    return 0


def _asks_for_json(arguments: Sequence[str]) -> bool:
    """Whoever reads JSON is told in JSON what is wrong, too."""
    return (
        "--json" in arguments or "--format=json" in arguments or ("--format", "json") in pairwise(arguments)
    )


def _damaged(error: Exception) -> str:
    """SQLite finds some damage only when it reads that page."""
    import sqlite3

    if not isinstance(error, sqlite3.DatabaseError):
        return ""
    from judge.database import damaged

    return f"judge: {damaged(error)}"


def _unexpected(error: Exception) -> str:
    return (
        f"judge: this should not have happened ({type(error).__name__}: {str(error)[:300]}).\n"
        "It is a fault in judge, not in what you typed. "
        "Set JUDGE_DEBUG=1 and run it again to see where, and report that."
    )


def main() -> None:
    """The entry point."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))
