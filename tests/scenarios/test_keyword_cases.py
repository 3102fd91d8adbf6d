"""Every rule of the keywords (CR 8) has scenarios of its own."""

from pathlib import Path

import pytest
import yaml

from judge.corpus.official import read_official
from judge.paths import shipped

FOLDER = Path(__file__).parents[2] / "scenarios" / "keywords"
FILES = sorted(FOLDER.glob("*.yaml"))


def rule_of(file: Path) -> str:
    """What a scenario's `source` names."""
    source: str = yaml.safe_load(file.read_text(encoding="utf-8"))["source"]
    return source.removeprefix("CR 2.0.1, ")


@pytest.fixture(scope="module")
def rules() -> set[str]:
    [file] = shipped("rules_corpus").glob("002_*.txt")
    official = read_official(file.read_text(encoding="utf-8"))
    return {rule.number for rule in official.rules if rule.number.startswith("8.") and rule.words}


def test_every_rule_of_a_keyword_has_a_scenario(rules: set[str]) -> None:
    assert {rule_of(file) for file in FILES} == {rule for rule in rules if rule.count(".") > 1}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_is_named_after_its_rule(file: Path) -> None:
    assert file.stem.startswith(f"{rule_of(file)}-")


@pytest.mark.parametrize(
    "section", ["8.2", "8.3", "8.4", "8.6", "8.7", "8.9", "8.10", "8.11", "8.12", "8.13", "8.15"]
)
def test_a_keyword_that_forbids_or_asks_for_something_has_legal_and_illegal_cases(section: str) -> None:
    """Challenger, Resist and Vanish forbid nothing and are never used by choice."""
    texts = [
        file.read_text(encoding="utf-8")
        for file in FILES
        if rule_of(file).split(".")[:2] == section.split(".")
    ]
    assert any("illegal: " in text or "illegal_choice: " in text for text in texts)
    assert any("legal: true" in text or "resolved: " in text for text in texts)
