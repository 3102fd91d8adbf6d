"""What a new edition does to rulings, what is wrong among them, and which resemble each other."""

import sqlite3
from dataclasses import replace

import pytest
from making import a_ruling, done, kept
from sqlite_utils import Database

from judge.corpus.document import Rule
from judge.corpus.editions import read_edition
from judge.corpus.index import index_document
from judge.errors import JudgeError
from judge.rulings.audit import audit, differ
from judge.rulings.citations import cite
from judge.rulings.listing import Wanted, listed
from judge.rulings.recheck import recheck, renumber
from judge.rulings.ruling import Citation, Kept, RuledCard, SequenceStep
from judge.rulings.similar import similar
from judge.rulings.store import find, history

EDITION = "2.1.0"


def shifted(rule: Rule) -> Rule:
    """Section 8.15 as section 8.16, where a new keyword stands before it."""
    if not rule.number.startswith("8.15"):
        return rule
    return replace(
        rule, number=rule.number.replace("8.15", "8.16"), parent=rule.parent.replace("8.15", "8.16")
    )


@pytest.fixture
def new_edition(db: sqlite3.Connection) -> str:
    """Ward moves from 8.15 to 8.16, 4.6.4.4 is reworded, 8.10.7 is gone."""
    old = read_edition(db)
    words = {"4.6.4.4": "Fourth, the challenging player exerts the challenging character at once."}
    rules = [shifted(rule) for rule in old.rules if rule.number != "8.10.7"]
    rules = [replace(rule, text=words.get(rule.number, rule.text)) for rule in rules]
    place = next(n for n, rule in enumerate(rules) if rule.number == "8.16")
    heading = replace(rules[place], number="8.15", title="Splash")
    text = Rule("8.15.1", "8.15", rules[place + 1].kind, "", "Whenever this character gets wet, it readies.")
    document = replace(
        old,
        id=f"en-{EDITION}",
        edition=EDITION,
        effective="2026-08-01",
        rules=(*rules[:place], heading, text, *rules[place:]),
        references=(),
        terms=(),
    )
    index_document(Database(db), document, position=99)
    return EDITION


def citing(db: sqlite3.Connection, question: str, *numbers: str, **fields: object) -> Kept:
    citations = tuple(cite(db, number, "2.0.1") for number in numbers)
    return kept(db, question, citations=citations, **fields)


@pytest.fixture
def cited(db: sqlite3.Connection) -> dict[str, Kept]:
    return {
        "unaffected": citing(db, "Same?", "4.6.4.1"),
        "moved": citing(db, "Moved?", "8.15.2", "4.6.4.1"),
        "changed": citing(db, "Changed?", "4.6.4.4", "8.15.2"),
        "gone": citing(db, "Gone?", "8.10.7"),
    }


def test_each_ruling_is_what_the_gravest_of_its_citations_is(
    db: sqlite3.Connection, cited: dict[str, Kept], new_edition: str
) -> None:
    checked = recheck(db, new_edition)
    assert checked.counts == {"unaffected": 1, "moved": 1, "changed": 1, "gone": 1}
    assert {one.number: one.kind for one in checked.affected} == {
        kept.number: kind for kind, kept in cited.items() if kind != "unaffected"
    }


def test_a_moved_citation_names_its_new_number_and_a_changed_one_shows_the_words(
    db: sqlite3.Connection, cited: dict[str, Kept], new_edition: str
) -> None:
    moved, changed, _ = recheck(db, new_edition).affected
    [verdict] = moved.citations
    assert (verdict.was.number, verdict.now and verdict.now.number) == ("8.15.2", "8.16.2")
    parts = changed.citations[0].parts
    assert [part.words for part in parts if part.mark == "new"] == ["character at once."]
    assert [part.words for part in parts if part.mark == "gone"] == ["character."]


def test_nothing_is_renumbered_by_looking(
    db: sqlite3.Connection, cited: dict[str, Kept], new_edition: str
) -> None:
    recheck(db, new_edition)
    assert find(db, str(cited["moved"].number)) == cited["moved"]


def test_renumbering_changes_what_moved_alone_and_is_in_the_history(
    db: sqlite3.Connection, cited: dict[str, Kept], new_edition: str
) -> None:
    assert renumber(db, recheck(db, new_edition), done("renumbered for 2.1.0")) == 2
    first, second = find(db, str(cited["moved"].number)).ruling.citations
    assert (first.edition, first.number) == ("2.1.0", "8.16.2")
    assert second == cited["moved"].ruling.citations[1]
    stays, moves = find(db, str(cited["changed"].number)).ruling.citations
    assert (stays, moves.number) == (cited["changed"].ruling.citations[0], "8.16.2")
    assert history(db, cited["moved"].number)[-1].what == "renumbered for 2.1.0"
    assert recheck(db, new_edition).counts == {"unaffected": 2, "moved": 0, "changed": 1, "gone": 1}
    assert renumber(db, recheck(db, new_edition), done("again")) == 0


def test_the_steps_that_stand_on_a_rule_that_moved_are_renumbered_with_it(
    db: sqlite3.Connection, new_edition: str
) -> None:
    steps = (SequenceStep("It can't be chosen", ("8.15.2", "4.6.4.1")), SequenceStep("It is challenged"))
    one = citing(db, "Moved?", "8.15.2", "4.6.4.1", sequence=steps)
    renumber(db, recheck(db, new_edition), done("renumbered"))
    assert [step.rules for step in find(db, str(one.number)).ruling.sequence] == [("8.16.2", "4.6.4.1"), ()]


