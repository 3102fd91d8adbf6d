"""An expectation that is not met is not met: each kind, where it holds and where it does not."""

from collections.abc import Callable

import pytest

from judge.assistant import Assistant
from judge.cards.catalog import Catalog
from judge.scenario.scenario import Scenario

ScenarioOf = Callable[[str], Scenario]
Holds = Callable[..., list[bool]]

BOARD = """\
title: t
players:
  me:
    ink: 3
    hand:
      - card: {name: Spark, type: action, cost: 0, text: "Deal 1 damage to chosen character."}
      - card: {name: Void, type: action, cost: 0, text: "Banish chosen location."}
      - card: {name: Fork, type: action, cost: 0, text: "You may draw a card."}
    play:
      - card:
          {name: Anna, type: character, cost: 1, strength: 2, willpower: 3, lore: 1, text: "FIRST Whenever
          this character quests, gain 1 lore.\\nNEXT Whenever this character quests, draw a card."}
      - card: {name: Chip, type: character, cost: 1, strength: 2, willpower: 3, lore: 1}
        drying: true
      - card: {name: Lamp, type: item, cost: 1, text: "SHINE {E} — Gain 1 lore.\\nGLOW {E} — Draw a card."}
    deck: 9
  rival:
    play:
      - card: {name: Elsa, type: character, cost: 1, strength: 1, willpower: 3, lore: 1, text: "Ward"}
      - card: {name: Dale, type: character, cost: 1, strength: 1, willpower: 3, lore: 1}
"""


@pytest.fixture(scope="session")
def holds(scenario_of: ScenarioOf, catalog: Catalog) -> Holds:
    """Whether each of the expectations holds after the actions."""
    assistant = Assistant(catalog)

    def found(do: str, *expect: str) -> list[bool]:
        wanted = "".join(f"  - {{{one}}}\n" for one in expect)
        scenario = scenario_of(f"{BOARD}do:\n{do}expect:\n{wanted}")
        return [one.ok for one in assistant.check(scenario)[1]]

    return found


def test_every_outcome_must_be_as_expected_unless_some_is_enough(holds: Holds) -> None:
    do = "  - play: Fork\n"
    all_of_them, some, none = (
        "player: me, hand: 2",
        "player: me, hand: 2, in: some",
        "player: me, hand: 9, in: some",
    )
    assert holds(do, all_of_them, some, none, "outcomes: 2", "outcomes: 1") == [
        False,
        True,
        False,
        True,
        False,
    ]


def test_an_illegal_action_is_illegal_by_the_rule_that_is_named(holds: Holds) -> None:
    do = "  - quest: Chip\n"
    assert holds(do, "illegal: 5.1.1.11", "illegal: 8.7.2", "legal: true, action: 1") == [True, False, False]


def test_a_legal_action_is_not_illegal(holds: Holds) -> None:
    assert holds("  - quest: Anna\n", "illegal: 5.1.1.11", "legal: true, action: 1") == [False, True]


def test_what_a_card_cannot_do_is_prevented_by_the_rule_that_is_named(holds: Holds) -> None:
    right, wrong = "card: Chip, cannot: quest, rule: 5.1.1.11", "card: Chip, cannot: quest, rule: 8.7.2"
    able = "card: Chip, can: quest"
    assert holds("  - play: Fork\n    choices: [no]\n", right, wrong, able) == [True, False, False]


def test_a_song_that_nobody_has_can_be_sung_by_who_costs_enough(holds: Holds) -> None:
    sung, named = "card: Anna, can: sing, song: Be Our Guest", "card: Anna, cannot: sing, song: Be Our Guest"
    assert holds("  - quest: Anna\n", sung, named) == [False, True]
    too_dear = "card: Anna, cannot: sing, song: Be Our Guest, rule: 5.4.4.2"
    assert holds("  - play: Spark\n    choices: [Dale]\n", too_dear) == [True]


