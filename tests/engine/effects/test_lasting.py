"""What is counted once, as an effect is applied (CR 6.1.8, 6.4.2.2)."""

import pytest

from judge.engine import characteristics
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, character


@pytest.mark.rule("6.1.8")
def test_damage_on_the_chosen_character_is_counted_when_it_is_chosen() -> None:
    board = Board()
    hurt, well = board.put(ME, Zone.PLAY, character("Anna"), character("Elsa"))
    game = board.start()
    game.in_play[hurt].damage = 2
    board.resolve("Chosen character gets +1 {S} this turn for each 1 damage on them.", hurt)
    game.in_play[hurt].damage = 1
    game.changed()
    assert characteristics.strength(game, game.ref(hurt)) == 4
    assert characteristics.strength(game, game.ref(well)) == 2


@pytest.mark.rule("6.1.8")
def test_strength_lost_equal_to_a_number_is_counted_once() -> None:
    board = Board()
    board.put(ME, Zone.PLAY, character("Anna"), character("Chip"))
    (strong,) = board.put(RIVAL, Zone.PLAY, character("Elsa", strength=5))
    game = board.resolve(
        "Count the number of characters you have in play. "
        "Chosen character loses {S} equal to that number until the start of your next turn.",
        strong,
    )
    assert characteristics.strength(game, game.ref(strong)) == 3
