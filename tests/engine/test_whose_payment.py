"""Payment modifiers and prices: whose, for what, and for how many (CR 1.5.4, 4.3.6, 6.4.4.1)."""

import pytest

from judge.engine import move, play, quest
from judge.engine.turn_actions.play import How
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, character, item, location
from tests.rules.playing import ink_of, refused


def spent(board: Board, player: int = ME) -> int:
    return len(board.game.players[player].exerted_ink)


@pytest.mark.rule("1.5.4")
@pytest.mark.parametrize(("owner", "paid"), [(ME, 2), (RIVAL, 3)])
def test_you_pay_less_is_of_the_player_of_the_card(owner: int, paid: int) -> None:
    board = Board()
    ink_of(board, 5)
    board.put(owner, Zone.PLAY, item(text="LESS| You pay 1 {I} less to play characters."))
    (card,) = board.put(ME, Zone.HAND, character("Elsa", cost=3))
    game = board.start()
    play(game, ME, card)
    assert spent(board) == paid


@pytest.mark.rule("1.5.4")
@pytest.mark.parametrize(("onto", "paid"), [(True, 2), (False, 4)])
def test_less_for_shift_is_not_less_for_the_ink_cost(onto: bool, paid: int) -> None:
    board = Board()
    ink_of(board, 5)
    text = "LESS| You pay 1 {I} less to play characters using their Shift ability."
    board.put(ME, Zone.PLAY, item(text=text))
    (base,) = board.put(ME, Zone.PLAY, character("Elsa"))
    (card,) = board.put(ME, Zone.HAND, character("Elsa", "Shift 3", cost=4))
    game = board.start()
    play(game, ME, card, How(shift_onto=(base,) if onto else ()))
    assert spent(board) == paid


@pytest.mark.rule("4.7.3.2")
def test_less_to_move_here_is_not_less_to_move_elsewhere() -> None:
    board = Board()
    ink_of(board, 5)
    text = "NEAR| You pay 1 {I} less to move a character here."
    near, far = board.put(ME, Zone.PLAY, location(text=text, move_cost=2), location("Tower", move_cost=2))
    (card,) = board.put(ME, Zone.PLAY, character())
    game = board.start()
    move(game, ME, card, near)
    assert spent(board) == 1
    move(game, ME, card, far)
    assert spent(board) == 1 + 2


@pytest.mark.rule("4.3.6")
def test_the_first_each_turn_is_the_first_of_that_player() -> None:
    board = Board()
    ink_of(board, 5)
    text = "FIRST| You pay 1 {I} less for the first character you play each turn."
    board.put(ME, Zone.PLAY, item(text=text))
    (theirs,) = board.put(RIVAL, Zone.HAND, character("Anna", cost=0))
    first, second = board.put(ME, Zone.HAND, character("Elsa", cost=2), character("Chip", cost=2))
    game = board.start()
    play(game, RIVAL, theirs)
    play(game, ME, first)
    assert spent(board) == 1
    play(game, ME, second)
    assert spent(board) == 1 + 2


@pytest.mark.rule("6.4.2.1")
def test_the_next_character_you_play_is_not_another_players() -> None:
    board = Board()
    (theirs,) = board.put(RIVAL, Zone.HAND, character("Anna", cost=0))
    (mine,) = board.put(ME, Zone.HAND, character("Elsa", cost=0))
    game = board.resolve("The next character you play this turn gains Rush this turn.")
    play(game, RIVAL, theirs)
    play(game, ME, mine)
    applied = [step.params["card"] for step in game.steps if step.message == "applies to the next card"]
    assert applied == [game.named(mine)]


TOLL = "TOLL| Opposing characters can't quest unless their player pays 1 {I}."


@pytest.mark.rule("6.4.4.1")
@pytest.mark.parametrize(("owner", "paid"), [(ME, 0), (RIVAL, 1)])
def test_a_price_is_paid_only_by_those_it_is_asked_of(owner: int, paid: int) -> None:
    board = Board()
    ink_of(board, 2)
    board.put(owner, Zone.PLAY, item(text=TOLL))
    (card,) = board.put(ME, Zone.PLAY, character())
    game = board.start()
    quest(game, ME, card)
    assert spent(board) == paid
    assert game.players[ME].lore == 1


@pytest.mark.rule("6.4.4.1")
def test_who_is_asked_for_a_price_and_has_no_ink_is_held_back() -> None:
    board = Board()
    board.put(RIVAL, Zone.PLAY, item(text=TOLL))
    (card,) = board.put(ME, Zone.PLAY, character())
    game = board.start()
    assert "6.4.4.1" in refused(game, lambda: quest(game, ME, card))
