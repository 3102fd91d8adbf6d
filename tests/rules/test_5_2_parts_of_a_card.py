"""The parts of a card that effects ask for (CR 5.2)."""

import pytest

from judge.cards.card import Card
from judge.terms import Ink, Zone
from tests.engine.boards import ME, Board, character
from tests.rules.playing import cited, rules_of


@pytest.mark.rule("5.2.2")
@pytest.mark.rule("5.2.5")
@pytest.mark.rule("5.2.7")
@pytest.mark.parametrize(
    ("words", "fits", "rule"),
    [
        ("chosen character with cost 2 or less", character(cost=2), "5.2.2"),
        ("chosen Villain character", character(classifications=("Villain",)), "5.2.7"),
        ("chosen Ruby character", character(inks=(Ink.RUBY, Ink.STEEL)), "5.2.5"),
    ],
)
def test_what_is_printed_decides_who_can_be_chosen(words: str, fits: Card, rule: str) -> None:
    board = Board()
    other = character("Elsa", cost=3, classifications=("Hero",), inks=(Ink.AMBER,))
    right, wrong = board.put(ME, Zone.PLAY, fits, other)
    game = board.resolve(f"Deal 1 damage to {words}.")
    assert (game.in_play[right].damage, game.in_play[wrong].damage) == (1, 0)
    assert rule in rules_of(game, "chooses")


@pytest.mark.rule("5.2.6")
@pytest.mark.rule("5.2.6.1")
@pytest.mark.parametrize(("name", "found"), [("Chip", True), ("Dale", True), ("Sven", False)])
def test_a_name_around_an_ampersand_is_a_name(name: str, found: bool) -> None:
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character("Chip & Dale", other_names=("Chip", "Dale")))
    game = board.resolve(f"Deal 1 damage to chosen character named {name}.")
    assert (game.in_play[card].damage == 1) is found


@pytest.mark.rule("5.2.6")
def test_part_of_a_name_is_not_the_name() -> None:
    board = Board()
    board.put(ME, Zone.PLAY, character("Elsa Sven"))
    game = board.resolve("If you have a character named Elsa in play, gain 1 lore.")
    assert game.players[ME].lore == 0


@pytest.mark.rule("5.2.6.2")
@pytest.mark.parametrize("name", ["Chip", "Dale"])
def test_a_character_with_several_names_is_one_character(name: str) -> None:
    board = Board()
    (pair,) = board.put(ME, Zone.PLAY, character("Chip & Dale", other_names=("Chip", "Dale")))
    game = board.resolve("Gain 1 lore for each character you have in play.")
    assert game.players[ME].lore == 1
    board.resolve(f"Banish chosen character named {name}.")
    assert pair not in game.in_play
    assert "5.2.6.2" in cited(game)
