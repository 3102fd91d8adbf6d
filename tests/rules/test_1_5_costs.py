"""Costs (CR 1.5): paid in full, or by an alternate cost instead."""

import pytest

from judge.engine import play, use
from judge.engine.turn_actions.play import How
from judge.terms import Zone
from tests.engine.boards import ME, Board, character, item
from tests.rules.playing import ability, cited, ink_of, refused, rules_of, song


def paid(board: Board) -> int:
    return len(board.game.players[ME].exerted_ink)


@pytest.mark.rule("1.5.1")
def test_the_cost_is_as_much_ink_as_the_number_on_the_card() -> None:
    board = Board()
    ink_of(board, 5)
    (card,) = board.put(ME, Zone.HAND, character(cost=3))
    game = board.start()
    play(game, ME, card)
    assert paid(board) == 3
    assert "1.5.1" in rules_of(game, "the total cost is")


@pytest.mark.rule("1.5.3")
@pytest.mark.rule("1.7.6")
def test_a_cost_that_cannot_be_paid_in_full_is_not_paid_at_all() -> None:
    board = Board()
    ink_of(board, 2)
    (card,) = board.put(ME, Zone.HAND, character(cost=3))
    game = board.start()
    assert "1.5.3" in refused(game, lambda: play(game, ME, card))
    assert (paid(board), game.players[ME].hand) == (0, [card])


@pytest.mark.rule("1.5.3")
def test_ink_that_paid_one_cost_does_not_pay_another() -> None:
    board = Board()
    ink_of(board, 3)
    one, two = board.put(ME, Zone.HAND, character(cost=2), character(cost=2))
    game = board.start()
    play(game, ME, one)
    assert "1.5.3" in refused(game, lambda: play(game, ME, two))


@pytest.mark.rule("1.5.5.1")
def test_singing_takes_the_place_of_the_ink_cost() -> None:
    board = Board()
    ink_of(board, 5)
    (singer,) = board.put(ME, Zone.PLAY, character(cost=4))
    (card,) = board.put(ME, Zone.HAND, song(cost=4))
    game = board.start()
    play(game, ME, card, How(sing_with=(singer,)))
    assert (paid(board), game.in_play[singer].exerted) == (0, True)
    assert "1.5.5.1" in rules_of(game, "exerts")


@pytest.mark.rule("1.5.5.2")
def test_shifting_takes_the_place_of_the_ink_cost() -> None:
    board = Board()
    ink_of(board, 9)
    (below,) = board.put(ME, Zone.PLAY, character("Elsa"))
    shifter, plain = board.put(ME, Zone.HAND, character("Elsa", "Shift 2", cost=6), character("Elsa"))
    game = board.start()
    assert "1.5.5.2" in refused(game, lambda: play(game, ME, plain, How(shift_onto=(below,))))
    play(game, ME, shifter, How(shift_onto=(below,)))
    assert paid(board) == 2


@pytest.mark.rule("1.5.5.4")
def test_an_ability_is_used_for_free_only_where_something_says_so() -> None:
    board = Board()
    (lamp,) = board.put(ME, Zone.PLAY, item(text="LIGHT| {E}, 1 {I} — Gain 1 lore."))
    game = board.start()
    assert "1.5.5.4" in refused(game, lambda: use(game, ME, lamp, ability(game, lamp), for_free=True))
    assert not game.in_play[lamp].exerted


@pytest.mark.rule("1.5.4")
def test_a_payment_modifier_leaves_the_cost_of_the_card() -> None:
    board = Board()
    ink_of(board, 5)
    board.put(ME, Zone.PLAY, character("Elsa", "SALE| You pay 2 {I} less to play Hero characters."))
    (card,) = board.put(ME, Zone.HAND, character(cost=5, classifications=("Hero",)))
    game = board.start()
    play(game, ME, card)
    assert paid(board) == 3
    assert game.card(card).cost == 5
    assert "1.5.4" in cited(game)
