"""The tool with which authors of rows look at a text."""

import importlib
from types import ModuleType

import pytest
from toy_grammar import CONTEXT, TOY

import judge.terms
from judge.cards.abilities.node import Node
from judge.cards.text import registry
from judge.cards.text.notation import GrammarError

TRY = importlib.import_module("judge.cards.text.try")


def report(text: str) -> str:
    return "\n".join(TRY.report(TOY, text, "ability", CONTEXT))


def test_a_reading_is_shown_with_its_rows_and_written_back() -> None:
    shown = report("Whenever your Heroes quest, draw 2 cards.")
    assert "reading 1 of 1" in shown
    assert "when: Quests    [toy.grammar:17: whenever <cards[pl]> quest]" in shown
    assert "count: 2" in shown
    assert shown.endswith("written back: Whenever your Heroes quest, draw 2 cards.")


def test_a_failure_is_shown_with_a_caret_and_what_was_wanted() -> None:
    shown = report("Draw a cart.").splitlines()
    assert shown == ["Draw a cart.", "       ^ these words are not understood", "wanted here: card"]


def test_a_fault_of_the_user_is_a_message(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(TRY, "card_grammar_and_words", lambda _: (TOY, CONTEXT))
    assert TRY.main(["Draw a card.", "nothing"]) == 2
    assert capsys.readouterr().err == "the grammar has no symbol nothing\n"
    assert TRY.main(["Draw a card."]) == 0
    assert "written back: Draw a card." in capsys.readouterr().out


def test_the_registry_knows_every_node_and_enum_by_name() -> None:
    names = registry.names_of(*registry.ability_modules())
    assert names["Keyword"] is judge.terms.Keyword
    assert names["Node"] is Node


def test_two_classes_of_one_name_are_refused() -> None:
    one, other = ModuleType("one"), ModuleType("other")
    for module in (one, other):
        vars(module)["Twice"] = type("Twice", (Node,), {})
    with pytest.raises(GrammarError, match="two classes are called Twice"):
        registry.names_of(one, other)


def test_the_table_files_of_the_cards_load() -> None:
    assert registry.card_grammar() is registry.card_grammar()
