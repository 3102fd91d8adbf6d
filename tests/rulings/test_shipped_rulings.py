"""What a database starts with: rulings from the shipped scenarios and the official answers."""

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from making import done

from judge.assistant import Assistant
from judge.cards.catalog import Catalog
from judge.rulings import shipped_file, shipped_state
from judge.rulings.desk import Desk
from judge.rulings.listing import Wanted, listed
from judge.rulings.ruling import OFFICIAL, Ruling
from judge.rulings.shipped import bring_shipped_up_to_date
from judge.rulings.short import touching_card
from judge.rulings.store import change, find
from judge.rulings.words import search_rulings

AT = "2026-08-01T10:00:00+00:00"
SCENARIO = """\
title: {title}
question: Does {title} quest?
tags: [quest, no-such-tag]
players:
  me:
    play: [Stitch - New Dog]
  rival: {{}}
do:
  - quest: Stitch - New Dog
expect:
  - {{player: me, lore: {lore}}}
"""


RulingOf = Callable[[str], Ruling | None]


def no_engine(text: str) -> Ruling:
    return Ruling(f"What about {text.splitlines()[0]}?", "Yes", edition="2.0.1")


def bring_in(db: sqlite3.Connection, ruling_of: RulingOf = no_engine) -> None:
    """What ships is ruled on by `ruling_of`, recorded, and brought into the database."""
    files = {place: file.read_text() for place, file in shipped_file.scenario_files().items()}
    recorded = {place: shipped_file.record(text, ruling_of(text)) for place, text in files.items()}
    shipped_file.write_recorded(recorded)
    bring_shipped_up_to_date(db, AT)


