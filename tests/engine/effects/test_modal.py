"""Effects with options (CR 6.1.3)."""

import pytest

from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, character, item


@pytest.mark.rule("6.1.3")
def test_one_option_is_chosen_and_offered_as_printed() -> None:
    board = Board()
    card = board.put(RIVAL, Zone.PLAY, item())[0]
    board.put(RIVAL, Zone.PLAY, character())
    game = board.resolve("Choose one: • Deal 2 damage to chosen character. • Banish chosen item.", 1)
    assert card in game.players[RIVAL].discard
    assert board.asked[0].texts == ("Deal 2 damage to chosen character.", "Banish chosen item.")


@pytest.mark.rule("6.5.6")
def test_both_options_in_order_where_it_says_so() -> None:
    board = Board()
    board.put(ME, Zone.PLAY, character("Elsa"))
    board.put(ME, Zone.DECK, character("Anna"))
    card = board.put(RIVAL, Zone.PLAY, item())[0]
    text = (
        "Choose one of the following. If you have a character named Elsa in play, choose both instead: "
        "• Draw a card. • Banish chosen item."
    )
    game = board.resolve(text)
    assert len(game.players[ME].hand) == 1
    assert card in game.players[RIVAL].discard


def test_another_player_chooses_where_it_says_so() -> None:
    board = Board()
    board.put(ME, Zone.DECK, character("Anna"))
    text = "Chosen opponent chooses one: • They get 2 ink drops. • You draw a card and get 2 ink drops."
    game = board.resolve(text, 1)
    assert board.asked[-1].player == RIVAL
    assert game.players[ME].ink_drops == 2
    assert len(game.players[ME].hand) == 1


@pytest.mark.parametrize(("number", "lore", "hand"), [(0, 1, 0), (1, 0, 1)])
def test_the_case_of_the_card_put_into_the_discard_is_done(number: int, lore: int, hand: int) -> None:
    board = Board()
    first = (character("Elsa"), item())[number]
    board.put(ME, Zone.DECK, first, character("Anna"))
    text = (
        "You may put the top card of your deck into your discard. If its card type is: "
        "• character, gain 1 lore. • action or item, draw a card."
    )
    game = board.resolve(text, True)
    assert game.players[ME].lore == lore
    assert len(game.players[ME].hand) == hand
