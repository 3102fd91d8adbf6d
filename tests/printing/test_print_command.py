"""`judge print` as a shell runs it."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from printed import QUEST, page_texts, read_back

from judge.cli.main import run

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def judge_print(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> Run:
    """`judge print …` in a folder of its own: the exit code, what it said, what it complained about."""
    monkeypatch.setenv("JUDGE_DB", str(database))
    monkeypatch.delenv("JUDGE_LANG", raising=False)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "quest.yaml").write_text(QUEST, encoding="utf-8")

    def outcome(*arguments: str) -> tuple[int, str, str]:
        code = run(("print", *arguments))
        said = capfdbinary.readouterr()
        return code, said.out.decode(), said.err.decode()

    return outcome


def test_a_scenario_becomes_a_file_named_after_it(judge_print: Run) -> None:
    assert judge_print("scenario", "quest.yaml") == (0, "a-quest.pdf\n", "")
    assert "What does Stitch's quest give?" in read_back(Path("a-quest.pdf").read_bytes())


def test_a_file_that_is_there_is_replaced_only_when_it_is_named(judge_print: Run) -> None:
    Path("a-quest.pdf").write_bytes(b"mine")
    code, _, complaint = judge_print("scenario", "quest.yaml")
    assert code == 2
    assert "a-quest.pdf is there already" in complaint
    assert Path("a-quest.pdf").read_bytes() == b"mine"
    assert judge_print("scenario", "quest.yaml", "-o", "a-quest.pdf")[0] == 0
    assert Path("a-quest.pdf").read_bytes().startswith(b"%PDF")


def test_the_suffix_says_the_form(judge_print: Run) -> None:
    judge_print("scenario", "quest.yaml", "-o", "a.html")
    judge_print("scenario", "quest.yaml", "-o", "a.md")
    assert Path("a.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert "# What does Stitch's quest give?" in Path("a.md").read_text(encoding="utf-8")


def test_a_hyphen_prints_it(judge_print: Run) -> None:
    code, out, _ = judge_print("rules", "8.15", "--format", "md", "-o", "-")
    assert code == 0
    assert out.startswith("# Rules 8.15\n")
    assert "**8.15.1** The Ward keyword" in out


def test_both_languages_are_two_pages(judge_print: Run) -> None:
    judge_print("scenario", "quest.yaml", "-o", "both.pdf", "--lang", "both", "--paper", "letter")
    english, spanish = page_texts(Path("both.pdf").read_bytes())
    assert "What happens, step by step" in english
    assert "Qué ocurre, paso a paso" in spanish


def test_the_keywords_are_one_page(judge_print: Run) -> None:
    assert judge_print("keywords")[1] == "keywords.pdf\n"
    assert len(page_texts(Path("keywords.pdf").read_bytes())) == 1


def test_a_quiz_of_scenario_files(judge_print: Run) -> None:
    assert judge_print("quiz", ".", "-o", "quiz.pdf")[0] == 0
    first, *rest = page_texts(Path("quiz.pdf").read_bytes())
    assert "What does Stitch's quest give?" in first
    assert "Answers" in rest[0]


def test_a_shipped_ruling_its_collection_and_a_quiz(judge_print: Run) -> None:
    assert judge_print("ruling", "1", "-o", "ruling.pdf")[0] == 0
    assert judge_print("rulings", "--tag", "ward", "-o", "ward.md")[0] == 0
    assert judge_print("quiz", "-n", "3", "-o", "quiz.md")[0] == 0
    assert "## Index by card" in Path("ward.md").read_text(encoding="utf-8")
    assert "**3\\.**" in Path("quiz.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("rules", "99.9"), "99.9"),
        (("rules", "nonsense"), "is no rule number"),
        (("ruling", "999999"), "there is no ruling"),
        (("rulings", "--tag", "wrad"), "is no tag"),
        (("scenario", "missing.yaml"), "missing.yaml"),
        (("keywords", "--edition", "0.0"), "there is no edition"),
        (("keywords", "--template", "nowhere"), "is no folder"),
        (("keywords", "-o", "no/such/folder/k.pdf"), "can't be written"),
        (("quiz", "empty"), "empty"),
    ],
)
def test_a_mistake_is_explained_and_nothing_is_written(
    arguments: tuple[str, ...], complaint: str, judge_print: Run
) -> None:
    Path("empty").mkdir()
    code, out, err = judge_print(*arguments)
    assert code != 0
    assert out == ""
    assert complaint in err
    assert "should not have happened" not in err
    assert sorted(file.name for file in Path().iterdir()) == ["empty", "quest.yaml"]


def test_what_was_written_can_be_said_as_json(judge_print: Run) -> None:
    code, out, _ = judge_print("scenario", "quest.yaml", "-o", "a.md", "--json")
    size = len(Path("a.md").read_bytes())
    assert (code, json.loads(out)) == (
        0,
        {"file": "a.md", "format": "md", "title": "A quest", "bytes": size},
    )
    code, out, complaint = judge_print("scenario", "quest.yaml", "-o", "-", "--json")
    assert code == 2
    assert "Give one of them" in json.loads(out)["error"]
    assert "Give one of them" in complaint


@pytest.mark.parametrize("kind", ["ruling", "scenario", "rules", "keywords", "rulings", "quiz"])
def test_every_print_has_the_same_options(judge_print: Run, kind: str) -> None:
    told = judge_print(kind, "--help")[1]
    for option in ("--format", "--output", "-o", "--lang", "--paper", "--template", "--json"):
        assert f" {option} " in told
