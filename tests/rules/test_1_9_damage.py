"""Damage (CR 1.9): dealt, put, moved, removed, taken."""

import pytest

from judge.engine import challenge, play
from judge.terms import Zone
from tests.engine.boards import ME, Board, character
from tests.rules.playing import cited, facing, rules_of


@pytest.mark.rule("1.9.1.1")
@pytest.mark.rule("1.9.1.5")
@pytest.mark.rule("1.9.2")
@pytest.mark.parametrize(
    ("words", "message", "rule"),
    [
        ("Deal 1 damage to chosen character.", "is dealt damage", "1.9.1.1"),
        ("Put 1 damage counter on chosen character.", "damage is put on", "1.9.1.2"),
    ],
)
@pytest.mark.rule("1.9.1.2")
def test_dealt_and_put_damage_are_both_taken(words: str, message: str, rule: str) -> None:
    board = Board()
    text = "SORE| Whenever this character is damaged, gain 1 lore."
    (card,) = board.put(ME, Zone.PLAY, character(text=text))
    game = board.resolve(words)
    assert game.in_play[card].damage == 1
    assert game.players[ME].lore == 1
    assert {rule, "1.9.1.5"} <= rules_of(game, message)


@pytest.mark.rule("1.9.1.4")
def test_moved_damage_leaves_the_one_and_is_on_the_other() -> None:
    board = Board()
    one, two = board.put(ME, Zone.PLAY, character("Elsa"), character("Anna", "Resist +2"))
    game = board.start()
    game.in_play[one].damage = 2
    board.resolve("Move up to 1 damage counter from chosen character to another chosen character.", one, 1)
    assert (game.in_play[one].damage, game.in_play[two].damage) == (1, 1)
    assert "1.9.1.4" in rules_of(game, "damage is moved")


@pytest.mark.rule("1.9.1.3")
def test_no_more_damage_is_removed_than_there_is() -> None:
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character())
    game = board.start()
    game.in_play[card].damage = 1
    board.resolve("Remove all damage from chosen character.")
    assert game.in_play[card].damage == 0


@pytest.mark.rule("1.9.3")
@pytest.mark.rule("7.1.6")
def test_damage_ceases_to_exist_when_a_card_leaves_play() -> None:
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character(cost=0))
    game = board.start()
    game.in_play[card].damage = 2
    board.resolve("Return chosen character to their player's hand.")
    assert "1.9.3" in cited(game)
    play(game, ME, card)
    assert game.in_play[card].damage == 0


@pytest.mark.rule("4.6.6.2")
def test_both_deal_their_damage_at_the_same_time() -> None:
    board, mine, theirs = facing(character(strength=3), character("Elsa", strength=3))
    challenge(board.game, ME, mine, theirs)
    assert mine in board.game.players[ME].discard
    assert theirs in board.game.players[1].discard
