"""Lore (CR 1.11) and drawing (CR 1.12)."""

import pytest

from judge.engine import quest
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, character
from tests.rules.playing import messages, rules_of

WATCH = "WATCH| Whenever you draw a card, gain 1 lore."


@pytest.mark.rule("1.11.1")
def test_nobody_has_less_than_no_lore() -> None:
    board = Board()
    game = board.start()
    game.players[RIVAL].lore = 1
    board.resolve("Each opponent loses 3 lore.")
    assert game.players[RIVAL].lore == 0
    board.resolve("Each opponent loses 3 lore.")
    assert game.players[RIVAL].lore == 0
    assert "has no lore to lose" in messages(game)


@pytest.mark.rule("1.11.2")
@pytest.mark.rule("5.3.6.4")
@pytest.mark.parametrize(("lore", "gained"), [(3, 3), (0, 0), (None, 0)])
def test_a_quest_gives_the_lore_value(lore: int | None, gained: int) -> None:
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character(lore=lore))
    game = board.start()
    quest(game, ME, card)
    assert game.players[ME].lore == gained


@pytest.mark.rule("1.12.1")
def test_the_top_card_of_ones_own_deck_is_drawn() -> None:
    board = Board()
    first, second = board.put(ME, Zone.DECK, character("Elsa"), character("Anna"))
    board.put(RIVAL, Zone.DECK, character("Chip"))
    game = board.resolve("Draw a card.")
    assert game.players[ME].hand == [first]
    assert game.players[ME].deck == [second]
    assert len(game.players[RIVAL].deck) == 1
    assert "1.12.1" in rules_of(game, "draws")


@pytest.mark.rule("1.12.2")
def test_cards_are_drawn_one_at_a_time() -> None:
    board = Board()
    board.put(ME, Zone.PLAY, character(text=WATCH))
    board.put(ME, Zone.DECK, *[character("Elsa")] * 3)
    game = board.resolve("Draw 2 cards.")
    assert game.players[ME].lore == 2


@pytest.mark.rule("1.12.3")
def test_a_card_put_into_the_hand_is_not_drawn() -> None:
    board = Board()
    board.put(ME, Zone.PLAY, character(text=WATCH))
    top, _ = board.put(ME, Zone.DECK, character("Elsa"), character("Chip"))
    text = "Look at the top 2 cards of your deck. Put one into your hand and the other on the bottom of"
    game = board.resolve(f"{text} your deck.", top)
    assert game.players[ME].hand == [top]
    assert game.players[ME].lore == 0
    assert "1.12.3" in {rule for step in game.steps for rule in step.rules}
