"""`judge check PATH…`: every scenario in the files and folders, and whether what it expects holds."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from judge.cli.options import AsJson
from judge.cli.output import say, say_json
from judge.errors import JudgeError
from judge.progress import progress_bar

if TYPE_CHECKING:
    from judge.scenario.expect import Checked


def command(
    paths: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
    as_json: AsJson = False,
) -> None:
    """Run every scenario and print a line for each that does not hold, and a closing count.

    Example: judge check scenarios

    Exit status: 0 if all hold, 1 if one does not, 2 if a file is no valid scenario.
    """
    from judge.assistant import users_assistant

    files = scenario_files(paths)
    helper = users_assistant()
    results = []
    with progress_bar("checking", len(files)) as advance:
        for file in files:
            results.append(_result(helper, file))
            advance()
    passed = sum(result["status"] == "passed" for result in results)
    failed = sum(result["status"] == "failed" for result in results)
    errors = sum(result["status"] == "error" for result in results)
    if as_json:
        say_json({"passed": passed, "failed": failed, "errors": errors, "results": results})
    else:
        _report(results)
        say(f"{passed} passed, {failed} failed, {errors} errors")
    if errors or failed:
        raise typer.Exit(2 if errors else 1)


def scenario_files(paths: list[Path]) -> list[Path]:
    """The files named, and every YAML file in the folders named, in order."""
    found = []
    for path in paths:
        if path.is_dir():
            found += sorted(file for file in path.rglob("*") if file.suffix in (".yaml", ".yml"))
        elif path.exists():
            found.append(path)
        else:
            raise NoSuchPath(path)
    return found


class NoSuchPath(JudgeError):
    exit_code = 2

    def __init__(self, path: Path) -> None:
        super().__init__(f"there is no file or folder {path}. Name scenario files, or a folder of them.")


def _result(helper: Any, file: Path) -> dict[str, Any]:
    try:
        resolved, checked = helper.check(helper.read(file))
    except JudgeError as error:
        return {"file": str(file), "status": "error", "error": str(error), "failures": []}
    failures = [_failure(one) for one in checked if not one.ok]
    status = "failed" if failures else "passed"
    understood = not resolved.problems
    title = resolved.scenario.title
    return {
        "file": str(file),
        "title": title,
        "status": status,
        "understood": understood,
        "failures": failures,
    }


def _failure(checked: "Checked") -> dict[str, Any]:
    from judge.explain.as_json import expectation_json

    return expectation_json(checked)


def _report(results: list[dict[str, Any]]) -> None:
    for result in results:
        if result["status"] == "error":
            say(f"{result['file']}: {result['error']}")
        for failure in result["failures"]:
            say(f"{result['file']}:{failure['line']}: {failure['entry']}: found {failure['found']}")
