"""Ink a card (CR 4.2)."""

import pytest

from judge.cards.card import Card
from judge.engine import end_turn, ink
from judge.terms import CardType, Zone
from tests.engine.boards import ME, RIVAL, Board, character
from tests.rules.playing import messages, refused, rules_of, with_decks


@pytest.mark.rule("4.2.1")
@pytest.mark.rule("4.2.1.1")
@pytest.mark.rule("4.2.1.3")
@pytest.mark.rule("7.5.2")
def test_a_card_is_revealed_and_put_into_the_inkwell_ready() -> None:
    board = Board()
    (card,) = board.put(ME, Zone.HAND, character())
    game = board.start()
    ink(game, ME, card)
    assert game.players[ME].inkwell == [card]
    assert game.players[ME].ready_ink == 1
    assert rules_of(game, "reveals to ink") == {"4.2.1.1", "4.2.1"}
    assert {"4.2.1.3", "7.5.2"} <= rules_of(game, "is put into the inkwell")


@pytest.mark.rule("4.2.1.2")
@pytest.mark.rule("5.2.3")
def test_a_card_without_the_inkwell_symbol_cannot_be_inked() -> None:
    board = Board()
    (card,) = board.put(
        ME, Zone.HAND, Card("Anna", None, CardType.CHARACTER, 1, False, strength=1, willpower=1)
    )
    game = board.start()
    assert {"4.2.1.2", "5.2.3"} <= set(refused(game, lambda: ink(game, ME, card)))


@pytest.mark.rule("4.2.1.1")
@pytest.mark.parametrize("zone", [Zone.DECK, Zone.DISCARD, Zone.PLAY])
def test_only_a_card_from_the_hand_is_inked(zone: Zone) -> None:
    board = Board()
    (card,) = board.put(ME, zone, character())
    (theirs,) = board.put(RIVAL, Zone.HAND, character())
    game = board.start()
    assert "4.2.1.1" in refused(game, lambda: ink(game, ME, card))
    assert "4.2.1.1" in refused(game, lambda: ink(game, ME, theirs))


@pytest.mark.rule("4.2.2")
def test_what_inking_triggered_resolves_before_the_turn_action_is_complete() -> None:
    board = Board()
    text = "WELL| Whenever a card is put into your inkwell, gain 1 lore."
    board.put(ME, Zone.PLAY, character(text=text))
    (card,) = board.put(ME, Zone.HAND, character())
    game = board.start()
    ink(game, ME, card)
    said = messages(game)
    assert (
        said.index("is put into the inkwell")
        < said.index("gains lore")
        < said.index("the turn action is complete")
    )
    assert rules_of(game, "the turn action is complete") == {"4.2.2", "4.1.2", "1.7.2", "1.7.1"}


@pytest.mark.rule("4.2.3")
@pytest.mark.rule("4.1.1")
def test_one_card_a_turn() -> None:
    board = with_decks(Board())
    first, second = board.put(ME, Zone.HAND, character(), character())
    game = board.start()
    ink(game, ME, first)
    assert {"4.2.3", "4.1.1"} == set(refused(game, lambda: ink(game, ME, second)))
    end_turn(game, ME)
    end_turn(game, RIVAL)
    assert refused(game, lambda: ink(game, ME, second)) == ()


@pytest.mark.rule("4.2.3.1")
@pytest.mark.rule("7.5.5")
def test_an_additional_card_is_inked_like_the_first() -> None:
    board = Board()
    text = "BOOK| During your turn, you may ink an additional card."
    board.put(ME, Zone.PLAY, character(text=text))
    cards = board.put(ME, Zone.HAND, *[character()] * 3)
    game = board.start()
    ink(game, ME, cards[0])
    ink(game, ME, cards[1])
    assert rules_of(game, "may ink an additional card") == {"4.2.3.1", "7.5.5"}
    assert "4.2.3" in refused(game, lambda: ink(game, ME, cards[2]))
