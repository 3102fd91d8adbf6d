"""Rules that small changes of the engine could break unnoticed."""

import pytest

from judge.engine import end_turn, quest
from judge.terms import Variant, Zone
from tests.engine.boards import ME, RIVAL, Board, character, location
from tests.rules.playing import messages, with_decks


@pytest.mark.rule("10.2.5")
def test_a_deck_that_is_not_empty_is_not_refilled() -> None:
    board = with_decks(Board())
    (gone,) = board.put(ME, Zone.DISCARD, character("Elsa"))
    game = board.start()
    game.variant = Variant.PACK_RUSH
    end_turn(game, ME)
    assert game.players[ME].discard == [gone]


@pytest.mark.rule("6.1.13.5")
def test_nobody_is_at_a_location_that_has_left_play() -> None:
    board = Board()
    card, place = board.put(ME, Zone.PLAY, character(), location())
    game = board.start()
    game.in_play[card].at = place
    board.resolve("Banish chosen location.")
    assert game.in_play[card].at is None


@pytest.mark.rule("8.8.2")
def test_damage_reduced_to_nothing_is_not_dealt() -> None:
    board = Board()
    board.put(RIVAL, Zone.PLAY, character(text="Resist +3"))
    game = board.resolve("Deal 2 damage to chosen character.")
    assert "is dealt damage" not in messages(game)


@pytest.mark.rule("7.7.4.3")
@pytest.mark.rule("7.7.6")
def test_who_has_the_bag_keeps_it_until_theirs_are_done() -> None:
    board = Board()
    (card,) = board.put(
        ME, Zone.PLAY, character("Anna", "B| Whenever an opponent draws a card, gain 1 lore.")
    )
    text = "A| Whenever an opposing character quests, draw a card.\nC| Whenever you draw a card, gain 1 lore."
    board.put(RIVAL, Zone.PLAY, character("Elsa", text))
    board.put(RIVAL, Zone.DECK, character("Chip"))
    game = board.start()
    quest(game, ME, card)
    done = [str(step.params["ability"]) for step in game.steps if step.message == "resolves"]
    assert done == ["A", "C", "B"]
