"""Every entry of the rulebook is enforced and tested, defined elsewhere, or not executable for a reason."""

from judge.coverage.entry import Covered, State
from judge.coverage.table import covered, states
from judge.coverage.tested import marked, rules_shown, shown
from tests.rulebook import entries
from tests.tested_rules import FILE, written


def table() -> dict[str, Covered]:
    return {one.number: one for one in covered(entries())}


def test_all_541_entries_are_in_the_table() -> None:
    assert len(table()) == 541


def test_every_entry_is_in_exactly_one_state_and_every_enforced_one_is_tested() -> None:
    assert {one.number: one.fault for one in table().values() if one.fault} == {}


def test_what_is_defined_elsewhere_is_enforced_there() -> None:
    found = table()
    wrong = {
        number: one.elsewhere
        for number, one in found.items()
        if one.elsewhere and found[one.elsewhere].state is not State.ENFORCED
    }
    assert wrong == {}


def test_every_state_is_of_a_rule_and_says_one_thing() -> None:
    known = {number for number, _ in entries()}
    assert set(states()) - known == set()
    for number, said in states().items():
        assert set(said) in ({"elsewhere"}, {"reason"}), number
        assert all(said.values()), number


def test_the_marks_of_the_tests_are_as_they_were_written_down() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "run `python -m tests.tested_rules`"


def test_every_marked_and_every_shown_rule_exists() -> None:
    known = {number for number, _ in entries()}
    assert set(marked()) - known == set()
    assert set(shown()) - known == set()


def test_a_scenario_shows_the_rule_it_is_an_example_of_and_what_it_expects_to_be_cited() -> None:
    scenario = {
        "source": "CR 2.0.1, 6.5.8, example",
        "expect": [{"cites": ["8.10", "1.2.2"]}, {"illegal": "4.6.4.3", "action": 1}, {"winner": "me"}],
    }
    assert rules_shown(scenario) == {"6.5.8", "8.10", "1.2.2", "4.6.4.3"}


def test_a_scenario_does_not_show_a_rule_that_it_merely_has_as_its_source() -> None:
    assert rules_shown({"source": "CR 2.0.1, 8.7.2", "expect": [{"player": "me", "lore": 1}]}) == set()
    assert rules_shown({"source": "CR 2.0.1, 4.6.9, example B"}) == {"4.6.9"}


def test_faults_are_told_apart() -> None:
    assert "neither" in Covered("1.1", "", State.MISSING).fault
    assert "no test" in Covered("1.1", "", State.ENFORCED, ("a",)).fault
    assert "yet" in Covered("1.1", "", State.ENFORCED, ("a",), ("t",), reason="a heading").fault
    assert Covered("1.1", "", State.ENFORCED, ("a",), ("t",)).fault == ""
