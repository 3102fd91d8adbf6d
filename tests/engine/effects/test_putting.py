"""Putting, returning and shuffling cards (CR 5.1.1.7, 7.2.3, 7.5)."""

import pytest

from judge.engine.events import PutsIntoInkwell
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, character, item


@pytest.mark.rule("5.1.1.7")
def test_a_returned_character_takes_its_stack_along() -> None:
    board = Board()
    top, below = board.put(RIVAL, Zone.PLAY, character("Elsa"), character("Elsa"))
    game = board.start()
    stack(game, top, below)
    board.resolve("Return chosen character to their player's hand.")
    assert sorted(game.players[RIVAL].hand) == [top, below]
    assert not game.players[RIVAL].play


@pytest.mark.rule("7.2.3.1")
def test_the_cards_of_stacks_are_ordered_freely_by_their_player() -> None:
    board = Board()
    top, below, other = board.put(RIVAL, Zone.PLAY, character("Elsa"), character("Anna"), character("Dale"))
    deck = board.put(RIVAL, Zone.DECK, character("Chip"))
    game = board.start()
    stack(game, top, below)
    text = (
        "Put all opposing characters with 2 {S} or less on the bottom of their players' decks in any order."
    )
    board.resolve(text, (other, below, top))
    assert game.players[RIVAL].deck == [*deck, other, below, top]
    assert board.asked[-1].player == RIVAL


@pytest.mark.rule("7.5.6")
def test_a_card_put_into_the_inkwell_is_ink_facedown_and_exerted_if_it_says_so() -> None:
    board = Board()
    card = board.put(ME, Zone.DECK, character())[0]
    game = board.resolve("Put the top card of your deck into your inkwell facedown and exerted.")
    assert game.players[ME].inkwell == [card]
    assert game.players[ME].exerted_ink == {card}
    assert any(isinstance(event, PutsIntoInkwell) and not event.inked for event in game.history)


@pytest.mark.rule("7.1.4")
def test_a_card_in_a_public_zone_must_be_found() -> None:
    board = Board()
    elsa, anna = board.put(ME, Zone.DISCARD, character("Elsa"), character("Anna"))
    board.put(ME, Zone.DISCARD, item())
    game = board.resolve("Return a character card from your discard to your hand.", anna)
    assert game.players[ME].hand == [anna]
    choice = board.asked[-1]
    assert (choice.least, choice.options) == (1, (elsa, anna))


@pytest.mark.rule("1.7.7")
def test_nothing_to_return_leaves_the_rest_of_the_effect() -> None:
    board = Board()
    card = board.put(ME, Zone.DECK, character())[0]
    game = board.resolve("Return a character card from your discard to your hand. Draw a card.")
    assert game.players[ME].hand == [card]


@pytest.mark.rule("8.15.1")
def test_ward_hinders_the_choice_of_what_is_returned() -> None:
    board = Board()
    safe, other = board.put(RIVAL, Zone.PLAY, character("Elsa", "Ward"), character("Anna"))
    game = board.resolve("Return chosen character to their player's hand.")
    assert game.players[RIVAL].hand == [other]
    assert safe in board.asked[-1].illegal


def test_cards_shuffled_into_a_deck_lie_in_an_unknown_order() -> None:
    board = Board()
    deck = board.put(ME, Zone.DECK, character("Chip"), character("Dale"))
    card = board.put(ME, Zone.DISCARD, character("Elsa"))[0]
    game = board.resolve("Shuffle chosen card from your discard into your deck.")
    assert sorted(game.players[ME].deck) == sorted([*deck, card])
    assert game.players[ME].unordered == {*deck, card}


@pytest.mark.rule("6.1.2")
def test_that_many_cards_are_drawn_as_were_put_back() -> None:
    board = Board()
    hand = board.put(ME, Zone.HAND, character("Elsa"), character("Anna"))
    deck = board.put(ME, Zone.DECK, *(character("Chip") for _ in range(4)))
    text = (
        "You may put any number of cards from your hand on the bottom of your deck in any order. "
        "If you do, draw that number of cards plus 1."
    )
    game = board.resolve(text, True, (hand[0], hand[1]), (hand[1], hand[0]))
    assert game.players[ME].hand == deck[:3]
    assert game.players[ME].deck[-2:] == [hand[1], hand[0]]


@pytest.mark.rule("5.1.1.5")
def test_a_card_put_under_another_one_is_no_longer_in_play() -> None:
    board = Board()
    top = board.put(ME, Zone.PLAY, character("Elsa", "Boost 1 {I}"))[0]
    card = board.put(ME, Zone.DECK, character("Anna"))[0]
    game = board.resolve(
        "Put the top card of your deck facedown under one of your characters or locations with Boost."
    )
    assert game.in_play[top].under == [card]
    assert game.in_play[top].facedown == {card}
    assert card not in game.in_play


def stack(game: object, top: int, below: int) -> None:
    """Put a card that is in play under another one, faceup."""
    from judge.engine.state import Game

    assert isinstance(game, Game)
    game.in_play.pop(below)
    game.players[game.owner(below)].play.remove(below)
    game.zones[below] = Zone.UNDER
    game.in_play[top].under.append(below)
