"""The commands about editions: import, diff, history, and where a number went."""

import json
from pathlib import Path

import pytest
from edition_text import official_text, rule_line, with_a_new_keyword

from judge.cli.main import run

TEXT = official_text().replace("Version 2.0.1", "Version 2.1.0")
OPTIONS = ("--edition", "2.1.0", "--effective", "2026-08-01")


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One with a new edition, which has a keyword more, so that 8.10 is 8.11."""
    folder = tmp_path_factory.mktemp("editions")
    (folder / "rules.txt").write_text(with_a_new_keyword(TEXT), encoding="utf-8")
    assert judge(folder / "judge.db", "rules", "import", str(folder / "rules.txt"), *OPTIONS) == 0
    return folder / "judge.db"


def judge(database: Path, *arguments: str) -> int:
    return run(["--db", str(database), *arguments])


def test_a_carried_section_is_shown_as_one_move(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert judge(database, "rules", "diff", "2.0.1", "2.1.0") == 0
    shown = capsys.readouterr().out
    assert "8.10 → 8.11  moved, with 10 below it" in shown
    assert "8.11.4" not in shown
    assert "refers to 8.11, was 8.10" in shown


def test_a_comparison_as_json_has_every_rule(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert judge(database, "rules", "diff", "2.0.1", "2.1.0", "8.10", "--json") == 0
    changes = json.loads(capsys.readouterr().out)["changes"]
    assert ("moved", "8.10.4", "8.11.4") in [(c["kind"], c["old"], c["new"]) for c in changes]


def test_a_history_follows_the_words(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert judge(database, "rules", "history", "8.11.4") == 0
    shown = capsys.readouterr().out
    assert "2.0.1 2026-02-05  8.10.4 first edition indexed" in shown
    assert "2.1.0 2026-08-01  8.11.4 moved" in shown


def test_a_history_of_a_new_rule_begins_with_it(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert judge(database, "rules", "history", "8.4.1", "--json") == 0
    assert [station["kind"] for station in json.loads(capsys.readouterr().out)] == ["not yet there", "added"]


def test_a_history_from_an_older_number(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert judge(database, "rules", "history", "8.10.4", "--edition", "2.0.1", "--json") == 0
    assert [s["number"] for s in json.loads(capsys.readouterr().out)] == ["8.10.4", "8.11.4"]


def test_a_number_that_an_edition_lacks_is_told_where_it_went(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert judge(database, "rule", "8.16.2", "--edition", "2.0.1") == 1
    shown = capsys.readouterr().err
    assert "Edition 2.1.0 (2026-08-01) has it" in shown
    assert "it is 8.15.2 now" in shown


def test_the_search_finds_a_rule_once_though_two_editions_have_it(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert judge(database, "search", "maximum hand size", "--json") == 0
    hits = json.loads(capsys.readouterr().out)["hits"]
    assert [hit["key"] for hit in hits].count("7.3.3") == 1
    assert {hit["source"]["edition"] for hit in hits if hit["kind"] == "rule"} == {"2.1.0"}


@pytest.mark.parametrize(
    "arguments",
    [
        ("rules", "diff", "2.0.1", "7.7.7"),
        ("rules", "diff", "2.0.1", "2.1.0", "no number"),
        ("rules", "history", "77.1"),
        ("rules", "history", "9" * 10_000),
        ("rules", "history", "1.1'; drop table rule; --"),
        ("rules", "lint", "--edition", '"(NEAR/2*'),
    ],
)
def test_nonsense_gets_a_message_and_exit_code_1(
    database: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    assert judge(database, *arguments) == 1
    shown = capsys.readouterr().err
    assert shown.startswith("judge: ")
    assert len(shown) < 1000
    assert "should not have happened" not in shown


def test_an_import_that_is_refused_exits_with_1(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    start, end = rule_line(TEXT, "7.3.3")
    (tmp_path / "rules.txt").write_text(TEXT[:start] + TEXT[end:], encoding="utf-8")
    options = ("--edition", "2.1.1", "--effective", "2026-09-01")
    assert judge(database, "rules", "import", str(tmp_path / "rules.txt"), *options) == 1
    shown = capsys.readouterr().out
    assert "gap in the numbers, 7.3.4" in shown
    assert "nothing was changed" in shown


def test_the_wrong_use_of_import_exits_with_2(database: Path) -> None:
    assert judge(database, "rules", "import", "rules.txt") == 2
