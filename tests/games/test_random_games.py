"""Random legal games: no crash, no hang, no card lost or doubled, no decision without a legal answer."""

import pytest

from tests.games.random_games import play

SEEDS = range(1, 51)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_game_is_played_without_a_fault(seed: int) -> None:
    game = play(seed, players=2 + seed % 3)
    assert game.turn > 1


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = play(7), play(7)
    assert [player.lore for player in one.players] == [player.lore for player in other.players]
    assert one.zones == other.zones
    assert one.turn == other.turn
