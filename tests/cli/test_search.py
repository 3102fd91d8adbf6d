"""`judge search`: what it finds, and what it makes of noise."""

import json
from typing import Any

import pytest


def found(judge: Any, *words: str) -> list[str]:
    return [hit["key"] for hit in json.loads(judge("search", *words, "--json").out)["hits"]]


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("shift exerted", "8.10.2"),
        ("summoning sick", "5.1.1.11"),
        ("graveyard", "7.6"),
        ("tap", "5.1.1.2"),
        ("the stack", "7.7"),
        ("mareo de invocación", "5.1.1.11"),
        ("cementerio", "7.6"),
        ("personaje secándose", "5.1.1.11"),
    ],
)
def test_players_words_find_the_rule(judge: Any, words: str, rule: str) -> None:
    assert rule in found(judge, words)[:3]


def test_a_number_among_the_words_is_that_rule(judge: Any) -> None:
    assert found(judge, "what about 6.5.7 then")[0] == "6.5.7"


def test_the_hit_is_marked_under_its_heading(judge: Any) -> None:
    shown = judge("search", "shift exerted").out
    assert "8.10.2  KEYWORDS › Shift" in shown
    assert "*shifted* character is put on top of an *exerted*" in shown


def test_an_alias_is_said_to_be_ours(judge: Any) -> None:
    assert (
        "“graveyard” is searched as “discard” too (our table, unofficial)" in judge("search", "graveyard").out
    )


def test_anything_else_is_searched(judge: Any) -> None:
    assert judge("shifted", "exerted") == judge("search", "shifted exerted")


def test_a_tag_of_the_notes_is_a_search_term(judge: Any) -> None:
    assert "5.1.1.5" in found(judge, "on-bottom")


def test_spanish_is_shown_beside_english_and_on_its_own(judge: Any) -> None:
    both = judge("search", "personaje secándose").out
    assert "(es, unofficial)" in both
    assert "(es, unofficial)" not in judge("search", "personaje secándose", "--lang", "en").out


def test_the_other_game_is_found_only_on_request_and_with_a_warning(judge: Any) -> None:
    words = ("search", "cartas retiradas del juego reclamadas bolsa árbitro registro", "-n", "20")
    assert "es-another-game" not in judge(*words, "--json").out
    asked = judge(*words, "--all").out
    assert "WARNING: This text contradicts the official rules" in asked
    assert "es-another-game" in judge(*words, "--all", "--json").out


@pytest.mark.parametrize(
    "words",
    [
        '"',
        "(",
        "NEAR/2",
        "*",
        '"unbalanced',
        "a AND (b OR",
        "title : x",
        "^",
        "{",
        "'; drop table rule; --",
        "\x00",
        "",
        " ",
        "the of and",
        "🧾",
        "x" * 20_000,
        "word " * 5_000,
    ],
)
def test_noise_is_answered_or_refused_clearly(judge: Any, words: str) -> None:
    outcome = judge("search", "--", words)
    assert outcome.code in (0, 1)
    assert "this should not have happened" not in outcome.err
    assert outcome.code == 0 or "nothing found" in outcome.err
    assert judge("rule", "8.10.4").code == 0


def test_nothing_found_is_an_empty_list_in_json(judge: Any) -> None:
    assert found(judge, "xyzzyx") == []
