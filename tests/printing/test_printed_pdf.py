"""The PDF as it comes out: pages, words, bookmarks, links, language, bytes."""

import sqlite3
from collections.abc import Callable

import pypdfium2
import pytest
from printed import (
    BUSY,
    NASTY,
    QUEST,
    bookmarks,
    links,
    of_twenty_cards,
    outside_the_page,
    page_texts,
    read_back,
)

from judge.assistant import Assistant
from judge.corpus.lookup import official_source
from judge.paths import shipped
from judge.printing.document import Document, Form, Paper
from judge.printing.keywords import keywords_document
from judge.printing.render import render
from judge.printing.rules_booklet import rules_document
from judge.printing.scenario_sheet import scenario_sheet
from judge.printing.sheet import sheets_document
from judge.terms import Keyword

A4, LETTER = (595, 842), (612, 792)
NEAREST = 20.0
"""Points from the edge of the paper: a printer reaches no further."""
QUESTIONS = (
    "baloo-stops-dealing-not-putting",
    "bibbidi-bobbidi-boo-stack",
    "bob-cratchit-leaves-his-cards-to-ariel",
    "boo-banish-before-damage",
    "gramma-tala-hand-or-inkwell",
)


def pdf_of(document: Document, paper: Paper = Paper.A4) -> bytes:
    return render(document, Form.PDF, paper)


def size_of(pdf: bytes) -> tuple[int, int]:
    width, height = pypdfium2.PdfDocument(pdf)[0].get_size()
    return round(width), round(height)


@pytest.fixture(scope="module")
def quest(document_of: Callable[..., Document]) -> bytes:
    return pdf_of(document_of(QUEST))


def test_a_sheet_is_one_page_that_can_be_read_back(quest: bytes) -> None:
    assert len(page_texts(quest)) == 1
    text = read_back(quest)
    for said in ("What does Stitch's quest give?", "B7X4K2PQ", "Before", "After", "Comprehensive Rules"):
        assert said in text
    assert "4.5.1.4 Fourth, the player gains lore equal to the" in text


def test_it_has_a_title_bookmarks_and_a_language(document_of: Callable[..., Document]) -> None:
    for language in ("en", "es"):
        pdf = pdf_of(document_of(QUEST, language))
        assert pypdfium2.PdfDocument(pdf).get_metadata_value("Title") == "A quest"
        assert bookmarks(pdf) == ["A quest"]
        assert f"/Lang({language}" in pdf.decode("latin-1").replace(" ", "")


def test_every_cited_number_leads_to_its_text(quest: bytes, document_of: Callable[..., Document]) -> None:
    [sheet] = document_of(QUEST).content["sheets"]
    anchors = {rule["anchor"] for rule in sheet["citations"]}
    cited = [rule for step in sheet["sequences"][0]["steps"] for rule in step["rules"]]
    assert cited
    assert {rule["to"] for rule in cited} == anchors
    assert links(quest) >= len(cited)


def test_the_same_input_gives_the_same_bytes(document_of: Callable[..., Document]) -> None:
    document = document_of(BUSY)
    for form in Form:
        assert render(document, form) == render(document, form)


def test_it_comes_on_both_papers(document_of: Callable[..., Document]) -> None:
    assert size_of(pdf_of(document_of(QUEST))) == A4
    assert size_of(pdf_of(document_of(QUEST), Paper.LETTER)) == LETTER


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("paper", list(Paper))
@pytest.mark.parametrize("text", [QUEST, BUSY, of_twenty_cards()], ids=["quest", "busy", "twenty"])
def test_nothing_leaves_the_page(
    text: str, paper: Paper, language: str, document_of: Callable[..., Document]
) -> None:
    pdf = pdf_of(document_of(text, language), paper)
    assert list(outside_the_page(pdf, NEAREST)) == []


def test_a_board_of_twenty_cards_is_there_with_all_of_them(document_of: Callable[..., Document]) -> None:
    text = read_back(pdf_of(document_of(of_twenty_cards())))
    for place in range(10):
        assert text.count(f"Card {place}") >= 2
        assert text.count(f"Other {place}") >= 2


