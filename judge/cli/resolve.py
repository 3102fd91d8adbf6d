"""`judge resolve FILE`: what happens, step by step, each step with its rule."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from judge.cli.options import AsJson, Lang, Language
from judge.cli.output import say, say_json, width


class Format(StrEnum):
    TEXT = "text"
    MARKDOWN = "markdown"
    HTML = "html"
    JSON = "json"


def command(
    file: Annotated[Path, typer.Argument(help="A scenario file.")],
    as_json: AsJson = False,
    form: Annotated[Format, typer.Option("--format", help="How the ruling is written.")] = Format.TEXT,
    lang: Lang = Language.EN,
    full: Annotated[bool, typer.Option("--full", help="Show routine steps and what did not apply.")] = False,
    rules: Annotated[bool, typer.Option("--rules", help="Print the text of each rule cited, once.")] = False,
    outcome: Annotated[int | None, typer.Option("--outcome", help="The outcome whose trace to show.")] = None,
    max_outcomes: Annotated[int, typer.Option("--max-outcomes", min=1, help="Follow at most so many.")] = 64,
) -> None:
    """Resolve a scenario: the short answer, then every step with the rule that makes it so.

    Example: judge resolve scenarios/questions/boo-banish-before-damage.yaml --rules

    Exit status: 0 if everything the file expects holds, 1 if not, 2 if the file is no valid scenario.
    """
    from judge.cli.ruling_view import show_ruling
    from judge.explain.as_json import ruling_json
    from judge.scenario.expect import check_expectations
    from judge.setting import assistant, edition

    helper = assistant()
    resolved = helper.resolve(helper.read(file), max_outcomes)
    checked = check_expectations(resolved)
    language = "es" if lang is Language.ES else "en"
    ruling = helper.rule(resolved, edition(), language)
    if as_json or form is Format.JSON:
        say_json(ruling_json(ruling, resolved, checked))
    else:
        say(show_ruling(ruling, form.value, language, width(), full=full, outcome=outcome, rules=rules))
    failed = [one for one in checked if not one.ok]
    if failed and not as_json and form is Format.TEXT:
        from judge.cli.check import failure_text

        for one in failed:
            say(failure_text(one))
    if failed:
        raise typer.Exit(1)
