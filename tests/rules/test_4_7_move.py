"""Move a character to a location (CR 4.7)."""

import pytest

from judge.engine import move
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, character, item, location
from tests.rules.playing import ink_of, messages, refused, rules_of


def places() -> tuple[Board, int, int, int]:
    board = Board()
    ink_of(board, 3)
    card, one, two = board.put(
        ME, Zone.PLAY, character(), location(move_cost=1), location("Tower", move_cost=2)
    )
    board.start()
    return board, card, one, two


@pytest.mark.rule("4.7.3.1")
@pytest.mark.rule("4.7.3.2")
@pytest.mark.rule("4.7.3.3")
@pytest.mark.rule("5.6.5.1")
def test_the_move_cost_is_paid_and_the_character_is_there() -> None:
    board, card, _, tower = places()
    game = board.game
    move(game, ME, card, tower)
    assert (game.in_play[card].at, game.players[ME].ready_ink) == (tower, 1)
    assert not game.in_play[card].exerted
    assert "4.7.3.1" in rules_of(game, "declares a move")
    assert rules_of(game, "pays ink") >= {"4.7.3.2", "5.6.5.1"}
    assert "4.7.3.3" in rules_of(game, "moves to")


@pytest.mark.rule("4.7.3.2")
def test_a_move_that_cannot_be_paid_is_illegal() -> None:
    board, card, one, tower = places()
    game = board.game
    move(game, ME, card, tower)
    move(game, ME, card, one)
    assert "4.7.3.2" in refused(game, lambda: move(game, ME, card, tower))
    assert game.in_play[card].at == one


@pytest.mark.rule("4.7.1")
def test_only_ones_own_characters_and_only_to_ones_own_locations() -> None:
    board = Board()
    ink_of(board, 3)
    mine, lamp, place = board.put(ME, Zone.PLAY, character(), item(), location())
    theirs, there = board.put(RIVAL, Zone.PLAY, character("Elsa"), location("Tower"))
    game = board.start()
    for card, to in ((theirs, place), (mine, there), (lamp, place), (mine, theirs)):
        assert "4.7.1" in refused(game, lambda card=card, to=to: move(game, ME, card, to))


@pytest.mark.rule("4.7.2")
def test_a_character_moves_from_a_location_only_to_another() -> None:
    board, card, one, two = places()
    game = board.game
    move(game, ME, card, one)
    assert "4.7.2" in refused(game, lambda: move(game, ME, card, one))
    move(game, ME, card, two)
    assert game.in_play[card].at == two


@pytest.mark.rule("4.7.4")
def test_what_the_move_triggered_resolves_before_it_is_complete() -> None:
    board = Board()
    ink_of(board, 3)
    text = "VISIT| Whenever this character moves to a location, gain 1 lore."
    card, place = board.put(ME, Zone.PLAY, character(text=text), location())
    game = board.start()
    move(game, ME, card, place)
    said = messages(game)
    assert said.index("moves to") < said.index("gains lore") < said.index("the turn action is complete")


@pytest.mark.rule("4.7.3")
def test_the_active_player_moves_characters() -> None:
    board, card, one, _ = places()
    game = board.game
    game.active = RIVAL
    assert refused(game, lambda: move(game, ME, card, one)) != ()
    assert game.in_play[card].at is None
