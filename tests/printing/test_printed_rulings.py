"""Sheets, collections and quizzes of kept rulings."""

import re
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from html import unescape

import pytest
from printed import QUEST, bookmarks, links, page_texts, read_back

from judge.assistant import Assistant
from judge.corpus.lookup import official_source
from judge.errors import JudgeError
from judge.printing.collection import collection_document
from judge.printing.document import Document, Form, Paper
from judge.printing.keywords import keywords_document
from judge.printing.quiz import quiz_document
from judge.printing.render import render
from judge.printing.replay import Replayed, replay
from judge.printing.rules_booklet import rules_document
from judge.printing.ruling_sheet import ruling_sheet
from judge.printing.sheet import sheets_document
from judge.printing.words import words
from judge.rulings.ruling import Citation, RuledCard, Ruling, SequenceStep

KeptOf = Callable[..., Ruling]
ReplayOf = Callable[[Ruling], Replayed | None]

HAND_WRITTEN = Ruling(
    question="May a drying character sing?",
    verdict="No",
    explanation="Singing exerts the character.\nA drying character can't pay {E}.",
    say="Not this turn: the character is still drying.",
    status="head judge",
    author="Zoë & Ángel",
    date="2026-05-01",
    edition="2.0.1",
    tags=("song",),
    cards=(RuledCard("Ariel - On Human Legs"),),
    citations=(Citation("2.0.1", "5.1.1.11", "Drying – A character that entered play …"),),
    code="ZZZZ1111",
)
SECOND = replace(HAND_WRITTEN, question="May it quest?", code="ZZZZ2222", cards=(RuledCard("Élan & Co"),))


@pytest.fixture(scope="session")
def replay_of(db: sqlite3.Connection, assistant: Assistant) -> ReplayOf:
    edition = official_source(db).edition
    return lambda ruling: replay(ruling.scenario, assistant, edition) if ruling.scenario else None


def warnings_of(document: Document) -> list[str]:
    sheets = document.content["sheets"]
    return ["".join(run["text"] for run in warning) for sheet in sheets for warning in sheet["warnings"]]


def printed(
    db: sqlite3.Connection, ruling: Ruling, replayed: Replayed | None, language: str = "en"
) -> Document:
    return sheets_document([ruling_sheet(db, ruling, replayed, language, "s1")], "Ruling")


def test_a_hand_written_ruling_is_printed_with_all_it_has(db: sqlite3.Connection) -> None:
    text = read_back(render(printed(db, HAND_WRITTEN, None), Form.PDF))
    for said in (
        *("May a drying character sing?", "No", "Singing exerts the character.", "head judge", "2026-05-01"),
        *("Say at the table: “Not this turn: the character is still drying.”", "Zoë & Ángel", "ZZZZ1111"),
        *("5.1.1.11 Drying – A character that entered play …", "Ariel - On Human Legs", "song"),
    ):
        assert said in text


def test_the_board_of_a_ruling_is_drawn_from_its_scenario(
    db: sqlite3.Connection, kept: KeptOf, replay_of: ReplayOf
) -> None:
    document = printed(db, kept(), replay_of(kept()))
    assert [board["title"] for board in document.content["sheets"][0]["boards"]] == ["Before", "After"]
    assert warnings_of(document) == []


def test_what_the_program_wrote_is_written_again_in_spanish(
    db: sqlite3.Connection, kept: KeptOf, replay_of: ReplayOf
) -> None:
    text = read_back(render(printed(db, kept(), replay_of(kept()), "es"), Form.PDF))
    assert "Qué ocurre, paso a paso" in text
    assert "está escrito en inglés" not in text


def test_what_a_judge_wrote_is_not_translated_and_says_so(db: sqlite3.Connection) -> None:
    assert warnings_of(printed(db, HAND_WRITTEN, None, "es")) == ["Este fallo está escrito en inglés."]


def test_a_ruling_whose_outcome_has_changed_is_printed_with_a_warning_and_no_board(
    db: sqlite3.Connection, kept: KeptOf, replay_of: ReplayOf
) -> None:
    other = replace(kept(), outcome="something else")
    document = printed(db, other, replay_of(other))
    assert document.content["sheets"][0]["boards"] == ()
    assert "no longer resolves this board as recorded" in warnings_of(document)[0]


def test_a_scenario_that_cannot_be_read_any_more_is_said(
    db: sqlite3.Connection, kept: KeptOf, replay_of: ReplayOf
) -> None:
    broken = replace(kept(), scenario="title: [")
    assert "can't be drawn" in warnings_of(printed(db, broken, replay_of(broken)))[0]


