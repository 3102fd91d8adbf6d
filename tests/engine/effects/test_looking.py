"""Looking, revealing, searching (CR 6.1.14, 7.1.4)."""

import pytest

from judge.engine.events import Reveals
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, action, character, item


@pytest.mark.rule("6.1.14.2")
def test_one_of_the_cards_looked_at_is_taken_and_the_rest_goes_to_the_bottom() -> None:
    board = Board()
    deck = board.put(ME, Zone.DECK, *(character(name) for name in ("Elsa", "Anna", "Chip", "Dale")))
    text = (
        "Look at the top 3 cards of your deck. Put one into your hand and the "
        "rest on the bottom of your deck in any order."
    )
    game = board.resolve(text, deck[1], (deck[2], deck[0]))
    assert game.players[ME].hand == [deck[1]]
    assert game.players[ME].deck == [deck[3], deck[2], deck[0]]


@pytest.mark.rule("6.1.14.1")
def test_only_a_card_of_the_group_that_fits_can_be_revealed() -> None:
    board = Board()
    deck = board.put(ME, Zone.DECK, character("Elsa"), item(), character("Anna"), character("Chip"))
    text = (
        "Look at the top 3 cards of your deck. You may reveal a character card and put it into your hand. "
        "Put the rest on the bottom of your deck in any order."
    )
    game = board.resolve(text, True, deck[2], (deck[0], deck[1]))
    assert game.players[ME].hand == [deck[2]]
    assert game.players[ME].deck == [deck[3], deck[0], deck[1]]
    revealed = [event.cards for event in game.history if isinstance(event, Reveals)]
    assert [[card for card, _ in cards] for cards in revealed] == [[deck[2]]]


@pytest.mark.rule("6.1.4")
def test_whoever_chooses_not_to_puts_all_of_them_back() -> None:
    board = Board()
    deck = board.put(ME, Zone.DECK, character("Elsa"), character("Anna"))
    text = (
        "Look at the top 2 cards of your deck. You may reveal a character card and put it into your hand. "
        "Put the rest on the bottom of your deck in any order."
    )
    game = board.resolve(text, False, (deck[1], deck[0]))
    assert game.players[ME].deck == [deck[1], deck[0]]


@pytest.mark.rule("7.1.4")
def test_a_search_may_fail_to_find() -> None:
    board = Board()
    board.put(ME, Zone.DECK, character("Elsa"), character("Anna"))
    text = (
        "Search your deck for a character card, reveal that card to all "
        "players, and put it into your hand. Then, shuffle your deck."
    )
    game = board.resolve(text, ())
    assert not game.players[ME].hand
    assert any("7.1.4" in step.rules and step.message == "fails to find" for step in game.steps)
    assert len(game.players[ME].unordered) == 2


def test_a_card_that_was_searched_for_is_put_on_top_of_the_shuffled_deck() -> None:
    board = Board()
    elsa, anna, chip = board.put(ME, Zone.DECK, character("Elsa"), character("Anna"), character("Chip"))
    text = (
        "You may search your deck for a character card and reveal that card to all players. "
        "Shuffle your deck and put that card on top of it."
    )
    game = board.resolve(text, True, chip)
    assert game.players[ME].deck[0] == chip
    assert game.players[ME].unordered == {elsa, anna}


@pytest.mark.parametrize(("kind", "hand"), [(character("Elsa"), 1), (item(), 0)])
def test_otherwise_is_done_only_if_the_condition_was_false(kind: object, hand: int) -> None:
    board = Board()
    deck = board.put(ME, Zone.DECK, kind, character("Anna"))  # type: ignore[arg-type]  # a parameter is any object
    text = (
        "Reveal the top card of your deck. If it's a character card, put it into your hand. "
        "Otherwise, put it on the bottom of your deck."
    )
    game = board.resolve(text)
    assert len(game.players[ME].hand) == hand
    assert game.players[ME].deck == ([deck[1]] if hand else [deck[1], deck[0]])


def test_what_an_unknown_card_is_is_asked_once() -> None:
    board = Board()
    card = board.put(ME, Zone.DECK, None, character("Anna"))[0]
    text = (
        "Reveal the top card of your deck. If it's a character card, put it into your hand. "
        "Otherwise, put it on the bottom of your deck."
    )
    game = board.resolve(text, True)
    assert game.players[ME].hand == [card]


@pytest.mark.rule("6.7.5")
def test_each_of_several_players_is_asked_about_their_own_card() -> None:
    board = Board(players=3)
    first = board.put(1, Zone.DECK, character("Elsa"), character("Chip"))
    second = board.put(2, Zone.DECK, item(), character("Dale"))
    text = (
        "Each opponent reveals the top card of their deck. If it's a character "
        "card, they may put it into their hand. "
        "Otherwise, they put it on the bottom of their deck."
    )
    game = board.resolve(text, True)
    assert game.players[1].hand == [first[0]]
    assert game.players[2].deck == [second[1], second[0]]
    assert [choice.player for choice in board.asked if choice.ask.value == "may"] == [1]


def test_the_highest_cost_of_all_that_was_revealed_goes_to_hand() -> None:
    board = Board()
    mine = board.put(ME, Zone.DECK, character("Elsa", cost=5), character("Chip"))
    theirs = board.put(RIVAL, Zone.DECK, character("Anna", cost=2), character("Dale"))
    text = (
        "Each player reveals the top card of their deck. Put the card with the "
        "highest cost revealed this way, "
        "or each card tied for highest cost, into its player's hand. Put the "
        "rest on the bottom of their players' decks."
    )
    game = board.resolve(text)
    assert game.players[ME].hand == [mine[0]]
    assert game.players[RIVAL].deck == [theirs[1], theirs[0]]


@pytest.mark.rule("6.1.2")
def test_an_effect_that_repeats_itself_looks_at_the_next_card() -> None:
    board = Board()
    dragons = [character("Elsa", classifications=("Dragon",)), character("Anna", classifications=("Dragon",))]
    deck = board.put(ME, Zone.DECK, *dragons, character("Chip"), character("Dale"))
    text = (
        "Reveal the top card of your deck. If it's a Dragon character card, "
        "put it into your hand and repeat this "
        "effect. Otherwise, put it on either the top or the bottom of your deck."
    )
    game = board.resolve(text, 1)
    assert game.players[ME].hand == deck[:2]
    assert game.players[ME].deck == [deck[3], deck[2]]


def test_a_shuffled_deck_gives_a_card_by_chance() -> None:
    board = Board()
    elsa, deed = board.put(ME, Zone.DECK, character("Elsa"), action("Draw a card."))
    text = (
        "Shuffle your deck, then reveal the top card. If it's a character card, put it into your hand. "
        "Otherwise, put it on the bottom of your deck."
    )
    game = board.resolve(text, elsa)
    assert game.players[ME].hand == [elsa]
    assert game.players[ME].deck == [deed]
