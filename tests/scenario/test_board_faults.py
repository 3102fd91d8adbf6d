"""Impossible boards are refused with the rule; whatever a card could bring about is not."""

from collections.abc import Callable

import pytest

FaultsOf = Callable[[str], list[str]]


def board(card: str, mine: str = "", theirs: str = "") -> str:
    mine, theirs = (f"      - {more}\n" if more else "" for more in (mine, theirs))
    return f"title: t\nplayers:\n  me:\n    play:\n      - {card}\n{mine}  rival:\n    play:\n{theirs}"


ITEM = "{name: Thing, type: item, cost: 1}"
PLACE = "{name: Place, type: location, cost: 1, willpower: 3, move_cost: 1}"
TESS = "{name: Tess, type: character, cost: 1, strength: 1, willpower: 3}"
GIVER = '{name: Giver, type: item, cost: 1, text: "Your characters get +3 {W}."}'


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        pytest.param(
            board(f"{{card: {ITEM}, drying: true}}"),
            "line 5: Thing is an item: only characters dry (CR 5.1.2.2). "
            "Remove `drying`: an item can be used in the turn it is played (5.5.4).",
            marks=pytest.mark.rule("5.1.2.2"),
            id="a drying item",
        ),
        pytest.param(
            board(f"{{card: {ITEM}, damage: 1}}"),
            "line 5: Thing is an item: it can't be damaged (CR 5.1.2.2). Remove `damage`.",
            marks=pytest.mark.rule("5.1.2.2"),
            id="a damaged item",
        ),
        pytest.param(
            board(f"{{card: {PLACE}, exerted: true}}"),
            "line 5: Place is a location: it is neither ready nor exerted (CR 5.1.2.3). Remove `exerted`.",
            marks=pytest.mark.rule("5.1.2.3"),
            id="an exerted location",
        ),
        pytest.param(
            board(f"{{card: {PLACE}, drying: true}}"),
            "line 5: Place is a location: only characters dry (CR 5.1.2.3). Remove `drying`.",
            id="a drying location",
        ),
        pytest.param(
            board("Dodge!"),
            "line 5: Dodge! is an action: it can't stay in play (CR 7.4.1). "
            "Put it into the hand, and play it in `do`.",
            marks=pytest.mark.rule("7.4.1"),
            id="an action in play",
        ),
        pytest.param(
            board(f"{{card: {TESS}, damage: 5}}"),
            "line 5: Tess has 5 damage on willpower 3: it would be banished (CR 1.8.1.4). "
            "Its damage can be 2 at most.",
            marks=pytest.mark.rule("1.8.1.4"),
            id="damage of 5 on willpower 3",
        ),
        pytest.param(
            board(f'{{card: {TESS}, damage: 4, gains: ["+1 {{W}} this turn", Evasive]}}'),
            "line 5: Tess has 4 damage on willpower 4: it would be banished (CR 1.8.1.4). "
            "Its damage can be 3 at most.",
            id="damage on willpower that was raised",
        ),
        pytest.param(
            board(f"{{card: {PLACE}, damage: 3}}"),
            "line 5: Place has 3 damage on willpower 3: it would be banished (CR 1.8.1.4). "
            "Its damage can be 2 at most.",
            id="a location with damage equal to its willpower",
        ),
        pytest.param(
            board(f"{{card: {TESS}, at: Place}}", theirs=f"card: {PLACE}"),
            "line 5: Tess can't be at Place: it is a location of rival (CR 4.7.1). Name a location of me.",
            marks=pytest.mark.rule("4.7.1"),
            id="a character at an opponent's location",
        ),
        pytest.param(
            board(f"{{card: {TESS}, at: Stitch}}", mine="Stitch - New Dog"),
            "line 5: Stitch - New Dog is no location in play (CR 4.7.1). Name a location in play.",
            id="at a character",
        ),
        pytest.param(
            board(f"{{card: {ITEM}, at: Place}}", mine=f"card: {PLACE}"),
            "line 5: Thing is no character: it can't be at a location (CR 4.7.1).",
            id="an item at a location",
        ),
        pytest.param(
            board(f"{{card: {TESS}, at: Nowhere}}"),
            'line 5: "Nowhere" in `at` is not on this board. '
            "Put it into the hand, deck, discard, ink or play of a player.",
            id="at a location that is not there",
        ),
        pytest.param(
            board(f"{{card: {TESS}, under: 2}}"),
            "line 5: a faceup card can't be unknown (CR 5.1.1.9). "
            "Name them; facedown cards are `facedown_under`.",
            marks=pytest.mark.rule("5.1.1.9"),
            id="unknown faceup cards",
        ),
    ],
)
def test_an_impossible_board_is_refused_with_its_rule(text: str, fault: str, faults_of: FaultsOf) -> None:
    assert faults_of(text) == [fault]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(board(f"{{card: {ITEM}, exerted: true}}"), id="an exerted item"),
        pytest.param(
            board(f"{{card: {TESS}, damage: 2, drying: true, exerted: true}}"), id="every state at once"
        ),
        pytest.param(
            board(f'{{card: {TESS}, damage: 3, gains: ["+1 {{W}}"]}}'), id="willpower raised enough"
        ),
        pytest.param(
            board(f'{{card: {TESS}, damage: 3, gains: ["+1 {{W}} for each card in your hand"]}}'),
            id="willpower raised by an amount that only the engine knows",
        ),
        pytest.param(
            board(f"{{card: {TESS}, damage: 4}}", mine=f"card: {GIVER}"), id="another card may raise it"
        ),
        pytest.param(
            board(f"{{card: {TESS}, at: Place}}", mine=f"card: {PLACE}", theirs=f"card: {PLACE}"),
            id="each player has that location",
        ),
        pytest.param(board(f"{{card: {PLACE}, facedown_under: 1}}"), id="a card under a location"),
    ],
)
def test_a_possible_board_is_not_refused(text: str, faults_of: FaultsOf) -> None:
    assert faults_of(text) == []


def test_the_line_is_that_of_the_state(faults_of: FaultsOf) -> None:
    states = "        damage: 1\n        exerted: true\n"
    text = f"title: t\nplayers:\n  rival: {{}}\n  me:\n    play:\n      - card: {PLACE}\n{states}"
    assert faults_of(text)[0].startswith("line 8: Place is a location")
