"""The official text is read exactly: nothing missing, nothing that is no rule."""

from collections import Counter

import pytest

from judge.corpus.official import OfficialText, read_official
from judge.paths import shipped


@pytest.fixture(scope="module")
def official() -> OfficialText:
    [file] = shipped("rules_corpus").glob("002_*.txt")
    return read_official(file.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def words(official: OfficialText) -> dict[str, str]:
    return {rule.number: rule.words for rule in official.rules}


def test_there_are_541_entries_of_four_kinds(official: OfficialText) -> None:
    kinds = Counter(rule.kind for rule in official.rules)
    assert len(official.rules) == 541
    assert kinds == {"chapter": 10, "section": 67, "rule": 270, "subrule": 194}


def test_there_are_86_examples_and_99_terms_and_no_doubts(official: OfficialText) -> None:
    assert (len(official.examples), len(official.terms), official.doubts) == (86, 99, ())


def test_every_parent_exists_and_stands_before_its_child(official: OfficialText) -> None:
    seen: set[str] = set()
    for rule in official.rules:
        assert rule.parent is None or rule.parent in seen
        seen.add(rule.number)


def test_every_example_belongs_to_a_rule_that_exists(official: OfficialText, words: dict[str, str]) -> None:
    assert {example.rule for example in official.examples} <= set(words)


def test_a_wrapped_line_that_begins_with_a_number_starts_no_rule(
    official: OfficialText, words: dict[str, str]
) -> None:
    [example] = [e for e in official.examples if e.rule == "6.5.7"]
    assert words["6.5.7.3"].startswith("After the chosen replacement effect has been applied")
    assert "6.5.7.1 through 6.5.7.3. First, the opposing player checks" in example.text
    assert example.text.endswith("the effect resolves and the game continues.")


def test_the_examples_behind_a_process_belong_to_the_process(official: OfficialText) -> None:
    labels = [e.label for e in official.examples if e.rule == "4.6.9"]
    assert labels == ["A", "B", "C"]


@pytest.mark.parametrize(
    ("number", "end"),
    [
        ("5.1", "Card States"),
        ("5.2", "Parts of a Card"),
        ("5.2.5", "Amethyst, Emerald, Ruby, Sapphire, and Steel."),
        ("5.2.10.6", "among the cards in the set it was printed in."),
        ("5.6", "Locations"),
        ("1.3.3", "all players with that designation."),
        ("10.2.5", "place them facedown as their new deck."),
    ],
)
def test_no_figure_and_no_page_furniture_leaks_into(words: dict[str, str], number: str, end: str) -> None:
    assert words[number].endswith(end)


def test_the_figures_under_the_challenge_examples_leak_into_none(official: OfficialText) -> None:
    ends = [e.text.rsplit(". ", 1)[-1] for e in official.examples if e.rule == "4.6.9"]
    assert ends[:2] == ["The challenge is over.", "The challenge is over."]
    assert ends[2].endswith("Rafiki won’t be dealt any damage.")


def test_no_text_holds_furniture_tabs_or_runs_of_spaces(official: OfficialText) -> None:
    texts = [r.words for r in official.rules] + [e.text for e in official.examples]
    texts += [t.text for t in official.terms]
    for text in texts:
        assert "disneylorcana" not in text
        assert "©" not in text
        assert "\t" not in text
        assert "  " not in text


def test_the_tabs_of_chapter_9_are_white_space(words: dict[str, str]) -> None:
    assert words["9.2"].endswith("these rules either augment or change the standard rules of Disney Lorcana.")
    assert "at the same time. During the Main Phase, the players" in words["9.3.1"]


def test_the_contents_are_no_rules(words: dict[str, str]) -> None:
    assert words["1"] == "CONCEPTS"
    assert words["5.6"] == "Locations"
    assert words["6"] == "ABILITIES, EFFECTS, AND RESOLVING"


def test_a_rule_read_across_a_page_break_is_whole(words: dict[str, str]) -> None:
    assert words["8.10.4"] == (
        "If a shifted character is put on top of a dry character, the shifted character enters play dry. "
        "If a shifted character is put on top of a drying character, "
        "the shifted character enters play drying."
    )


def test_a_heading_has_a_title_and_a_sentence_has_a_text(official: OfficialText) -> None:
    rules = {rule.number: rule for rule in official.rules}
    assert (rules["8.10"].title, rules["8.10"].text) == ("Shift", "")
    assert (rules["4.6.6"].title, rules["4.6.6"].text) == ("Challenge Damage step", "")
    assert rules["5.1.1.11"].title == "Drying"
    assert rules["5.1.1.11"].text.startswith("Drying – A character that entered play")
    assert rules["9.1"].title == ""


def test_a_term_with_two_senses_keeps_both(official: OfficialText) -> None:
    senses = {t.term: [s.part_of_speech for s in t.senses] for t in official.terms if t.senses}
    assert senses == {
        "discard": ["noun", "verb"],
        "ink": ["noun", "verb"],
        "ready": ["verb", "adjective"],
        "stack": ["noun", "verb"],
    }


def test_the_terms_are_in_the_order_of_the_alphabet(official: OfficialText) -> None:
    names = [t.term.casefold().replace("-", " ") for t in official.terms]
    assert (names[0], names[-1]) == ("ability", "zone")
    assert names == sorted(names)


def test_the_references_that_lead_nowhere_are_the_six_known_ones(
    official: OfficialText, words: dict[str, str]
) -> None:
    dead = {reference.target for reference in official.references} - set(words)
    assert dead == {"1.8.1.5", "5.1.6", "5.1.7", "5.1.12", "10.10", "6.1.2.2"}


def test_the_size_of_a_card_is_no_reference(official: OfficialText) -> None:
    targets = {r.target for r in official.references if r.source == "1.4.1"}
    assert not targets & {"2.5", "3.5", "6.3", "8.8"}


def test_a_gap_in_the_numbers_is_a_doubt() -> None:
    text = "1. CONCEPTS\n1.1. General\n1.1.1. One rule.\n1.1.3. Another rule.\n1.1.2. Late.\n"
    reasons = {doubt.number: doubt.reason for doubt in read_official(text).doubts}
    assert reasons == {"1.1.3": "numbers are missing before it", "1.1.2": "is out of order"}


@pytest.mark.parametrize("text", ["", "\0\0\0", "no rules here", "1. 2. 3.", "Glossary\nGlossary"])
def test_a_text_that_is_no_rulebook_gives_nothing(text: str) -> None:
    reading = read_official(text)
    assert (reading.rules, reading.examples, reading.terms) == ((), (), ())
