"""`judge resolve` and `judge check` as a shell runs them."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Judge

DURABLE = """
title: Marshmallow challenges Cheshire Cat
question: Does Marshmallow come back?
players:
  me:
    play: [Marshmallow - Persistent Guardian]
  rival:
    play:
      - {card: Cheshire Cat - Not All There, exerted: true}
do:
  - challenge: Marshmallow
    target: Cheshire Cat
"""
HOLDS = """
expect:
  - {card: Marshmallow, zone: hand, in: some}
  - {outcomes: 2}
"""
DOES_NOT_HOLD = """
expect:
  - {card: Marshmallow, zone: hand}
"""


@pytest.fixture
def board(tmp_path: Path) -> Path:
    return written(tmp_path / "board.yaml", DURABLE)


def written(file: Path, text: str) -> Path:
    file.write_text(text, encoding="utf8")
    return file


def test_the_ruling_is_printed_plain_in_a_pipe(judge: Judge, board: Path) -> None:
    outcome = judge("resolve", str(board))
    assert outcome.code == 0
    assert "It depends on your choice (Durable): there are 2 outcomes." in outcome.words
    assert "\x1b" not in outcome.out


def test_an_expectation_that_does_not_hold_is_named_and_exits_1(judge: Judge, tmp_path: Path) -> None:
    outcome = judge("resolve", str(written(tmp_path / "a.yaml", DURABLE + DOES_NOT_HOLD)))
    assert outcome.code == 1
    assert "Not as the file expects" in outcome.out
    assert "line 15: {card: Marshmallow, zone: hand}: found in discard" in outcome.words


def test_a_file_that_is_no_scenario_exits_2_with_its_faults(judge: Judge, tmp_path: Path) -> None:
    outcome = judge("resolve", str(written(tmp_path / "a.yaml", "title: x\nplayerz: {}\n")))
    assert outcome.code == 2
    assert "playerz" in outcome.err
    assert "players" in outcome.err


@pytest.mark.parametrize("asked", [["--json"], ["--format", "json"]])
def test_the_faults_of_a_file_are_json_for_whoever_asks_for_json(
    judge: Judge, tmp_path: Path, asked: list[str]
) -> None:
    faulty = written(tmp_path / "b.yaml", "title: Faulty\nplayers: {me: {lore: -1}, rival: {hnd: 3}}\n")
    outcome = judge("resolve", str(faulty), *asked)
    assert outcome.code == 2
    told = json.loads(outcome.out)
    assert told["file"] == str(faulty)
    assert [fault["line"] for fault in told["faults"]] == [2, 2]
    assert "Did you mean `hand`?" in told["error"]
    assert "line 2" in outcome.err


def test_a_checked_file_that_is_no_scenario_has_its_faults_one_by_one(judge: Judge, tmp_path: Path) -> None:
    written(tmp_path / "b.yaml", "title: Faulty\nplayers: {me: {lore: -1}, rival: {hnd: 3}}\n")
    checked = json.loads(judge("check", str(tmp_path), "--json").out)
    [result] = checked["results"]
    assert [fault["suggestion"] for fault in result["faults"]] == [
        "It must be a whole number, 0 or more.",
        "Did you mean `hand`?",
    ]


def test_a_file_that_is_not_there_exits_2(judge: Judge, tmp_path: Path) -> None:
    outcome = judge("resolve", str(tmp_path / "none.yaml"))
    assert outcome.code == 2
    assert "none.yaml" in outcome.err


def test_json_has_the_keys_of_the_format(judge: Judge, tmp_path: Path) -> None:
    outcome = judge("resolve", str(written(tmp_path / "a.yaml", DURABLE + HOLDS)), "--json")
    assert outcome.code == 0
    ruling = json.loads(outcome.out)
    assert {"title", "rules", "understood", "answer", "outcomes", "expect"} <= ruling.keys()
    assert (ruling["rules"], ruling["understood"]) == ("2.0.1", True)
    for told in ruling["outcomes"]:
        assert {"choices", "state", "steps"} <= told.keys()
        for step in told["steps"]:
            assert {"rule", "text", "depth", "cards", "players"} <= step.keys()
            assert isinstance(step["rule"], list)
    assert [one["ok"] for one in ruling["expect"]] == [True, True]
    assert ruling["expect"][0]["entry"] == {"card": "Marshmallow", "zone": "hand", "in": "some"}
    assert ruling["outcomes"][0]["choices"] == [
        {"player": "me", "ability": "Durable", "answer": "yes", "chance": False}
    ]


def test_format_json_is_json(judge: Judge, board: Path) -> None:
    assert judge("resolve", str(board), "--format", "json").out == judge("resolve", str(board), "--json").out


def test_spanish_html_and_markdown(judge: Judge, board: Path) -> None:
    html = judge("resolve", str(board), "--format", "html", "--lang", "es").out
    assert html.startswith("<!doctype html>")
    assert "Depende de tu elección (Durable)" in html
    assert judge("resolve", str(board), "--format", "markdown").out.startswith("# Marshmallow challenges")


def test_the_trace_of_one_outcome_with_its_rules(judge: Judge, board: Path) -> None:
    outcome = judge("resolve", str(board), "--outcome", "2", "--rules", "--full")
    assert "You choose not to (DURABLE)" in outcome.out
    assert "4.6.4.4   Fourth, the challenging player exerts the challenging character." in outcome.out


def test_an_outcome_that_is_not_there_is_refused(judge: Judge, board: Path) -> None:
    outcome = judge("resolve", str(board), "--outcome", "3")
    assert outcome.code == 2
    assert "Give a number from 1 to 2." in outcome.err


def test_the_limit_on_outcomes_is_said(judge: Judge, board: Path) -> None:
    outcome = judge("resolve", str(board), "--max-outcomes", "1")
    assert "! There are more outcomes than the 1 followed here" in outcome.words


def test_what_a_file_expects_is_asked_of_all_outcomes_whatever_is_shown(judge: Judge, tmp_path: Path) -> None:
    outcome = judge("resolve", str(written(tmp_path / "a.yaml", DURABLE + HOLDS)), "--max-outcomes", "1")
    assert outcome.code == 0
    assert "! There are 2 outcomes; the first 1 are shown" in outcome.words


# ---- judge check


def test_check_counts_and_names_what_does_not_hold(judge: Judge, tmp_path: Path) -> None:
    written(tmp_path / "a.yaml", DURABLE + HOLDS)
    failing = written(tmp_path / "b.yml", DURABLE + DOES_NOT_HOLD)
    outcome = judge("check", str(tmp_path))
    assert outcome.code == 1
    assert f"{failing}:15: {{card: Marshmallow, zone: hand}}: found in discard" in outcome.out
    assert outcome.out.splitlines()[-1] == "1 passed, 1 failed, 0 errors"


def test_check_goes_on_after_a_file_that_is_no_scenario(judge: Judge, tmp_path: Path) -> None:
    faulty = written(tmp_path / "a.yaml", "players: [")
    written(tmp_path / "b.yaml", DURABLE + HOLDS)
    outcome = judge("check", str(tmp_path))
    assert outcome.code == 2
    assert outcome.out.startswith(f"{faulty}: line ")
    assert "1 passed, 0 failed, 1 errors" in outcome.out


def test_check_as_json(judge: Judge, tmp_path: Path) -> None:
    written(tmp_path / "a.yaml", DURABLE + HOLDS)
    written(tmp_path / "b.yaml", DURABLE + DOES_NOT_HOLD)
    checked = json.loads(judge("check", str(tmp_path), "--json").out)
    assert (checked["passed"], checked["failed"], checked["errors"]) == (1, 1, 0)
    assert [one["status"] for one in checked["results"]] == ["passed", "failed"]
    [failure] = checked["results"][1]["failures"]
    assert failure["entry"] == {"card": "Marshmallow", "zone": "hand"}


def test_check_of_a_folder_without_scenarios_says_so(judge: Judge, tmp_path: Path) -> None:
    outcome = judge("check", str(tmp_path))
    assert outcome.code == 2
    assert "there is no scenario file" in outcome.err


def test_check_of_nothing_says_so(judge: Judge, tmp_path: Path) -> None:
    outcome = judge("check", str(tmp_path / "none"))
    assert outcome.code == 2
    assert "there is no file or folder" in outcome.err


def test_many_files_are_checked_in_order(judge: Judge, tmp_path: Path) -> None:
    """On several cores, where there are some."""
    for number in range(26):
        written(tmp_path / f"{number:02}.yaml", DURABLE + (DOES_NOT_HOLD if number == 20 else HOLDS))
    checked = json.loads(judge("check", str(tmp_path), "--json").out)
    assert [Path(one["file"]).stem for one in checked["results"]] == [f"{n:02}" for n in range(26)]
    assert [one["status"] for one in checked["results"]].index("failed") == 20
