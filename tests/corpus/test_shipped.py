"""The documents that ship are read as the manifest says."""

import re

import pytest

from judge.corpus.document import Document
from judge.corpus.manifest import manifest, official_number, read_shipped
from judge.corpus.mojibake import repaired
from judge.paths import shipped


@pytest.fixture(scope="module")
def documents() -> dict[str, Document]:
    return {entry.id: read_shipped(entry) for entry in manifest()}


@pytest.fixture(scope="module")
def notes(documents: dict[str, Document]) -> Document:
    return documents["es-notes-on-5.1"]


def test_every_file_of_the_corpus_is_in_the_manifest() -> None:
    files = {file.name for file in shipped("rules_corpus").glob("*.txt")}
    assert {entry.file for entry in manifest()} == files


def test_exactly_one_document_is_official() -> None:
    assert [entry.id for entry in manifest() if entry.authority == "official"] == ["en-2.0.1"]


def test_the_translations_are_read_whole(documents: dict[str, Document]) -> None:
    counts = {name: (len(d.rules), len(d.examples)) for name, d in documents.items()}
    assert counts["es-chapters-1-5"] == (316, 21)
    assert counts["es-chapters-1-3"] == (152, 8)
    assert counts["es-chapter-5"] == (83, 8)
    assert counts["es-another-game"] == (47, 0)


def test_every_translated_number_is_an_official_one(documents: dict[str, Document]) -> None:
    official = set(documents["en-2.0.1"].by_number)
    for document in documents.values():
        assert set(document.by_number) <= official


def test_the_chapters_of_another_game_are_apart_and_carry_a_warning(documents: dict[str, Document]) -> None:
    another = documents["es-another-game"]
    assert {rule.number.split(".")[0] for rule in another.rules} == set("45678")
    assert another.authority == "contradicts"
    assert "contradicts the official rules" in another.warning
    assert {r.number.split(".")[0] for r in documents["es-chapters-1-3"].rules} == set("123")


def test_the_file_of_the_notes_lost_ten_i_and_thirty_four_quotes() -> None:
    [file] = shipped("rules_corpus").glob("004_*.txt")
    text = file.read_text(encoding="utf-8")
    assert len(re.findall(r"Ã(?![\u0080-\u00bf])", text)) == 10
    assert repaired(text).count("”") == 34
    assert repaired(text).count("“") == 34


def test_no_mojibake_is_left_in_the_notes() -> None:
    [file] = shipped("rules_corpus").glob("004_*.txt")
    text = repaired(file.read_text(encoding="utf-8"))
    assert not re.search("[ÃÂâğŸ€œ�]", text)
    assert "🧾 Nota de interpretación (visión de juez)" in text
    assert "desafía" in text
    assert "Entra en juego → **Drying**" in text


def test_good_text_is_not_repaired() -> None:
    assert repaired("São Paulo, ¿qué? – “sí” ”") == "São Paulo, ¿qué? – “sí” ”"


@pytest.mark.parametrize(
    ("own", "official"),
    [
        ("5.1.1", "5.1.1.1"),
        ("5.1.12", "5.1.1.12"),
        ("5.1.13", "5.1.2"),
        ("5.1.13.7", "5.1.2.7"),
        ("5.1.14", "5.1.3"),
    ],
)
def test_the_notes_own_numbers_become_official_ones(own: str, official: str) -> None:
    [entry] = [entry for entry in manifest() if entry.authority == "notes"]
    assert official_number(own, entry.numbers) == official


def test_the_judges_notes_stand_on_official_rules(notes: Document) -> None:
    noted = [note.rule for note in notes.notes]
    assert noted == [*(f"5.1.1.{n}" for n in range(6, 13)), "5.1.2", "5.1.3"]
    assert {note.title for note in notes.notes} == {
        "Nota de interpretación (visión de juez)",
        "Notas de interpretación",
    }
    assert all("Nota de interpretación" not in rule.text for rule in notes.rules)


def test_obsidian_links_become_their_words_and_tags_leave_the_text(notes: Document) -> None:
    texts = [rule.text for rule in notes.rules] + [note.text for note in notes.notes]
    assert not any(mark in text for text in texts for mark in ("[[", "]]", "**", "#"))
    assert notes.by_number["5.1.2.5"].text.endswith("solo puede tener la condición:\nboca abajo.")
    assert {tag.tag for tag in notes.tags if tag.rule == "5.1.1.7"} == {"stack"}


def test_the_loose_quotes_at_the_end_of_the_notes_belong_to_no_rule(notes: Document) -> None:
    assert not any("upright" in rule.text for rule in notes.rules)
