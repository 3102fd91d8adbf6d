"""Moving characters by an effect (CR 4.7)."""

import pytest

from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, character, location


@pytest.mark.rule("4.7.1")
def test_only_own_characters_move_and_only_to_own_locations() -> None:
    board = Board()
    mine = board.put(ME, Zone.PLAY, character("Elsa"))[0]
    castle, tower = board.put(ME, Zone.PLAY, location("Castle"), location("Tower"))
    board.put(RIVAL, Zone.PLAY, character("Anna"), location("Cave"))
    game = board.resolve("Move a character of yours to a location for free.", tower)
    assert game.in_play[mine].at == tower
    assert board.asked[-1].options == (castle, tower)


@pytest.mark.rule("4.7.3.1")
def test_a_character_does_not_move_to_where_it_is() -> None:
    board = Board()
    mine = board.put(ME, Zone.PLAY, character("Elsa"))[0]
    castle = board.put(ME, Zone.PLAY, location("Castle"))[0]
    game = board.start()
    game.in_play[mine].at = castle
    board.resolve("Move a character of yours to a location for free.")
    assert not any(step.message == "moves to" for step in game.steps)


def test_several_characters_move_to_the_same_location() -> None:
    board = Board()
    cards = board.put(ME, Zone.PLAY, character("Elsa"), character("Anna"))
    castle, _ = board.put(ME, Zone.PLAY, location("Castle"), location("Tower"))
    game = board.resolve(
        "Move up to 2 characters of yours to the same location for free.", tuple(cards), castle
    )
    assert [game.in_play[card].at for card in cards] == [castle, castle]
