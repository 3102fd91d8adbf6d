"""Lists of cards, and what is doubtful in their data."""

import sqlite3

import pytest

from judge.cards.audit import audit
from judge.cards.catalog import Catalog
from judge.cards.listing import Wanted, WrongFilter, listed
from judge.database import open_database


@pytest.fixture(scope="module")
def connection(tmp_path_factory: pytest.TempPathFactory) -> sqlite3.Connection:
    opened = open_database(str(tmp_path_factory.mktemp("lists") / "judge.db"))
    Catalog.from_database(opened)
    return opened


def names(connection: sqlite3.Connection, wanted: Wanted) -> list[object]:
    return [row["full_name"] for row in listed(connection, wanted)]


def test_without_a_filter_every_main_card_is_listed(connection: sqlite3.Connection) -> None:
    assert len(names(connection, Wanted())) == 2681
    assert len(names(connection, Wanted(quest=True))) == 2785


@pytest.mark.parametrize(
    ("wanted", "count"),
    [(Wanted(type="Character"), 2024), (Wanted(type="song"), 133), (Wanted(type="location"), 93)],
)
def test_types_are_counted(connection: sqlite3.Connection, wanted: Wanted, count: int) -> None:
    assert len(names(connection, wanted)) == count


def test_filters_are_met_together(connection: sqlite3.Connection) -> None:
    wanted = Wanted(
        keyword="shift",
        ink="amethyst",
        cost="7-9",
        classification="hero",
        set="the first chapter",
        text="EXERT",
    )
    assert names(connection, wanted) == ["Elsa - Spirit of Winter"]
    for row in listed(connection, Wanted(keyword="Vanish", cost="3+")):
        assert "Vanish" in str(row["text"])
        assert int(str(row["cost"])) >= 3


def test_a_cost_is_a_number_or_a_range(connection: sqlite3.Connection) -> None:
    lists = [len(names(connection, Wanted(cost=cost))) for cost in ("3", "-3", "3+", "3-3")]
    assert lists[0] == lists[3]
    assert lists[1] + lists[2] - lists[0] == 2681


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        (Wanted(keyword="Trample"), "no keyword. It can be: Alert"),
        (Wanted(ink="Purple"), "no ink type. It can be: Amber"),
        (Wanted(type="spell"), "no type. It can be: character"),
        (Wanted(classification="Wizardx"), "no classification"),
        (Wanted(set="99"), "no set. It can be: 1, 2"),
        (Wanted(cost="cheap"), "Write 3, 3-5, 3\\+ or -5"),
        (Wanted(cost=""), "is no cost"),
        (Wanted(cost="-"), "is no cost"),
    ],
)
def test_a_filter_that_no_card_can_meet_says_what_it_can_be(
    connection: sqlite3.Connection, wanted: Wanted, told: str
) -> None:
    with pytest.raises(WrongFilter, match=told):
        listed(connection, wanted)


def test_the_audit_tells_what_was_mended_and_what_is_doubtful(connection: sqlite3.Connection) -> None:
    found = {(finding.kind, finding.card) for finding in audit(connection)}
    assert ("flavour text as ability", "Mickey Mouse - True Friend") in found
    assert ("spelling of the name", "Let It Go") in found
    assert ("ability type", "Seven Dwarfs' Mine - Secure Fortress") in found
    assert ("clarification without the card", "Alice - Growing Girl") in found
    assert ("clarification for an older wording", "Moana - Of Motunui") in found
    assert ("printings differ", "Winnie the Pooh - Hunny Wizard") in found


def test_the_audit_finds_missing_characteristics_and_unknown_symbols(connection: sqlite3.Connection) -> None:
    connection.execute(
        "update card set strength = null, text = 'Pay 2 ☀.' where full_name = 'Stitch - New Dog'"
    )
    connection.execute(
        "update card set move_cost = null, inks = '[]' where full_name = 'Motunui - Island Paradise'"
    )
    found = {(finding.kind, finding.card) for finding in audit(connection)}
    connection.rollback()
    assert ("character without strength, willpower or lore", "Stitch - New Dog") in found
    assert ("unknown symbol in the text", "Stitch - New Dog") in found
    assert ("location without move cost", "Motunui - Island Paradise") in found
    assert ("main card without an ink type", "Motunui - Island Paradise") in found
