"""What was done by hand, saved as a scenario and resolved again, comes to the same."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from judge.assistant import Assistant
from judge.engine.identity import state_key
from judge.scenario.read import read_scenario
from judge.scenario.turn_actions import InOrder, PlayAction
from judge.scenario.walk import Asked, Standing, Walk, actions_now, is_chance
from judge.scenario.write import format_scenario
from tests.explain.conftest import SCENARIOS

EVERY = sorted(SCENARIOS.rglob("*.yaml"))
OF_FORCED_CHOICES = ("the-wrong-lever-and-the-right-one", "unknown-cards-need-no-answer")
WALKED = EVERY[::23] + [file for file in EVERY if file.stem in OF_FORCED_CHOICES]


def walk_on(walk: Walk, chooser: random.Random) -> bool:
    """One step at random; False where nothing is left to do."""
    now = walk.now()
    if isinstance(now, Asked):
        walk.answer(chooser.choice(now.answers))
        return True
    listed = walk.next_of_file()
    actions = [listed] if listed is not None and chooser.random() < 0.6 else actions_now(now.game)
    if not actions or now.game.ended:
        return False
    walk.act(chooser.choice(actions))
    return True


@pytest.mark.parametrize("file", WALKED, ids=lambda file: file.stem)
def test_a_walk_that_is_saved_means_the_same(file: Path, assistant: Assistant) -> None:
    chooser = random.Random(file.stem)
    scenario = assistant.read(file)
    walk = Walk(scenario, assistant.texts(scenario))
    for _ in range(chooser.randint(2, 7)):
        walk_on(walk, chooser)
    while isinstance(now := walk.now(), Asked):
        walk_on(walk, chooser)
    reading = read_scenario(format_scenario(walk.as_scenario()), assistant.catalog)
    assert reading.scenario is not None, reading.faults
    resolved = assistant.resolve(reading.scenario)
    for outcome in resolved.outcomes:
        outcome.game.copies = now.game.copies  # saved answers number copies that the file did not
    assert state_key(now.game) in {state_key(outcome.game) for outcome in resolved.outcomes}
    left_open = [decision.choice for outcome in resolved.outcomes for decision in outcome.decisions]
    assert len(resolved.outcomes) == 1 or all(is_chance(choice) for choice in left_open)


def test_how_a_bodyguard_enters_is_asked_by_hand_and_saved_as_a_key(assistant: Assistant) -> None:
    scenario = assistant.read(SCENARIOS / "keywords" / "8.3.2-bodyguard-enters-play-ready.yaml")
    walk = Walk(scenario, assistant.texts(scenario))
    walk.act(scenario.actions[0])
    assert isinstance(walk.now(), Asked)
    walk.answer((True,))
    [saved] = walk.as_scenario().actions
    assert isinstance(saved, PlayAction)
    assert (saved.exerted, saved.choices) == (True, InOrder(()))


def test_how_an_effect_plays_a_bodyguard_is_saved_by_its_name(assistant: Assistant) -> None:
    scenario = assistant.read(SCENARIOS / "keywords" / "8.3.2-bodyguard-played-by-an-effect.yaml")
    walk = Walk(scenario, assistant.texts(scenario))
    walk.act(replace(scenario.actions[0], choices=InOrder(())))
    while isinstance(now := walk.now(), Asked):
        walk.answer(now.answers[0])
    resolved = assistant.resolve(walk.as_scenario())
    assert [state_key(outcome.game) for outcome in resolved.outcomes] == [state_key(now.game)]


def test_undo_goes_all_the_way_back(assistant: Assistant) -> None:
    scenario = assistant.read(WALKED[0])
    walk = Walk(scenario, assistant.texts(scenario))
    start = state_key(walk.now().game)
    chooser = random.Random(1)
    steps = sum(walk_on(walk, chooser) for _ in range(6))
    for _ in range(steps):
        assert walk.undo()
    assert not walk.undo()
    now = walk.now()
    assert isinstance(now, Standing)
    assert state_key(now.game) == start
