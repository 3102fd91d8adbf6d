"""What is true of every state of a game, tried on states that random games reach."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from judge.engine import begin_turn
from judge.engine.game_state_check import check
from judge.engine.identity import state_key
from judge.engine.possible import possible_actions, try_action
from judge.engine.state import Game
from tests.games.random_games import new_game

SEEDS = st.integers(min_value=1, max_value=12)
LENGTHS = st.integers(min_value=0, max_value=25)


def reached(seed: int, length: int) -> Game:
    """A state some actions into a random game."""
    game, chance = new_game(seed, 2), random.Random(seed)
    begin_turn(game)
    for _ in range(length):
        if not game.ended:
            try_action(game, chance.choice(possible_actions(game)))
    return game


@settings(max_examples=15, deadline=None)
@given(SEEDS, LENGTHS)
def test_a_copy_is_equal_and_independent(seed: int, length: int) -> None:
    game = reached(seed, length)
    before = state_key(game, with_bag=True)
    twin = game.copy()
    assert state_key(twin, with_bag=True) == before
    for player in twin.players:
        player.lore += 1
        player.hand.clear()
    twin.in_play.clear()
    twin.history.append(object())  # type: ignore[arg-type]  # anything shows whether the list is shared
    assert state_key(game, with_bag=True) == before


@settings(max_examples=15, deadline=None)
@given(SEEDS, LENGTHS)
def test_a_game_state_check_that_found_nothing_changes_nothing(seed: int, length: int) -> None:
    game = reached(seed, length)
    before = state_key(game)
    check(game)
    assert state_key(game) == before


@settings(max_examples=15, deadline=None)
@given(SEEDS, LENGTHS)
def test_an_illegal_action_leaves_everything_as_it_was(seed: int, length: int) -> None:
    game = reached(seed, length)
    for action in [] if game.ended else possible_actions(game):
        before, hands = state_key(game), [tuple(player.hand) for player in game.players]
        if try_action(game, action) is None:
            break
        assert state_key(game) == before
        assert [tuple(player.hand) for player in game.players] == hands


@settings(max_examples=10, deadline=None)
@given(SEEDS, LENGTHS)
def test_the_same_answers_give_the_same_trace(seed: int, length: int) -> None:
    traces = []
    for _ in range(2):
        game = new_game(seed, 2)
        game.recording = True
        chance = random.Random(seed)
        begin_turn(game)
        for _ in range(length):
            if not game.ended:
                try_action(game, chance.choice(possible_actions(game)))
        traces.append([(step.rules, step.message, step.depth) for step in game.steps])
    assert traces[0] == traces[1]
