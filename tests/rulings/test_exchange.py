"""Rulings go out as files and come back the same, whatever is in them; files can do no harm."""

import contextlib
import shutil
import sqlite3
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from making import a_ruling, done, kept, rulings

from judge.database import open_database
from judge.rulings.exchange import export, file_name, import_folder, to_export
from judge.rulings.markdown import from_markdown, to_markdown
from judge.rulings.plain import BadRuling
from judge.rulings.ruling import Ruling
from judge.rulings.store import add, change, find, history, read


def everything(db: sqlite3.Connection) -> dict[str, tuple[Ruling, list[object]]]:
    numbers = [row["id"] for row in db.execute("select id from ruling")]
    return {one.ruling.code: (one.ruling, list(history(db, one.number))) for one in read(db, numbers)}


@given(rulings)
def test_a_ruling_written_as_markdown_reads_back_the_same(ruling: Ruling) -> None:
    assert from_markdown(to_markdown(ruling)) == (ruling, ())


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(made=st.lists(rulings, max_size=3), later=rulings)
def test_export_and_import_lose_nothing(
    bare: Path, tmp_path: Path, made: list[Ruling], later: Ruling
) -> None:
    with TemporaryDirectory(dir=tmp_path) as folder:
        copies = (shutil.copy(bare, f"{folder}/{name}.db") for name in ("here", "there"))
        here, there = map(open_database, copies)
        added = [add(here, ruling, done()) for ruling in made]
        if added:
            change(here, added[0], replace(later, code=added[0].ruling.code), done("edited", who="Bea: “é”"))
        export(here, Path(folder) / "out", to_export(here, everything=True))
        report = import_folder(there, Path(folder) / "out", done("imported"))
        assert report.faults == ()
        assert everything(there) == everything(here)
        assert import_folder(there, Path(folder) / "out", done("imported")).same == len(made)
        here.close()
        there.close()


def test_a_ruling_keeps_its_file_when_its_question_changes(db: sqlite3.Connection, tmp_path: Path) -> None:
    one = kept(db)
    [file] = export(db, tmp_path / "out", [one.number])
    change(db, one, replace(one.ruling, question="Another question?"), done("edited"))
    assert export(db, tmp_path / "out", [one.number]) == [file]
    assert [found.name for found in (tmp_path / "out").iterdir()] == [file.name]


def test_a_file_changed_by_hand_changes_the_ruling_again_and_again(
    db: sqlite3.Connection, tmp_path: Path
) -> None:
    one = kept(db)
    [file] = export(db, tmp_path / "out", [one.number])
    for was, now in (("verdict: 'Yes'", "verdict: Perhaps"), ("verdict: Perhaps", "verdict: Never")):
        file.write_text(file.read_text(encoding="utf-8").replace(was, now), encoding="utf-8")
        assert import_folder(db, tmp_path / "out", done("imported", who="Bea")).changed == (one.number,)
    assert find(db, "1").ruling.verdict == "Never"
    last = history(db, one.number)[-1]
    assert (last.who, last.what, last.changed) == ("Bea", "imported", {"verdict": ("Perhaps", "Never")})


def test_an_older_file_does_not_undo_what_was_changed_here(db: sqlite3.Connection, tmp_path: Path) -> None:
    one = kept(db)
    [file] = export(db, tmp_path / "out", [one.number])
    change(db, one, replace(one.ruling, verdict="No"), done("edited"))
    report = import_folder(db, tmp_path / "out", done("imported"))
    assert report.kept == ((file.name, one.number),)
    assert find(db, "1").ruling.verdict == "No"
    import_folder(db, tmp_path / "out", done("imported"), overwrite=True)
    assert find(db, "1").ruling.verdict == "Yes"
    assert history(db, one.number)[-1].changed == {"verdict": ("No", "Yes")}


def test_rule_numbers_written_by_hand_stay_numbers_and_get_their_words(
    db: sqlite3.Connection, tmp_path: Path
) -> None:
    (tmp_path / "a.md").write_text(
        "---\nquestion: Shift?\nverdict: no\ncitations: [8.10, 4.6.5]\n---\nWhy.\n"
    )
    report = import_folder(db, tmp_path, done("imported"))
    [citation, _] = find(db, str(report.added[0])).ruling.citations
    assert (citation.number, citation.edition, citation.quote) == ("8.10", "2.0.1", "Shift")
    assert import_folder(db, tmp_path, done("imported")).same == 1


