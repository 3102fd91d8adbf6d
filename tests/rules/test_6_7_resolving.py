"""Resolving cards and effects (CR 6.7), with replacement effects (CR 6.5)."""

import pytest

from judge.engine import play, quest
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, THIRD, Board, action, character
from tests.rules.playing import cited, messages, rules_of

SHIELD = (
    "SHIELD| Whenever one of your other characters would be dealt damage, put that many damage counters on "
)
SHIELD += "this character instead."


@pytest.mark.rule("6.7.2")
@pytest.mark.rule("6.7.2.1")
def test_a_condition_is_checked_before_the_instructions() -> None:
    board = Board()
    text = "BET| Whenever this character quests, if you have 9 or more lore, draw a card."
    (card,) = board.put(ME, Zone.PLAY, character(text=text))
    board.put(ME, Zone.DECK, character("Elsa"))
    game = board.start()
    quest(game, ME, card)
    assert game.players[ME].hand == []
    assert "6.7.2" in rules_of(game, "resolves")
    assert "6.7.2.1" in cited(game)


@pytest.mark.rule("6.5.7.3")
@pytest.mark.rule("6.7.2.2")
@pytest.mark.rule("6.5.4")
def test_an_event_is_replaced_before_it_happens_and_looked_at_again() -> None:
    board = Board()
    guard, hurt = board.put(RIVAL, Zone.PLAY, character("Elsa", SHIELD, willpower=9), character("Anna"))
    game = board.resolve("Deal 2 damage to chosen character.", hurt)
    assert (game.in_play[guard].damage, game.in_play[hurt].damage) == (2, 0)
    assert "is dealt damage" not in messages(game)
    assert "6.7.2.2" in rules_of(game, "is replaced")
    assert "6.5.7.3" in rules_of(game, "looks again at the modified event")


@pytest.mark.rule("6.7.2.3")
@pytest.mark.rule("8.8.1")
def test_the_damage_is_calculated_with_what_modifies_it() -> None:
    board = Board()
    (card,) = board.put(RIVAL, Zone.PLAY, character(text="Resist +1", willpower=9))
    game = board.resolve("Deal 3 damage to chosen character. This damage can't be reduced by Resist.")
    assert game.in_play[card].damage == 3
    assert "6.7.2.3" in cited(game)
    board.resolve("Deal 3 damage to chosen character.")
    assert game.in_play[card].damage == 5


@pytest.mark.rule("6.7.3")
@pytest.mark.rule("6.1.2")
def test_what_one_sentence_triggers_waits_for_all_of_them() -> None:
    board = Board()
    board.put(ME, Zone.PLAY, character(text="ECHO| Whenever you draw a card, each opponent loses 1 lore."))
    board.put(ME, Zone.DECK, character("Elsa"))
    board.start()
    board.game.players[RIVAL].lore = 5
    game = board.resolve("Draw a card. Gain 1 lore.")
    said = messages(game)
    assert said.index("is added to the bag") < said.index("gains lore") < said.index("loses lore")
    assert "6.7.3" in rules_of(game, "is added to the bag")


@pytest.mark.rule("6.7.4")
@pytest.mark.rule("1.8.1")
def test_the_game_state_is_checked_after_the_effect_and_not_within_it() -> None:
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character(willpower=2))
    game = board.start()
    board.resolve("Deal 2 damage to chosen character. Remove up to 2 damage from chosen character.", 2)
    assert card in game.in_play


@pytest.mark.rule("6.7.5")
@pytest.mark.rule("9.2.2")
def test_several_players_act_in_turn_order() -> None:
    board = Board(players=3)
    for player in (ME, RIVAL, THIRD):
        board.put(player, Zone.HAND, character("Elsa"), character("Anna"))
    game = board.start()
    board.answers = [(game.players[player].hand[0],) for player in (ME, RIVAL, THIRD)]
    board.resolve("Each player chooses and discards a card.")
    assert [choice.player for choice in board.asked] == [ME, RIVAL, THIRD]
    assert {"6.7.5", "9.2.2"} == rules_of(game, "players act in turn order")


