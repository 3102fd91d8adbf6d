"""Outcomes: merged, limited, and the same on two cores as on one."""

import gc
import os
from collections.abc import Callable

import pytest

from judge.assistant import Assistant
from judge.engine.explore import Limits
from judge.scenario import on_cores
from judge.scenario.run import Resolved
from tests.explain.boards import CANNONS, CHESHIRE_CAT

Resolve = Callable[..., Resolved]


def told(resolved: Resolved) -> list[object]:
    """Each outcome: its decisions and its whole trace."""
    return [
        ([decision.answer for decision in outcome.decisions], [step.message for step in outcome.game.steps])
        for outcome in resolved.outcomes
    ]


@pytest.fixture
def early(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other cores are called after a few runs."""
    monkeypatch.setattr(on_cores, "ALONE", 5)


@pytest.mark.usefixtures("early")
@pytest.mark.parametrize("most", [None, 1, 7, 1000])
def test_two_cores_find_what_one_finds(resolve: Resolve, most: int | None) -> None:
    one, two = (resolve(CANNONS, Limits(most), cores) for cores in (1, 2))
    assert told(one) == told(two)
    assert one.complete == two.complete == (most in (None, 1000))
    assert len(one.outcomes) == (most if most in (1, 7) else len(two.outcomes))


@pytest.mark.usefixtures("early")
def test_a_small_tree_is_the_same_too(resolve: Resolve) -> None:
    assert told(resolve(CHESHIRE_CAT, cores=2)) == told(resolve(CHESHIRE_CAT))


@pytest.mark.usefixtures("early")
@pytest.mark.parametrize("runs", [8, 40, 100, 300])
def test_a_limit_on_runs_stops_at_the_same_place(resolve: Resolve, runs: int) -> None:
    one, two = (resolve(CANNONS, Limits(None, runs), cores) for cores in (1, 2))
    assert told(one) == told(two)


BAG = """
title: Four abilities of two players wait in the bag
players:
  me:
    ink: 9
    hand: [Be Prepared]
    play: [Stitch - Rock Star]
  rival:
    hand: [Smash, Tangle]
    play: [Marshmallow - Persistent Guardian, Marshmallow - Persistent Guardian, Gramma Tala - Storyteller,
           Simba - Protective Cub]
do: [{play: Be Prepared}]
"""


@pytest.mark.usefixtures("early")
def test_states_that_another_core_met_are_not_gone_on_from_twice(
    resolve: Resolve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(on_cores, "ALONE", 1)
    monkeypatch.setattr(on_cores, "RUNS_A_TASK", 2)
    one, two = (resolve(BAG, cores=cores) for cores in (1, 2))
    assert len(one.outcomes) > 1
    assert told(one) == told(two)


STRONGER = """
title: One of three gets stronger
players:
  me: {ink: 3, hand: [Improvise], play: [Stitch - Rock Star, Goofy - Musketeer, Elsa - Snow Queen]}
  rival: {}
do: [{play: Improvise}]
"""


@pytest.mark.parametrize("board", [CANNONS, STRONGER])
def test_what_comes_from_another_core_can_be_told_like_the_rest(
    assistant: Assistant, resolve: Resolve, monkeypatch: pytest.MonkeyPatch, board: str
) -> None:
    monkeypatch.setattr(on_cores, "ALONE", 1)
    one, two = (assistant.rule(resolve(board, cores=cores), "2.0.1") for cores in (1, 2))
    assert len(one.outcomes) > 1
    assert one == two


@pytest.mark.usefixtures("early")
def test_a_core_that_is_taken_away_is_done_without(resolve: Resolve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_cores._Scout, "run_ahead", lambda *_: os._exit(1))
    assert told(resolve(CANNONS, cores=2)) == told(resolve(CANNONS))


def test_equal_results_are_merged(resolve: Resolve) -> None:
    """Of the characters hit three times in whatever order, the last damage alone tells."""
    resolved = resolve(CANNONS)
    states = [tuple(sorted((c, s.damage) for c, s in o.game.in_play.items())) for o in resolved.outcomes]
    assert len(set(states)) == len(states)
    assert resolved.complete


def test_the_limit_on_runs_leaves_it_incomplete(resolve: Resolve) -> None:
    resolved = resolve(CANNONS, Limits(None, 10))
    assert not resolved.complete
    assert len(resolved.outcomes) <= 10


def test_exactly_as_many_outcomes_as_the_limit_are_complete(resolve: Resolve) -> None:
    assert resolve(CHESHIRE_CAT, Limits(2)).complete
    assert not resolve(CHESHIRE_CAT, Limits(1)).complete


def test_where_no_process_can_be_forked_there_is_one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(method: str) -> None:
        raise ValueError(f"cannot find context for {method!r}")

    monkeypatch.setattr(on_cores.multiprocessing, "get_context", refuse)
    assert on_cores.usable_cores() == 1


MEMORY = """
title: Four cards of one of two decks
players:
  me: {ink: 1, hand: [Water Has Memory], deck: [Smash, Tangle, Dodge!, Befuddle, 1]}
  rival: {}
do: [{play: Water Has Memory}]
"""


def test_a_limit_leaves_out_no_first_answer(resolve: Resolve) -> None:
    """Twenty-four outcomes begin with the first of the two players, one with the other."""
    limited = resolve(MEMORY, Limits(None, 12))
    assert not limited.complete
    assert {outcome.decisions[0].answer for outcome in limited.outcomes} == {(0,), (1,)}


def test_a_run_leaves_nothing_to_be_collected(resolve: Resolve) -> None:
    """The collector rests meanwhile: a cycle in each run would grow without bound."""
    resolve(CANNONS)
    gc.collect()
    gc.disable()
    try:
        resolve(CANNONS)
        assert gc.collect() < 100
    finally:
        gc.enable()
