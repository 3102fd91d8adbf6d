"""Zones and the bag (CR 7)."""

import pytest

from judge.cards.catalog import Catalog
from judge.engine import characteristics, concede, play, quest, zones
from judge.engine.apply import apply
from judge.engine.bag import settle
from judge.engine.events import Draws
from judge.scenario.read import read_scenario
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, THIRD, Board, character, item
from tests.rules.playing import cited, ink_of, messages, rules_of


def resolved(board: Board) -> list[str]:
    return [str(step.params["ability"]) for step in board.game.steps if step.message == "resolves"]


@pytest.mark.rule("7.7.4")
@pytest.mark.rule("7.7.4.1")
@pytest.mark.rule("7.7.4.2")
@pytest.mark.rule("7.7.4.4")
@pytest.mark.rule("7.7.4.5")
def test_the_active_player_resolves_first_and_passes_the_bag() -> None:
    board = Board()
    (card,) = board.put(
        ME, Zone.PLAY, character("Anna", "MINE| Whenever this character quests, gain 1 lore.")
    )
    board.put(
        RIVAL, Zone.PLAY, character("Elsa", "THEIRS| Whenever an opposing character quests, gain 1 lore.")
    )
    game = board.start()
    quest(game, ME, card)
    assert resolved(board) == ["MINE", "THEIRS"]
    assert "7.7.4.1" in rules_of(game, "the bag is checked")
    assert "7.7.4.4" in rules_of(game, "the bag passes")
    assert rules_of(game, "the bag is empty") == {"7.7.4.5"}


@pytest.mark.rule("7.7.4.3")
@pytest.mark.rule("7.7.5")
def test_a_player_goes_on_until_none_of_theirs_is_left() -> None:
    board = Board()
    text = "FIRST| Whenever this character quests, draw a card.\nNEXT| Whenever you draw a card, gain 1 lore."
    (card,) = board.put(ME, Zone.PLAY, character("Anna", text))
    board.put(ME, Zone.DECK, character("Chip"))
    board.put(
        RIVAL, Zone.PLAY, character("Elsa", "LAST| Whenever an opposing character quests, gain 1 lore.")
    )
    game = board.start()
    quest(game, ME, card)
    assert resolved(board) == ["FIRST", "NEXT", "LAST"]
    assert rules_of(game, "goes on with the bag") == {"7.7.4.3", "7.7.5"}


@pytest.mark.rule("7.7.6")
def test_what_another_player_adds_waits_for_their_turn_at_the_bag() -> None:
    board = Board()
    mine = "A| Whenever this character quests, each opponent draws a card.\n"
    mine += "B| Whenever this character quests, gain 1 lore."
    (card,) = board.put(ME, Zone.PLAY, character("Anna", mine))
    board.put(RIVAL, Zone.DECK, character("Chip"))
    board.put(RIVAL, Zone.PLAY, character("Elsa", "C| Whenever you draw a card, gain 1 lore."))
    game = board.start()
    board.answers = [(1,)]
    quest(game, ME, card)
    assert resolved(board) == ["A", "B", "C"]
    assert "7.7.6" in rules_of(game, "the bag passes")


@pytest.mark.rule("7.7.7")
@pytest.mark.rule("9.2.3")
def test_who_leaves_takes_their_abilities_and_cards_along() -> None:
    board = Board(players=3)
    (theirs,) = board.put(RIVAL, Zone.PLAY, character("Elsa"))
    game = board.start()
    concede(game, RIVAL)
    assert theirs not in game.in_play
    assert game.zones[theirs] is Zone.REMOVED
    assert game.in_turn_order() == [ME, THIRD]


@pytest.mark.rule("7.1.6")
def test_a_card_that_came_back_is_a_new_card() -> None:
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character(cost=0))
    board.resolve("Chosen character gets +2 {S} this turn.")
    board.resolve("Return chosen character to their player's hand.")
    game = board.game
    play(game, ME, card)
    assert characteristics.strength(game, game.ref(card)) == 2


@pytest.mark.rule("7.3.4")
def test_a_player_chooses_what_they_discard() -> None:
    board = Board()
    first, second = board.put(RIVAL, Zone.HAND, character("Elsa"), character("Anna"))
    board.resolve("Each opponent chooses and discards a card.", second)
    assert board.game.players[RIVAL].hand == [first]
    assert board.asked[-1].player == RIVAL


