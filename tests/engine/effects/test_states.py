"""Exerting and readying ink, and what an "otherwise" chooses (CR 5.1.1, 6.1.5.1)."""

import pytest

from judge.engine import challenge
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, character, item


@pytest.mark.rule("5.1.1.2")
def test_ink_can_be_exerted_by_an_effect() -> None:
    board = Board()
    ink = board.put(ME, Zone.INKWELL, None, None)
    game = board.resolve("You may exert all cards in your inkwell.", True)
    assert game.players[ME].exerted_ink == set(ink)


@pytest.mark.rule("5.1.1.1")
def test_ink_can_be_readied_by_an_effect() -> None:
    board = Board()
    ink = board.put(ME, Zone.INKWELL, None, None)
    game = board.start()
    game.players[ME].exerted_ink = {ink[0]}
    board.resolve("Ready all cards in your inkwell.")
    assert not game.players[ME].exerted_ink


@pytest.mark.parametrize(("returns", "exerted"), [(True, 1), (False, 2)])
def test_if_you_do_either_asks_for_a_part_only(returns: bool, exerted: int) -> None:
    board = Board()
    ink = board.put(ME, Zone.INKWELL, character("Elsa"), character("Anna"))
    text = (
        "You may look at the cards in your inkwell and then you may return one to your hand. "
        "If you do either, exert all cards in your inkwell."
    )
    answers = (True, True, ink[0]) if returns else (True, False)
    game = board.resolve(text, *answers)
    assert len(game.players[ME].exerted_ink) == exerted


def test_if_you_do_either_is_nothing_after_neither() -> None:
    board = Board()
    board.put(ME, Zone.INKWELL, character("Elsa"))
    text = (
        "You may look at the cards in your inkwell and then you may return one to your hand. "
        "If you do either, exert all cards in your inkwell."
    )
    game = board.resolve(text, False)
    assert not game.players[ME].exerted_ink


def test_what_an_otherwise_speaks_of_is_chosen_only_then() -> None:
    board = Board()
    lamp, horn = board.put(ME, Zone.DISCARD, item("Lamp"), item("Horn"))
    text = (
        "If you have a character named Elsa in play, return an item card from your discard to your hand. "
        "Otherwise, put it on the top of your deck."
    )
    game = board.resolve(text, horn)
    assert game.players[ME].deck == [horn]
    assert game.players[ME].discard[0] == lamp


@pytest.mark.rule("4.6.9")
def test_the_challenging_player_is_known_after_the_challenge() -> None:
    board = Board()
    mine = board.put(ME, Zone.PLAY, character("Elsa"))[0]
    text = "SMOKE| Whenever this character is challenged, the challenging player chooses and discards a card."
    other = board.put(RIVAL, Zone.PLAY, character("Anna", text))[0]
    card = board.put(ME, Zone.HAND, item())[0]
    game = board.start()
    game.in_play[other].exerted = True
    challenge(game, ME, mine, other)
    assert card in game.players[ME].discard
