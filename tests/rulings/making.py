"""Rulings for tests, and strategies that make them."""

import sqlite3
from typing import Any

from hypothesis import strategies as st

from judge.rulings.ruling import (
    LANGUAGES,
    STATUSES,
    Change,
    Citation,
    Kept,
    RuledCard,
    Ruling,
    SequenceStep,
    tidied,
)
from judge.rulings.store import add

WARD = "The Ward keyword represents a static ability."


def done(what: str = "added", who: str = "Ana", at: str = "2026-08-01T10:00:00+00:00") -> Change:
    return Change(at, who, what)


def a_ruling(question: str = "Can Ward be chosen by its own player?", **fields: Any) -> Ruling:
    given = {
        "verdict": "Yes",
        "date": "2026-08-01",
        "author": "Ana",
        "edition": "2.0.1",
        "citations": (Citation("2.0.1", "8.15.1", WARD),),
        "tags": ("ward",),
    }
    return Ruling(question, **{**given, **fields})


def kept(
    db: sqlite3.Connection, question: str = "Can Ward be chosen by its own player?", **fields: Any
) -> Kept:
    return add(db, a_ruling(question, **fields), done())


texts = st.text(max_size=80)
some_text = texts.filter(lambda text: tidied(Ruling(text, "x")).question)
numbers = st.builds(
    lambda parts: ".".join(map(str, parts)), st.lists(st.integers(0, 99), min_size=1, max_size=4)
)
steps = st.builds(SequenceStep, texts, st.lists(numbers, max_size=3).map(tuple), st.integers(0, 9))
rulings = st.builds(
    Ruling,
    question=some_text,
    verdict=some_text,
    explanation=st.text(max_size=300)
    | st.sampled_from(["---", "---\nquestion: x\n---\n", "# A\n\n- b\n\n  c"]),
    say=texts,
    status=st.sampled_from(STATUSES),
    source=texts,
    author=texts,
    date=st.dates().map(str) | st.just(""),
    language=st.sampled_from(LANGUAGES),
    edition=st.sampled_from(["2.0.1", "2.1.0", ""]),
    tags=st.lists(st.sampled_from(["ward", "bag", "my-own", "null", "1e3", "no"]), max_size=3).map(tuple),
    cards=st.lists(st.builds(RuledCard, texts, texts), max_size=3).map(tuple),
    citations=st.lists(st.builds(Citation, st.sampled_from(["2.0.1", "9"]), numbers, texts), max_size=3).map(
        tuple
    ),
    sequence=st.lists(steps, max_size=3).map(tuple),
    scenario=st.text(max_size=200),
    outcome=st.text(max_size=200),
    removed=st.booleans(),
    origin=texts,
).map(tidied)
