"""Quest (CR 4.5)."""

import pytest

from judge.engine import characteristics, quest
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, character, item, location
from tests.rules.playing import messages, refused, rules_of


@pytest.mark.rule("4.5.1")
@pytest.mark.rule("5.3.4")
def test_only_characters_quest() -> None:
    board = Board()
    thing, place = board.put(ME, Zone.PLAY, item(), location())
    game = board.start()
    assert {"4.5.1", "5.3.4"} <= set(refused(game, lambda: quest(game, ME, thing)))
    assert {"4.5.1", "5.3.4"} <= set(refused(game, lambda: quest(game, ME, place)))


@pytest.mark.rule("4.5.1.1")
@pytest.mark.rule("5.1.1.8")
@pytest.mark.rule("7.1.5")
@pytest.mark.parametrize("zone", [Zone.HAND, Zone.DECK, Zone.DISCARD, Zone.INKWELL])
def test_a_card_that_is_not_in_play_does_not_quest(zone: Zone) -> None:
    board = Board()
    (card,) = board.put(ME, zone, character())
    game = board.start()
    assert {"4.5.1.1", "4.5.1", "5.1.1.8", "7.1.5", "7.1.1", "5.3.1"} == set(
        refused(game, lambda: quest(game, ME, card))
    )


@pytest.mark.rule("4.5.1.1")
@pytest.mark.rule("4.5.1.3")
@pytest.mark.rule("4.5.1.4")
@pytest.mark.rule("4.5.2")
@pytest.mark.rule("4.5.3")
def test_declare_exert_gain_lore_then_what_triggered() -> None:
    board = Board()
    text = "SPOIL| Whenever this character quests, draw a card."
    (card,) = board.put(ME, Zone.PLAY, character(text=text, lore=2))
    board.put(ME, Zone.DECK, character("Elsa"))
    game = board.start()
    quest(game, ME, card)
    said = messages(game)
    order = [
        "declares a quest",
        "exerts",
        "gains lore",
        "has quested",
        "draws",
        "the turn action is complete",
    ]
    assert [said.index(one) for one in order] == sorted(said.index(one) for one in order)
    assert game.players[ME].lore == 2
    assert "4.5.1.1" in rules_of(game, "declares a quest")
    assert "4.5.1.3" in rules_of(game, "exerts")
    assert "4.5.1.4" in rules_of(game, "gains lore")
    assert "4.5.3" in rules_of(game, "the turn action is complete")


@pytest.mark.rule("4.5.1.3")
def test_an_exerted_character_does_not_quest() -> None:
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character())
    game = board.start()
    quest(game, ME, card)
    assert "4.5.1.3" in refused(game, lambda: quest(game, ME, card))
    assert game.players[ME].lore == 1


@pytest.mark.rule("4.5.3.1")
@pytest.mark.rule("6.6.3")
def test_a_negative_lore_value_gives_nothing_and_takes_nothing() -> None:
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character(lore=1))
    game = board.start()
    game.players[ME].lore = 5
    board.resolve("Chosen character gets -3 {L} this turn.")
    assert characteristics.lore(game, game.ref(card)) == -2
    quest(game, ME, card)
    assert game.players[ME].lore == 5
    assert "4.5.3.1" in {rule for step in game.steps for rule in step.rules}


@pytest.mark.rule("1.4.3")
def test_nobody_quests_with_another_players_character() -> None:
    board = Board()
    (theirs,) = board.put(RIVAL, Zone.PLAY, character())
    game = board.start()
    assert "1.4.3" in refused(game, lambda: quest(game, ME, theirs))
    assert not game.in_play[theirs].exerted


@pytest.mark.rule("4.5.1.2")
@pytest.mark.parametrize("text", ["TIED| This character can't quest.", "Reckless"])
def test_what_prevents_questing_is_checked_before_anything_is_done(text: str) -> None:
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character(text=text))
    game = board.start()
    assert "4.5.1.2" in refused(game, lambda: quest(game, ME, card))
    assert not game.in_play[card].exerted
    assert game.players[ME].lore == 0
