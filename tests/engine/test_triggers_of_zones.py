"""What triggers of drawing, discarding, inking and other changes of zone recognise."""

import pytest

from judge.engine import ink
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, character, item


def lore(board: Board, player: int = ME) -> int:
    return board.game.players[player].lore


@pytest.mark.rule("1.12.2")
def test_whenever_you_draw_a_card_is_for_each_card() -> None:
    board = Board()
    board.put(ME, Zone.PLAY, item(text="DRAW| Whenever you draw a card, gain 1 lore."))
    board.put(ME, Zone.DECK, *[character()] * 3)
    board.resolve("Draw 2 cards.")
    assert lore(board) == 2


@pytest.mark.rule("6.2.1")
def test_one_or_more_cards_discarded_trigger_once_and_are_counted() -> None:
    text = "GREED| Whenever an opponent discards 1 or more cards, gain 1 lore."
    board = Board()
    board.put(ME, Zone.PLAY, item(text=text))
    board.put(RIVAL, Zone.HAND, character("Anna"), character("Elsa"))
    board.resolve("Each opponent discards their hand.")
    assert lore(board) == 1


@pytest.mark.rule("7.3.4")
def test_each_discarded_card_triggers_on_its_own() -> None:
    board = Board()
    board.put(ME, Zone.PLAY, item(text="SAD| Whenever you discard a card, gain 1 lore."))
    board.put(ME, Zone.HAND, character("Anna"), character("Elsa"))
    board.resolve("Each player discards their hand.")
    assert lore(board) == 2


@pytest.mark.rule("7.5")
def test_a_card_is_put_into_the_inkwell_by_the_turn_action_or_an_effect() -> None:
    board = Board()
    board.put(ME, Zone.PLAY, item(text="INK| Whenever a card is put into your inkwell, gain 1 lore."))
    (card,) = board.put(ME, Zone.HAND, character())
    board.put(ME, Zone.DECK, character("Elsa"))
    game = board.start()
    ink(game, ME, card)
    assert lore(board) == 1
    board.resolve("Put the top card of your deck into your inkwell facedown and exerted.")
    assert lore(board) == 2


@pytest.mark.rule("5.1.1.7")
def test_a_stack_that_becomes_ink_is_as_many_cards() -> None:
    board = Board()
    board.put(ME, Zone.PLAY, item(text="INK| Whenever a card is put into your inkwell, gain 1 lore."))
    (top,) = board.put(ME, Zone.PLAY, character("Elsa"))
    board.put(ME, Zone.DECK, character("Anna"))
    board.start()
    board.resolve("Put the top card of your deck facedown under one of your characters.")
    assert len(board.game.in_play[top].under) == 1
    board.resolve("Put chosen character into their player's inkwell facedown and exerted.")
    assert lore(board) == 2


@pytest.mark.rule("6.2.4")
def test_the_second_card_drawn_is_the_second_of_the_turn() -> None:
    text = "TWO| Whenever you draw a card, if it's the second card you've drawn this turn, gain 1 lore."
    board = Board()
    board.put(ME, Zone.PLAY, item(text=text))
    board.put(ME, Zone.DECK, *[character()] * 5)
    board.resolve("Draw 3 cards.")
    assert lore(board) == 1


@pytest.mark.rule("7.1.6")
def test_a_card_that_leaves_the_discard_is_told_by_where_it_came_from() -> None:
    board = Board()
    board.put(ME, Zone.PLAY, item(text="STIR| Whenever a card leaves your discard, gain 1 lore."))
    board.put(ME, Zone.DISCARD, character("Anna"))
    board.put(ME, Zone.DECK, character("Elsa"))
    board.resolve("Draw a card.")
    assert lore(board) == 0
    board.resolve("Return a character card from your discard to your hand.")
    assert lore(board) == 1


@pytest.mark.rule("7.5")
def test_what_an_opponents_effect_puts_into_my_inkwell_i_did_not_put_there() -> None:
    board = Board()
    board.put(RIVAL, Zone.PLAY, item(text="MINE| Whenever you put a card into your inkwell, gain 1 lore."))
    board.put(RIVAL, Zone.PLAY, item("Rope", "ANY| Whenever a card is put into your inkwell, gain 2 lore."))
    board.put(RIVAL, Zone.PLAY, character("Elsa"))
    board.resolve("Put chosen character into their player's inkwell facedown and exerted.")
    assert lore(board, RIVAL) == 2
