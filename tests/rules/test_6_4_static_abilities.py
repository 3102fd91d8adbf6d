"""Static abilities (CR 6.4): continuous and applied, conditional ones, skipped steps."""

import pytest

from judge.engine import challenge, characteristics, end_turn, play, quest
from judge.terms import Keyword, Zone
from tests.engine.boards import ME, RIVAL, Board, character, item
from tests.rules.playing import cited, exert, refused, rules_of, with_decks


def strength(board: Board, card: int) -> int:
    return characteristics.strength(board.game, board.game.ref(card))


@pytest.mark.rule("6.4.2.1")
def test_a_continuous_effect_is_of_characters_played_later_too_and_ends_with_its_duration() -> None:
    board = with_decks(Board())
    (late,) = board.put(ME, Zone.HAND, character("Elsa", cost=0))
    (rival,) = board.put(RIVAL, Zone.PLAY, character("Anna"))
    game = board.resolve("Your characters can't be challenged until the start of your next turn.")
    play(game, ME, late)
    exert(board, late)
    end_turn(game, ME)
    assert "4.6.4.3" in refused(game, lambda: challenge(game, RIVAL, rival, late), RIVAL)
    end_turn(game, RIVAL)
    exert(board, late)
    end_turn(game, ME)
    assert refused(game, lambda: challenge(game, RIVAL, rival, late), RIVAL) == ()


@pytest.mark.rule("6.4.2.2")
def test_an_applied_effect_is_not_of_characters_played_later() -> None:
    board = Board()
    (there,) = board.put(ME, Zone.PLAY, character("Anna"))
    (late,) = board.put(ME, Zone.HAND, character("Elsa", cost=0))
    game = board.resolve("Your characters get +1 {S} this turn.")
    play(game, ME, late)
    assert (strength(board, there), strength(board, late)) == (3, 2)
    assert "6.4.2.2" in rules_of(game, "an effect applies")


@pytest.mark.rule("6.4.2.3")
@pytest.mark.rule("6.6.1.1")
def test_what_a_card_in_play_says_is_so_of_all_and_only_while_it_is_there() -> None:
    board = Board()
    (lamp,) = board.put(ME, Zone.PLAY, item(text="GLOW| Your characters get +1 {S}."))
    (late,) = board.put(ME, Zone.HAND, character("Elsa", cost=0))
    (other,) = board.put(RIVAL, Zone.PLAY, character("Anna"))
    game = board.start()
    play(game, ME, late)
    assert (strength(board, late), strength(board, other)) == (3, 2)
    board.resolve("Banish chosen item.")
    assert lamp not in game.in_play
    assert strength(board, late) == 2


@pytest.mark.rule("6.4.4.2")
@pytest.mark.rule("6.4.4.3")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("If you have a character named Elsa in play, this character gains Evasive.", "6.4.4.2"),
        ("This character gains Evasive if you have a character named Elsa in play.", "6.4.4.3"),
    ],
)
def test_if_is_asked_all_the_time(text: str, rule: str) -> None:
    board = Board()
    (mine,) = board.put(ME, Zone.PLAY, character("Chip"))
    target, elsa = board.put(RIVAL, Zone.PLAY, character("Anna", f"HIDE| {text}"), character("Elsa"))
    game = board.start()
    exert(board, target)
    assert {"8.6.1", rule} <= set(refused(game, lambda: challenge(game, ME, mine, target)))
    board.resolve("Banish chosen opposing character.", elsa)
    assert not characteristics.has_keyword(game, game.ref(target), Keyword.EVASIVE)
    assert refused(game, lambda: challenge(game, ME, mine, target)) == ()


@pytest.mark.rule("6.4.4.1")
def test_unless_is_asked_all_the_time() -> None:
    text = "SHY| This character can't quest unless you have a character named Elsa in play."
    board = Board()
    (shy,) = board.put(ME, Zone.PLAY, character("Anna", text))
    (elsa,) = board.put(ME, Zone.HAND, character("Elsa", cost=0))
    game = board.start()
    assert "6.4.4.1" in refused(game, lambda: quest(game, ME, shy))
    play(game, ME, elsa)
    assert refused(game, lambda: quest(game, ME, shy)) == ()


@pytest.mark.rule("6.4.5")
def test_a_step_that_is_skipped_does_not_happen() -> None:
    board = with_decks(Board())
    board.put(RIVAL, Zone.PLAY, character(text="LATE| Skip your turn's Draw step."))
    game = board.start()
    end_turn(game, ME)
    assert game.players[RIVAL].hand == []
    assert "6.4.5" in cited(game)
    end_turn(game, RIVAL)
    assert len(game.players[ME].hand) == 1
