"""Each of the 86 examples of the rulebook is a scenario, or is listed with the reason why it can't be one."""

import re
import tomllib
from pathlib import Path

import pytest
import yaml

from judge.corpus.official import read_official
from judge.paths import shipped

FOLDER = Path(__file__).parents[2] / "scenarios" / "rulebook"
FILES = sorted(FOLDER.glob("*.yaml"))
SOURCE = re.compile(r"CR 2\.0\.1, (?P<rule>\d+(?:\.\d+)+), example(?: (?P<label>[A-Z]))?")

Named = tuple[str, str]


@pytest.fixture(scope="module")
def examples() -> set[Named]:
    [file] = shipped("rules_corpus").glob("002_*.txt")
    official = read_official(file.read_text(encoding="utf-8"))
    return {(example.rule, example.label) for example in official.examples}


@pytest.fixture(scope="module")
def not_executable() -> list[dict[str, str]]:
    with (FOLDER / "not-executable.toml").open("rb") as file:
        listed: list[dict[str, str]] = tomllib.load(file)["example"]
    return listed


def example_of(file: Path) -> Named:
    """What a scenario's `source` names."""
    source = yaml.safe_load(file.read_text(encoding="utf-8"))["source"]
    named = SOURCE.fullmatch(source)
    assert named, f"{file.name}: {source!r} names no example"
    return named["rule"], named["label"] or ""


def listed_as(entries: list[dict[str, str]]) -> set[Named]:
    return {(entry["rule"], entry["label"]) for entry in entries}


def test_every_example_is_a_scenario_or_is_listed(
    examples: set[Named], not_executable: list[dict[str, str]]
) -> None:
    shown = {example_of(file) for file in FILES}
    assert len(examples) == 86
    assert shown | listed_as(not_executable) == examples


def test_no_example_is_both_a_scenario_and_listed(not_executable: list[dict[str, str]]) -> None:
    assert not {example_of(file) for file in FILES} & listed_as(not_executable)


def test_every_listed_example_has_a_reason(not_executable: list[dict[str, str]]) -> None:
    assert all(set(entry) == {"rule", "label", "reason"} and entry["reason"] for entry in not_executable)


def test_every_example_of_a_board_says_which_rules_it_cites(examples: set[Named]) -> None:
    """Its cases beside the words of the example, such as the contrary one, need not."""
    citing = {example_of(file) for file in FILES if "cites:" in file.read_text(encoding="utf-8")}
    assert {example_of(file) for file in FILES} - citing == set()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_is_named_after_its_example(file: Path) -> None:
    rule, label = example_of(file)
    assert file.stem.startswith(f"{rule}-{label.lower()}-" if label else f"{rule}-")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_is_checked_against_the_edition_it_is_from(file: Path) -> None:
    assert yaml.safe_load(file.read_text(encoding="utf-8"))["rules"] == "2.0.1"
