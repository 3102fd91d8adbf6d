"""Replacement effects (CR 6.5) of damage: instead, in part, itself first."""

import pytest

from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, character
from tests.rules.playing import messages, rules_of

SHIELD = "SHIELD| Whenever one of your other characters would be dealt damage, put that many damage "
SHIELD += "counters on this character instead."
MORE = "Deal 1 damage to chosen character. If a Villain character is chosen, deal 3 damage instead."


@pytest.mark.rule("6.5.1.1")
@pytest.mark.parametrize(("kind", "damage"), [("Villain", 3), ("Hero", 1)])
def test_instead_replaces_what_would_happen(kind: str, damage: int) -> None:
    board = Board()
    (card,) = board.put(RIVAL, Zone.PLAY, character("Elsa", classifications=(kind,), willpower=9))
    game = board.resolve(MORE)
    assert game.in_play[card].damage == damage
    assert ("6.5.1.1" in rules_of(game, "replaces itself")) is (kind == "Villain")


@pytest.mark.rule("6.5.2")
@pytest.mark.rule("6.5.7.2")
def test_of_two_effects_the_one_that_is_not_replaced_happens() -> None:
    board = Board()
    guard, hurt = board.put(RIVAL, Zone.PLAY, character("Anna", SHIELD, willpower=9), character("Elsa"))
    board.put(ME, Zone.DECK, character("Chip"))
    game = board.resolve("Deal 2 damage to chosen character. Draw a card.", hurt)
    assert (game.in_play[hurt].damage, game.in_play[guard].damage) == (0, 2)
    assert len(game.players[ME].hand) == 1
    assert {"6.5.2", "6.5.7.2"} <= set(rules_of(game, "is replaced"))


@pytest.mark.rule("6.5.7.1")
def test_what_replaces_itself_does_so_before_any_other_replacement() -> None:
    board = Board()
    guard, hurt = board.put(
        RIVAL,
        Zone.PLAY,
        character("Anna", SHIELD, willpower=9),
        character("Elsa", classifications=("Villain",)),
    )
    game = board.resolve(MORE, hurt)
    said = messages(game)
    assert said.index("replaces itself") < said.index("is replaced")
    assert game.in_play[guard].damage == 3
    assert "6.5.7.1" in rules_of(game, "replaces itself")
