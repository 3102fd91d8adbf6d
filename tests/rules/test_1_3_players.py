"""Players (CR 1.3): who is active, who opposes, who is a teammate."""

import pytest

from judge.cards.catalog import Catalog
from judge.engine import begin_turn, challenge, end_turn, quest
from judge.scenario.read import read_scenario
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, THIRD, Board, character
from tests.rules.playing import exert, refused, rules_of, with_decks


@pytest.mark.rule("1.3.4.1")
@pytest.mark.rule("4.1.2")
@pytest.mark.rule("4.1.3")
def test_only_the_active_player_takes_turn_actions() -> None:
    board = with_decks(Board())
    (mine,) = board.put(ME, Zone.PLAY, character())
    (theirs,) = board.put(RIVAL, Zone.PLAY, character())
    game = board.start()
    assert {"1.3.4.1", "4.1.2", "4.1.3"} <= set(refused(game, lambda: quest(game, RIVAL, theirs), RIVAL))
    end_turn(game, ME)
    assert game.active == RIVAL
    assert "1.3.4.1" in refused(game, lambda: quest(game, ME, mine))
    assert refused(game, lambda: quest(game, RIVAL, theirs), RIVAL) == ()


@pytest.mark.rule("1.3.5.2")
@pytest.mark.rule("4.6.1")
def test_a_player_and_a_teammate_are_no_opponents() -> None:
    board = Board(players=4)
    (mine, own) = board.put(ME, Zone.PLAY, character(), character("Elsa"))
    (mate,) = board.put(THIRD, Zone.PLAY, character("Chip"))
    (other,) = board.put(RIVAL, Zone.PLAY, character("Dale"))
    game = board.start()
    for number, player in enumerate(game.players):
        player.team = number % 2
    exert(board, own, mate, other)
    assert "4.6.1" in refused(game, lambda: challenge(game, ME, mine, own))
    assert "4.6.1" in refused(game, lambda: challenge(game, ME, mine, mate))
    assert refused(game, lambda: challenge(game, ME, mine, other)) == ()


@pytest.mark.rule("1.3.5.2")
def test_an_opposing_character_is_an_opponents() -> None:
    board = Board()
    (mine,) = board.put(ME, Zone.PLAY, character())
    (theirs,) = board.put(RIVAL, Zone.PLAY, character("Elsa"))
    game = board.resolve("Deal 1 damage to chosen opposing character.")
    assert (game.in_play[mine].damage, game.in_play[theirs].damage) == (0, 1)
    assert "1.3.5.2" in rules_of(game, "chooses")


@pytest.mark.rule("1.3.5.1")
@pytest.mark.rule("1.3.5.2")
@pytest.mark.rule("1.3.6.1")
def test_each_opponent_is_every_player_who_is_neither_you_nor_a_teammate() -> None:
    board = Board(players=4)
    game = board.start()
    for number, player in enumerate(game.players):
        player.team, player.lore = number % 2, 5
    board.resolve("Each opponent loses 1 lore.")
    assert [player.lore for player in game.players] == [5, 4, 5, 4]
    assert {"1.3.5.1", "1.3.5.2", "1.3.6.1"} <= set(rules_of(game, "means the opponents"))


@pytest.mark.rule("1.3.5.2")
def test_chosen_opponent_is_one_of_them() -> None:
    board = Board(players=3)
    board.start()
    game = board.resolve("Chosen opponent gains 1 lore.", THIRD)
    assert [player.lore for player in game.players] == [0, 0, 1]
    assert "1.3.5.2" in rules_of(game, "chooses a player")


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        pytest.param("title: t\nplayers: {me: {}}\n", "1.3.1", id="one player"),
        pytest.param(
            "title: t\nplayers: {a: {}, b: {}, c: {}}\nteams: [[a, b], [a, c]]\n", "1.3.6.1", id="two teams"
        ),
    ],
)
@pytest.mark.rule("1.3.1")
@pytest.mark.rule("1.3.6.1")
def test_a_game_has_two_players_and_a_player_one_team(text: str, rule: str) -> None:
    faults = read_scenario(text, Catalog.bundled()).faults
    assert any(f"CR {rule}" in str(fault) for fault in faults)


@pytest.mark.rule("9.3.1")
def test_teammates_begin_the_turn_together_and_both_may_act_in_it() -> None:
    board = with_decks(Board(players=4))
    one, two, other = (board.put(player, Zone.PLAY, character())[0] for player in (ME, THIRD, RIVAL))
    game = board.start()
    for number, player in enumerate(game.players):
        player.team = number % 2
    exert(board, one, two, other)
    begin_turn(game)
    assert [game.in_play[card].exerted for card in (one, two, other)] == [False, False, True]
    assert [len(player.hand) for player in game.players] == [1, 0, 1, 0]
    assert refused(game, lambda: quest(game, THIRD, two), THIRD) == ()
    assert refused(game, lambda: quest(game, RIVAL, other), RIVAL) != ()
    assert "9.3.1" in rules_of(game, "the team takes a simultaneous turn")
