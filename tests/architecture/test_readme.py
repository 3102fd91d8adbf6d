"""The README is true: its examples print what it shows, and every command is in it."""

import re
import shlex
import shutil
from pathlib import Path

import pytest

from judge.cli.main import COMMANDS, run
from judge.cli.readme_coverage import table, with_table
from judge.database import open_database

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
CONSOLE = re.compile(r"```console\n(.*?)```", re.DOTALL)
PYTHON = re.compile(r"```python\n(.*?)```", re.DOTALL)
SET_UP = re.compile(r"```sh\n(.*?)```", re.DOTALL)


def examples() -> list[tuple[str, str]]:
    """Each `$ command` with what is shown below it."""
    blocks = "\n".join(CONSOLE.findall(README))
    return [
        (command, shown.strip())
        for command, shown in re.findall(r"^\$ (.+)\n((?:(?!\$ ).*\n?)*)", blocks, re.M)
    ]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("readme") / "judge.db"
    open_database(str(path)).close()
    return path


@pytest.mark.parametrize(("command", "shown"), examples(), ids=[command for command, _ in examples()])
def test_an_example_prints_what_it_shows(
    command: str,
    shown: str,
    database: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    # Each example starts from a new database: what one brings in must not show in the next.
    monkeypatch.setenv("JUDGE_DB", str(shutil.copy(database, tmp_path / "judge.db")))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("JUDGE_LANG", raising=False)
    program, *arguments = shlex.split(command)
    assert program == "judge"
    assert run(arguments) == 0
    assert capsys.readouterr().out.strip() == shown


def test_there_are_examples() -> None:
    assert len(examples()) >= 5


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_in_the_readme(name: str) -> None:
    assert re.search(rf"\bjudge {name}\b", README)


def test_the_set_up_is_two_lines_that_need_nothing_but_python() -> None:
    [block] = SET_UP.findall(README)
    lines = block.strip().splitlines()
    assert len(lines) == 2
    assert all(line.startswith("python3 -m venv .venv && .venv/bin/pip install ") for line in lines)
    assert "judge" in lines[0].rsplit("&&", 1)[1]
    assert "pytest" in lines[1].rsplit("&&", 1)[1]


def test_the_library_example_runs(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("JUDGE_DB", str(shutil.copy(database, tmp_path / "judge.db")))
    [program] = PYTHON.findall(README)
    exec(compile(program, "README.md", "exec"), {})
    steps = capsys.readouterr().out.splitlines()
    assert steps[1].startswith("4.6.4.1")
    assert any("is banished" in step for step in steps)


def test_the_table_of_compiled_cards_is_current() -> None:
    assert with_table(README, table()) == README, "run `python -m judge.cli.readme_coverage`"
