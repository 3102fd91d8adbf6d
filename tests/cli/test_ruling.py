"""The commands on rulings and the backup, as a shell would run them."""

import json
import shutil
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import typer

from judge import paths
from judge.cards.store import fill_on_first_use
from judge.cli import editor
from judge.database import open_database
from judge.rulings import shipped_file, shipped_state
from judge.rulings.ruling import Citation, RuledCard, Ruling

Judge = Callable[..., Any]
SCENARIO = """\
title: Stitch quests
question: How much lore does Stitch gain?
tags: [quest]
players:
  me: {play: [Stitch - New Dog]}
  rival: {}
do: [{quest: Stitch - New Dog}]
expect: [{player: me, lore: 1}]
"""
ASKED = ("ruling", "add", "-q", "Can my opponent choose my character with Ward?", "-v", "No", "-t", "ward")


OUTCOME = """\
me: lore 1, ink 0/0, hand 0, deck 20, discard 0
  in play: Stitch - New Dog, exerted
rival: lore 0, ink 0/0, hand 0, deck 20, discard 0"""
SHIPS = Ruling(
    "How much lore does Stitch gain?",
    "You gain 1 lore.",
    status="inferred",
    edition="2.0.1",
    cards=(RuledCard("Stitch - New Dog"),),
    citations=(Citation("2.0.1", "4.5.1.4"),),
    scenario=SCENARIO,
    outcome=OUTCOME,
)