@pytest.fixture
def scenarios(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "scenarios"
    folder.mkdir()
    (folder / "a.yaml").write_text(SCENARIO.format(title="Stitch", lore=1))
    (folder / "b.yaml").write_text(SCENARIO.format(title="Another", lore=1))
    monkeypatch.setattr(shipped_file, "shipped", lambda _: folder)
    monkeypatch.setattr(shipped_state, "FILE", tmp_path / "shipped_rulings.json.gz")
    return folder


@pytest.fixture
def desk(db: sqlite3.Connection) -> Desk:
    return Desk(db, lambda: Assistant(Catalog.from_database(db)))


def from_scenarios(db: sqlite3.Connection) -> list[str]:
    found = listed(db, Wanted())
    return [one.ruling.question for one in found if one.ruling.origin.startswith("scenario:")]


def test_a_scenario_becomes_a_ruling_with_its_trace_citations_and_cards(
    db: sqlite3.Connection, desk: Desk, scenarios: Path
) -> None:
    ruling = desk.ruling((scenarios / "a.yaml").read_text())
    assert ruling.question == "Does Stitch quest?"
    assert (ruling.status, ruling.edition, ruling.tags) == ("inferred", "2.0.1", ("quest",))
    assert ruling.card_names == ("Stitch - New Dog",)
    assert ruling.sequence
    assert set(ruling.rules) == {number for step in ruling.sequence for number in step.rules}
    assert all(citation.quote for citation in ruling.citations)
    assert "me: lore 1" in ruling.outcome
    assert desk.outcome(ruling.scenario) == ruling.outcome


def test_a_ruling_from_a_scenario_can_be_had_in_spanish(desk: Desk, scenarios: Path) -> None:
    text = (scenarios / "a.yaml").read_text()
    english, spanish = desk.ruling(text), desk.ruling(text, "es")
    assert spanish.language == "es"
    assert spanish.sequence != english.sequence
    assert spanish.outcome == english.outcome


def test_a_ruling_on_a_card_that_is_not_understood_says_so_before_anything_else(
    desk: Desk, scenarios: Path
) -> None:
    printed = "type: character, cost: 1, inkwell: true, strength: 1, willpower: 1, lore: 1"
    odd = f"{{card: {{name: Odd, {printed}, text: Xyzzy the plugh.}}}}"
    text = (scenarios / "a.yaml").read_text().replace("[Stitch - New Dog]", f"[Stitch - New Dog, {odd}]")
    ruling = desk.ruling(text)
    assert ruling.verdict.startswith("Incomplete: ")
    assert "Xyzzy" in ruling.explanation
    assert desk.ruling(text, "es").verdict.startswith("Incompleto: ")
    assert desk.sure_ruling(text) is None
    assert "Odd" not in ruling.card_names


def test_only_what_comes_out_as_expected_ships_as_a_ruling(
    db: sqlite3.Connection, desk: Desk, scenarios: Path
) -> None:
    (scenarios / "b.yaml").write_text(SCENARIO.format(title="Wrong", lore=9))
    (scenarios / "c.yaml").write_text("title: no scenario at all")
    bring_in(db, desk.sure_ruling)
    assert from_scenarios(db) == ["Does Stitch quest?"]


def test_official_answers_are_bound_to_the_text_of_their_cards(
    db: sqlite3.Connection, scenarios: Path
) -> None:
    bring_in(db)
    official = listed(db, Wanted(status=OFFICIAL))
    assert len(official) > 100
    assert all(one.ruling.cards and one.ruling.cards[0].wording for one in official)
    stale = {one.number for one in listed(db, Wanted(stale=True))}
    older = {one.number for one in official if "older wording" in one.ruling.explanation}
    assert stale == older


def test_an_official_answer_is_found_by_every_card_it_names(db: sqlite3.Connection, scenarios: Path) -> None:
    bring_in(db)
    row = db.execute(
        "select c.ruling, count(*) as cards from ruling_card c group by c.ruling order by cards desc"
    ).fetchone()
    [one] = [kept for kept in listed(db, Wanted()) if kept.number == row["ruling"]]
    assert row["cards"] >= 3
    assert all(listed(db, Wanted(card=name)) for name in one.ruling.card_names)
    assert one.number in search_rulings(db, one.ruling.question)
    # Its page shows the official answers of a card by itself.
    shown = touching_card(db, one.ruling.card_names[0], limit=100)
    assert one.number not in [short["number"] for short in shown]


def test_bringing_in_again_changes_nothing(db: sqlite3.Connection, scenarios: Path) -> None:
    bring_in(db)
    before = [(one, find(db, str(one.number))) for one in listed(db, Wanted())]
    bring_shipped_up_to_date(db, AT)
    db.execute("delete from ruling_shipped")
    db.commit()
    bring_in(db)
    assert [(one, find(db, str(one.number))) for one in listed(db, Wanted())] == before


def test_what_is_recorded_is_the_ruling_that_was_made(
    db: sqlite3.Connection, desk: Desk, scenarios: Path
) -> None:
    bring_in(db, desk.sure_ruling)
    made = desk.ruling((scenarios / "a.yaml").read_text())
    [kept] = [one.ruling for one in listed(db, Wanted()) if one.ruling.origin == "scenario:a.yaml"]
    assert replace(kept, origin="", code="") == made


def test_a_scenario_that_is_another_than_was_ruled_on_is_not_brought_in(
    db: sqlite3.Connection, scenarios: Path
) -> None:
    bring_in(db)
    (scenarios / "a.yaml").write_text("another")
    db.execute("delete from ruling_shipped")
    db.commit()
    bring_shipped_up_to_date(db, AT)
    assert from_scenarios(db) == ["What about title: Another?"]


def test_what_a_user_changed_or_removed_stays_so(db: sqlite3.Connection, scenarios: Path) -> None:
    bring_in(db)
    one, other = (kept for kept in listed(db, Wanted()) if kept.ruling.origin.startswith("scenario:"))
    change(db, one, replace(one.ruling, verdict="No"), done("edited"))
    change(db, other, replace(other.ruling, removed=True), done("removed"))
    for file in scenarios.iterdir():
        file.write_text(SCENARIO.format(title="New title", lore=1))
    bring_in(db)
    assert find(db, str(one.number)).ruling.verdict == "No"
    assert find(db, str(other.number)).ruling.removed


def test_what_no_longer_ships_is_removed_and_its_number_stays_its_own(
    db: sqlite3.Connection, scenarios: Path
) -> None:
    bring_in(db)
    [one] = [kept for kept in listed(db, Wanted()) if kept.ruling.origin == "scenario:b.yaml"]
    (scenarios / "b.yaml").unlink()
    bring_in(db)
    assert find(db, str(one.number)).ruling.removed
    (scenarios / "b.yaml").write_text("back")
    bring_in(db)
    assert not find(db, str(one.number)).ruling.removed
