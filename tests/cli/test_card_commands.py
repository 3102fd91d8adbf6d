"""`judge card`, `judge cards …` and `judge deck …` as a user meets them."""

import json
from pathlib import Path

import pytest

from judge.cards.catalog import Catalog
from judge.cli.card import recognises
from judge.cli.main import run
from judge.database import open_database


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = str(tmp_path_factory.mktemp("cli") / "judge.db")
    Catalog.from_database(open_database(path))
    return path


@pytest.fixture(autouse=True)
def _database(filled: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_DB", filled)


def test_a_card_is_shown_with_all_that_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["card", "elsa", "spirit", "winter"]) == 0
    shown = capsys.readouterr().out
    for words in (
        "Elsa - Spirit of Winter",
        "you asked for “elsa spirit winter”",
        "character · Amethyst · cost 8, without the inkwell symbol",
        "strength 4, willpower 6, lore 3",
        "Floodborn · Hero · Queen · Sorcerer",
        "DEEP FREEZE When you play this character",
        "triggered",
        "Shift: judge rule 8.10",
        "Official questions and answers",
        "Fabled",
        "Older text, printed in set 1",
    ):
        assert words in shown


def test_several_cards_are_listed_and_none_is_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["card", "elsa"]) == 1
    shown = capsys.readouterr().out
    assert "  Elsa - Snow Queen\n" in shown
    assert "cost" not in shown


def test_a_long_list_of_names_is_cut(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["card", "the"]) == 1
    shown = capsys.readouterr().out
    assert len(shown.splitlines()) == 22
    assert "more; add a word" in shown


def test_a_low_score_asks(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["card", "elsa snow king"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert '"elsa snow king" is no card. Did you mean Elsa - Snow Queen' in said.err


def test_a_quest_card_and_a_banned_card_are_marked(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["card", "The Hexwell Crown"]) == 0
    assert "Illumineer's Quest boxes alone" in capsys.readouterr().out
    assert run(["card", "Fortisphere"]) == 0
    assert "Banned in Core since 2025-04-08" in capsys.readouterr().out


def test_a_card_as_json_is_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["card", "--json", "stitch rock star"]) == 0
    card = json.loads(capsys.readouterr().out)
    assert card["full_name"] == "Stitch - Rock Star"
    assert card["rules"] == {"Shift": "8.10"}
    assert [ability["kind"] for ability in card["text"]] == ["keyword", "triggered"]
    assert {printing["set_code"] for printing in card["printings"]} >= {"1", "9"}


@pytest.mark.parametrize(
    ("words", "is_card"),
    [
        ("marshmellow guardian", True),
        ("elsa", True),
        ("the", False),
        ("what happens when I challenge a location with a damaged character", False),
        ("elsa snow king", False),
    ],
)
def test_what_is_clearly_a_card_is_recognised(words: str, is_card: bool) -> None:
    assert recognises(words) is is_card


def test_cards_are_listed_as_lines_json_and_csv(capsys: pytest.CaptureFixture[str]) -> None:
    filters = ["cards", "list", "--keyword", "vanish", "--cost", "2-4"]
    assert run(filters) == 0
    lines = capsys.readouterr().out.splitlines()
    assert run([*filters, "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert run([*filters, "--csv"]) == 0
    table = capsys.readouterr().out.splitlines()
    assert lines[-1] == f"{len(rows)} cards"
    assert table[0].startswith("full_name,cost,inkwell,inks,type")
    assert all(any(row["full_name"] in line for line in table) for row in rows)


def test_an_empty_list_is_still_json_and_csv(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "list", "--text", "no card says this", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == []
    assert run(["cards", "list", "--text", "no card says this", "--csv"]) == 0
    assert capsys.readouterr().out == "full_name\n"


def test_a_wrong_filter_is_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "list", "--ink", "Purple"]) == 2
    assert "Amber" in capsys.readouterr().err


def test_the_audit_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "audit"]) == 0
    assert "flavour text as ability" in capsys.readouterr().out


def test_an_import_is_used_until_the_bundled_cards_are_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("JUDGE_DB", str(tmp_path / "own.db"))
    card = {"id": 1, "name": "Solo", "type": "Item", "cost": 1, "inkwell": False, "color": "", "setCode": "1"}
    file = tmp_path / "cards.json"
    file.write_text(json.dumps({"cards": [card]}))
    assert run(["cards", "import", str(file)]) == 0
    assert run(["card", "solo"]) == 0
    capsys.readouterr()
    assert run(["cards", "sources"]) == 0
    assert str(file) in capsys.readouterr().out.splitlines()[0]
    assert run(["cards", "import", "--bundled"]) == 0
    assert "2,785 cards" in capsys.readouterr().out
    assert run(["cards", "sources", "--json"]) == 0
    assert [row["bundled"] for row in json.loads(capsys.readouterr().out)] == [1, 0]


def test_a_broken_import_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cards.json"
    file.write_text('{"cards": [{"name": 7}]}')
    assert run(["cards", "import", str(file)]) == 1
    said = capsys.readouterr().err
    assert "Nothing was changed" in said
    assert "Traceback" not in said
    assert run(["card", "be prepared"]) == 0


def test_a_legal_deck_and_a_faulty_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("40 Microbots\n20 Dalmatian Puppy – Tail Wagger\n")
    assert run(["deck", "check", str(file)]) == 0
    assert "a legal deck: 60 cards" in capsys.readouterr().out
    file.write_text("5 Stitch - New Dog\n3 The Glass Slipper\n")
    assert run(["deck", "check", str(file), "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert [fault["rule"] for fault in report["faults"]] == ["1.10.1.1", "1.10.1.1", "1.2.1"]


@pytest.mark.parametrize("raw", [None, b"\xff\xfe\x00"])
def test_a_deck_list_that_cannot_be_read_is_wrong_use(
    tmp_path: Path, raw: bytes | None, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deck.txt"
    if raw is not None:
        file.write_bytes(raw)
    assert run(["deck", "check", str(file)]) == 2
    assert str(file) in capsys.readouterr().err