def test_an_illegal_choice_is_of_its_action_and_its_rule(holds: Holds) -> None:
    do = "  - quest: Anna\n  - play: Spark\n    choices: [Elsa, Dale]\n"
    right, wrong_rule = "illegal_choice: 8.15.1, action: 2", "illegal_choice: 8.7.2, action: 2"
    wrong_action, wrong_card = "illegal_choice: 8.15.1, action: 1", "illegal_choice: 8.15.1, answer: Dale"
    assert holds(do, right, wrong_rule, wrong_action, wrong_card) == [True, False, False, False]


def test_a_refused_card_may_be_named_in_another_way_than_in_the_answer(holds: Holds) -> None:
    do = "  - play: Spark\n    choices: [Elsa, Dale]\n"
    assert holds(do, "illegal_choice: 8.15.1, answer: ELSA", "illegal_choice: 1.7.7, answer: [elsa]") == [
        True,
        True,
    ]


def test_abilities_resolve_in_the_order_expected_all_of_them(holds: Holds) -> None:
    do = "  - quest: Anna\n    order: [NEXT, FIRST]\n"
    right, too_many, other = "order: [NEXT, FIRST]", "order: [NEXT, NEXT]", "order: [FIRST, NEXT]"
    assert holds(do, right, too_many, other) == [True, False, False]


@pytest.mark.parametrize(("answer", "times"), [("yes", 1), ("no", 0)])
def test_an_action_has_resolved_with_an_effect_only_where_it_had_one(
    answer: str, times: int, holds: Holds
) -> None:
    do = f"  - {{play: Fork, choices: [{answer}]}}\n"
    expected = (f"resolved: Fork, times: {times}", f"resolved: Fork, times: {1 - times}")
    assert holds(do, *expected) == [True, False]


def test_rules_are_cited_all_of_them(holds: Holds) -> None:
    do = "  - quest: Anna\n"
    assert holds(do, "cites: [4.5.1.4]", "cites: [4.5.1.4, 8.7.2]") == [True, False]


def test_winners_and_losers(holds: Holds) -> None:
    do = "  - concede: rival\n"
    assert holds(do, "winner: me", "winner: rival", "loser: rival", "loser: me") == [True, False, True, False]


@pytest.mark.parametrize(
    ("section", "holding"),
    [("4.5", True), ("4", True), ("4.6", False), ("8", False), ("4.5.1", True), ("3.4", False)],
)
def test_a_section_is_cited_where_a_rule_of_it_is(section: str, holding: bool, holds: Holds) -> None:
    assert holds("  - quest: Anna\n", f'cites: ["{section}"]') == [holding]


def test_a_refusal_may_be_expected_by_its_section(holds: Holds) -> None:
    do = "  - play: Spark\n    choices: [Elsa]\n  - quest: Chip\n"
    found = holds(
        do,
        'illegal: "5.1"',
        'illegal: "5.10"',
        'illegal_choice: "8.15"',
        'illegal_choice: "8.1"',
        'card: Chip, cannot: quest, rule: "5.1"',
        'card: Chip, cannot: quest, rule: "5.11"',
    )
    assert found == [True, False, True, False, True, False]


def test_a_rule_of_three_parts_is_not_cited_by_one_below_it(holds: Holds) -> None:
    do = "  - quest: Chip\n"
    assert holds(do, "illegal: 5.1.1", "illegal: 5.1.1.11") == [False, True]


def test_what_resolved_goes_by_its_name_from_the_bag_or_not(holds: Holds) -> None:
    do = "  - use: Lamp\n    ability: Shine\n  - play: Spark\n    choices: [Dale]\n  - quest: Anna\n"
    found = holds(
        do,
        "resolved: Shine, times: 1",
        "resolved: Spark, times: 1",
        "resolved: First, times: 1",
        "triggered: Shine, times: 0",
        "resolved: Glow, times: 0",
    )
    assert found == [True] * 5


def test_what_resolved_with_no_effect_is_not_counted(holds: Holds) -> None:
    assert holds("  - play: Void\n", "resolved: Void, times: 0", "legal: true") == [True, True]
