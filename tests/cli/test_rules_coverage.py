"""`judge rules coverage` and `judge rule N --coverage`."""

import json
from typing import Any


def test_the_table_counts_all_entries_and_misses_none(judge: Any) -> None:
    found = judge("rules", "coverage")
    assert found.code == 0
    assert "541 entries" in found.out
    assert "nothing missing" in found.out
    assert judge("rules", "coverage", "--missing").out.count("\n") == 1


def test_the_table_as_json(judge: Any) -> None:
    told = json.loads(judge("rules", "coverage", "--json").out)
    assert sum(told["counts"].values()) == len(told["rules"]) == 541


def test_one_rule_names_the_function_and_the_tests(judge: Any) -> None:
    words = judge("rule", "6.5.8", "--coverage").words
    assert "judge.engine.replacement" in words
    assert "tests/engine/test_replacement.py::" in words
    assert "rulebook/6.5.8-two-instances-of-act-of-kindness.yaml" in words


def test_a_rule_that_is_not_enforced_says_why(judge: Any) -> None:
    assert "not executable: a heading" in judge("rule", "8.2", "--coverage").words
    assert "defined elsewhere: 7.7.3.1" in judge("rule", "7.7.3", "--coverage").words


def test_a_rule_that_does_not_exist_is_no_crash(judge: Any) -> None:
    found = judge("rule", "99.1", "--coverage")
    assert found.code != 0
    assert "Traceback" not in found.err