def test_a_word_without_an_end_is_broken_and_not_cut(document_of: Callable[..., Document]) -> None:
    word = "abcdefghij" * 40
    text = QUEST.replace("A quest", word).replace("What does Stitch's quest give?", f"{word}?")
    pdf = pdf_of(document_of(text.replace("[quest]", f"[{word}]").replace("  me:", f"  {word}:")))
    assert list(outside_the_page(pdf, NEAREST)) == []
    assert "".join(read_back(pdf).replace("\u200b", "").split()).count(word) >= 3


def test_what_looks_like_markup_is_printed_as_it_was_written(document_of: Callable[..., Document]) -> None:
    quoted = NASTY.replace("\\", "\\\\").replace('"', '\\"')
    text = QUEST.replace("What does Stitch's quest give?", f'"{quoted}"')
    assert NASTY in read_back(pdf_of(document_of(text)))


def test_symbols_are_drawn(document_of: Callable[..., Document]) -> None:
    text = QUEST.replace("What does Stitch's quest give?", '"Costs {E} {I} {S} {W} {L} {C}, and {X}?"')
    read = read_back(pdf_of(document_of(text)))
    assert "Costs" in read
    assert "{X}" in read
    assert not any("{" + letter + "}" in read for letter in "EISWLC")


def test_of_many_outcomes_all_are_named_and_the_first_are_drawn(document_of: Callable[..., Document]) -> None:
    banish = "{card: {name: Away, type: action, cost: 1, inkwell: true, text: Banish chosen character.}}"
    board = of_twenty_cards().replace("  me:\n", f"  me:\n    ink: 1\n    hand: [{banish}]\n")
    document = document_of(board.replace("quest: Card 1", "play: Away"))
    [sheet] = document.content["sheets"]
    assert len(sheet["outcomes"]) == 20
    assert len(sheet["boards"]) == 1 + 4
    assert "The boards and steps of the first 4 outcomes follow." in read_back(pdf_of(document))


def test_a_ruling_without_citations_says_so(document_of: Callable[..., Document]) -> None:
    document = document_of(QUEST)
    bare = {**document.content["sheets"][0], "citations": [], "sequences": [], "boards": []}
    pdf = pdf_of(Document("sheets", "Bare", "en", {"sheets": [bare]}))
    assert "This ruling cites no rule." in read_back(pdf)


@pytest.mark.parametrize("question", QUESTIONS)
def test_the_sheet_of_a_shipped_question_keeps_to_its_pages(
    question: str, db: sqlite3.Connection, assistant: Assistant
) -> None:
    file = shipped("scenarios") / "questions" / f"{question}.yaml"
    resolved = assistant.resolve(assistant.read(file))
    told = assistant.rule(resolved, official_source(db).edition, "es")
    sheet = scenario_sheet(db, resolved, told, "es", "B7X4K2PQ", "s1")
    pdf = pdf_of(sheets_document([sheet], sheet.title))
    pages = page_texts(pdf)
    if len(resolved.outcomes) == 1:
        assert len(pages) <= 2
        assert [place for place, page in enumerate(pages) if "Las reglas citadas" in page] == [len(pages) - 1]
        assert "Qué ocurre, paso a paso" in pages[0]
    assert list(outside_the_page(pdf, NEAREST)) == []


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("paper", list(Paper))
def test_all_keywords_of_the_rules_are_on_one_page(
    db: sqlite3.Connection, paper: Paper, language: str
) -> None:
    pdf = pdf_of(keywords_document(db, (language,), None), paper)
    [page] = page_texts(pdf)
    titles = {row["title"] for row in db.execute("select title from rule where number like '8.%'")}
    keywords = [keyword.value for keyword in Keyword if keyword.value in titles]
    assert len(keywords) >= 14
    assert [keyword for keyword in keywords if keyword not in page] == []
    assert list(outside_the_page(pdf, NEAREST)) == []


def test_a_booklet_has_contents_bookmarks_and_links(db: sqlite3.Connection) -> None:
    pdf = pdf_of(rules_document(db, ["8.10", "5.1"], ("en", "es")))
    assert bookmarks(pdf)[-2:] == ["8.10 Shift", "5.1 Card States"]
    assert len(page_texts(pdf)) >= 3
    text = read_back(pdf)
    assert "8.10.7 When a shifted character leaves play" in text
    assert "(traducción no oficial)" in text
    assert links(pdf) >= 3
    assert list(outside_the_page(pdf, NEAREST)) == []
