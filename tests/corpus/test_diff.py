"""Two editions are compared by the words of their rules."""

from collections import Counter
from dataclasses import replace

import pytest
from edition_text import edition, official, official_text, rule_line, with_a_new_keyword

from judge.corpus.compare import Change, Comparison, compared
from judge.corpus.document import Document, Rule, kind_of


def changes(comparison: Comparison) -> dict[str, Change]:
    return {c.new or c.old: c for c in comparison.changes if c.what == "rule" and c.kind != "unchanged"}


def changed(new: Document) -> dict[str, Change]:
    return changes(compared(official(), new))


def with_rules(*rules: Rule, without: str = "") -> Document:
    """The official edition with these rules in the place of those of their number, or behind all others."""
    own = {rule.number: rule for rule in rules}
    kept = [own.pop(r.number, r) for r in official().rules if r.number != without]
    return replace(official(), edition="2.1.0", rules=(*kept, *own.values()))


def rule(number: str, text: str) -> Rule:
    return Rule(number, number.rpartition(".")[0], kind_of(number), "", text)


def test_an_edition_does_not_differ_from_itself() -> None:
    comparison = compared(official(), official())
    assert len(comparison.changes) == comparison.count("unchanged") == 541


@pytest.fixture(scope="module")
def a_keyword_more() -> Comparison:
    return compared(official(), edition(with_a_new_keyword(official_text())))


def test_a_new_section_moves_those_behind_it_and_changes_none(a_keyword_more: Comparison) -> None:
    kinds = Counter(change.kind for change in changes(a_keyword_more).values())
    assert kinds == {"moved": 46, "added": 2, "reference renumbered": 3}
    found = changes(a_keyword_more)
    assert (found["8.11.4"].old, found["8.11.4"].kind) == ("8.10.4", "moved")
    assert found["8.4"].kind == found["8.4.1"].kind == "added"


def test_a_reference_that_follows_its_rule_is_only_renumbered(a_keyword_more: Comparison) -> None:
    change = changes(a_keyword_more)["1.5.5.2"]
    assert change.kind == "reference renumbered"
    assert [(r.old, r.new, r.follows) for r in change.references] == [("8.10", "8.11", True)]
    assert change.parts == ()


def test_a_reference_to_another_rule_is_a_change() -> None:
    was = official().by_number["3.4.2"]
    found = changed(with_rules(replace(was, text=was.text.replace("1.9.1", "1.8.1"))))
    assert {number: change.kind for number, change in found.items()} == {"3.4.2": "reference changed"}
    assert not found["3.4.2"].references[0].follows


def test_a_reworded_rule_has_its_words_marked() -> None:
    text = "There’s a maximum hand size of ten. A hand can’t have fewer than 0 cards in it."
    [change] = changed(with_rules(rule("7.3.3", text))).values()
    assert (change.kind, change.old, change.new) == ("reworded", "7.3.3", "7.3.3")
    assert [(part.mark, part.words) for part in change.parts] == [
        ("same", "There’s"),
        ("gone", "no"),
        ("new", "a"),
        ("same", "maximum hand"),
        ("gone", "size."),
        ("new", "size of ten."),
        ("same", "A hand can’t have fewer than 0 cards in it."),
    ]


def test_a_rule_is_found_where_it_was_moved_to() -> None:
    text = official().by_number["7.3.3"].text
    found = changed(with_rules(rule("2.4.3", text), without="7.3.3"))
    assert {n: (c.kind, c.old) for n, c in found.items()} == {"2.4.3": ("moved", "7.3.3")}


def test_a_rule_is_found_where_it_was_moved_to_in_other_words() -> None:
    text = "There’s no maximum hand size. No hand can have fewer than 0 cards in it at any time."
    found = changed(with_rules(rule("2.4.3", text), without="7.3.3"))
    assert {n: (c.kind, c.old) for n, c in found.items()} == {"2.4.3": ("moved and reworded", "7.3.3")}


def test_another_rule_under_the_same_number_is_one_removed_and_one_added() -> None:
    text = "Whoever owns the oldest castle decides which movie the players watch after this game."
    kinds = [(c.kind, c.old, c.new) for c in compared(official(), with_rules(rule("7.3.3", text))).changes]
    assert {kind for kind in kinds if kind[0] != "unchanged"} == {
        ("removed", "7.3.3", ""),
        ("added", "", "7.3.3"),
    }


def test_a_keyword_is_not_taken_for_another_that_is_written_alike() -> None:
    without = tuple(r for r in official().rules if not r.number.startswith("8.3"))
    frenzy = rule("8.16.1", "The Frenzy keyword represents two abilities.")
    found = changed(replace(official(), rules=(*without, Rule("8.16", "8", "section", "Frenzy", ""), frenzy)))
    assert found["8.16.1"].kind == "added"
    assert found["8.3.1"].kind == "removed"


def test_a_removed_rule_is_shown_where_it_stood() -> None:
    comparison = compared(official(), with_rules(without="7.3.3"))
    places = [change.new or change.old for change in comparison.changes]
    assert places[places.index("7.3.3") - 1] == "7.3.2"


def test_what_is_added_swapped_is_what_is_removed() -> None:
    new = edition(with_a_new_keyword(official_text()))
    back = compared(new, official())
    assert (back.count("removed"), back.count("added"), back.count("moved")) == (2, 0, 46)


def test_changed_examples_and_terms_are_shown_too() -> None:
    [first, *rest] = official().examples
    shorter = replace(first, text=first.text.replace("Mufasa – Betrayed Leader has", "Mufasa has"))
    terms = tuple(term for term in official().terms if term.term != "zone")
    comparison = compared(official(), replace(official(), examples=(shorter, *rest[:-1]), terms=terms))
    found = {(c.what, c.kind, c.old) for c in comparison.changes if c.what != "rule"}
    assert found == {
        ("example", "reworded", "1.2.1 example"),
        ("example", "removed", f"{rest[-1].rule} example"),
        ("term", "removed", "“zone”"),
    }


def test_a_comparison_can_be_narrowed_to_one_section() -> None:
    comparison = compared(official(), edition(with_a_new_keyword(official_text()))).within("8.10")
    assert {c.old for c in comparison.changes} >= {"8.10", "8.10.4", "8.9"}
    assert all("8.10" in (c.old, c.new) or "8.10." in c.old + " " + c.new for c in comparison.changes)


def test_a_rule_dropped_from_the_text_is_removed_and_those_behind_it_move() -> None:
    text = official_text()
    start, end = rule_line(text, "8.10.8.2")
    found = changed(edition(text[:start] + text[end:]))
    assert {n: c.kind for n, c in found.items()} == {"8.10.8.2": "removed"}
