"""Modifiers (CR 6.6) of strength: they combine, and some values can't be reduced."""

import pytest

from judge.engine import characteristics, end_turn
from judge.terms import Zone
from tests.engine.boards import ME, Board, character, item
from tests.rules.playing import rules_of, with_decks


def strength(board: Board, card: int) -> int:
    return characteristics.strength(board.game, board.game.ref(card))


@pytest.mark.rule("6.6.1")
@pytest.mark.rule("6.6.1.2")
@pytest.mark.parametrize("order", [("-3", "+2"), ("+2", "-3")])
def test_modifiers_combine_in_whatever_order_they_came(order: tuple[str, str]) -> None:
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character(strength=2))
    for change in order:
        game = board.resolve(f"Chosen character gets {change} {{S}} this turn.")
    assert strength(board, card) == 1
    assert {"6.6.1", "6.6.1.1", "6.6.1.2"} <= rules_of(game, "an effect applies")


@pytest.mark.rule("6.6.1.1")
@pytest.mark.rule("6.1.13.4")
def test_a_modifier_for_this_turn_ends_with_the_turn() -> None:
    board = with_decks(Board())
    (card,) = board.put(ME, Zone.PLAY, character(strength=2))
    game = board.resolve("Chosen character gets +2 {S} this turn.")
    assert strength(board, card) == 4
    end_turn(game, ME)
    assert strength(board, card) == 2
    assert "6.1.13.4" in rules_of(game, "an effect ends")


@pytest.mark.rule("6.6.4")
def test_what_can_not_be_reduced_below_its_printed_value_still_combines() -> None:
    text = "STONE| Your characters' {S} can't be reduced below their printed value."
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character(strength=2))
    board.put(ME, Zone.PLAY, item(text=text))
    board.resolve("Chosen character gets -4 {S} this turn.")
    assert strength(board, card) == 2
    board.resolve("Chosen character gets +3 {S} this turn.")
    assert strength(board, card) == 2
    board.resolve("Chosen character gets +3 {S} this turn.")
    assert strength(board, card) == 4


@pytest.mark.rule("6.6.4")
@pytest.mark.parametrize(("change", "value"), [("-5", 1), ("-1", 1), ("+1", 3)])
def test_a_value_can_not_be_reduced_below_what_is_specified(change: str, value: int) -> None:
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character(strength=2))
    board.put(ME, Zone.PLAY, item(text="STEADY| Your characters' {S} can't be reduced below 1."))
    board.resolve(f"Chosen character gets {change} {{S}} this turn.")
    assert strength(board, card) == value
