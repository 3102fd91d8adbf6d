"""Texts as runs: words, symbols, links."""

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from judge.printing.runs import paragraphs, runs


def test_a_symbol_is_a_run_of_its_own() -> None:
    assert runs("Pay 2 {I} or {E} it.") == [
        {"text": "Pay 2 "},
        {"symbol": "I"},
        {"text": " or "},
        {"symbol": "E"},
        {"text": " it."},
    ]


def test_braces_around_anything_else_stay_words() -> None:
    assert runs("{X} {EE}") == [{"text": "{X} {EE}"}]


def test_a_rule_number_is_a_link_only_where_its_text_is_printed() -> None:
    assert runs("See 8.10.4.", {"8.10.4": "r-8.10.4"}) == [
        {"text": "See "},
        {"text": "8.10.4", "to": "r-8.10.4"},
        {"text": "."},
    ]
    assert runs("See 8.10.4.", {"8.10": "r-8.10"}) == [{"text": "See 8.10.4."}]


def test_each_line_with_words_is_a_paragraph() -> None:
    assert paragraphs("One.\n\n Two.") == [[{"text": "One."}], [{"text": "Two."}]]


@given(st.text())
def test_no_word_is_lost_and_no_control_character_kept(text: str) -> None:
    parts = runs(text, {"1.2": "r-1.2"})
    back = "".join("{" + part["symbol"] + "}" if "symbol" in part else part["text"] for part in parts)
    assert not any(unicodedata.category(character) in ("Cc", "Cs") for character in back)
    assert [c for c in back if c.isalnum()] == [c for c in text if c.isalnum()]
