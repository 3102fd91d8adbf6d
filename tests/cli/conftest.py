"""A command line to run, on a database that is made once."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from judge.cli.main import run
from judge.database import open_database


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str

    @property
    def words(self) -> str:
        """The output without its line breaks."""
        return " ".join(self.out.split())


Judge = Callable[..., Outcome]


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("database") / "judge.db"
    open_database(str(path)).close()
    return path


@pytest.fixture
def judge(database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Judge:
    """`judge("rule", "8.10.4")` as a shell would run it."""
    monkeypatch.setenv("JUDGE_DB", str(database))
    monkeypatch.setenv("COLUMNS", "100")

    def outcome(*arguments: str) -> Outcome:
        code = run(arguments)
        captured = capsys.readouterr()
        return Outcome(code, captured.out, captured.err)

    return outcome
