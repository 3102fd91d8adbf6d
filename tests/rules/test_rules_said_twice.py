"""Rules of one chapter that another one says in full: a step cites both (CR 1.5.5, 1.7.3, 1.7.4, 4.3.5)."""

import pytest

from judge.engine import challenge, end_turn, play, quest
from judge.engine.turn_actions.play import How
from judge.terms import Zone
from tests.engine.boards import ME, Board, action, character
from tests.rules.playing import facing, ink_of, rules_of, song, with_decks


@pytest.mark.rule("1.5.5")
@pytest.mark.rule("4.3.5")
def test_singing_is_an_alternate_cost_and_singer_changes_no_ink_cost() -> None:
    board = Board()
    (singer,) = board.put(ME, Zone.PLAY, character(text="Singer 5", cost=2))
    (tune,) = board.put(ME, Zone.HAND, song(cost=5))
    game = board.start()
    play(game, ME, tune, How(sing_with=(singer,)))
    assert {"5.4.4.2", "1.5.5.1", "1.5.5"} <= rules_of(game, "exerts")
    assert {"8.11.2", "4.3.5"} <= rules_of(game, "counts as cost")
    assert game.card(singer).cost == 2


@pytest.mark.rule("1.7.3")
def test_what_an_effect_chooses_is_chosen_as_it_resolves() -> None:
    board = Board()
    (elsa,) = board.put(ME, Zone.PLAY, character("Elsa"))
    (shot,) = board.put(ME, Zone.HAND, action("Deal 1 damage to chosen character.", cost=1))
    ink_of(board, 1)
    game = board.start()
    play(game, ME, shot)
    order = [step.message for step in game.steps]
    assert {"1.7.3", "6.1.3"} <= rules_of(game, "chooses")
    assert order.index("its effect resolves") < order.index("chooses")
    assert game.in_play[elsa].damage == 1


@pytest.mark.rule("1.7.4")
def test_a_triggered_ability_waits_in_the_bag() -> None:
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character(text="TALE| Whenever this character quests, gain 1 lore."))
    game = board.start()
    quest(game, ME, card)
    assert {"1.7.4", "7.7.3.1"} <= rules_of(game, "is added to the bag")
    assert game.players[ME].lore == 2


@pytest.mark.rule("2.3.2")
@pytest.mark.rule("3.1.2")
@pytest.mark.rule("3.1.4")
@pytest.mark.rule("3.3.1")
def test_a_turn_ends_and_the_next_player_takes_theirs() -> None:
    game = with_decks(Board()).start()
    end_turn(game, ME)
    assert "3.1.4" in rules_of(game, "effects of this turn end")
    assert "2.3.2" in rules_of(game, "becomes the active player")
    assert "3.1.2" in rules_of(game, "the Ready step")
    assert "3.3.1" in rules_of(game, "the Main Phase begins")


@pytest.mark.rule("4.6.3")
def test_a_challenge_has_its_two_steps_in_this_order() -> None:
    board, mine, theirs = facing(character(), character("Elsa"))
    game = board.game
    challenge(game, ME, mine, theirs)
    order = [step.message for step in game.steps]
    assert "4.6.3" in rules_of(game, "declares a challenge")
    assert (
        order.index("declares a challenge")
        < order.index("the challenge occurs")
        < order.index("is dealt damage")
    )


@pytest.mark.rule("1.9.2")
def test_what_is_dealt_damage_takes_damage_that_is_put_on_it() -> None:
    board = Board()
    (victim,) = board.put(
        ME, Zone.PLAY, character(text="OUCH| Whenever this character is dealt damage, gain 1 lore.")
    )
    (curse,) = board.put(ME, Zone.HAND, action("Put 1 damage counter on chosen character.", cost=1))
    ink_of(board, 1)
    game = board.start()
    play(game, ME, curse)
    assert game.in_play[victim].damage == 1
    assert game.players[ME].lore == 1
    assert "1.9.2" in rules_of(game, "is added to the bag")