def test_nothing_is_imported_if_one_file_is_at_fault(db: sqlite3.Connection, tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text(to_markdown(a_ruling()))
    (tmp_path / "b.md").write_text("---\nquestion: only that\nstatus: great\n---\n")
    report = import_folder(db, tmp_path, done())
    assert report.added == ()
    assert "b.md: `verdict` is missing" in report.faults[0]
    assert '"great" is no status' in report.faults[0]
    assert not db.execute("select 1 from ruling").fetchone()


def test_two_files_of_one_ruling_are_a_fault(db: sqlite3.Connection, tmp_path: Path) -> None:
    text = to_markdown(replace(a_ruling(), code="BCDFGHJK"))
    for name in ("ours.md", "theirs.md"):
        (tmp_path / name).write_text(text)
    assert "two files" in import_folder(db, tmp_path, done()).faults[0]


# ---- nothing that is written can run, or reach outside the folder


@pytest.mark.parametrize(
    "attack",
    [
        "!!python/object/apply:os.system ['touch PWNED']",
        "!!python/name:os.system",
        "!!python/object/new:subprocess.Popen [[touch, PWNED]]",
    ],
)
def test_yaml_tags_run_nothing(attack: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = f"---\nquestion: {attack}\nverdict: x\n---\n"
    with contextlib.suppress(BadRuling):
        from_markdown(text)
    assert list(tmp_path.iterdir()) == []


def test_a_bomb_of_aliases_and_a_deep_nest_are_faults_and_not_the_end() -> None:
    layers = "\n".join(f"l{n}: &l{n} [{', '.join([f'*l{n - 1}'] * 9)}]" for n in range(1, 12))
    for front in (f"l0: &l0 [x]\n{layers}\nquestion: *l11", "question: " + "[" * 5000 + "]" * 5000):
        with pytest.raises(BadRuling):
            from_markdown(f"---\n{front}\nverdict: x\n---\n")


@pytest.mark.parametrize("field", ["removed: *a9", "question: *a9", "history: [{at: *a9}]", "tags: [*a9]"])
def test_a_bomb_of_aliases_goes_off_in_no_field(field: str) -> None:
    rows = [f"z{level}: &a{level} [{', '.join([f'*a{level - 1}'] * 10)}]" for level in range(1, 10)]
    bomb = "\n".join(f"    {row}" for row in ["z0: &a0 [x, x, x, x, x, x, x, x]", *rows])
    hidden = f"history:\n- what: x\n  changed:\n{bomb}\n"
    text = f"---\nquestion: q\nverdict: v\n{hidden}{field}\n---\n"
    with pytest.raises(BadRuling, match="must be a text"):
        from_markdown(text)


def test_a_depth_beyond_all_measure_is_none() -> None:
    text = "---\nquestion: q\nverdict: v\nsequence: [{text: x, depth: '%s'}]\n---\n" % ("9" * 5000)
    assert from_markdown(text)[0].sequence[0].depth == 0


def test_no_text_can_steer_a_terminal(db: sqlite3.Connection, tmp_path: Path) -> None:
    attack = "\x1b]0;owned\x07\x1b[2J"
    one = kept(db, f"Why{attack}?", verdict=attack + "No", explanation=f"Because{attack}\nso.", source=attack)
    assert "\x1b" not in repr(one.ruling) + to_markdown(one.ruling)
    (tmp_path / "a.md").write_text(
        f'---\nquestion: "a\\e[2J"\nverdict: b\n---\nc{attack}\n', encoding="utf-8"
    )
    [number] = import_folder(db, tmp_path, done()).added
    ruling = find(db, str(number)).ruling
    assert (ruling.question, ruling.explanation) == ("a [2J", "c]0;owned[2J")


@pytest.mark.parametrize("code", ["../../up", "/etc/pass", "..", "BCDFGHJ/", "COM1", "bcdfghjk"])
def test_a_code_can_be_no_path(code: str) -> None:
    with pytest.raises(BadRuling, match="no code"):
        from_markdown(f"---\nquestion: a\nverdict: b\ncode: {code}\n---\n")


@pytest.mark.parametrize(
    "question", ["../../etc/passwd", "C:\\x\\y", "a/b\0c", "…", "nul", "x" * 999, "¿Qué?"]
)
def test_file_names_are_safe_everywhere(question: str) -> None:
    name = file_name(replace(a_ruling(question), code="BCDFGHJK"))
    assert name.endswith("-BCDFGHJK.md")
    assert set(name) <= set("abcdefghijklmnopqrstuvwxyz0123456789-.BCDFGHJK")
    assert name.count(".") == 1
    assert len(name) < 80


def test_links_out_of_the_folder_are_not_followed(db: sqlite3.Connection, tmp_path: Path) -> None:
    secret = tmp_path / "secret.md"
    secret.write_text(to_markdown(a_ruling("Secret?")))
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "link.md").symlink_to(secret)
    report = import_folder(db, folder, done())
    assert "link" in report.faults[0]
    assert not db.execute("select 1 from ruling").fetchone()


def test_export_writes_through_no_link(db: sqlite3.Connection, tmp_path: Path) -> None:
    one = kept(db)
    outside, folder = tmp_path / "outside.txt", tmp_path / "out"
    outside.write_text("mine")
    folder.mkdir()
    (folder / file_name(one.ruling)).symlink_to(outside)
    export(db, folder, [one.number])
    assert outside.read_text() == "mine"
    assert not (folder / file_name(one.ruling)).is_symlink()


@pytest.mark.parametrize(
    "content", [b"\xff\xfe\x00", b"", b"no front matter", b"---\n- a\n---\n", b"---\na: [\n---\n"]
)
def test_a_file_that_is_no_ruling_is_named_with_its_fault(
    content: bytes, db: sqlite3.Connection, tmp_path: Path
) -> None:
    (tmp_path / "bad.md").write_bytes(content)
    [fault] = import_folder(db, tmp_path, done()).faults
    assert fault.startswith("bad.md: ")
