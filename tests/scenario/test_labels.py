"""A reference means one copy: by label, full name, name alone, or number in the order written."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from judge.scenario.labels import (
    Copy,
    NoSuchCopy,
    SeveralCopies,
    copies_of,
    of_player_in,
    opposing_in_play,
    the_copy,
    the_copy_now,
)
from judge.scenario.references import references_of_action, references_of_expectation, with_players
from judge.scenario.scenario import Scenario
from judge.terms import Zone

ScenarioOf = Callable[[str], Scenario]

BOARD = """\
title: t
players:
  me:
    play:
      - Stitch - New Dog
      - {card: Stitch - New Dog, as: Patch, under: [Stitch - Rock Star], facedown_under: [Dodge!, 1]}
    hand: [Stitch - New Dog, Dodge!, Dodge!]
    ink: [Be Prepared, 2]
    deck: [Ariel - On Human Legs, 3]
    discard: [Ariel - Spectacular Singer]
  rival:
    play: [Stitch - New Dog]
"""


@pytest.fixture
def copies(scenario_of: ScenarioOf) -> tuple[Copy, ...]:
    return copies_of(scenario_of(BOARD))


def place(found: object) -> tuple[str, str, int]:
    assert isinstance(found, Copy), found
    return found.player, str(found.zone), found.place


def test_copies_are_numbered_in_the_order_written_and_labels_are_unique(copies: tuple[Copy, ...]) -> None:
    known = [copy.label for copy in copies if copy.card and copy.card.name in ("Stitch", "Dodge!")]
    assert known == [
        "Stitch - New Dog #1",
        "Patch",
        "Stitch - Rock Star",
        "Dodge! #1",
        "Stitch - New Dog #2",
        "Dodge! #2",
        "Dodge! #3",
        "Stitch - New Dog #3",
    ]
    assert len({copy.label for copy in copies}) == len(copies)


@pytest.mark.parametrize(
    ("reference", "meant"),
    [
        ("patch", ("me", "play", 1)),
        ("Stitch – new dog #1", ("me", "play", 0)),
        ("Stitch - New Dog #2", ("me", "hand", 0)),
        ("stitch - new dog#3", ("rival", "play", 0)),
        ("Stitch - Rock Star", ("me", "under", 1)),
        ("Dodge! #1", ("me", "under", 1)),
        ("Dodge! #3", ("me", "hand", 2)),
        ("Be Prepared", ("me", "inkwell", 0)),
        ("Ariel - On Human Legs", ("me", "deck", 0)),
    ],
)
def test_a_copy_is_named_in_every_zone(reference: str, meant: object, copies: tuple[Copy, ...]) -> None:
    assert place(the_copy(reference, copies)) == meant


def test_what_the_key_requires_is_preferred(copies: tuple[Copy, ...]) -> None:
    in_hand = the_copy("Stitch - New Dog", copies, of_player_in("me", Zone.HAND))
    in_play = the_copy("Stitch - New Dog", copies, of_player_in("me", Zone.PLAY))
    opposing = the_copy("Stitch - New Dog", copies, opposing_in_play("me"))
    assert [place(copy) for copy in (in_hand, in_play, opposing)] == [
        ("me", "hand", 0),
        ("me", "play", 0),
        ("rival", "play", 0),
    ]


def test_what_does_not_fit_is_still_meant_if_nothing_else_has_the_name(copies: tuple[Copy, ...]) -> None:
    assert place(the_copy("Be Prepared", copies, of_player_in("rival", Zone.HAND))) == ("me", "inkwell", 0)


def test_copies_alike_in_one_hand_are_not_in_doubt(copies: tuple[Copy, ...]) -> None:
    assert place(the_copy("Dodge!", copies, of_player_in("me", Zone.HAND))) == ("me", "hand", 1)


def test_a_name_alone_that_several_cards_have_is_in_doubt(copies: tuple[Copy, ...]) -> None:
    found = the_copy("Ariel", copies)
    assert isinstance(found, SeveralCopies)
    assert {copy.name for copy in found.copies} == {"Ariel - On Human Legs", "Ariel - Spectacular Singer"}


@pytest.mark.parametrize("reference", ["Elsa", "Stitch - New Dog #0", "Stitch - New Dog #9", "#1", ""])
def test_what_is_not_on_the_board_is_no_copy(reference: str, copies: tuple[Copy, ...]) -> None:
    assert the_copy(reference, copies) == NoSuchCopy()


def test_an_unknown_card_can_be_named_as_such(copies: tuple[Copy, ...]) -> None:
    found = the_copy("unknown card", copies, of_player_in("me", Zone.INKWELL))
    assert place(found) == ("me", "inkwell", 1)


def test_the_second_copy_is_meant_when_the_first_has_left_the_hand(copies: tuple[Copy, ...]) -> None:
    now = [replace(copy, zone=Zone.DISCARD) if copy.label == "Dodge! #2" else copy for copy in copies]
    found = the_copy_now("Dodge!", now, copies, of_player_in("me", Zone.HAND))
    assert isinstance(found, Copy)
    assert found.label == "Dodge! #3"


def test_a_copy_that_comes_to_play_later_does_not_make_a_name_doubtful(copies: tuple[Copy, ...]) -> None:
    now = [replace(copy, zone=Zone.PLAY) if copy.label == "Stitch - New Dog #2" else copy for copy in copies]
    found = the_copy_now("Stitch - New Dog", now, copies, of_player_in("me", Zone.PLAY))
    assert isinstance(found, Copy)
    assert found.label == "Stitch - New Dog #1"


def test_the_active_player_changes_with_each_end_of_turn(scenario_of: ScenarioOf) -> None:
    quests = "{quest: Stitch - New Dog}, {quest: Patch, by: me}"
    doing = f"do: [end_turn: true, {quests}, end_turn: true, end_turn: true]\n"
    takers = [player for _, player in with_players(scenario_of(BOARD + doing))]
    assert takers == ["me", "rival", "me", "rival", "me"]


def test_an_expectation_means_the_copy_that_was_used(scenario_of: ScenarioOf) -> None:
    scenario = scenario_of(
        BOARD + "do: [play: Stitch - New Dog]\nexpect: [{card: Stitch - New Dog, zone: play}]\n"
    )
    copies = copies_of(scenario)
    [played] = references_of_action(scenario.actions[0], "me")
    used = the_copy(played.text, copies, played.wishes)
    assert isinstance(used, Copy)
    [asked] = references_of_expectation(scenario.expectations[0], [used.label])
    assert the_copy(asked.text, copies, asked.wishes) == used


def test_who_concedes_takes_no_further_turn(scenario_of: ScenarioOf) -> None:
    board = "title: t\nplayers: {me: {}, second: {}, third: {}}\n"
    doing = "do: [concede: me, end_turn: true, end_turn: true, end_turn: true]\n"
    takers = [player for _, player in with_players(scenario_of(board + doing))]
    assert takers == ["me", "second", "third", "second"]


def test_a_turn_passes_from_team_to_team(scenario_of: ScenarioOf) -> None:
    board = (
        "title: t\nteams: [[me, mate], [rival, other]]\nplayers: {me: {}, mate: {}, rival: {}, other: {}}\n"
    )
    doing = "do: [end_turn: true, end_turn: true, concede: me, end_turn: true, end_turn: true]\n"
    takers = [player for _, player in with_players(scenario_of(board + doing))]
    assert takers == ["me", "rival", "me", "mate", "rival"]