def test_a_ruling_that_no_longer_counts_says_so_first(db: sqlite3.Connection) -> None:
    old = replace(HAND_WRITTEN, status="superseded", superseded_by="BBBB2222")
    assert warnings_of(printed(db, old, None)) == [
        "This ruling is superseded by BBBB2222. It no longer counts."
    ]


def test_a_citation_of_an_older_edition_says_what_became_of_it(db: sqlite3.Connection) -> None:
    cited = (Citation("1.0", "8.15.1", "Other words."), Citation("1.0", "99.9", "Gone."))
    document = printed(db, replace(HAND_WRITTEN, citations=cited), None)
    changed, gone = warnings_of(document)
    assert "has other words" in changed
    assert "has no such rule" in gone


def test_a_collection_has_contents_and_two_indexes(db: sqlite3.Connection) -> None:
    document = collection_document(db, [HAND_WRITTEN, SECOND], ("song",), "en")
    pdf = render(document, Form.PDF)
    assert {"1. May a drying character sing?", "2. May it quest?"} <= set(bookmarks(pdf))
    pages = [" ".join(page.split()) for page in page_texts(pdf)]
    assert "Rulings: song Contents" in pages[0]
    assert "Index by card Ariel - On Human Legs: 2 Élan & Co: 2" in pages[-1]
    assert "Index by rule 5.1.1.11: 2" in pages[-1]
    assert links(pdf) >= 6


def test_an_index_is_in_the_order_of_the_alphabet_and_of_the_rulebook(db: sqlite3.Connection) -> None:
    cited = tuple(Citation("2.0.1", number, "Words.") for number in ("4.6.10", "4.6.9", "10.1", "4.6"))
    ruling = replace(HAND_WRITTEN, citations=cited, cards=(RuledCard("b"), RuledCard("A"), RuledCard("c")))
    content = collection_document(db, [ruling], (), "en").content
    assert [entry["name"] for entry in content["by_rule"]] == ["4.6", "4.6.9", "4.6.10", "10.1"]
    assert [entry["name"] for entry in content["by_card"]] == ["A", "b", "c"]


def test_a_collection_of_nothing_is_an_error(db: sqlite3.Connection) -> None:
    with pytest.raises(JudgeError, match="no such ruling"):
        collection_document(db, [], ("song",), "en")


def test_a_quiz_has_its_answers_on_the_last_pages(
    db: sqlite3.Connection, kept: KeptOf, replay_of: ReplayOf
) -> None:
    document = quiz_document(db, [HAND_WRITTEN, kept()], replay_of, "en", 10)
    questions, *answers = page_texts(render(document, Form.PDF))
    assert "May a drying character sing?" in questions
    assert "What does Stitch's quest give?" in questions
    assert "Singing exerts the character." not in questions
    assert "Lore: 1" not in questions
    assert "Singing exerts the character." in "".join(answers)
    assert "5.1.1.11" in "".join(answers)


def test_a_quiz_asks_no_titles_nothing_disputed_and_nothing_outdated(
    db: sqlite3.Connection, kept: KeptOf, replay_of: ReplayOf
) -> None:
    not_asked = [
        replace(HAND_WRITTEN, question="A drying character can't sing"),
        replace(HAND_WRITTEN, status="disputed"),
        replace(HAND_WRITTEN, status="superseded"),
        replace(kept(), outcome="something else"),
    ]
    with pytest.raises(JudgeError, match="no ruling that can be asked"):
        quiz_document(db, not_asked, replay_of, "en", 10)


def test_the_same_seed_draws_the_same_questions(db: sqlite3.Connection, replay_of: ReplayOf) -> None:
    rulings = [replace(HAND_WRITTEN, question=f"Question {place}?", code=f"C{place}") for place in range(30)]

    def drawn(seed: str) -> list[str]:
        return [one["code"] for one in quiz_document(db, rulings, replay_of, "en", 5, seed).content["asked"]]

    assert drawn("a") == drawn("a")
    assert len(set(drawn("a"))) == 5
    assert drawn("a") != drawn("b")


# ---- all kinds of prints


