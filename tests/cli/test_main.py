"""The frame: exit codes, messages, and what is loaded for what."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from judge.cli.main import COMMANDS, load
from judge.errors import JudgeError


def test_every_command_has_a_line_of_help(judge: Any) -> None:
    shown = judge("--help").out
    for name in COMMANDS:
        assert f" {name} " in shown


def test_every_command_can_be_loaded_and_says_what_it_does() -> None:
    for name in COMMANDS:
        assert load(name).help


def test_wrong_use_is_exit_code_2(judge: Any) -> None:
    assert judge("--no-such-option").code == 2
    assert judge("rule").code == 2
    assert judge("rule", "8.10.4", "--lang", "klingon").code == 2


def test_an_error_of_ours_is_one_message_and_no_traceback(judge: Any) -> None:
    outcome = judge("--db", "/dev/null/x/judge.db", "rule", "8.10.4")
    assert outcome.code == 1
    assert outcome.err.startswith("judge: the database /dev/null/x/judge.db can't be used")
    assert "Traceback" not in outcome.err


def test_a_fault_of_ours_is_no_traceback_either(judge: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr("judge.cli.rule.look_up", broken)
    outcome = judge("rule", "8.10.4")
    assert outcome.code == 1
    assert "ZeroDivisionError" in outcome.err
    assert "JUDGE_DEBUG=1" in outcome.err
    assert "Traceback" not in outcome.err


def test_db_is_used_for_one_command_only(judge: Any, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    assert "is no database" in judge("--db", str(tmp_path / "notes.txt"), "rule", "8.10.4").err
    assert judge("rule", "8.10.4").code == 0
    assert (tmp_path / "notes.txt").read_text() == "mine"


def test_a_page_damaged_inside_the_database_is_reported(judge: Any, database: Path, tmp_path: Path) -> None:
    torn = tmp_path / "torn.db"
    whole = database.read_bytes()
    torn.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    outcome = judge("--db", str(torn), "rule", "8.10.4")
    assert outcome.code == 1
    assert "damaged" in outcome.err
    assert "Move it away" in outcome.err


def test_our_errors_say_no_answer_unless_they_say_wrong_use() -> None:
    assert JudgeError.exit_code == 1


@pytest.mark.parametrize(
    "library",
    ["jinja2", "yaml", "rich", "sqlite_utils", "snowballstemmer", "rapidfuzz", "typst", "judge.engine"],
)
def test_a_look_up_does_not_load(library: str, database: Path) -> None:
    program = (
        "import sys; from judge.cli.main import run; run(['rule', '8.10.4']);"
        f"sys.exit({library!r} in sys.modules)"
    )
    environment = {"JUDGE_DB": str(database), "PATH": ""}
    outcome = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True)
    assert outcome.returncode == 0, outcome.stderr
