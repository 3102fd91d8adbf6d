"""What an answer of a scenario means for the decision that is asked, and when it is no answer to it."""

from collections.abc import Callable

import pytest

from judge.assistant import Assistant
from judge.cards.catalog import Catalog
from judge.scenario.run import Resolved
from judge.scenario.scenario import Scenario

ScenarioOf = Callable[[str], Scenario]
Played = Callable[[str, str], Resolved]


@pytest.fixture(scope="session")
def played(scenario_of: ScenarioOf, catalog: Catalog) -> Played:
    """What comes of an action with this text, given these answers."""
    assistant = Assistant(catalog)

    def resolved(text: str, choices: str) -> Resolved:
        card = f'{{name: Deed, type: action, cost: 0, text: "{text}"}}'
        figure = "type: character, cost: 1, strength: 1, willpower: 3, lore: 1"
        board = f"""\
title: t
players:
  me:
    hand:
      - card: {card}
    play:
      - card: {{name: Anna, {figure}}}
      - card: {{name: Chip, {figure}}}
    deck: 9
  rival:
    play:
      - card: {{name: Elsa, {figure}, text: "Ward"}}
do:
  - play: Deed
    choices: {choices}
"""
        return assistant.resolve(scenario_of(board))

    return resolved


def damage(resolved: Resolved) -> list[dict[str, int]]:
    """The damage on each character that has any, in each outcome."""
    games = [outcome.game for outcome in resolved.outcomes]
    return [
        {game.card(card).name: state.damage for card, state in game.in_play.items() if state.damage}
        for game in games
    ]


def refused(resolved: Resolved) -> list[tuple[str, ...]]:
    return [one.rules for one in resolved.outcomes[0].taken[0].refused_answers]


def test_a_card_given_where_a_may_is_asked_means_yes_and_that_card(played: Played) -> None:
    assert damage(played("You may deal 1 damage to chosen character.", "[Chip]")) == [{"Chip": 1}]


def test_no_means_no(played: Played) -> None:
    assert damage(played("You may deal 1 damage to chosen character.", "[no]")) == [{}]


def test_a_card_can_not_be_chosen_twice(played: Played) -> None:
    resolved = played("Deal 1 damage to up to 2 chosen characters.", "[[Chip, Chip], [Anna, Chip]]")
    assert damage(resolved) == [{"Anna": 1, "Chip": 1}]
    [rules] = refused(resolved)
    assert "6.1.3" in rules


def test_a_card_that_must_not_be_chosen_is_refused_though_only_one_is_left(played: Played) -> None:
    resolved = played(
        "Deal 1 damage to chosen character of yours. Exert chosen opposing character.", "[Anna, Elsa]"
    )
    assert damage(resolved) == [{"Anna": 1}]
    [rules] = refused(resolved)
    assert "8.15.1" in rules


def test_a_refusal_stands_where_the_choice_was_made(played: Played) -> None:
    text = "Deal 1 damage to chosen character. Deal 1 damage to another chosen character."
    resolved = played(text, "[Anna, Elsa]")
    said = [step.message for step in resolved.outcomes[0].game.steps]
    assert damage(resolved) == [{"Anna": 1, "Chip": 1}]
    assert said.index("an illegal choice") < len(said) - 1 - said[::-1].index("chooses")


@pytest.mark.parametrize(("answer", "hand"), [("1", 2), ("2", 0)])
def test_an_option_goes_by_its_number(played: Played, answer: str, hand: int) -> None:
    text = "Choose one:\\n• Draw 2 cards.\\n• Deal 1 damage to chosen character of yours."
    resolved = played(text, f"[{answer}, Anna]" if hand == 0 else f"[{answer}]")
    assert [len(outcome.game.players[0].hand) for outcome in resolved.outcomes] == [hand]


def test_an_option_that_can_not_be_done_is_refused(played: Played) -> None:
    text = "Choose and discard a card or deal 1 damage to chosen character of yours."
    resolved = played(text, "[1, 2, Anna]")
    assert damage(resolved) == [{"Anna": 1}]
    [rules] = refused(resolved)
    assert "6.1.5.2" in rules


def test_a_number_that_is_too_high_is_refused(played: Played) -> None:
    resolved = played(
        "Deal 2 damage to chosen character of yours. Remove up to 1 damage from them.", "[Anna, 2, 1]"
    )
    assert damage(resolved) == [{"Anna": 1}]
    [rules] = refused(resolved)
    assert "1.7.7" in rules
