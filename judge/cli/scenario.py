"""`judge scenario`: the schema, a starting file, the board drawn, a file written out again."""

from pathlib import Path
from typing import Annotated

import typer

from judge.cli.options import Lang, Language
from judge.cli.output import say, width
from judge.cli.text_file import write_new, write_over

app = typer.Typer(no_args_is_help=True, help="Scenario files: schema, new, show, format.")


@app.command()
def schema() -> None:
    """Print the JSON Schema of scenario files, for editors.

    Example: judge scenario schema > scenario.schema.json
    """
    from judge.scenario.schema import schema_text

    say(schema_text().rstrip())


@app.command()
def new(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    title: Annotated[str, typer.Option("--title", help="What the scenario is called.")] = "My scenario",
) -> None:
    """Write a commented starting file.

    Example: judge scenario new board.yaml --title "Ward and Be Prepared"
    """
    from judge.scenario.starter import starting_file

    write_new(file, starting_file(title))
    say(f"{file} is written. Fill it in, then: judge resolve {file}")


@app.command()
def show(file: Annotated[Path, typer.Argument(help="A scenario file.")], lang: Lang = Language.EN) -> None:
    """Draw the board of a scenario.

    Example: judge scenario show scenarios/questions/luisa-courtyard-order.yaml --lang es
    """
    from judge.assistant import users_assistant
    from judge.explain.catalog import catalog
    from judge.scenario.board_view import board_view
    from judge.scenario.draw import draw_board

    scenario = users_assistant().read(file)
    drawn = [draw_board(board_view(scenario, catalog(one)["board"]), width()) for one in lang.languages]
    say("\n".join(drawn).rstrip())


@app.command("format")
def write_again(
    file: Annotated[Path, typer.Argument(help="A scenario file.")],
    write: Annotated[bool, typer.Option("--write", help="Write it over the file.")] = False,
) -> None:
    """Write a scenario out again in its usual form; it means the same.

    Example: judge scenario format board.yaml --write
    """
    from judge.assistant import users_assistant
    from judge.scenario.write import format_scenario

    text = format_scenario(users_assistant().read(file))
    if write:
        write_over(file, text)
    else:
        say(text.rstrip())