@pytest.mark.rule("6.7.6")
def test_the_last_known_value_counts_for_a_card_that_has_left() -> None:
    board = Board()
    text = "LEGACY| When this character is banished, gain lore equal to this character's {S}."
    board.put(ME, Zone.PLAY, character(text=text, strength=1))
    board.resolve("Chosen character gets +2 {S} this turn.")
    board.resolve("Banish chosen character.")
    assert board.game.players[ME].lore == 3


@pytest.mark.rule("6.7.7.1")
@pytest.mark.rule("7.1.6.1")
def test_an_action_played_by_an_effect_resolves_before_the_bag() -> None:
    board = Board()
    text = "CAST| Whenever this character quests, play an action from your hand for free."
    watcher = "ECHO| Whenever you play an action, draw a card."
    (card,) = board.put(ME, Zone.PLAY, character(text=text, lore=0))
    board.put(ME, Zone.PLAY, character("Elsa", watcher))
    (deed,) = board.put(ME, Zone.HAND, action("Gain 1 lore.", cost=3))
    board.put(ME, Zone.DECK, character("Chip"))
    game = board.start()
    quest(game, ME, card)
    said = messages(game)
    assert said.index("gains lore") < said.index("draws")
    assert {"6.7.7.1", "7.1.6.1"} <= cited(game)
    assert deed in game.players[ME].discard


@pytest.mark.rule("6.7.8")
def test_a_card_that_enters_with_damage_never_was_without() -> None:
    board = Board()
    (card,) = board.put(
        ME, Zone.HAND, character(text="WORN| This character enters play with 2 damage.", cost=0)
    )
    game = board.start()
    play(game, ME, card)
    assert game.in_play[card].damage == 2
    assert "6.7.8" in rules_of(game, "enters play")
    assert "damage is put on" not in messages(game)


@pytest.mark.rule("6.7.2.4")
def test_as_much_is_done_as_can_be_and_damage_is_dealt_to_all_at_once() -> None:
    board = Board()
    text = "LAST| When this character is banished, deal 1 damage to chosen character."
    board.put(RIVAL, Zone.PLAY, character("Anna", text, willpower=1), character("Elsa", willpower=1))
    board.put(ME, Zone.PLAY, character("Chip"))
    (drawn,) = board.put(ME, Zone.DECK, character("Dale"))
    game = board.resolve("Draw 2 cards. Deal 1 damage to each opposing character.")
    assert game.players[ME].hand == [drawn]
    assert game.players[RIVAL].play == []
    said = messages(game)
    assert said.index("can't draw") < said.index("is dealt damage") < said.index("is banished")
    assert said[: said.index("is banished")].count("is dealt damage") == 2


@pytest.mark.rule("6.7.1")
@pytest.mark.rule("6.7.1.2")
@pytest.mark.rule("6.7.4")
@pytest.mark.rule("7.7.2")
def test_an_action_resolves_at_once_without_the_bag() -> None:
    board = Board()
    (card,) = board.put(ME, Zone.HAND, action("Gain 1 lore."))
    game = board.start()
    play(game, ME, card)
    assert game.players[ME].lore == 1
    assert {"6.7.1", "6.7.1.2", "7.7.2"} <= rules_of(game, "its effect resolves")
    assert "6.7.4" in rules_of(game, "the action has resolved")
    assert "is added to the bag" not in messages(game)


@pytest.mark.rule("6.5.4")
@pytest.mark.rule("6.5.5")
def test_a_draw_that_is_replaced_by_drawing_two_is_replaced_once() -> None:
    board = Board()
    board.put(ME, Zone.PLAY, character(text="MORE| If you would draw a card, draw 2 cards instead."))
    board.put(ME, Zone.DECK, *[character("Elsa")] * 5)
    game = board.resolve("Draw a card.")
    assert len(game.players[ME].hand) == 2


@pytest.mark.rule("6.5.4")
@pytest.mark.parametrize("wanted", [True, False])
def test_another_character_may_be_banished_instead(wanted: bool) -> None:
    board = Board()
    text = "LOYAL| If one of your other characters would be banished, you may banish this character instead."
    guard, other = board.put(RIVAL, Zone.PLAY, character("Anna", text), character("Elsa"))
    game = board.resolve("Banish chosen character.", other, wanted)
    assert game.players[RIVAL].discard == [guard if wanted else other]
