"""`judge resolve FILE`: what happens, step by step, each step with its rule."""

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from judge.cli.options import AsJson, Lang, Language
from judge.cli.output import say, say_json
from judge.errors import JudgeError

if TYPE_CHECKING:
    from judge.assistant import Assistant
    from judge.scenario.run import Resolved


class Format(StrEnum):
    TEXT = "text"
    MARKDOWN = "markdown"
    HTML = "html"
    JSON = "json"


class NoSuchOutcome(JudgeError):
    exit_code = 2

    def __init__(self, number: int, count: int) -> None:
        super().__init__(f"there is no outcome {number}. Give a number from 1 to {count}.")


def command(
    file: Annotated[Path, typer.Argument(help="A scenario file.")],
    as_json: AsJson = False,
    form: Annotated[Format, typer.Option("--format", help="How the ruling is written.")] = Format.TEXT,
    lang: Lang = Language.EN,
    full: Annotated[bool, typer.Option("--full", help="Show routine steps and what did not apply.")] = False,
    rules: Annotated[bool, typer.Option("--rules", help="Print the text of each rule cited, once.")] = False,
    outcome: Annotated[int | None, typer.Option("--outcome", help="The outcome whose trace to show.")] = None,
    max_outcomes: Annotated[int, typer.Option("--max-outcomes", min=1, help="Show at most so many.")] = 64,
    step: Annotated[bool, typer.Option("--step", help="Go through it, asking each decision.")] = False,
) -> None:
    """Resolve a scenario: the short answer, then every step with the rule that makes it so.

    Example: judge resolve scenarios/questions/boo-banish-before-damage.yaml --rules

    Exit status: 0 if everything the file expects holds, 1 if not, 2 if the file is no valid scenario.
    """
    if step:
        from judge.cli.step import go_through

        go_through(file, lang.languages[0])
        return
    from judge.assistant import newest_edition, users_assistant
    from judge.scenario.expect import check_expectations

    helper = users_assistant()
    resolved = _resolve(helper, file, max_outcomes)
    _require_outcome(resolved, outcome, max_outcomes)
    checked = check_expectations(resolved)
    rulings = {one: helper.rule(resolved, newest_edition(), one, max_outcomes) for one in lang.languages}
    if as_json or form is Format.JSON:
        from judge.explain.as_json import ruling_json

        say_json(ruling_json(rulings[lang.languages[0]], resolved, checked))
    else:
        from judge.cli.ruling_view import show_failures, show_ruling

        for language, ruling in rulings.items():
            say(show_ruling(ruling, form.value, language, full=full, outcome=outcome, rules=rules))
            if form is Format.TEXT:
                show_failures(checked, language)
    if not all(one.ok for one in checked):
        raise typer.Exit(1)


def _resolve(helper: "Assistant", file: Path, max_outcomes: int) -> "Resolved":
    """What a file expects is said of all outcomes: then all are followed, otherwise as many as are shown."""
    from judge.engine.explore import Limits
    from judge.scenario.on_cores import usable_cores

    scenario = helper.read(file)
    most = None if scenario.expectations else max_outcomes
    return helper.resolve(scenario, Limits(most), usable_cores())


def _require_outcome(resolved: "Resolved", outcome: int | None, max_outcomes: int) -> None:
    count = min(len(resolved.outcomes), max_outcomes)
    if outcome is not None and not 1 <= outcome <= count:
        raise NoSuchOutcome(outcome, count)
