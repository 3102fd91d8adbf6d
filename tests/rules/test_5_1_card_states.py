"""The states of cards (CR 5.1)."""

import pytest

from judge.cards.catalog import Catalog
from judge.engine import boost, play, quest
from judge.engine.turn_actions.play import How
from judge.scenario.read import read_scenario
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, character
from tests.rules.playing import cited, ink_of, refused, rules_of


@pytest.mark.rule("5.1.1.3")
@pytest.mark.rule("5.1.1.4")
@pytest.mark.parametrize(
    ("word", "rule", "first"), [("damaged", "5.1.1.3", True), ("undamaged", "5.1.1.4", False)]
)
def test_one_damage_makes_a_character_damaged(word: str, rule: str, first: bool) -> None:
    board = Board()
    hurt, whole = board.put(ME, Zone.PLAY, character("Elsa"), character("Anna"))
    game = board.start()
    game.in_play[hurt].damage = 1
    board.resolve(f"Exert chosen {word} character.")
    assert (game.in_play[hurt].exerted, game.in_play[whole].exerted) == (first, not first)
    assert rule in rules_of(game, "chooses")


@pytest.mark.rule("5.1.1.5")
@pytest.mark.rule("5.1.1.8")
@pytest.mark.rule("5.1.1.10")
@pytest.mark.rule("8.4.2")
@pytest.mark.rule("8.4.3")
def test_a_card_under_another_is_neither_chosen_nor_in_play() -> None:
    board = Board()
    ink_of(board, 1)
    (top,) = board.put(ME, Zone.PLAY, character(text="Boost 1 {I}"))
    (below, _) = board.put(ME, Zone.DECK, character("Elsa"), character())
    game = board.start()
    boost(game, ME, top)
    facedown = {"5.1.1.10", "8.4.3"}
    rules = {"5.1.1.8", "5.1.1.5", "4.5.1.1", "4.5.1"} | facedown
    assert rules == set(refused(game, lambda: quest(game, ME, below)))
    board.resolve("Exert chosen character.")
    assert game.in_play[top].exerted
    assert "5.1.1.5" in cited(game)


@pytest.mark.rule("5.1.1.6")
@pytest.mark.rule("5.1.1.7")
def test_the_card_on_top_has_not_the_text_of_the_card_below() -> None:
    board = Board()
    (below,) = board.put(
        ME, Zone.PLAY, character("Elsa", "GLOW| Whenever this character quests, gain 5 lore.")
    )
    (card,) = board.put(ME, Zone.HAND, character("Elsa", "Shift 0"))
    game = board.start()
    play(game, ME, card, How(shift_onto=(below,)))
    quest(game, ME, card)
    assert game.players[ME].lore == 1
    assert {"5.1.1.6", "5.1.1.7"} <= rules_of(game, "enters play")


@pytest.mark.rule("5.1.1.1")
@pytest.mark.rule("5.1.1.2")
@pytest.mark.rule("5.1.3")
def test_ready_and_exerted_are_applied_at_once() -> None:
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character())
    game = board.resolve("Exert chosen character.")
    assert game.in_play[card].exerted
    board.resolve("Ready chosen character.")
    assert not game.in_play[card].exerted
    assert {"5.1.1.2", "5.1.3"} <= rules_of(game, "exerts")
    assert {"5.1.1.1", "5.1.3"} <= rules_of(game, "readies")


@pytest.mark.rule("5.1.1.1")
def test_a_character_enters_play_exerted_only_where_it_may() -> None:
    board = Board()
    (card,) = board.put(ME, Zone.HAND, character(cost=0))
    game = board.start()
    assert "5.1.1.1" in refused(game, lambda: play(game, ME, card, How(exerted=True)))


@pytest.mark.parametrize(
    ("play_zone", "rule"),
    [
        pytest.param("{card: Lantern, damage: 1}", "5.1.2.2", id="a damaged item"),
        pytest.param("{card: Motunui - Island Paradise, exerted: true}", "5.1.2.3", id="an exerted location"),
        pytest.param("{card: Be Prepared}", "7.4.1", id="an action that stays in play"),
    ],
)
@pytest.mark.rule("5.1.2.2")
@pytest.mark.rule("5.1.2.3")
@pytest.mark.rule("7.4.1")
def test_a_board_cannot_have_a_state_that_the_card_cannot(play_zone: str, rule: str) -> None:
    text = f"title: t\nplayers:\n  me:\n    play:\n      - {play_zone}\n  rival: {{}}\n"
    faults = [str(fault) for fault in read_scenario(text, Catalog.bundled()).faults]
    assert any(f"CR {rule}" in fault for fault in faults), faults


@pytest.mark.rule("7.4.3")
def test_cards_that_leave_together_see_each_other() -> None:
    text = "MOURN| Whenever one of your other characters is banished, each opponent loses 1 lore."
    board = Board()
    board.put(RIVAL, Zone.PLAY, character("Elsa", text), character("Anna"), character("Chip"))
    game = board.start()
    game.players[ME].lore = 5
    board.resolve("Banish all characters.")
    assert game.players[ME].lore == 3
