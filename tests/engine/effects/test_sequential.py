"""Sequential effects: "to", "or", "if you do", "unless" (CR 6.1.5)."""

import pytest

from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, character, item


@pytest.mark.rule("6.1.5.1")
def test_without_what_is_required_the_effect_can_not_continue() -> None:
    board = Board()
    card = board.put(RIVAL, Zone.PLAY, character())[0]
    game = board.resolve("Banish chosen item of yours to deal 5 damage to chosen character.")
    assert game.in_play[card].damage == 0
    assert any(step.rules == ("6.1.5.1", "6.1.5") for step in game.steps)


@pytest.mark.rule("6.1.5.1")
def test_what_can_not_be_done_completely_is_not_begun() -> None:
    board = Board()
    cards = board.put(ME, Zone.DISCARD, character("Elsa"))
    board.put(ME, Zone.DECK, character("Anna"))
    text = "Put 2 character cards from your discard on the bottom of your deck to draw a card."
    game = board.resolve(text)
    assert game.players[ME].discard[0] == cards[0]
    assert not game.players[ME].hand


@pytest.mark.rule("6.1.5.1")
def test_ink_is_paid_as_the_effect_resolves() -> None:
    board = Board()
    board.put(ME, Zone.INKWELL, None, None)
    card = board.put(ME, Zone.DECK, character("Anna"))[0]
    game = board.resolve("You may pay 2 {I} to draw a card.", True)
    assert game.players[ME].hand == [card]
    assert game.players[ME].ready_ink == 0


@pytest.mark.rule("1.5.3")
def test_ink_that_is_not_there_is_not_paid_in_part() -> None:
    board = Board()
    board.put(ME, Zone.INKWELL, None)
    board.put(ME, Zone.DECK, character("Anna"))
    game = board.resolve("You may pay 2 {I} to draw a card.", True)
    assert not game.players[ME].hand
    assert game.players[ME].ready_ink == 1


@pytest.mark.rule("6.1.5.2")
def test_if_one_option_can_not_be_chosen_the_other_has_to_be() -> None:
    board = Board()
    elsa = character(
        "Elsa", "TROUBLE| When you play this character, choose and discard a card or banish this character."
    )
    card = board.put(ME, Zone.HAND, elsa)[0]
    game = board.resolve("Play a character with cost 5 or less for free.")
    assert card in game.players[ME].discard


@pytest.mark.rule("6.1.5.2")
def test_the_player_decides_between_options_that_can_be_chosen() -> None:
    board = Board()
    elsa = character(
        "Elsa", "TROUBLE| When you play this character, choose and discard a card or banish this character."
    )
    card, other = board.put(ME, Zone.HAND, elsa, item())
    game = board.resolve("Play a character with cost 5 or less for free.", 0)
    assert card in game.in_play
    assert other in game.players[ME].discard


@pytest.mark.rule("6.1.4")
def test_if_you_do_is_not_done_after_choosing_not_to() -> None:
    board = Board()
    card = board.put(RIVAL, Zone.PLAY, item())[0]
    game = board.resolve("You may banish chosen item. If you do, its player draws a card.", False)
    assert card in game.in_play
    assert not game.players[RIVAL].hand


@pytest.mark.rule("6.1.5.1")
def test_if_you_do_speaks_of_the_player_of_what_was_banished() -> None:
    board = Board()
    board.put(RIVAL, Zone.PLAY, item())
    drawn = board.put(RIVAL, Zone.DECK, character("Anna"))[0]
    game = board.resolve("You may banish chosen item. If you do, its player draws a card.", True)
    assert game.players[RIVAL].hand == [drawn]


@pytest.mark.parametrize(("does", "drawn"), [(True, 0), (False, 2)])
def test_a_player_may_prevent_an_effect_by_doing_something(does: bool, drawn: int) -> None:
    board = Board()
    card = board.put(RIVAL, Zone.PLAY, character("Elsa"))[0]
    board.put(ME, Zone.DECK, character("Anna"), character("Anna"))
    text = (
        "You may choose an opposing character. If you do, draw 2 cards unless "
        "that character's player puts that "
        "card on the bottom of their deck."
    )
    game = board.resolve(text, True, does)
    assert len(game.players[ME].hand) == drawn
    assert (card in game.players[RIVAL].deck) is does
    assert board.asked[-1].player == RIVAL


@pytest.mark.rule("6.4.4.1")
def test_unless_a_condition_is_true() -> None:
    board = Board()
    board.put(ME, Zone.PLAY, character("Elsa"))
    hand = board.put(ME, Zone.HAND, item())
    text = "Choose and discard a card unless you have a character named Elsa in play."
    game = board.resolve(text)
    assert game.players[ME].hand == hand


@pytest.mark.rule("6.1.5.1")
def test_a_drying_character_cannot_exert_for_a_sequential_effect() -> None:
    board = Board()
    (fresh,) = board.put(ME, Zone.PLAY, character("Anna"))
    game = board.start()
    game.in_play[fresh].drying = True
    game.changed()
    board.resolve("{E} one of your characters to draw a card.")
    assert not game.in_play[fresh].exerted
