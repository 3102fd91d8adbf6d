"""Discarding (CR 7.3.4)."""

import pytest

from judge.engine.choices import Ask
from judge.terms import CardType, Zone
from tests.engine.boards import ME, RIVAL, Board, action, character


@pytest.mark.rule("7.3.4")
def test_the_player_who_discards_chooses_the_card() -> None:
    board = Board()
    elsa, anna = board.put(RIVAL, Zone.HAND, character("Elsa"), character("Anna"))
    game = board.resolve("Each opponent chooses and discards a card.", anna)
    assert game.players[RIVAL].discard == [anna]
    assert game.players[RIVAL].hand == [elsa]
    assert board.asked[-1].player == RIVAL


def test_a_card_of_your_choice_is_chosen_by_you_from_those_that_fit() -> None:
    board = Board()
    elsa, deed, song = board.put(
        RIVAL, Zone.HAND, character("Elsa"), action("Draw a card."), action("Draw a card.")
    )
    text = "Chosen opponent reveals their hand and discards a non-character card of your choice."
    game = board.resolve(text, song)
    assert game.players[RIVAL].discard == [song]
    assert board.asked[-1].player == ME
    assert elsa not in board.asked[-1].options
    assert deed in board.asked[-1].options


def test_an_unknown_hand_leaves_to_chance_whether_a_card_fits() -> None:
    board = Board()
    board.put(RIVAL, Zone.HAND, None, None)
    text = "Chosen opponent reveals their hand and discards a song card of your choice."
    game = board.resolve(text, False, True)
    assert len(game.players[RIVAL].discard) == 1
    assert [choice.ask for choice in board.asked].count(Ask.CHANCE) == 2


@pytest.mark.rule("6.1.8.1")
def test_discarding_until_a_number_counts_once() -> None:
    board = Board()
    cards = board.put(
        RIVAL, Zone.HAND, *(character(name) for name in ("Elsa", "Anna", "Chip", "Dale", "Sven"))
    )
    game = board.resolve(
        "Each opponent discards until they have 3 cards in their hand.", (cards[0], cards[3])
    )
    assert sorted(game.players[RIVAL].discard) == [cards[0], cards[3]]


@pytest.mark.rule("1.2.3")
def test_a_player_with_fewer_cards_discards_what_they_have() -> None:
    board = Board()
    card = board.put(RIVAL, Zone.HAND, character())[0]
    game = board.resolve("Each opponent chooses and discards 2 cards.")
    assert game.players[RIVAL].discard == [card]


@pytest.mark.rule("6.7.5")
def test_each_player_discards_a_card_of_their_own() -> None:
    board = Board(players=3)
    own = [board.put(player, Zone.HAND, character("Elsa"), character("Anna")) for player in (1, 2)]
    game = board.resolve("Each opponent chooses and discards a card.", own[0][1], own[1][0])
    assert game.players[1].discard == [own[0][1]]
    assert game.players[2].discard == [own[1][0]]


@pytest.mark.rule("6.1.8")
def test_those_who_do_not_discard_are_counted() -> None:
    board = Board(players=3)
    card = board.put(1, Zone.HAND, character())[0]
    board.put(2, Zone.HAND, character())
    text = "Each opponent may choose and discard a card. For each opponent who doesn't, you gain 2 lore."
    game = board.resolve(text, True, False)
    assert game.players[1].discard == [card]
    assert game.players[ME].lore == 2


def test_discarding_at_random_is_chance() -> None:
    board = Board()
    cards = board.put(RIVAL, Zone.HAND, character("Elsa"), character("Anna"))
    game = board.resolve("Chosen opponent discards a card at random.", cards[1])
    assert game.players[RIVAL].discard == [cards[1]]
    assert board.asked[-1].ask.value == "chance"


def test_what_was_discarded_can_be_asked_about() -> None:
    board = Board()
    board.put(ME, Zone.DECK, *(character("Elsa") for _ in range(4)))
    hero = board.put(ME, Zone.HAND, character("Anna", classifications=("Pirate",)))[0]
    assert board.cards[hero][2].card.type is CardType.CHARACTER
    text = (
        "Draw a card, then choose and discard a card. If you discarded a "
        "Pirate character card this way, gain 1 lore."
    )
    game = board.resolve(text, hero)
    assert game.players[ME].lore == 1
