"""Abilities and effects in general (CR 6.1)."""

import pytest

from judge.engine import characteristics
from judge.engine.game import quest
from judge.terms import Zone
from tests.engine.boards import ME, Board, character
from tests.rules.playing import cited, messages


@pytest.mark.rule("6.1.2")
def test_sentences_are_resolved_in_their_order() -> None:
    board = Board()
    board.put(ME, Zone.DECK, character("Elsa"))
    game = board.resolve("Draw a card. Gain 1 lore.")
    said = messages(game)
    assert said.index("draws") < said.index("gains lore")


@pytest.mark.rule("6.1.3")
def test_up_to_two_can_be_none_and_never_the_same_twice() -> None:
    board = Board()
    one, two = board.put(ME, Zone.PLAY, character("Elsa"), character("Anna"))
    game = board.resolve("Deal 1 damage to up to 2 chosen characters.", (one, two))
    assert [game.in_play[card].damage for card in (one, two)] == [1, 1]
    choice = board.asked[-1]
    assert choice.is_legal(())
    assert not choice.is_legal((one, one))


@pytest.mark.rule("6.1.4")
@pytest.mark.parametrize(("wanted", "cards"), [(True, 1), (False, 0)])
def test_may_is_of_its_sentence_alone(wanted: bool, cards: int) -> None:
    board = Board()
    board.put(ME, Zone.DECK, character("Elsa"))
    game = board.resolve("You may draw a card. Gain 1 lore.", wanted)
    assert len(game.players[ME].hand) == cards
    assert game.players[ME].lore == 1


@pytest.mark.rule("6.1.10")
def test_a_loop_without_an_end_is_reported_and_broken_off() -> None:
    board = Board()
    text = "HEAL| Whenever this character takes damage, remove 1 damage from this character.\n"
    text += "HURT| Whenever you remove damage from a character, put 1 damage counter on this character."
    board.put(ME, Zone.PLAY, character("Elsa", text, willpower=9))
    game = board.resolve("Deal 1 damage to chosen character.")
    assert "6.1.10" in cited(game)
    assert game.bag == []


@pytest.mark.rule("6.1.8.1")
def test_until_a_number_of_cards_is_counted_once() -> None:
    board = Board()
    board.put(ME, Zone.DECK, *[character("Elsa")] * 5)
    board.put(ME, Zone.HAND, character("Anna"))
    game = board.resolve("Draw cards until you have 3 cards in your hand.")
    assert len(game.players[ME].hand) == 3


@pytest.mark.rule("6.1.6")
def test_other_is_not_the_card_that_says_so() -> None:
    board = Board()
    lord, other = board.put(
        ME, Zone.PLAY, character("Elsa", "LEAD| Your other characters get +1 {S}."), character("Anna")
    )
    game = board.start()
    assert characteristics.strength(game, game.ref(lord)) == 2
    assert characteristics.strength(game, game.ref(other)) == 3


@pytest.mark.rule("6.2.4")
def test_a_secondary_if_is_asked_when_the_ability_resolves() -> None:
    board = Board()
    text = "BET| Whenever this character quests, if you have 5 or more lore, draw a card."
    (card,) = board.put(ME, Zone.PLAY, character(text=text, lore=5))
    board.put(ME, Zone.DECK, character("Elsa"))
    game = board.start()
    quest(game, ME, card)
    assert len(game.players[ME].hand) == 1