@pytest.mark.rule("7.4.2")
@pytest.mark.rule("5.1.1.9")
@pytest.mark.parametrize(
    ("play_zone", "rule"), [("[3]", "7.4.2"), ("[{card: Lantern, under: [2]}]", "5.1.1.9")]
)
def test_a_board_names_the_cards_in_play(play_zone: str, rule: str) -> None:
    text = f"title: t\nplayers:\n  me:\n    play: {play_zone}\n  rival: {{}}\n"
    faults = [str(fault) for fault in read_scenario(text, Catalog.bundled()).faults]
    assert any(f"CR {rule}" in fault for fault in faults), faults


@pytest.mark.rule("7.5.6")
@pytest.mark.rule("4.2.3.2")
def test_an_effect_inks_without_showing_and_without_counting() -> None:
    board = Board()
    (card,) = board.put(ME, Zone.HAND, character("Elsa"))
    game = board.resolve("Put a card from your hand into your inkwell facedown.")
    assert game.players[ME].inkwell == [card]
    assert game.players[ME].inked == 0
    assert "reveals to ink" not in messages(game)
    assert {"7.5.6", "4.2.3.2"} <= cited(game)


@pytest.mark.rule("7.7.7")
def test_what_a_player_who_left_added_to_the_bag_ceases_to_exist() -> None:
    board = Board(players=3)
    text = "Whenever an opponent draws a card, gain 1 lore."
    board.put(RIVAL, Zone.PLAY, character("Elsa", f"GONE| {text}"))
    board.put(THIRD, Zone.PLAY, character("Anna", f"LEFT| {text}"))
    board.put(ME, Zone.DECK, character("Chip"))
    game = board.start()
    apply(game, Draws(ME))
    concede(game, RIVAL)
    assert resolved(board) == ["LEFT"]
    assert game.players[RIVAL].lore == 0
    assert rules_of(game, "abilities in the bag cease to exist") == {"7.7.7"}


@pytest.mark.rule("7.7.4.3")
@pytest.mark.rule("9.3.2")
def test_the_bag_stays_with_the_team_before_it_passes() -> None:
    hurt = "Whenever this character is dealt damage, gain 1 lore."
    blast = "MATE| Whenever a character is banished, deal 1 damage to each character."
    board = Board(players=4)
    board.put(ME, Zone.PLAY, character("Sven", f"MINE| {hurt}", willpower=9))
    board.put(RIVAL, Zone.PLAY, character("Chip", blast))
    board.put(THIRD, Zone.PLAY, character("Dale", f"FOE| {hurt}", willpower=9))
    (gone,) = board.put(3, Zone.PLAY, character("Elsa"))
    game = board.start()
    for player in game.players:
        player.team = player.index // 2
    board.resolve("Banish chosen character.", gone)
    assert resolved(board) == ["MATE", "MINE", "FOE"]


@pytest.mark.rule("7.2.3")
@pytest.mark.rule("7.2.3.1")
def test_the_player_of_cards_from_play_orders_them_with_their_stacks() -> None:
    board = Board()
    one, two, below = board.put(RIVAL, Zone.PLAY, character("Anna"), character("Elsa"), character("Chip"))
    (old,) = board.put(RIVAL, Zone.DECK, character("Dale"))
    game = board.start()
    zones.put_under(game, below, one, False)
    order = (two, below, one)
    text = (
        "Put all opposing characters with 2 {S} or less on the bottom of their players' decks in any order."
    )
    board.resolve(text, order)
    assert game.players[RIVAL].deck == [old, *order]
    assert board.asked[-1].player == RIVAL
    assert "7.2.3" in rules_of(game, "lie in this order")


@pytest.mark.rule("6.2.2")
@pytest.mark.parametrize(("whenever", "times"), [("one or more of your characters are", 1),
                                                 ("1 or more of your characters are", 1),
                                                 ("one of your characters is", 3)])  # fmt: skip
def test_one_or_more_that_leave_play_together_trigger_once(whenever: str, times: int) -> None:
    board = Board()
    board.put(ME, Zone.PLAY, item(text=f"TOLL| Whenever {whenever} banished, gain 1 lore."))
    board.put(ME, Zone.PLAY, *[character()] * 3)
    game = board.resolve("Banish all characters.")
    settle(game)
    assert game.players[ME].lore == times


@pytest.mark.rule("7.5.1")
def test_each_ink_card_is_one_ink_whatever_is_on_its_front() -> None:
    board = Board()
    (card,) = board.put(ME, Zone.HAND, character(cost=2))
    ink_of(board, 3)
    game = board.start()
    play(game, ME, card)
    assert game.players[ME].ready_ink == 1
    assert "7.5.1" in rules_of(game, "pays ink")
