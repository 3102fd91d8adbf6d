"""Steps that rest on a reading of ours say so."""

from pathlib import Path

from judge.engine.steps import Step
from judge.explain.catalog import catalog
from judge.explain.interpretations import interpretation_of, interpretations, interpretations_of
from judge.explain.ruling import line_of
from judge.explain.text import step_text
from judge.rule_number import RuleNumber

DOCUMENT = Path(__file__).parents[2] / "docs" / "interpretations.md"


def test_each_one_is_an_entry_of_the_document() -> None:
    headings = [
        line.lstrip("# ") for line in DOCUMENT.read_text(encoding="utf-8").splitlines() if line[:1] == "#"
    ]
    assert [one.key for one in interpretations() if one.key not in headings] == []


def test_each_one_names_rules_and_messages_that_exist() -> None:
    for one in interpretations():
        assert all(RuleNumber.parse(rule) for rule in one.rules)
        assert one.messages <= catalog("en")["steps"].keys()
        assert one.en != one.es


def test_a_step_rests_on_one_by_its_message() -> None:
    step = Step(("1.2.1",), "gets ink drops", {"player": "me", "amount": 2}, 0)
    found = interpretation_of(step)
    assert found is not None
    assert found.key == "Ink drops"
    assert step_text(line_of(step, "en"), catalog("en")).endswith("(an interpretation: Ink drops)")


def test_a_step_rests_on_one_that_it_names() -> None:
    step = Step(("8.10.1",), "enters play", {"reading": "Temporary Shift"}, 0)
    assert [one.key for one in interpretations_of([step, step])] == ["Temporary Shift"]


def test_other_steps_rest_on_the_rules_alone() -> None:
    assert interpretation_of(Step(("1.2.1",), "is banished", {}, 0)) is None
