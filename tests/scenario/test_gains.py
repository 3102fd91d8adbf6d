"""Effects that already apply when the board is set up (`gains`): until when, and from when."""

from collections.abc import Callable

import pytest

from judge.assistant import Assistant
from judge.cards.catalog import Catalog
from judge.scenario.scenario import Scenario

BOARD = """\
title: t
players:
  me: {{play: [{{card: Stitch - New Dog, exerted: true, gains: ["{gains}"]}}]}}
  rival: {{}}
active: {active}
do: [{do}]
expect: [{{card: Stitch, {expect}}}]
"""
END = "{end_turn: true}"
TWICE = f"{END}, {END}"


@pytest.mark.parametrize(
    ("gains", "active", "do", "expect"),
    [
        ("Reckless during their next turn", "me", "", "keywords: Reckless"),
        ("Reckless during their next turn", "me", TWICE, "lacks: Reckless"),
        ("Reckless during their next turn", "rival", "", "lacks: Reckless"),
        ("Reckless during your next turn", "rival", END, "keywords: Reckless"),
        ("can't ready at the start of your next turn", "rival", END, "exerted: true"),
        ("can't ready at the start of their next turn", "me", TWICE, "exerted: true"),
        ("-1 {S} until the start of their next turn", "rival", "", "strength: 1"),
        ("-1 {S} until the start of their next turn", "rival", END, "strength: 2"),
    ],
)
def test_an_effect_that_already_applies_has_its_time(
    gains: str, active: str, do: str, expect: str, scenario_of: Callable[[str], Scenario], catalog: Catalog
) -> None:
    text = BOARD.format(gains=gains, active=active, do=do, expect=expect)
    resolved, checked = Assistant(catalog).check(scenario_of(text))
    assert not resolved.problems
    assert [one.ok for one in checked] == [True], [one.found for one in checked]
