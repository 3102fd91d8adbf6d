"""Every legal sequence of answers, each state once."""

from judge.engine.choices import Answer, Ask, Choice
from judge.engine.explore import EVERYTHING, Limits, Search, distinct_answers
from judge.engine.state import Game
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, character


def deck_of(*names: str) -> Game:
    board = Board()
    board.put(ME, Zone.DECK, *map(character, names))
    return board.start()


def ordering(cards: int, ordered: bool) -> Choice:
    return Choice(Ask.ORDER, ME, "", tuple(range(cards)), cards, cards, ordered=ordered)


def test_different_orders_of_different_cards_are_different_answers() -> None:
    assert list(distinct_answers(deck_of("Anna", "Elsa"), ordering(2, True))) == [(0, 1), (1, 0)]


def test_orders_of_equal_cards_are_one_answer() -> None:
    assert list(distinct_answers(deck_of("Anna", "Anna"), ordering(2, True))) == [(0, 1)]


def test_cards_in_play_are_each_their_own() -> None:
    board = Board()
    board.put(RIVAL, Zone.PLAY, character("Anna"), character("Anna"))
    game = board.start()
    assert list(distinct_answers(game, Choice(Ask.CARDS, ME, "", (0, 1)))) == [(0,), (1,)]


def searched(limits: Limits, ask: Ask) -> Search[tuple[Answer, ...]]:
    """Three decisions of yes and no, in a state that stays the same."""
    game, choice = deck_of("Anna"), Choice(ask, ME, "", (True, False))
    search = Search(
        lambda path: tuple(path.answer(game, choice) for _ in range(3)), lambda result: result, limits
    )
    search.follow()
    return search


def test_decisions_within_an_ability_are_all_followed() -> None:
    search = searched(EVERYTHING, Ask.MAY)
    assert len(search.results) == 2**3
    assert search.complete


def test_a_state_that_was_met_before_is_not_followed_again() -> None:
    assert searched(EVERYTHING, Ask.BAG).results == {}


def test_more_results_than_wanted_are_not_looked_for() -> None:
    search = searched(Limits(results=2), Ask.MAY)
    assert len(search.kept()) == 2
    assert not search.complete


def test_the_progress_grows_from_nothing_to_all() -> None:
    game, choice = deck_of("Anna"), Choice(Ask.MAY, ME, "", (True, False))
    search = Search(
        lambda path: tuple(path.answer(game, choice) for _ in range(3)), lambda one: one, EVERYTHING
    )
    shares = []
    while search.goes_on:
        search.go_on(search.take)
        shares.append(search.progress)
    assert shares == [number / 8 for number in range(1, 9)]


def test_the_progress_is_that_of_the_runs_where_the_tree_is_larger() -> None:
    game, choice = deck_of("Anna"), Choice(Ask.MAY, ME, "", (True, False))
    search = Search(
        lambda path: tuple(path.answer(game, choice) for _ in range(9)), lambda one: one, Limits(runs=4)
    )
    search.follow()
    assert search.progress == 1
    assert search.ran_out
