"""Printed text to rules text."""

import pytest

from judge.cards.text.clean import clean


@pytest.mark.rule("1.1.7")
@pytest.mark.parametrize(
    ("printed", "rules"),
    [
        ("Gain Ward. (Opponents can't choose them. Ever.)", "Gain Ward."),
        ("Gain Ward (really (no, truly)) this turn.", "Gain Ward this turn."),
        ("Gain Rush (They can challenge.).", "Gain Rush."),
        ("(A reminder.) Draw a card. (Another.)", "Draw a card."),
    ],
)
def test_reminder_text_is_no_rules_text(printed: str, rules: str) -> None:
    assert clean(printed) == rules


def test_the_names_of_a_pair_in_parentheses_are_rules_text() -> None:
    printed = "(This character counts as being named\nboth Ping and Pong.)"
    assert clean(printed) == "This character counts as being named both Ping and Pong."


def test_an_unbalanced_parenthesis_hides_nothing() -> None:
    assert clean("Draw a card. (And lose the game.") == "Draw a card. (And lose the game."
    assert clean("Draw a card.) Gain 1 lore.") == "Draw a card.) Gain 1 lore."


def test_quotes_dashes_and_symbols_have_one_spelling() -> None:
    assert clean("gains “⟳, 1 ⬡ – Draw a card”") == 'gains "{E}, 1 {I} — Draw a card"'
    assert clean("This character’s –1 ¤, −2 ⛉, +1 ◊") == "This character's -1 {S}, -2 {W}, +1 {L}"
    assert clean("{e} - Draw a non-\ncharacter  card") == "{E} — Draw a non-character card"


def test_cleaning_twice_changes_nothing() -> None:
    once = clean("“⟳ — Draw (one) a card” – now .")
    assert clean(once) == once


def test_a_hundred_thousand_parentheses_are_cleaned_at_once() -> None:
    assert clean("(" * 50_000 + ")" * 50_000) == ""
    assert len(clean("(" * 100_000)) == 100_000
