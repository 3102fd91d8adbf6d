"""`judge check PATH…`: every scenario in the files and folders, and whether what it expects holds."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from judge.cli.options import AsJson
from judge.cli.output import say, say_json
from judge.errors import JudgeError
from judge.progress import progress_bar

if TYPE_CHECKING:
    from judge.assistant import Assistant
    from judge.scenario.expect import Checked

Result = dict[str, Any]
MANY = 24
"""So many files are worth a second core."""


class NoSuchPath(JudgeError):
    exit_code = 2

    def __init__(self, path: Path) -> None:
        super().__init__(f"there is no file or folder {path}. Name scenario files, or a folder of them.")


class NoScenarios(JudgeError):
    exit_code = 2

    def __init__(self, paths: list[Path]) -> None:
        folders = ", ".join(map(str, paths))
        super().__init__(f"there is no scenario file (.yaml, .yml) in {folders}. Name another folder.")


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
    with progress_bar("checking", len(files)) as advance:
        results = []
        for result in _checked(helper, files):
            results.append(result)
            advance()
    count = {status: sum(one["status"] == status for one in results) for status in _STATUSES}
    passed, failed, errors = count.values()
    if as_json:
        say_json({"passed": passed, "failed": failed, "errors": errors, "results": results})
    else:
        _report(results)
        say(f"{passed} passed, {failed} failed, {errors} errors{_not_understood(results)}")
    if errors or failed:
        raise typer.Exit(2 if errors else 1)


_STATUSES = ("passed", "failed", "error")


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
    if not found:
        raise NoScenarios(paths)
    return found


def _checked(helper: "Assistant", files: list[Path]) -> Iterator[Result]:
    """In order; many files on all cores, where a process can be forked with the cards it knows."""
    from judge.scenario.on_cores import usable_cores

    cores = usable_cores()
    if cores < 2 or len(files) < MANY:
        yield from (_result(helper, file) for file in files)
        return
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    _Worker.helper = helper
    with ProcessPoolExecutor(cores, mp_context=multiprocessing.get_context("fork")) as pool:
        yield from pool.map(_in_worker, files, chunksize=4)


class _Worker:
    """What a forked process inherits."""

    helper: "Assistant"


def _in_worker(file: Path) -> Result:
    return _result(_Worker.helper, file)


def _result(helper: "Assistant", file: Path) -> Result:
    try:
        resolved, checked = helper.check(helper.read(file))
    except JudgeError as error:
        return _error(file, error.as_json())
    # One scenario that breaks the engine must not keep the others from being checked.
    except Exception as error:
        said = f"this should not have happened ({type(error).__name__}: {str(error)[:300]})"
        return _error(file, {"error": said})
    failures = [_failure(one) for one in checked if not one.ok]
    return {
        "file": str(file),
        "title": resolved.scenario.title,
        "status": "failed" if failures else "passed",
        "understood": not resolved.problems,
        "outcomes": len(resolved.outcomes),
        "complete": resolved.complete,
        "failures": failures,
    }


def _error(file: Path, said: Result) -> Result:
    return {"file": str(file), "status": "error", **said, "failures": []}


def _failure(checked: "Checked") -> Result:
    from judge.explain.as_json import expectation_json

    return expectation_json(checked)


def _report(results: list[Result]) -> None:
    from judge.scenario.yaml_text import inline

    for result in results:
        if result["status"] == "error":
            for line in result["error"].splitlines():
                say(f"{result['file']}: {line}")
        for failure in result["failures"]:
            entry = inline(failure["entry"])
            say(f"{result['file']}:{failure['line']}: {entry}: found {failure['found']}")


def _not_understood(results: list[Result]) -> str:
    count = sum(not result.get("understood", True) for result in results)
    return f" ({count} with a card text that is not understood)" if count else ""
