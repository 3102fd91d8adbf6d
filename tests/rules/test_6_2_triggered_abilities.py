"""Triggered abilities (CR 6.2): added to the bag, with several effects, with several conditions."""

import pytest

from judge.engine import play, quest
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, character
from tests.rules.playing import messages, rules_of


@pytest.mark.rule("6.2.3")
@pytest.mark.rule("7.7.3.1")
def test_what_triggers_while_an_effect_resolves_waits_in_the_bag_of_its_player() -> None:
    board = Board()
    board.put(RIVAL, Zone.PLAY, character("Elsa", "SEE| Whenever an opponent draws a card, gain 1 lore."))
    board.put(ME, Zone.DECK, character("Chip"), character("Dale"))
    game = board.resolve("Draw 2 cards. Each player loses 1 lore.")
    said = messages(game)
    assert said.count("is added to the bag") == 2
    assert said.index("has no lore to lose") < said.index("resolves")
    assert [player.lore for player in game.players] == [0, 2]
    assert {"6.2.3", "7.7.3.1", "6.7.3"} <= rules_of(game, "is added to the bag")


@pytest.mark.rule("6.2.5")
@pytest.mark.parametrize(("may", "hand"), [(True, 1), (False, 0)])
def test_the_second_effect_of_a_trigger_does_not_depend_on_the_first(may: bool, hand: int) -> None:
    text = "BOTH| Whenever this character quests, you may draw a card. Gain 2 lore."
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character("Anna", text))
    board.put(ME, Zone.DECK, character("Chip"))
    game = board.start()
    board.answers = [(may,)]
    quest(game, ME, card)
    assert (len(game.players[ME].hand), game.players[ME].lore) == (hand, 1 + 2)
    assert "6.2.5" in rules_of(game, "the sentences resolve in order")


@pytest.mark.rule("6.2.6")
def test_two_trigger_conditions_are_two_triggered_abilities() -> None:
    text = "TWICE| When you play this character and whenever he quests, gain 3 lore."
    board = Board()
    (card,) = board.put(ME, Zone.HAND, character("Anna", text, cost=0))
    game = board.start()
    play(game, ME, card)
    assert game.players[ME].lore == 3
    game.in_play[card].drying = False
    quest(game, ME, card)
    assert game.players[ME].lore == 3 + 1 + 3
    assert "6.2.6" in rules_of(game, "is added to the bag")
