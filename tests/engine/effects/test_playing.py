"""Playing cards while an effect resolves (CR 6.1.7, 6.7.7)."""

import pytest

from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, action, character, item, location


@pytest.mark.rule("6.1.7")
def test_a_card_played_for_free_costs_no_ink() -> None:
    board = Board()
    elsa, dear = board.put(ME, Zone.HAND, character("Elsa", cost=5), character("Anna", cost=6))
    game = board.resolve("You may play a character with cost 5 or less for free.", True)
    assert elsa in game.in_play
    assert game.players[ME].hand == [dear]
    assert game.in_play[elsa].drying


@pytest.mark.rule("6.7.7")
def test_what_a_played_card_triggers_waits_until_the_effect_has_resolved() -> None:
    board = Board()
    elsa = board.put(ME, Zone.DISCARD, character("Elsa", "GIFT| When you play this character, gain 2 lore."))[
        0
    ]
    board.put(ME, Zone.DECK, character("Anna"))
    game = board.resolve("Play a character with cost 3 or less from your discard for free. Draw a card.")
    messages = [step.message for step in game.steps]
    assert elsa in game.in_play
    assert messages.index("draws") < messages.index("gains lore")


@pytest.mark.rule("6.7.7.1")
def test_an_action_played_by_an_effect_resolves_after_it_and_before_the_bag() -> None:
    board = Board()
    board.put(ME, Zone.PLAY, item("Lamp", "GLOW| Whenever you play an action, each opponent loses 1 lore."))
    deed = board.put(ME, Zone.HAND, action("Gain 3 lore.", name="Song of Songs"))[0]
    board.put(ME, Zone.DECK, character("Anna"))
    game = board.start()
    game.players[RIVAL].lore = 5
    board.resolve("You may play an action with cost 3 or less for free. Draw a card.", True)
    told = [step.message for step in game.steps if step.message in ("draws", "gains lore", "loses lore")]
    assert told == ["draws", "gains lore", "loses lore", "loses lore"]
    assert deed in game.players[ME].discard


@pytest.mark.rule("6.5.1")
def test_an_action_goes_to_the_bottom_of_the_deck_instead_of_into_the_discard() -> None:
    board = Board()
    deed = board.put(ME, Zone.DISCARD, action("Gain 3 lore.", name="Song of Songs"))[0]
    board.put(ME, Zone.DECK, character("Anna"))
    text = (
        "You may play an action with cost 5 or less from your discard for "
        "free, then put that action card on the "
        "bottom of your deck instead of into your discard."
    )
    game = board.resolve(text, True)
    assert game.players[ME].lore == 3
    assert game.players[ME].deck[-1] == deed


@pytest.mark.rule("6.7.8")
def test_a_card_that_is_played_exerted_enters_play_so() -> None:
    board = Board()
    deck = board.put(ME, Zone.DECK, character("Elsa"), character("Anna"))
    text = (
        "Reveal the top card of your deck. If it's a character card, you may "
        "play that character for free and they "
        "enter play exerted. Otherwise, put it on the bottom of your deck."
    )
    game = board.resolve(text, True)
    assert game.in_play[deck[0]].exerted


def test_a_revealed_card_that_is_not_played_goes_where_otherwise_says() -> None:
    board = Board()
    deck = board.put(ME, Zone.DECK, character("Elsa"), character("Anna"))
    text = (
        "Reveal the top card of your deck. If it's a character card, you may "
        "play that character for free and they "
        "enter play exerted. Otherwise, put it on the bottom of your deck."
    )
    game = board.resolve(text, False)
    assert game.players[ME].deck == [deck[1], deck[0]]


@pytest.mark.rule("1.2.2")
def test_what_prevents_playing_supersedes_what_lets_it_be_played() -> None:
    board = Board()
    board.put(RIVAL, Zone.PLAY, item("Lock", "SHUT| Opponents can't play items."))
    board.put(ME, Zone.HAND, item("Lamp"))
    game = board.resolve("You may play an item for free.", True)
    assert not game.players[ME].play
    assert board.asked[-1].illegal


@pytest.mark.rule("8.10.1")
def test_a_character_is_shifted_for_free() -> None:
    board = Board()
    below = board.put(ME, Zone.PLAY, character("Elsa"))[0]
    above = board.put(ME, Zone.DISCARD, character("Elsa", "Shift 6", cost=8))[0]
    board.put(ME, Zone.DISCARD, character("Anna", "Shift 6", cost=8))
    game = board.resolve("Shift a character from your discard for free.")
    assert game.in_play[above].under == [below]


@pytest.mark.rule("6.1.11.1")
def test_cards_are_played_from_either_zone_that_is_named() -> None:
    board = Board()
    hand = board.put(ME, Zone.HAND, location("Castle"))[0]
    discard = board.put(ME, Zone.DISCARD, location("Tower"))[0]
    game = board.resolve("Play a location from your hand or discard for free.", discard)
    assert discard in game.in_play
    assert board.asked[-1].options == (hand, discard)


@pytest.mark.rule("1.5.3")
def test_a_card_that_is_not_played_for_free_must_be_paid_for() -> None:
    board = Board()
    deck = board.put(ME, Zone.DECK, character("Elsa", cost=2), character("Anna"))
    board.put(ME, Zone.INKWELL, None)
    text = (
        "Reveal the top card of your deck. You may play it as if it were in "
        "your hand. Otherwise, put it in your discard."
    )
    game = board.resolve(text, True)
    assert game.players[ME].discard[0] == deck[0]
