"""The game state check (CR 1.8)."""

import pytest

from judge.engine import challenge, concede, end_turn, quest, take
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, THIRD, Board, character, location
from tests.rules.playing import cited, facing, messages, rules_of, with_decks


@pytest.mark.rule("1.8.1.1")
@pytest.mark.rule("1.11.3")
@pytest.mark.rule("2.3.3.1")
@pytest.mark.parametrize(("before", "wins"), [(18, False), (19, True), (25, True)])
def test_twenty_lore_wins(before: int, wins: bool) -> None:
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character(lore=1))
    game = board.start()
    game.players[ME].lore = before
    quest(game, ME, card)
    assert (game.winners == [ME]) is wins
    assert game.ended is wins
    assert ({"1.8.1.1", "1.11.3", "2.3.3.1"} <= cited(game)) is wins


@pytest.mark.rule("1.8.1")
@pytest.mark.rule("6.7.4")
def test_a_win_in_the_middle_of_the_bag_ends_the_game() -> None:
    text = "RICH| Whenever this character quests, gain 2 lore."
    board = with_decks(Board())
    (card,) = board.put(ME, Zone.PLAY, character(text=text, lore=0))
    board.put(
        RIVAL, Zone.PLAY, character("Elsa", "ALSO| Whenever an opposing character quests, gain 20 lore.")
    )
    game = board.start()
    game.players[ME].lore = 18
    quest(game, ME, card)
    assert game.winners == [ME]
    assert game.players[RIVAL].lore == 0
    assert {"1.8.1", "6.7.4"} <= cited(game)


@pytest.mark.rule("1.8.1.2")
@pytest.mark.rule("2.3.3.2")
@pytest.mark.rule("3.4.2")
@pytest.mark.parametrize(("cards", "loses"), [(0, True), (1, False)])
def test_ending_the_turn_with_an_empty_deck_loses(cards: int, loses: bool) -> None:
    board = Board()
    board.put(ME, Zone.DECK, *[character()] * cards)
    board.put(RIVAL, Zone.DECK, character())
    game = board.start()
    end_turn(game, ME)
    assert (game.losers == [ME]) is loses
    assert (game.winners == [RIVAL]) is loses
    assert ("2.3.3.2" in cited(game)) is loses


@pytest.mark.rule("1.8.1.2")
def test_an_empty_deck_alone_does_not_lose() -> None:
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character())
    game = board.start()
    quest(game, ME, card)
    assert not game.ended


@pytest.mark.rule("1.8.1.3")
@pytest.mark.rule("2.3.3.3")
def test_the_last_player_left_wins() -> None:
    board = with_decks(Board(players=3))
    (card,) = board.put(ME, Zone.PLAY, character())
    game = board.start()
    concede(game, RIVAL)
    quest(game, ME, card)
    assert not game.ended
    game.in_play[card].exerted = False
    concede(game, THIRD)
    quest(game, ME, card)
    assert game.winners == [ME]
    assert {"1.8.1.3", "2.3.3.3"} <= cited(game)


@pytest.mark.rule("1.8.1.4")
@pytest.mark.rule("5.3.6.3")
@pytest.mark.parametrize(("damage", "banished"), [(1, False), (2, True), (3, True)])
def test_damage_equal_to_willpower_banishes(damage: int, banished: bool) -> None:
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character(willpower=3))
    game = board.start()
    game.in_play[card].damage = 1
    board.resolve(f"Deal {damage} damage to chosen character.")
    assert (game.players[ME].discard.count(card) == 1) is banished
    assert ({"1.8.1.4", "5.3.6.3"} <= cited(game)) is banished


@pytest.mark.rule("1.8.1.4")
@pytest.mark.rule("5.6.5.2")
def test_a_location_with_enough_damage_is_banished() -> None:
    board, mine, place = facing(character(strength=5), location(willpower=5))
    challenge(board.game, ME, mine, place)
    assert board.game.players[RIVAL].discard == [place]
    assert "5.6.5.2" in rules_of(board.game, "is banished")


@pytest.mark.rule("1.8.1.4")
def test_who_dealt_the_damage_banished_it() -> None:
    text = "PROUD| Whenever this character banishes another character in a challenge, gain 1 lore."
    board, mine, theirs = facing(character(text=text, strength=3, willpower=9), character("Elsa"))
    challenge(board.game, ME, mine, theirs)
    assert board.game.players[ME].lore == 1


@pytest.mark.rule("1.8.2")
def test_what_a_check_triggers_waits_until_the_checks_are_done() -> None:
    board = Board()
    hall = "HALL| Your other characters get +1 {W}.\nFALL| When this character is banished, gain 1 lore."
    lord, other = board.put(ME, Zone.PLAY, character("Elsa", hall, willpower=2), character(willpower=2))
    game = board.start()
    game.in_play[other].damage = 2
    board.resolve("Deal 2 damage to chosen character.", lord)
    said = messages(game)
    both = [place for place, message in enumerate(said) if message == "is banished"]
    assert len(both) == 2
    assert both[1] < said.index("gains lore")
    assert "1.8.2" in cited(game)


@pytest.mark.rule("1.8.3")
def test_a_check_that_found_something_is_made_again() -> None:
    board = Board()
    lord, other = board.put(
        ME, Zone.PLAY, character("Elsa", "HALL| Your other characters get +1 {W}."), character(willpower=2)
    )
    game = board.start()
    game.in_play[other].damage = 2
    board.resolve("Banish chosen character.", lord)
    assert set(game.players[ME].discard) >= {lord, other}


@pytest.mark.rule("1.8.4")
def test_all_that_one_check_banishes_leave_together_and_see_each_other() -> None:
    text = "MOURN| Whenever one of your other characters is banished, gain 1 lore."
    board = Board()
    one, two = board.put(ME, Zone.PLAY, character("Elsa", text), character("Anna", text))
    game = board.resolve("Deal 3 damage to each character.", 1)
    assert set(game.players[ME].discard) >= {one, two}
    assert game.players[ME].lore == 2
    assert "1.8.4" in rules_of(game, "is banished")


@pytest.mark.rule("1.8.4")
def test_of_two_with_twenty_lore_the_one_first_in_turn_order_wins() -> None:
    board = Board()
    game = board.start()
    game.players[ME].lore = game.players[RIVAL].lore = 19
    board.resolve("Each player gains 1 lore.")
    assert game.winners == [ME]


@pytest.mark.rule("2.3.3.4")
def test_a_player_who_concedes_loses() -> None:
    board = Board()
    game = board.start()
    assert take(game, RIVAL, lambda: concede(game, RIVAL), anytime=True) is None
    assert game.losers == [RIVAL]
    assert "2.3.3.4" in cited(game)


@pytest.mark.rule("2.3.3")
def test_nothing_is_done_after_the_game_has_ended() -> None:
    board = Board()
    one, two = board.put(ME, Zone.PLAY, character(lore=20), character())
    game = board.start()
    quest(game, ME, one)
    refusal = take(game, ME, lambda: quest(game, ME, two))
    assert refusal is not None
    assert refusal.rules == ("2.3.3", "1.8.1.1", "2.3.3.1")
