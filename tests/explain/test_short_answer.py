"""The short answer reads as a judge speaks: what happened, by whom, and no for what is not allowed."""

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from judge.assistant import Assistant
from judge.explain.ruling import Ruling
from tests.explain.boards import CHESHIRE_CAT, DURABLE, EVASIVE
from tests.explain.conftest import EDITION, SCENARIOS

ANSWERS: dict[str, str] = tomllib.loads((Path(__file__).parent / "answers.toml").read_text(encoding="utf-8"))
WHOLE_NEW_WORLD = """
title: All discard, all draw
players:
  me: {ink: 5, hand: [A Whole New World, Dodge!, 2], play: [Prince John - Greediest of All]}
  rival: {hand: 3, deck: 5, play: []}
do:
  - play: A Whole New World
"""

GIVER = """
title: Lore in every case
players:
  me:
    play:
      - card:
          name: Giver
          type: character
          cost: 2
          inkwell: true
          strength: 1
          willpower: 5
          lore: 1
          text: GIVE Whenever this character quests, gain 2 lore. Deal 1 damage to chosen character.
  rival: {play: [Simba - Protective Cub]}
do:
  - quest: Giver
"""
BEAST = """
title: Beast stands in
players:
  me: {ink: 5, hand: [Fire the Cannons!]}
  rival: {play: [Beast - Selfless Protector, Flounder - Voice of Reason]}
do:
  - {play: Fire the Cannons!, choices: Flounder}
"""


@pytest.mark.parametrize("name", ANSWERS)
def test_a_shipped_scenario_is_answered_in_a_sentence_or_two(name: str, assistant: Assistant) -> None:
    resolved = assistant.resolve(assistant.read(SCENARIOS / f"{name}.yaml"))
    assert assistant.rule(resolved, EDITION).answer == ANSWERS[name]


def test_abilities_do_things_and_a_card_just_named_is_it(rule_on: Callable[..., Ruling]) -> None:
    assert rule_on(DURABLE).answer == (
        "Cheshire Cat is banished. Lose Something? banishes Marshmallow, and Durable returns it to your hand."
    )


def test_an_open_decision_is_told_case_by_case(rule_on: Callable[..., Ruling]) -> None:
    assert rule_on(CHESHIRE_CAT).answer == (
        "It depends on your choice (Durable): there are 2 outcomes. In every case: Cheshire Cat is banished. "
        "Lose Something? banishes Marshmallow. Yes: Durable returns Marshmallow to your hand. "
        "No: You choose not to use Durable."
    )


def test_lore_that_every_outcome_gives_is_told_once_for_all(rule_on: Callable[..., Ruling]) -> None:
    assert rule_on(GIVER).answer == (
        "It depends on your choice (Give): there are 2 outcomes. In every case: You gain 1 lore. "
        "Give gives you 2 lore. Giver: Give deals 1 damage to Giver. Simba: Give deals 1 damage to Simba."
    )


def test_what_replaces_is_a_sentence_of_its_own(rule_on: Callable[..., Ruling]) -> None:
    assert rule_on(BEAST).answer == (
        "Shield Another applies instead. Fire the Cannons! puts 2 damage on Beast."
    )


@pytest.mark.parametrize(
    ("board", "answer"),
    [
        ("{hand: [I2I], play: [HeiHei - Boat Snack]}", "The cost of HeiHei is too low to sing I2I (8.12.2)."),
        ("{ink: 9, hand: [Escape Plan]}", "Escape Plan prevents it (1.2.2)."),
    ],
)
def test_a_refusal_names_the_singer_or_the_action(
    rule_on: Callable[..., Ruling], board: str, answer: str
) -> None:
    deed = "{play: I2I, sing_with: HeiHei}" if "I2I" in board else "{play: Escape Plan}"
    text = f"title: Refused\nplayers:\n  me: {board}\n  rival: {{}}\ndo: [{deed}]\n"
    assert rule_on(text).answer == f"No. {answer}"


def test_what_sets_the_outcomes_apart_is_told_however_much_happens(rule_on: Callable[..., Ruling]) -> None:
    ruling = rule_on(WHOLE_NEW_WORLD)
    assert [one.choices[-1].answer for one in ruling.outcomes] == ["yes", "no"]
    drawn, declined = (one.answer for one in ruling.outcomes)
    assert "I Sentence You lets you draw 3 cards." in drawn
    assert "You choose not to use I Sentence You." in declined


def test_a_refusal_comes_first_with_its_rule(rule_on: Callable[..., Ruling]) -> None:
    assert rule_on(EVASIVE).answer == (
        "No. Goofy has Evasive and can be challenged only by a character with Evasive (8.6.1)."
    )


def test_spanish_has_the_official_terms_beside(rule_on: Callable[..., Ruling]) -> None:
    assert rule_on(DURABLE, "es").answer == (
        "Cheshire Cat es desterrado (banished). Lose Something? destierra (banish) a Marshmallow, y Durable "
        "devuelve (return) la carta a tu mano (hand)."
    )


def test_without_a_me_players_go_by_their_names(rule_on: Callable[..., Ruling]) -> None:
    text = CHESHIRE_CAT.replace("  me:", "  anna:") + "    choices: [yes]\n"
    assert rule_on(text).answer.endswith("and Durable returns it to anna's hand.")


def test_of_two_cards_with_one_name_the_version_is_said(rule_on: Callable[..., Ruling]) -> None:
    text = """
title: Two Stitches
players:
  me: {play: [Stitch - New Dog, Stitch - Rock Star]}
  rival: {}
do: [{quest: Stitch - New Dog}, {challenge: Stitch - New Dog, target: Stitch - Rock Star}]
"""
    assert "Stitch - " in rule_on(text).answer


def test_nothing_is_said_to_change_where_nothing_changes(rule_on: Callable[..., Ruling]) -> None:
    assert rule_on("title: Nothing\nplayers: {me: {}, rival: {}}\n").answer == "Nothing changes."
