"""The board is drawn in columns that fit the page, and what changed is marked."""

from collections.abc import Callable

import pytest

from judge.cards.catalog import Catalog
from judge.paths import shipped
from judge.scenario.board_view import board_view
from judge.scenario.draw import BoardView, CardView, FactView, PlayerView, ZoneView, draw_board, mark_changes
from judge.scenario.read import load_scenario
from judge.scenario.scenario import Scenario

QUESTIONS = sorted(shipped("scenarios").glob("questions/*.yaml"))


def test_two_players_stand_side_by_side(scenario_of: Callable[[str], Scenario]) -> None:
    scenario = scenario_of(
        """\
title: t
players:
  me:
    lore: 4
    ink: {ready: 3, exerted: 2}
    hand: [Dodge!, 2]
    play:
      - {card: Stitch - Rock Star, as: Rocker, exerted: true, damage: 1, under: [Stitch - New Dog]}
  rival:
    play: [Casa Madrigal - Courtyard, {card: Goofy - Daredevil, at: Casa Madrigal, facedown_under: 2}]
"""
    )
    assert draw_board(board_view(scenario)) == (
        """\
me (active player)                     | rival
-------------------------------------- | --------------------------------------
  Lore: 4                              |   Lore: 0
  Ink: 3 ready of 5                    |   Ink: 0 ready of 0
  Hand: 3                              |   Hand: 0
  Deck: 20                             |   Deck: 20
  Discard: 0                           |   Discard: 0

In play                                | In play
  Rocker (Stitch - Rock Star)          |   Casa Madrigal - Courtyard
    exerted, 1 damage, on top of       |   Goofy - Daredevil
      Stitch - New Dog                 |     at Casa Madrigal, 2 facedown under
                                       |       it
Hand
  Dodge!
"""
    )


@pytest.mark.parametrize("file", QUESTIONS, ids=lambda file: file.stem)
def test_every_shipped_board_fits_80_characters(file, catalog: Catalog) -> None:
    view = board_view(load_scenario(file, catalog))
    for width in (80, 60, 40):
        drawn = draw_board(view, width)
        assert max(map(len, drawn.splitlines())) <= width
    assert all(card.name.split()[0] in drawn for player in view.players for card in player.zones[0].cards)


def _board(lore: str, *cards: CardView) -> BoardView:
    return BoardView((PlayerView("me", (FactView("Lore", lore),), (ZoneView("In play", cards),)),))


def test_what_changed_is_marked() -> None:
    stitch, goofy = CardView("Stitch"), CardView("Goofy")
    before = _board("4", stitch, stitch, goofy)
    after = _board("5", stitch, CardView("Goofy", ("exerted",)), CardView("Ariel"))
    assert draw_board(mark_changes(before, after), 40).splitlines()[2:] == [
        "* Lore: 5",
        "",
        "In play",
        "  Stitch",
        "* Goofy",
        "    exerted",
        "* Ariel",
    ]


def test_nothing_is_marked_where_nothing_changed(scenario_of: Callable[[str], Scenario]) -> None:
    view = board_view(scenario_of("title: t\nplayers: {me: {play: [Stitch - New Dog]}, rival: {lore: 3}}\n"))
    assert mark_changes(view, view) == view


def test_four_players_stand_two_by_two(scenario_of: Callable[[str], Scenario]) -> None:
    drawn = draw_board(board_view(scenario_of("title: t\nplayers: {a: {}, b: {}, c: {}, d: {}}\n")))
    heads = [line.split() for line in drawn.splitlines() if not line.startswith((" ", "-")) and line]
    assert heads == [["a", "(active", "player)", "|", "b"], ["c", "|", "d"]]


def test_a_long_name_is_cut_and_the_note_beside_it_is_not() -> None:
    names = ("Señorita María de los Ángeles y Todos los Santos", "日本の選手", "Mari\u0301a")
    players = tuple(PlayerView(name, (), (), "active player") for name in names)
    lines = draw_board(BoardView(players)).splitlines()
    assert lines[0] == "Señorita María de los… (active player) | 日本の選手 (active player)"
    assert lines[3] == "Mari\u0301a (active player)"


def test_columns_stay_in_line_beside_wide_letters() -> None:
    players = tuple(PlayerView(name, (), ()) for name in ("日本の選手", "Mari\u0301a"))
    left, right = draw_board(BoardView(players)).splitlines()[0].split(" | ")
    assert (len(left), right) == (38 - 5, "Mari\u0301a")
