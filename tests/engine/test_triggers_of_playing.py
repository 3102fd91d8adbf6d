"""What triggers of playing, moving and singing recognise."""

import pytest

from judge.engine import move, play, quest
from judge.engine.turn_actions.play import How
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, action, character, item, location


def lore(board: Board, player: int = ME) -> int:
    return board.game.players[player].lore


def with_ink(board: Board, amount: int = 10) -> None:
    board.put(ME, Zone.INKWELL, *[character("Sven")] * amount)


@pytest.mark.rule("4.3.4.1")
def test_when_you_play_this_is_met_as_it_comes_into_play() -> None:
    board = Board()
    with_ink(board)
    (card,) = board.put(ME, Zone.HAND, character(text="HI| When you play this character, gain 1 lore."))
    play(board.start(), ME, card)
    assert lore(board) == 1


@pytest.mark.rule("6.2.2")
def test_a_second_action_in_a_turn_is_the_second_alone() -> None:
    board = Board()
    board.put(ME, Zone.PLAY, item(text="TWO| Whenever you play a second action in a turn, gain 1 lore."))
    deeds = board.put(ME, Zone.HAND, *[action("Each player draws a card.")] * 3)
    game = board.start()
    gained = []
    for deed in deeds:
        play(game, ME, deed)
        gained.append(lore(board))
    assert gained == [0, 1, 1]


@pytest.mark.rule("1.3.5.2")
def test_an_opponent_who_plays_a_character_is_that_player() -> None:
    text = "TOLL| Whenever an opponent plays a character, that player loses 1 lore."
    board = Board(players=3)
    board.put(RIVAL, Zone.PLAY, item(text=text))
    (card,) = board.put(ME, Zone.HAND, character(cost=0))
    game = board.start()
    for player in game.players:
        player.lore = 5
    play(game, ME, card)
    assert [player.lore for player in game.players] == [4, 5, 5]


@pytest.mark.rule("4.3.2.4")
@pytest.mark.parametrize(("cost", "gained"), [(2, 1), (3, 0)])
def test_to_pay_2_or_less_asks_for_what_was_paid(cost: int, gained: int) -> None:
    board = Board()
    with_ink(board)
    board.put(ME, Zone.PLAY, item(text="CHEAP| Whenever you pay 2 {I} or less to play a card, gain 1 lore."))
    (card,) = board.put(ME, Zone.HAND, character(cost=cost))
    play(board.start(), ME, card)
    assert lore(board) == gained


@pytest.mark.rule("8.10.1")
def test_the_card_below_sees_what_is_shifted_onto_it() -> None:
    board = Board()
    with_ink(board)
    text = "UP| When you shift a character on top of this character, gain 1 lore."
    (below,) = board.put(ME, Zone.PLAY, character("Elsa", text))
    (card,) = board.put(ME, Zone.HAND, character("Elsa", "Shift 3"))
    play(board.start(), ME, card, How(shift_onto=(below,)))
    assert lore(board) == 1


@pytest.mark.rule("4.7.4")
def test_moving_here_is_moving_to_the_location_that_says_it() -> None:
    board = Board()
    with_ink(board)
    (walker,) = board.put(ME, Zone.PLAY, character())
    here, there = board.put(
        ME, Zone.PLAY,
        location("Castle", "IN| Whenever you move a character here, gain 1 lore."), location("Tower"),
    )  # fmt: skip
    game = board.start()
    move(game, ME, walker, there)
    assert lore(board) == 0
    move(game, ME, walker, here)
    assert lore(board) == 1


@pytest.mark.rule("6.2.2")
def test_the_first_time_each_turn_is_not_the_second() -> None:
    board = Board()
    with_ink(board)
    first, second = board.put(ME, Zone.PLAY, character("Anna"), character("Elsa"))
    text = "ONCE| During your turn, the first time you move a character here, gain 1 lore."
    (here,) = board.put(ME, Zone.PLAY, location(text=text))
    game = board.start()
    move(game, ME, first, here)
    move(game, ME, second, here)
    assert lore(board) == 1


@pytest.mark.rule("8.12.3")
def test_each_who_sings_together_sings_and_one_or_more_counts_once() -> None:
    board = Board()
    each = "SOLO| Whenever this character sings a song, gain 1 lore."
    singers = board.put(ME, Zone.PLAY, character("Anna", each), character("Elsa", each))
    board.put(
        ME, Zone.PLAY, item(text="ALL| Whenever one or more of your characters sings a song, gain 5 lore.")
    )
    song = action("Sing Together 4\nEach player draws a card.", cost=4, classifications=("Action", "Song"))
    (card,) = board.put(ME, Zone.HAND, song)
    game = board.start()
    game.decider = lambda _, choice: (choice.options[0],)
    play(game, ME, card, How(sing_with=tuple(singers)))
    assert lore(board) == 1 + 1 + 5


@pytest.mark.rule("6.1.13.6")
def test_a_trigger_with_while_counts_only_while_it_is_so() -> None:
    text = "WATCH| Whenever one of your other characters quests while this character is exerted, gain 3 lore."
    board = Board()
    watcher, other, third = board.put(
        ME, Zone.PLAY, character("Anna", text), character("Elsa"), character("Sven")
    )
    game = board.start()
    quest(game, ME, other)
    assert lore(board) == 1
    game.in_play[watcher].exerted = True
    game.changed()
    quest(game, ME, third)
    assert lore(board) == 1 + 1 + 3
