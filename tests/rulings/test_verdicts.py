"""A verdict answers its question: what happens, and what the scenario asks about besides."""

import sqlite3

import pytest

from judge.assistant import Assistant
from judge.cards.catalog import Catalog
from judge.rulings.desk import Desk
from judge.rulings.official_answers import official_answers

BOARD = """\
title: On the board
question: {question}
players:
  me:
    lore: 14
    ink: 3
    hand: [Be Prepared]
    play: [Stitch - New Dog]
  rival:
    play: [{{card: Mickey Mouse - True Friend, exerted: true}}]
do: [{do}]
expect: [{expect}]
"""
QUEST = "{quest: Stitch}"


@pytest.fixture
def desk(db: sqlite3.Connection) -> Desk:
    return Desk(db, lambda: Assistant(Catalog.from_database(db)))


def verdict(desk: Desk, expect: str, do: str = QUEST, question: str = "What is so?") -> str:
    return desk.ruling(BOARD.format(question=question, do=do, expect=expect)).verdict


@pytest.mark.parametrize(
    ("expected", "said"),
    [
        ("{winner: none}", "You gain 1 lore. Nobody has won."),
        ("{loser: none}", "You gain 1 lore. Nobody has lost."),
        ("{player: me, lore: 15}", "You gain 1 lore. You have 15 lore."),
        ("{player: me, hand: 1}", "You gain 1 lore. You have 1 card in hand."),
        ("{player: me, ink: 3}", "You gain 1 lore. You have 3 ready ink."),
        ("{card: Stitch, exerted: true}", "You gain 1 lore. Stitch is exerted."),
        ("{card: Stitch, strength: 2, lore: 1}", "Stitch has 2 strength. Stitch has a lore value of 1."),
        ("{card: Stitch, lacks: [Ward]}", "You gain 1 lore. Stitch does not have Ward."),
        ("{card: Stitch, damage: 0}", "You gain 1 lore. Stitch has no damage."),
        ("{card: Be Prepared, zone: hand}", "You gain 1 lore. Be Prepared is in hand."),
        ("{card: Stitch, cannot: challenge, target: Mickey Mouse}", "Stitch can't challenge Mickey Mouse."),
        ("{triggered: DAYDREAM, times: 0}", "You gain 1 lore. Daydream does not trigger."),
    ],
)
def test_what_a_scenario_expects_is_part_of_its_verdict(desk: Desk, expected: str, said: str) -> None:
    assert verdict(desk, expected).endswith(said)


def test_what_the_short_answer_says_is_not_said_twice(desk: Desk) -> None:
    challenge = "{challenge: Stitch, target: Mickey Mouse}"
    expected = "{card: Stitch, zone: discard}, {card: Mickey Mouse, damage: 2}"
    assert verdict(desk, expected, challenge) == "Mickey Mouse takes 2 damage. Stitch is banished."


def test_what_does_not_come_true_is_not_said(desk: Desk) -> None:
    assert verdict(desk, "{winner: me}, {card: Stitch, strength: 9}") == "You gain 1 lore."


def test_that_an_action_is_legal_is_said_where_the_question_asks_it(desk: Desk) -> None:
    assert verdict(desk, "{legal: true}", question="Can he quest?").endswith("“Quest with Stitch” is legal.")
    assert verdict(desk, "{legal: true}", question="How much?") == "You gain 1 lore."


def test_an_action_that_is_legal_once_and_then_illegal_is_not_called_legal(desk: Desk) -> None:
    expected = "{legal: true, action: 1}, {illegal: 5.1.1.2, action: 2}"
    said = verdict(desk, expected, f"{QUEST}, {QUEST}", "Can he quest twice?")
    assert "“Quest with Stitch” is illegal" in said
    assert "is legal" not in said


def test_at_most_four_facts_are_told_the_weightiest(desk: Desk) -> None:
    facts = (
        "{card: Be Prepared, zone: hand}, {card: Stitch, strength: 2, willpower: 2, lore: 1, ready: false}"
    )
    said = verdict(desk, facts + ", {winner: none}")
    assert "Be Prepared" not in said
    assert said.count(".") == 5
    assert said.endswith("Nobody has won.")


def test_an_illegal_action_is_called_by_what_it_is(desk: Desk) -> None:
    said = verdict(desk, "{illegal: 5.1.1.2}", f"{QUEST}, {QUEST}")
    assert said.startswith("“Quest with Stitch” is illegal: Stitch is exerted")


def test_a_spanish_question_is_ruled_on_in_spanish(desk: Desk) -> None:
    text = BOARD.format(question="¿Ha terminado la partida?", do=QUEST, expect="{winner: none}")
    ruling = desk.ruling(text)
    assert ruling.language == "es"
    assert ruling.verdict.endswith("Nadie ha ganado.")
    assert desk.ruling(text, "en").verdict.endswith("Nobody has won.")


def test_the_verdict_of_an_official_answer_is_its_whole_first_sentence(db: sqlite3.Connection) -> None:
    for ruling in official_answers(db):
        assert ruling.explanation.partition("\n\n")[2] or ruling.explanation.startswith(ruling.verdict)
        assert ruling.verdict[-1] in ".!" or ruling.verdict == ruling.explanation
        assert ruling.verdict not in ("Q.", "A.", "Dr.", "Mr.")


def test_a_question_of_the_card_data_is_read_in_each_of_its_forms(db: sqlite3.Connection) -> None:
    questions = [ruling.question for ruling in official_answers(db)]
    assert not [question for question in questions if question.startswith(("Q.", "Q:"))]
    assert len([question for question in questions if question.startswith("What is to be known")]) <= 2