def test_a_citation_of_an_edition_that_is_not_here_is_followed_by_its_words(
    db: sqlite3.Connection, new_edition: str
) -> None:
    quote = cite(db, "8.15.2", "2.0.1").quote
    kept(db, citations=(Citation("1.0.0", "8.14.2", quote), Citation("1.0.0", "4.6.4.1", "Other words.")))
    [one] = recheck(db, new_edition).affected
    assert [(v.kind, v.now and v.now.number) for v in one.citations] == [
        ("changed", "4.6.4.1"),
        ("moved", "8.16.2"),
    ]


def test_the_stale_ones_are_those_that_a_newer_edition_has_left_behind(
    db: sqlite3.Connection, cited: dict[str, Kept], new_edition: str
) -> None:
    assert listed(db, Wanted(stale=True)) == [cited[kind] for kind in ("gone", "changed", "moved")]


def test_an_outcome_that_is_another_now_is_told(db: sqlite3.Connection) -> None:
    one = kept(db, scenario="title: x", outcome="me: lore 3")
    assert recheck(db, "2.0.1", lambda _: "me: lore 3").affected == ()
    [found] = recheck(db, "2.0.1", lambda _: "me: lore 4").affected
    assert (found.number, found.outcome) == (one.number, "was: me: lore 3; is: me: lore 4")


def test_an_edition_that_is_not_here_is_an_error_with_those_that_are(db: sqlite3.Connection) -> None:
    with pytest.raises(JudgeError, match=r"no edition .*2\.0\.1"):
        recheck(db, "7.7")


# ---- audit


def test_nothing_is_wrong_with_good_rulings(db: sqlite3.Connection) -> None:
    kept(db)
    kept(db, "Does Rush let a drying character challenge?", citations=(cite(db, "8.9.1"),))
    assert audit(db) == []


def test_two_answers_to_one_question_are_reported(db: sqlite3.Connection) -> None:
    cards = (RuledCard("Aladdin - Prince Ali"),)
    one = kept(db, "Can Aladdin be chosen by Brawl?", verdict="Yes.", cards=cards, citations=())
    two = kept(db, "Can Brawl choose Aladdin, be chosen?", verdict="Yes, he can.", cards=cards, citations=())
    three = kept(db, "Can Aladdin be chosen by Brawl?!", verdict="No.", cards=cards, citations=())
    found = [finding for finding in audit(db) if finding.kind == "two answers"]
    assert [(finding.number, finding.other) for finding in found] == [(one.number, three.number)]
    assert two.number not in {finding.number for finding in found}


def test_the_same_words_about_two_boards_are_two_questions(db: sqlite3.Connection) -> None:
    kept(db, verdict="Yes", scenario="title: one")
    kept(db, verdict="No", scenario="title: other")
    assert audit(db) == []


def test_a_superseded_ruling_contradicts_nobody(db: sqlite3.Connection) -> None:
    one = kept(db, verdict="Yes")
    kept(db, verdict="No", status="superseded", superseded_by=one.ruling.code)
    assert audit(db) == []


@pytest.mark.parametrize(
    ("one", "other", "different"),
    [
        ("Yes.", "yes, you may", False),
        ("Sí", "Yes", False),
        ("Yes", "No", True),
        ("2 damage", "3 damage", True),
        ("It is banished.", "it is banished", False),
        ("It is banished.", "It stays in play.", True),
    ],
)
def test_when_two_verdicts_differ(one: str, other: str, different: bool) -> None:
    assert differ(one, other) is different


def test_citations_quotes_cards_and_outcomes_that_fail_are_reported(db: sqlite3.Connection) -> None:
    kept(
        db,
        citations=(
            Citation("2.0.1", "8.15.9", ""),
            Citation("2.0.1", "8.15.1", "Ward means nothing."),
            Citation("7.7", "1.1", "x"),
        ),
        cards=(RuledCard("Nobody - At All"),),
        scenario="title: x",
        outcome="me: lore 3",
    )
    assert sorted(finding.kind for finding in audit(db, lambda _: "me: lore 4")) == [
        "another outcome",
        "edition not indexed",
        "no such rule",
        "quote does not match",
        "unknown card",
    ]


def test_a_scenario_that_can_not_be_run_any_more_is_reported_and_not_the_end(db: sqlite3.Connection) -> None:
    def fails(text: str) -> str:
        raise JudgeError("line 1: no such card")

    kept(db, scenario="title: x", outcome="y")
    [finding] = audit(db, fails)
    assert "can't be run any more: line 1: no such card" in finding.words


# ---- similar


def test_the_same_question_in_other_words_resembles(db: sqlite3.Connection) -> None:
    cards = (RuledCard("Aladdin - Prince Ali"), RuledCard("Brawl"))
    one = kept(db, "Can I choose Aladdin with Brawl when he has Ward?", cards=cards)
    kept(db, "How many cards does Ariel draw?", citations=())
    asked = a_ruling("When Aladdin has Ward, can Brawl choose him?", cards=cards)
    assert [found.kept for found in similar(db, asked)] == [one]


def test_the_same_words_on_other_cards_do_not_resemble(db: sqlite3.Connection) -> None:
    kept(db, "Can Aladdin quest this turn?", cards=(RuledCard("Aladdin - Prince Ali"),), citations=())
    asked = a_ruling("Can Stitch quest this turn?", cards=(RuledCard("Stitch - New Dog"),), citations=())
    assert similar(db, asked) == []


def test_what_was_removed_or_superseded_resembles_nothing(db: sqlite3.Connection) -> None:
    kept(db, removed=True)
    kept(db, status="superseded")
    assert similar(db, a_ruling()) == []
