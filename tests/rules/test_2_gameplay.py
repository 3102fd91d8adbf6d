"""The course of a game (CR 2): who starts, the Setup stage, taking turns."""

import pytest

from judge.engine import begin_turn, end_turn
from judge.engine.series import start_of_next_game
from judge.engine.setup_stage import setup_stage
from judge.terms import Variant
from tests.engine.boards import ME, RIVAL, THIRD, Board
from tests.rules.playing import cited, messages, rules_of, with_decks


def dealt(put_back: int = 0, by: int = ME, **settings: object) -> Board:
    """A game after the Setup stage, in which a player has put cards back."""
    board = with_decks(Board(), 20)
    game = board.start()
    for name, value in settings.items():
        setattr(game, name, value)
    for player in game.players:
        hand = tuple(player.deck[:put_back]) if player.index == by else ()
        board.answers.append(hand)
    setup_stage(game)
    return board


@pytest.mark.rule("2.1.3.1")
@pytest.mark.parametrize(("first", "second"), [(ME, RIVAL), (RIVAL, ME)])
def test_in_a_two_game_series_the_other_player_starts_the_second(first: int, second: int) -> None:
    found = start_of_next_game(first, loser=first, games=2, best_of=False)
    assert (found.starting, found.rule) == (second, "2.1.3.1")


@pytest.mark.rule("2.1.3.2")
def test_in_a_best_of_three_the_loser_selects() -> None:
    found = start_of_next_game(ME, loser=RIVAL, games=3, best_of=True)
    assert (found.starting, found.selects, found.rule) == (None, RIVAL, "2.1.3.2")


@pytest.mark.rule("2.1.2")
def test_otherwise_the_format_says_who_starts() -> None:
    found = start_of_next_game(ME, loser=None, games=3, best_of=True)
    assert (found.starting, found.selects, found.rule) == (None, None, "2.1.2")


@pytest.mark.rule("2.1.3")
@pytest.mark.rule("9.2.1")
def test_turns_go_round_the_table() -> None:
    board = with_decks(Board(players=3))
    game = board.start()
    seen = []
    for _ in range(4):
        seen.append(game.active)
        end_turn(game, game.active)
    assert seen == [ME, RIVAL, THIRD, ME]
    assert {"2.1.3", "9.2.1"} <= cited(game)


@pytest.mark.rule("2.2.1.2")
@pytest.mark.rule("2.2.1.3")
@pytest.mark.rule("2.2.1.4")
def test_each_player_shuffles_has_no_lore_and_draws_seven() -> None:
    game = dealt().game
    assert [len(player.hand) for player in game.players] == [7, 7]
    assert [player.lore for player in game.players] == [0, 0]
    assert messages(game).count("shuffles") == 2
    assert rules_of(game, "shuffles") >= {"2.2.1.2"}
    assert rules_of(game, "begins with no lore") == {"2.2.1.3"}
    assert "2.2.1.4" in rules_of(game, "draws")


@pytest.mark.rule("2.2.2.1")
@pytest.mark.rule("2.2.2.3")
def test_cards_put_back_are_replaced_and_the_deck_is_shuffled_again() -> None:
    game = dealt(put_back=3).game
    assert [len(player.hand) for player in game.players] == [7, 7]
    assert len(game.players[ME].deck) == 13
    assert not set(game.players[ME].hand) & {0, 1, 2}
    assert messages(game).count("shuffles") == 3
    assert "2.2.2.3" in rules_of(game, "shuffles")
    assert "2.2.2.1" in rules_of(game, "is put")


@pytest.mark.rule("2.2.2.2")
def test_the_others_alter_their_hands_after_the_starting_player() -> None:
    board = dealt(put_back=1, by=RIVAL)
    assert [choice.player for choice in board.asked if choice.ability == "alter the opening hand"] == [
        ME,
        RIVAL,
    ]
    assert "2.2.2.2" in rules_of(board.game, "is put")
    assert "2.2.2.1" not in rules_of(board.game, "is put")


@pytest.mark.rule("2.2.2.3")
def test_who_keeps_the_hand_does_not_shuffle_again() -> None:
    game = dealt().game
    assert "2.2.2.3" not in cited(game)


@pytest.mark.rule("10.2.3")
def test_in_pack_rush_the_opening_hand_has_five() -> None:
    game = dealt(variant=Variant.PACK_RUSH).game
    assert [len(player.hand) for player in game.players] == [5, 5]
    assert "10.2.3" in rules_of(game, "draws")


@pytest.mark.rule("3.2.3.1")
def test_the_first_turn_of_the_game_has_no_draw() -> None:
    board = dealt()
    game = board.game
    game.turn = 1
    begin_turn(game)
    assert len(game.players[ME].hand) == 7
    end_turn(game, ME)
    assert len(game.players[RIVAL].hand) == 8
