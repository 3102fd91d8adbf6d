"""Which players a phrase means."""

import pytest

from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, THIRD, Board, character


def hands(board: Board) -> list[int]:
    return [len(player.hand) for player in board.game.players]


def three_players(*cards_in_hand: int) -> Board:
    board = Board(players=3)
    for player, count in enumerate(cards_in_hand):
        board.put(player, Zone.HAND, *[character()] * count)
        board.put(player, Zone.DECK, *[character()] * 5)
    return board


@pytest.mark.rule("6.7.5")
def test_you_and_another_chosen_player_each_do_it() -> None:
    board = three_players(0, 0, 0)
    board.resolve("You and another chosen player each draw a card.", THIRD)
    assert hands(board) == [1, 0, 1]


@pytest.mark.rule("1.3.5.2")
def test_each_opponent_is_every_other_player() -> None:
    board = three_players(0, 0, 0)
    board.resolve("Each opponent draws a card.")
    assert hands(board) == [0, 1, 1]


@pytest.mark.rule("1.3.5.2")
def test_each_opponent_with_more_lore_than_you() -> None:
    board = three_players(0, 0, 0)
    game = board.start()
    game.players[ME].lore, game.players[RIVAL].lore, game.players[THIRD].lore = 3, 4, 3
    board.resolve("Each opponent with more lore than you loses 1 lore.")
    assert [player.lore for player in game.players] == [3, 3, 3]


@pytest.mark.rule("7.1.3")
def test_the_players_with_the_most_cards_are_all_who_are_tied() -> None:
    board = three_players(1, 2, 2)
    board.start()
    for player in (RIVAL, THIRD):
        board.answers.append((board.game.players[player].hand[0],))
    board.resolve("The player or players with the most cards in their hand chooses and discards a card.")
    assert hands(board) == [1, 1, 1]


@pytest.mark.rule("1.7.7")
def test_that_player_is_nobody_where_no_card_could_be_chosen() -> None:
    board = three_players(0, 0, 0)
    board.put(RIVAL, Zone.PLAY, character("Elsa", "Ward"))
    board.resolve("Shuffle chosen character into their player's deck. That player draws 2 cards.")
    assert hands(board) == [0, 0, 0]
