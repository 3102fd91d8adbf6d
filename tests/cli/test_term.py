"""`judge term`, and terms given to `judge` alone."""

import json
from typing import Any

import pytest


@pytest.mark.parametrize(
    ("asked", "term", "rule"),
    [
        ("drying", "drying", "5.1.1.11"),
        ("DRYING", "drying", "5.1.1.11"),
        ("game stat check", "game state check", "1.8"),
        ("destierro", "banish/banished", "1.8.1.4"),
        ("secándose", "drying", "5.1.1.11"),
        ("secandose", "drying", "5.1.1.11"),
        ("pozo de tinta", "inkwell", "7.5"),
        ("summoning sick", "drying", "5.1.1.11"),
        ("tap", "exert", "5.1.1.2"),
        ("the stack", "bag", "7.7"),
        ("graveyard", "discard", "7.6"),
        ("ward", "Ward", "8.15"),
        ("characters", "character", "5.3"),
        ("strength", "Strength {S}", "5.3.6.2"),
    ],
)
def test_a_word_is_explained_with_its_rules(judge: Any, asked: str, term: str, rule: str) -> None:
    answer = json.loads(judge("term", asked, "--json").out)
    assert answer["term"] == term
    assert rule in [found["number"] for found in answer["rules"]]


def test_a_term_alone_is_explained(judge: Any) -> None:
    assert judge("drying") == judge("term", "drying")
    assert judge("game", "state", "check") == judge("term", "game state check")


def test_both_senses_are_shown(judge: Any) -> None:
    shown = judge("term", "discard").out
    assert "noun. The single faceup pile" in shown
    assert "verb. When a player chooses" in shown


def test_other_words_are_marked_as_ours(judge: Any) -> None:
    shown = judge("term", "drying").out
    assert "In Spanish (ours, unofficial): " in shown
    assert "Players also say (ours): " in shown
    assert "In Spanish" not in judge("term", "drying", "--lang", "en").out


@pytest.mark.parametrize("word", ["xyzzy", "'; drop table term; --", '"', "", "%", "q" * 5000])
def test_what_is_no_term_gets_a_clear_message(judge: Any, word: str) -> None:
    outcome = judge("term", word)
    assert outcome.code == 1
    assert "is no term of the rules" in outcome.err
    assert len(outcome.err) < 400