def test_the_words_of_the_pages_are_complete_in_both_languages() -> None:
    english, spanish = words("en"), words("es")
    assert {table: list(own) for table, own in english.items()} == {
        table: list(own) for table, own in spanish.items()
    }
    for table, own in english.items():
        for name, text in own.items():
            fields = re.findall(r"\{\w+\}", text)
            assert sorted(fields) == sorted(re.findall(r"\{\w+\}", spanish[table][name])), name


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("form", list(Form))
def test_no_print_has_an_empty_place_left_in_it(
    form: Form,
    language: str,
    db: sqlite3.Connection,
    kept: KeptOf,
    replay_of: ReplayOf,
) -> None:
    rulings = [HAND_WRITTEN, kept()]
    documents = [
        printed(db, kept(), replay_of(kept()), language),
        collection_document(db, rulings, (), language),
        quiz_document(db, rulings, replay_of, language, 5),
        rules_document(db, ["8.4", "5.1.1.2"], (language,)),
        keywords_document(db, (language,), None),
    ]
    for document in documents:
        content = render(document, form, Paper.LETTER)
        text = read_back(content) if form is Form.PDF else unescape(content.decode())
        assert re.findall(r"\{[a-z_]+\}|\{\{|%\}|None\b", text.split("</style>")[-1]) == [], document.kind


def test_a_rule_is_in_a_booklet_once(db: sqlite3.Connection) -> None:
    document = rules_document(db, ["8.10.4", "8.10", "8.10."], ("en",))
    numbers = [rule["number"] for section in document.content["sections"] for rule in section["rules"]]
    assert len(numbers) == len(set(numbers))
    assert "8.10.7" in numbers


def test_a_booklet_in_spanish_marks_what_is_translated_and_what_is_not(db: sqlite3.Connection) -> None:
    text = render(rules_document(db, ["5.1.1.2", "8.15.1"], ("es",)), Form.MD).decode()
    assert "Cuando una carta está agotada" in text
    assert "traducción no oficial" in text
    assert "sin traducir; el texto oficial en inglés" in text


def test_examples_are_printed_with_their_rule(db: sqlite3.Connection) -> None:
    rule = db.execute("select rule, text from example where document like 'en%' order by position").fetchone()
    text = read_back(render(rules_document(db, [rule["rule"]], ("en",)), Form.PDF))
    assert "Example" in text
    assert rule["text"].split("{")[0][:40] in text


def test_a_question_of_a_scenario_can_be_asked(kept: KeptOf) -> None:
    assert kept(QUEST).question.endswith("?")


def test_the_steps_of_each_outcome_are_counted_anew_under_their_own_title(db: sqlite3.Connection) -> None:
    steps = (
        *(SequenceStep("Outcome 1 (me, Durable: yes)"), SequenceStep("It comes back", ("1.8.4",))),
        *(SequenceStep("Outcome 2 (me, Durable: no)"), SequenceStep("It does not", ("1.8.4",))),
    )
    [sheet] = printed(db, replace(HAND_WRITTEN, sequence=steps), None).content["sheets"]
    assert [(one["title"], len(one["steps"])) for one in sheet["sequences"]] == [
        ("What happens, step by step: Outcome 1 (me, Durable: yes)", 1),
        ("What happens, step by step: Outcome 2 (me, Durable: no)", 1),
    ]


def test_a_card_whose_text_is_another_now_is_said(db: sqlite3.Connection) -> None:
    left_behind = replace(HAND_WRITTEN, cards=(RuledCard("Stitch - New Dog", "000000000000"),))
    assert warnings_of(printed(db, left_behind, None)) == [
        "Stitch - New Dog has another text now than when this was ruled."
    ]


def test_a_long_front_is_followed_by_the_rules_on_the_same_page(db: sqlite3.Connection) -> None:
    steps = tuple(SequenceStep(f"Step {number} of many", ("5.1.1.11",)) for number in range(110))
    pages = page_texts(render(printed(db, replace(HAND_WRITTEN, sequence=steps), None), Form.PDF))
    assert len(pages) == 2
    assert "The rules cited" in pages[1]
    assert "Step 109 of many" in pages[1]


def test_a_quiz_asks_first_what_was_asked_in_the_language_of_the_reader(
    db: sqlite3.Connection, replay_of: ReplayOf
) -> None:
    spanish = replace(HAND_WRITTEN, question="¿Puede cantar?", language="es", code="ZZZZ3333")
    for language, first in (("en", HAND_WRITTEN), ("es", spanish)):
        asked = quiz_document(db, [HAND_WRITTEN, spanish], replay_of, language, 2).content["asked"]
        assert asked[0]["code"] == first.code


def test_a_quiz_is_told_in_the_language_of_the_reader(db: sqlite3.Connection, replay_of: ReplayOf) -> None:
    told = replace(HAND_WRITTEN, verdict="No puede")
    document = quiz_document(db, [HAND_WRITTEN], replay_of, "es", 1, retold=lambda _: told)
    assert document.content["asked"][0]["verdict"] == [{"text": "No puede"}]