@pytest.fixture(scope="session")
def with_cards(database: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = Path(shutil.copy(database, tmp_path_factory.mktemp("cards") / "judge.db"))
    db = open_database(str(path))
    fill_on_first_use(db)
    db.close()
    return path


@pytest.fixture(autouse=True)
def own_database(with_cards: Path, judge: Judge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy for each test, with one scenario that ships; `judge` is taken first, to be overruled."""
    path = Path(shutil.copy(with_cards, tmp_path / "judge.db"))
    folder = tmp_path / "scenarios"
    folder.mkdir()
    (folder / "stitch.yaml").write_text(SCENARIO)
    monkeypatch.setattr(shipped_file, "shipped", lambda _: folder)
    monkeypatch.setattr(shipped_state, "FILE", tmp_path / "shipped_rulings.json.gz")
    ships = shipped_file.record(SCENARIO, SHIPS)
    shipped_file.write_recorded({"stitch.yaml": ships})
    monkeypatch.setenv("JUDGE_DB", str(path))
    monkeypatch.setenv("JUDGE_AUTHOR", "Ana")
    return path


def added(judge: Judge, *arguments: str) -> dict[str, Any]:
    outcome = judge(*ASKED, *arguments, "--json")
    assert outcome.code == 0, outcome.err
    ruling: dict[str, Any] = json.loads(outcome.out)
    return ruling


def test_a_ruling_by_options_is_kept_with_words_author_and_day(judge: Judge) -> None:
    ruling = added(judge, "-c", "8.15.1", "--card", "aladdin prince ali", "--say", "Ward protects it.")
    assert ruling["author"] == "Ana"
    assert ruling["citations"][0]["quote"].startswith("The Ward keyword")
    assert ruling["cards"][0]["name"] == "Aladdin - Prince Ali"
    shown = judge("ruling", "show", str(ruling["number"]))
    for words in ("Can my opponent choose", "No", "Ward protects it.", "8.15.1", "(2.0.1)", ruling["code"]):
        assert words in shown.words


def test_a_ruling_from_a_scenario_takes_its_question_outcome_and_trace(judge: Judge, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(
        SCENARIO.replace("How much lore does Stitch gain?", "Is questing with Stitch worth it at all?")
    )
    outcome = judge("ruling", "add", "--scenario", str(file), "--anyway", "--json")
    ruling = json.loads(outcome.out)
    assert ruling["question"] == "Is questing with Stitch worth it at all?"
    assert "lore" in ruling["verdict"]
    assert ruling["sequence"]
    assert ruling["scenario"].startswith("title: Stitch quests")


def test_a_scenario_with_a_fault_is_not_kept(judge: Judge, tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text(SCENARIO.replace("Stitch - New Dog", "Stitch - Nobody"))
    outcome = judge("ruling", "add", "--scenario", str(tmp_path / "bad.yaml"))
    assert outcome.code in (1, 2)
    assert "line 5" in outcome.err
    assert judge("ruling", "add", "--scenario", str(tmp_path / "none.yaml")).code == 1


def test_one_that_resembles_another_is_shown_first_and_kept_only_anyway(judge: Judge) -> None:
    first = added(judge)
    outcome = judge(*ASKED)
    assert outcome.code == 1
    assert f"  {first['number']} " in outcome.err
    assert outcome.out == ""
    assert "--anyway" in outcome.err
    assert added(judge, "--anyway")["number"] != first["number"]


@pytest.mark.parametrize(("answer", "more"), [(True, 1), (False, 0)])
def test_on_a_terminal_it_is_asked_whether_to_keep_one_that_resembles_another(
    judge: Judge, monkeypatch: pytest.MonkeyPatch, answer: bool, more: int
) -> None:
    added(judge)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    monkeypatch.setattr(typer, "confirm", lambda _: answer)
    assert judge(*ASKED).code == 1 - more
    assert len(json.loads(judge("ruling", "list", "--own", "--json").out)) == 1 + more


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("-t", "wrad"), "Did you mean ward"),
        (("-c", "8.15.9"), "there is no rule 8.15.9"),
        (("--card", "elsa snwo qeen of all"), "is no card"),
        (("--status", "great"), "is no status"),
        (("--date", "tomorrow"), "is no date"),
        (("--language", "fr"), "is no language"),
    ],
)
def test_what_is_wrong_is_refused_with_what_would_be_right(
    judge: Judge, arguments: tuple[str, ...], words: str
) -> None:
    outcome = judge(*ASKED, *arguments)
    assert outcome.code == 1
    assert words in outcome.err
    assert judge("ruling", "list", "--own").out.strip() == "There is no such ruling."


def an_editor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, was: str, now: str) -> None:
    script = tmp_path / "editor.py"
    script.write_text(
        "import sys, pathlib\n"
        "file = pathlib.Path(sys.argv[1])\n"
        f"file.write_text(file.read_text(encoding='utf-8').replace({was!r}, {now!r}), encoding='utf-8')\n"
    )
    monkeypatch.delenv("VISUAL", raising=False)
    monkeypatch.setenv("EDITOR", f"{sys.executable} {script}")


def test_a_ruling_can_be_written_in_an_editor(
    judge: Judge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    an_editor(tmp_path, monkeypatch, "question: ''\nverdict: ''", "question: Why?\nverdict: Because.")
    assert judge("ruling", "add").code == 0
    assert "Because." in judge("ruling", "list", "--own").out


def test_what_was_typed_in_the_editor_is_not_lost_when_it_is_refused(
    judge: Judge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    an_editor(tmp_path, monkeypatch, "question: ''", "question: Without a verdict?")
    monkeypatch.setattr(editor.tempfile, "tempdir", str(tmp_path))
    outcome = judge("ruling", "add")
    assert outcome.code == 1
    assert "`verdict` is missing" in outcome.err
    [file] = tmp_path.glob("ruling-*.md")
    assert str(file) in outcome.err
    assert "Without a verdict?" in file.read_text()


def test_without_an_editor_it_says_what_to_do(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("EDITOR", "VISUAL"):
        monkeypatch.delenv(name, raising=False)
    outcome = judge("ruling", "add")
    assert outcome.code == 1
    assert "--question" in outcome.err
    monkeypatch.setenv("EDITOR", "/no/such/editor")
    assert "can't be started" in judge("ruling", "add").err
    monkeypatch.setenv("EDITOR", "false")
    assert "Nothing was changed" in judge("ruling", "add").err


def test_an_edit_by_options_or_editor_is_in_the_history(
    judge: Judge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = str(added(judge)["number"])
    assert judge("ruling", "edit", number, "--verdict", "Never", "--author", "Bea").code == 0
    an_editor(tmp_path, monkeypatch, "verdict: Never", "verdict: Hardly ever")
    assert judge("ruling", "edit", number).code == 0
    told = judge("ruling", "history", number).out
    assert "Ana: added" in told
    assert "Bea: edited" in told
    assert "verdict: No → Never" in told
    assert "verdict: Never → Hardly ever" in told
    assert "is as it was" in judge("ruling", "edit", number, "--verdict", "Hardly ever").out


def test_superseded_removed_and_restored(judge: Judge) -> None:
    old, new = str(added(judge)["number"]), str(added(judge, "--anyway")["number"])
    assert judge("ruling", "supersede", old, "--by", new).code == 0
    assert f"judge ruling show {new}" in judge("ruling", "show", old).out
    assert judge("ruling", "supersede", new, "--by", new).code == 1
    assert "superseded itself" in judge("ruling", "supersede", new, "--by", old).err
    assert judge("ruling", "remove", new).code == 0
    assert f"judge ruling restore {new}" in judge("ruling", "show", new).out
    assert new in judge("ruling", "list", "--removed").out
    assert judge("ruling", "restore", new).code == 0
    assert judge("ruling", "restore", new).code == 1
    assert "superseded" not in judge("ruling", "show", new).out


def test_lists_and_searches_find_what_was_kept(judge: Judge) -> None:
    number = str(added(judge, "-c", "8.15.1", "--card", "Aladdin - Prince Ali")["number"])
    for arguments in (("--card", "aladdin prince ali"), ("--rule", "8.15"), ("--tag", "ward"), ("--own",)):
        found = json.loads(judge("ruling", "list", *arguments, "--json").out)
        assert number in [str(ruling["number"]) for ruling in found]
    found = json.loads(judge("ruling", "search", "opponent", "choose", "ward", "--json").out)
    assert str(found[0]["number"]) == number
    assert judge("ruling", "search", "xyzzyx").code == 1
    assert judge("ruling", "show", "999999").code == 1


def test_rulings_are_on_the_pages_of_cards_rules_and_searches(judge: Judge) -> None:
    added(judge, "-c", "8.15.1", "--card", "Aladdin - Prince Ali")
    for page in (("card", "aladdin prince ali"), ("rule", "8.15.1"), ("search", "opponent choose ward")):
        assert "Can my opponent choose my character with Ward?" in judge(*page).words, page
        found = json.loads(judge(*page, "--json").out)["rulings"]
        assert "Can my opponent choose my character with Ward?" in [ruling["question"] for ruling in found]
    assert "Rulings" not in judge("rule", "8.15.2").out


def test_what_ships_is_there_on_the_first_search(judge: Judge) -> None:
    assert "How much lore does Stitch gain?" in judge("search", "how much lore does stitch gain").words


def test_a_database_that_can_not_be_written_to_is_searched_all_the_same(
    judge: Judge, own_database: Path
) -> None:
    other = sqlite3.connect(own_database)
    other.execute("create trigger shut before insert on ruling begin select raise(abort, 'shut'); end")
    other.commit()
    assert "8.15" in judge("search", "ward").out


def test_the_audit_reports_two_answers_and_recheck_says_what_is_affected(judge: Judge) -> None:
    assert judge("ruling", "audit").code == 0
    added(judge)
    added(judge, "--anyway", "-v", "Yes")
    outcome = judge("ruling", "audit")
    assert outcome.code == 1
    assert "two answers" in outcome.out
    checked = judge("ruling", "recheck", "--edition", "2.0.1")
    assert checked.code == 0
    assert "0 moved, 0 changed, 0 gone; 1 scenario run again" in checked.words
    assert json.loads(judge("ruling", "recheck", "--edition", "2.0.1", "--json").out)["renumbered"] == 0
    assert judge("ruling", "recheck", "--edition", "7").code == 1


def test_a_new_edition_tells_which_rulings_it_touches_and_what_moved_is_renumbered_on_request(
    judge: Judge, tmp_path: Path
) -> None:
    moved = added(judge, "-c", "8.15.2")["code"]
    added(judge, "--anyway", "-c", "8.1.1")
    [official] = paths.shipped("rules_corpus").glob("002_*.txt")
    text = official.read_text(encoding="utf-8")
    extra = "8.15.2. A character with Ward can be chosen by its own player, of course.\n         8.15.3. "
    assert text.count(" 8.15.2. ") == 1
    (tmp_path / "new.txt").write_text(text.replace(" 8.15.2. ", f" {extra}"), encoding="utf-8")
    new = ("--edition", "2.1.0", "--effective", "2026-08-01", "--force")
    assert "It touches rulings: 1 moved" in judge("rules", "import", str(tmp_path / "new.txt"), *new).words
    recheck = ("ruling", "recheck", "--edition", "2.1.0")
    assert "moved: 8.15.2 (2.0.1) → 8.15.3" in judge(*recheck).words
    assert "8.15.2" in judge("ruling", "show", moved).out
    assert "1 ruling renumbered" in judge(*recheck, "--apply").words
    assert "8.15.3" in judge("ruling", "show", moved).out
    assert "renumbered for 2.1.0" in judge("ruling", "history", moved).out


def test_export_and_import_go_there_and_back(judge: Judge, own_database: Path, tmp_path: Path) -> None:
    ruling = added(judge, "-c", "8.15.1")
    folder = str(tmp_path / "out")
    assert "1 ruling written" in judge("ruling", "export", folder).out
    [file] = Path(folder).iterdir()
    assert file.name == f"can-my-opponent-choose-my-character-with-ward-{ruling['code']}.md"
    assert "1 as they were" in judge("ruling", "import", folder).out
    file.write_text(
        file.read_text(encoding="utf-8").replace("verdict: 'No'", "verdict: Never"), encoding="utf-8"
    )
    assert "1 changed" in judge("ruling", "import", folder).out
    assert "Never" in judge("ruling", "show", ruling["code"]).out
    (Path(folder) / "bad.md").write_text("nothing")
    assert judge("ruling", "import", folder).code == 1
    assert judge("ruling", "import", str(own_database)).code == 1


def test_tags_are_listed_and_added(judge: Judge) -> None:
    assert "ward" in judge("ruling", "tags").out
    assert judge("ruling", "tags", "--add", "Our Event", "--meaning", "asked there").code == 0
    assert json.loads(judge("ruling", "tags", "--json").out)["our-event"] == "asked there"
    assert judge("ruling", "tags", "--add", "our-event").code == 1


# ---- backup


def test_a_backup_brings_everything_back(judge: Judge, tmp_path: Path) -> None:
    first = added(judge)
    copy = tmp_path / "copy.db"
    assert judge("backup", str(copy)).code == 0
    second = added(judge, "--anyway")
    restored = judge("backup", str(copy), "--restore")
    assert restored.code == 0
    assert judge("ruling", "show", first["code"]).code == 0
    assert judge("ruling", "show", second["code"]).code == 1
    before = tmp_path / "judge.db.before-restore"
    assert judge("--db", str(before), "ruling", "show", second["code"]).code == 0
    assert not list(tmp_path.glob("*.unfinished"))


@pytest.mark.parametrize("kind", ["text", "empty", "half", "stranger"])
def test_what_is_no_sound_copy_is_not_restored_and_is_named(
    judge: Judge, own_database: Path, tmp_path: Path, kind: str
) -> None:
    added(judge)
    judge("backup", str(tmp_path / "sound.db"))
    copy = tmp_path / "copy.db"
    copy.write_bytes({"text": b"mine", "half": (tmp_path / "sound.db").read_bytes()[:100_000]}.get(kind, b""))
    if kind == "stranger":
        with sqlite3.connect(copy) as other:
            other.execute("create table mine (x)")
    outcome = judge("backup", str(copy), "--restore")
    assert outcome.code == 1
    assert outcome.err.startswith(f"judge: {copy} is no database of judge, or damaged. Nothing was changed.")
    assert judge("ruling", "list", "--own").out.count("Ward") == 1
    assert not list(tmp_path.glob("*unfinished*"))


def test_what_a_restore_puts_aside_is_never_written_over(judge: Judge, tmp_path: Path) -> None:
    judge("backup", str(tmp_path / "sound.db"))
    for _ in range(3):
        assert judge("backup", str(tmp_path / "sound.db"), "--restore").code == 0
    assert len(list(tmp_path.glob("*before-restore*"))) == 3


def test_a_backup_overwrites_nothing_unasked(judge: Judge, tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("mine")
    assert judge("backup", str(mine)).code == 1
    assert mine.read_text() == "mine"
    assert judge("backup", str(tmp_path)).code == 1
    assert judge("backup", str(mine), "--overwrite").code == 0
    assert judge("backup", str(tmp_path / "no" / "folder" / "x.db")).code == 1


def test_what_is_no_backup_is_not_restored(judge: Judge, tmp_path: Path) -> None:
    ruling = added(judge)
    (tmp_path / "text.db").write_text("not a database, but long enough to be looked at " * 10)
    other = sqlite3.connect(tmp_path / "other.db")
    other.execute("create table x (y)")
    other.commit()
    for name in ("text.db", "other.db", "none.db"):
        outcome = judge("backup", str(tmp_path / name), "--restore")
        assert outcome.code == 1
        assert outcome.err.startswith("judge: ")
    assert judge("ruling", "show", ruling["code"]).code == 0
    assert not list(tmp_path.glob("*.unfinished"))


def test_the_history_says_in_words_what_was_added_to_a_list_and_taken_from_it(judge: Judge) -> None:
    number = str(added(judge, "-c", "8.15.1")["number"])
    judge("ruling", "edit", number, "--card", "Stitch - New Dog", "-c", "8.15.2")
    told = judge("ruling", "history", number).out
    assert "cards: + Stitch - New Dog" in told
    assert "citations: + 8.15.2 (2.0.1)" in told
    assert "{" not in told


def test_a_card_that_was_written_in_another_way_is_said_as_it_was_understood(judge: Judge) -> None:
    outcome = judge(*ASKED, "--card", "Elsa Snow Qeen", "--json")
    assert json.loads(outcome.out)["cards"][0]["name"] == "Elsa - Snow Queen"
    assert "“Elsa Snow Qeen” is taken as Elsa - Snow Queen." in outcome.err


def test_a_ruling_is_shown_in_the_language_asked_for_as_far_as_the_program_wrote_it(
    judge: Judge, tmp_path: Path
) -> None:
    scenario = tmp_path / "own.yaml"
    scenario.write_text(SCENARIO)
    made = json.loads(judge("ruling", "add", "--scenario", str(scenario), "--anyway", "--json").out)
    number = str(made["number"])
    spanish = judge("ruling", "show", number, "--lang", "es").out
    for words in (f"Fallo {number}", "ganas 1 de lore", "Qué ocurre", "Las reglas citadas", "Cartas:"):
        assert words in spanish
    assert "You gain 1 lore" in judge("ruling", "show", number).out
    both = judge("ruling", "show", number, "--lang", "both").out
    assert "You gain 1 lore" in both
    assert "ganas 1 de lore" in both
    judge("ruling", "edit", number, "--verdict", "One, I say")
    assert "One, I say" in judge("ruling", "show", number, "--lang", "es").out


def test_a_spanish_scenario_is_kept_in_spanish_unless_another_language_is_given(
    judge: Judge, tmp_path: Path
) -> None:
    scenario = tmp_path / "own.yaml"
    scenario.write_text(SCENARIO.replace("How much lore does Stitch gain?", "¿Cuánto lore gana Stitch?"))
    arguments = ("ruling", "add", "--scenario", str(scenario), "--anyway", "--json")
    assert json.loads(judge(*arguments).out)["language"] == "es"
    assert json.loads(judge(*arguments, "--language", "en").out)["verdict"].startswith("You gain 1 lore.")
