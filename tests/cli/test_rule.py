"""`judge rule`, and numbers given to `judge` alone."""

import json
from typing import Any

import pytest


def test_a_rule_is_shown_under_its_headings_with_its_edition(judge: Any) -> None:
    shown = judge("rule", "8.10.4").words
    assert "8 KEYWORDS 8.10 Shift 8.10.4 If a shifted" in shown
    assert "enters play dry." in shown
    assert "Comprehensive Rules 2.0.1, effective 2026-02-05 (official)" in shown


def test_a_number_alone_is_looked_up(judge: Any) -> None:
    assert judge("8.10.4") == judge("rule", "8.10.4")


@pytest.mark.parametrize("written", ["CR 8.10.4", "rule 8.10.4", "regla 8.10.4", "§8.10.4"])
def test_a_number_may_be_called_a_rule(judge: Any, written: str) -> None:
    assert judge(written) == judge("rule", written) == judge("rule", "8.10.4")


def test_a_heading_shows_its_subtree_and_with_a_dot_itself_alone(judge: Any) -> None:
    assert "8.10.8.2" in judge("rule", "8.10", "--lang", "en").out
    assert "8.10.8.2" not in judge("rule", "8.10.", "--lang", "en").out


def test_a_number_does_not_match_longer_numbers(judge: Any) -> None:
    answer = json.loads(judge("rule", "1.1", "--json").out)
    assert all(rule["number"].startswith("1.1.") for rule in answer["below"])


def test_the_examples_of_a_rule_are_shown(judge: Any) -> None:
    shown = judge("rule", "4.6.9", "--lang", "en").out
    assert [shown.count(f"Example {label}:") for label in "ABC"] == [1, 1, 1]


def test_references_are_shown_both_ways(judge: Any) -> None:
    answer = json.loads(judge("rule", "8.10.7", "--json").out)
    assert [mention["where"] for mention in answer["refers_to"]] == ["5.1.1.7"]
    answer = json.loads(judge("rule", "5.1.1.7", "--json").out)
    assert "8.10.7" in [mention["where"] for mention in answer["referred_to_by"]]


def test_the_glossary_refers_to_a_rule_too(judge: Any) -> None:
    answer = json.loads(judge("rule", "1.8", "--json").out)
    mentions = [(mention["kind"], mention["where"]) for mention in answer["referred_to_by"]]
    assert ("term", "game state check") in mentions


def test_a_reference_to_nowhere_is_said_to_be_one(judge: Any) -> None:
    assert "a rule that does not exist" in judge("rule", "5.1.1.5").out


def test_spanish_stands_beside_english_marked_as_unofficial(judge: Any) -> None:
    both = judge("rule", "5.1.1.11").words
    assert "considered to be drying" in both
    assert "Español, no oficial" in both
    assert "está secándose (drying)" in both
    assert "Español" not in judge("rule", "5.1.1.11", "--lang", "en").words
    assert "considered to be drying" not in judge("rule", "5.1.1.11", "--lang", "es").words


def test_a_rule_without_a_translation_is_shown_in_english(judge: Any) -> None:
    shown = judge("rule", "8.10.4", "--lang", "es").words
    assert "enters play dry." in shown
    assert "No hay traducción" in shown


def test_a_judges_notes_are_shown_as_such(judge: Any) -> None:
    shown = judge("rule", "5.1.1.6").out
    assert "A judge’s note, unofficial" in shown
    assert "única carta activa" in shown


def test_the_other_game_is_shown_only_on_request_and_with_a_warning(judge: Any) -> None:
    assert "La bolsa (Bag)" not in judge("rule", "7.7").out
    asked = judge("rule", "7.7", "--all").out
    assert asked.index("WARNING: This text contradicts the official rules") < asked.index("La bolsa (Bag)")


def test_a_number_that_does_not_exist_gets_its_neighbours(judge: Any) -> None:
    outcome = judge("rule", "8.10.9")
    assert outcome.code == 1
    assert "there is no rule 8.10.9 in edition 2.0.1" in outcome.err
    assert "8.10.8.2" in outcome.err
    assert "8.11 " in outcome.err


@pytest.mark.parametrize(
    "number",
    ["9" * 10_000, "1." * 5_000, "", "8.10.4; drop table rule", "8.10.4' or '1'='1", "%", "-"],
)
def test_what_is_no_number_gets_a_clear_message(judge: Any, number: str) -> None:
    outcome = judge("rule", "--", number)
    assert outcome.code == 1
    assert "is no rule number" in outcome.err
    assert len(outcome.err) < 300


def test_a_number_of_ten_thousand_digits_alone_is_no_rule(judge: Any) -> None:
    outcome = judge("7" * 10_000)
    assert outcome.code == 1
    assert "is no rule number" in outcome.err


def test_an_unknown_edition_is_said_to_be_unknown(judge: Any) -> None:
    outcome = judge("rule", "8.10.4", "--edition", "9.9")
    assert (outcome.code, "judge rules editions" in outcome.err) == (1, True)


def test_json_holds_the_whole_answer(judge: Any) -> None:
    answer = json.loads(judge("rule", "5.1.1.7", "--json").out)
    assert answer["source"]["edition"] == "2.0.1"
    assert answer["rule"]["number"] == "5.1.1.7"
    assert [heading["number"] for heading in answer["headings"]] == ["5", "5.1", "5.1.1"]
    assert {found["source"]["language"] for found in answer["renderings"]} == {"es"}
