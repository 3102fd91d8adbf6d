"""The audit finds by itself what is a translation and what is none, and in what a translation differs."""

import re
from pathlib import Path

import pytest
from edition_text import official

from judge.cli.main import run
from judge.corpus.audit import DocumentAudit, audit_file, audit_shipped
from judge.corpus.bilingual import agreement
from judge.errors import JudgeError
from judge.paths import shipped

NUMBERS = frozenset(official().by_number)


@pytest.fixture(scope="module")
def audits() -> dict[str, DocumentAudit]:
    return {audit.file[:3]: audit for audit in audit_shipped(official(), NUMBERS)}


def chapter_of_the_corpus(file: str) -> str:
    [found] = shipped("rules_corpus").glob(f"{file}_*.txt")
    return found.read_text(encoding="utf-8")


@pytest.fixture
def audit(tmp_path: Path):
    def do(text: str) -> DocumentAudit:
        (tmp_path / "translation.md").write_text(text, encoding="utf-8")
        return audit_file(tmp_path / "translation.md", official(), NUMBERS)

    return do


def test_every_file_but_the_original_is_audited(audits: dict[str, DocumentAudit]) -> None:
    assert sorted(audits) == ["000", "001", "003", "004"]


@pytest.mark.parametrize(
    ("file", "verdict"),
    [
        ("000", "chapters 1–5: a translation"),
        ("001", "chapters 1–3: a translation; chapters 4–8: no translation: contradicts the official text"),
        ("003", "chapter 5: a translation"),
        ("004", "chapter 5: a translation"),
    ],
)
def test_the_verdict_on_a_document(audits: dict[str, DocumentAudit], file: str, verdict: str) -> None:
    assert audits[file].verdict == verdict


def test_no_chapter_is_a_near_thing(audits: dict[str, DocumentAudit]) -> None:
    chapters = [chapter for audit in audits.values() for chapter in audit.chapters]
    for chapter in chapters:
        assert chapter.agreement > 0.85 if chapter.verdict == "translation" else chapter.agreement < 0.62


def test_the_verdict_does_not_hang_on_the_manifest(audit) -> None:
    chapters = re.split(r"(?m)^(?=# \d)", chapter_of_the_corpus("001"))
    [fourth] = [chapter for chapter in chapters if chapter.startswith("# 4")]
    assert audit(fourth).verdict == "chapter 4: no translation: contradicts the official text"


def test_a_false_chapter_is_found_when_its_numbers_go_as_deep_as_the_originals(audit) -> None:
    """Its words betray it, not the shape of its numbers."""
    sevens = [rule for rule in official().rules if rule.number.startswith("7.")]
    false = "Un jugador controla sus tierras y ataca con poder; el defensor bloquea y la pila es LIFO."
    text = "\n\n".join(f"**{rule.number}.** {false}" for rule in sevens)
    assert audit(text).verdict == "chapter 7: no translation: contradicts the official text"


def test_half_a_translation_is_a_translation(audit) -> None:
    text = chapter_of_the_corpus("000")
    half = text[: text.index("**1.7.6.")]
    found = audit(half)
    assert found.verdict == "chapter 1: a translation"
    assert found.counts["section missing"] == 5
    assert found.counts["rule missing"] == 4


def test_the_known_gaps_of_the_translations_are_found(audits: dict[str, DocumentAudit]) -> None:
    missing = {(d.number, d.words) for d in audits["000"].differences if d.kind == "example missing"}
    assert missing == {("1.8.3", "0 of 2 examples"), ("4.6.9", "0 of 3 examples")}
    assert audits["001"].counts["rule missing"] == 320
    assert [d.number for d in audits["004"].differences if d.kind == "rule missing"] == ["5.1.1"]


def test_a_reference_that_the_translation_put_right_is_found(audits: dict[str, DocumentAudit]) -> None:
    [found] = [d for d in audits["001"].differences if d.number == "3.4.2"]
    assert (found.kind, found.words) == (
        "references differ",
        "1.9.1 in the original, 1.8 in the translation",
    )


@pytest.mark.parametrize(
    ("right", "wrong", "kind", "number"),
    [
        ("20 o más de lore", "25 o más de lore", "numerals differ", "2.3.3.1"),
        ("(ver 4.4)", "(ver 4.5)", "references differ", "1.5.2"),
        ("Mufasa – Betrayed Leader", "Mufasa – Betrayer Leader", "card name differs", "1.2.1"),
        ("**1.5.3.**", "**1.5.33.**", "number in no edition", "1.5.33"),
        ("**1.5.3.**", "**1.5.33.**", "rule missing", "1.5.3"),
        ("**1.5.3.** Un coste", "**1.5.3.** Sí.\n\n# Otra cosa\nUn coste", "length far off", "1.5.3"),
    ],
)
def test_a_fault_put_into_a_translation_is_found(
    audit, right: str, wrong: str, kind: str, number: str
) -> None:
    text = chapter_of_the_corpus("000")
    assert right in text
    before, after = audit(text), audit(text.replace(right, wrong))
    found = {(d.kind, d.number) for d in after.differences} - {(d.kind, d.number) for d in before.differences}
    assert (kind, number) in found


def test_a_number_written_as_a_word_is_the_same_number() -> None:
    from judge.corpus.audit_checks import numerals

    assert set(numerals("draws two cards and 7 more")) == set(numerals("roba 2 cartas y siete más"))
    assert not numerals("see 4.6.4 through 4.6.6")


def test_agreement_is_of_terms_in_both_languages() -> None:
    original = "The challenging character exerts and deals damage."
    assert agreement(original, "El personaje que desafía se agota y hace daño.") == 1.0
    assert agreement(original, "El atacante gira sus tierras.") == 0.0


@pytest.mark.parametrize("content", ["", "# Nada", "\0\0", "x" * 100_000])
def test_a_file_without_rules_is_refused(audit, content: str) -> None:
    with pytest.raises(JudgeError):
        audit(content)


def test_the_command_says_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--db", str(tmp_path / "judge.db"), "corpus", "audit"]) == 0
    shown = capsys.readouterr().out
    assert "chapters 4–8: no translation: contradicts the official text" in shown
    assert "320 × rule missing" in shown
    assert run(["--db", str(tmp_path / "judge.db"), "corpus", "audit", "--json"]) == 0
    assert '"verdict": "chapter 5: a translation"' in capsys.readouterr().out
