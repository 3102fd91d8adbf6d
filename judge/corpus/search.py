"""Finds the rules, examples, notes and glossary entries that answer a search, best first."""

import sqlite3
from dataclasses import dataclass

from judge.corpus.lookup import CONTRADICTS, Source, official_source, source_of
from judge.corpus.marks import mark_spanish, marked
from judge.corpus.question import Question, read_question
from judge.corpus.ranking import answer_of, ranked
from judge.corpus.references import numbers_named
from judge.corpus.term_lookup import bare


@dataclass(frozen=True, slots=True)
class Hit:
    """One answer: the best passage on a rule, a term, or what else is in the index."""

    kind: str
    key: str
    title: str
    heading: str
    text: str
    marked: str
    source: Source | None
    score: float
    spanish: str = ""


@dataclass(frozen=True, slots=True)
class SearchAnswer:
    """The hits, the players' words taken for the rulebook's (our table, unofficial), and slips put right."""

    source: Source
    words: str
    aliases: tuple[tuple[str, str], ...]
    hits: tuple[Hit, ...]
    corrected: tuple[tuple[str, str], ...] = ()


def search(
    db: sqlite3.Connection, words: str, *, limit: int = 8, contradicting: bool = False
) -> SearchAnswer:
    """The best hits for a search in anybody's words."""
    question = read_question(db, words)
    source = official_source(db)
    passages = _searched(db, source, contradicting)
    found = _named_outright(db, words, passages) + ranked(db, question, passages)
    best = {answer_of(passages[passage]): (passage, score) for passage, score in reversed(found)}
    chosen = sorted(best.values(), key=found.index)[:limit]
    hits = tuple(_hit(db, question, passages[passage], score) for passage, score in chosen)
    return SearchAnswer(source, words, question.aliases, hits, question.corrected)


def _named_outright(
    db: sqlite3.Connection, words: str, passages: dict[int, sqlite3.Row]
) -> list[tuple[int, float]]:
    """A number in the words is that rule, whatever else has its digits; a tag is the rules filed under it."""
    tagged = {
        row["rule"] for row in db.execute("select rule, tag from tag") if bare(row["tag"]) == bare(words)
    }
    numbers = {*numbers_named(words), *tagged}
    return [
        (passage, 0.0)
        for passage, row in passages.items()
        if row["kind"] == "rule" and row["authority"] == "official" and row["key"] in numbers
    ]


def _searched(db: sqlite3.Connection, source: Source, contradicting: bool) -> dict[int, sqlite3.Row]:
    """Passages of the newest edition, of the unofficial texts, and of what belongs to no document."""
    hidden = "" if contradicting else CONTRADICTS
    rows = db.execute(
        "select p.id, p.kind, p.key, p.language, p.document, d.authority"
        " from passage p left join document d on d.id = p.document"
        " where d.id is null or d.id = ? or d.authority not in ('official', ?)",
        [source.document, hidden],
    )
    return {row["id"]: row for row in rows}


def _hit(db: sqlite3.Connection, question: Question, best: sqlite3.Row, score: float) -> Hit:
    shown = _official_passage(db, best)
    row = db.execute("select * from passage where id = ?", [shown]).fetchone()
    document = db.execute("select * from document where id = ?", [row["document"]]).fetchone()
    return Hit(
        kind=row["kind"],
        key=row["key"],
        title=row["title"],
        heading=row["heading"],
        text=row["text"] or row["title"],
        marked=_marked(db, row, question),
        source=source_of(document) if document else None,
        score=round(score, 2),
        spanish=mark_spanish(_spanish(db, row), question),
    )


def _marked(db: sqlite3.Connection, row: sqlite3.Row, question: Question) -> str:
    if row["language"] == "es":
        return mark_spanish(row["text"] or row["title"], question)
    return marked(db, row["id"], question)


def _official_passage(db: sqlite3.Connection, best: sqlite3.Row) -> int:
    """The official rule in the place of its translation or of a note on it."""
    if best["kind"] != "asked" and best["authority"] not in ("translation", "notes"):
        return int(best["id"])
    source = official_source(db)
    row = db.execute(
        "select id from passage where document = ? and kind = 'rule' and key = ?",
        [source.document, best["key"]],
    ).fetchone()
    return int(row["id"] if row else best["id"])


def _spanish(db: sqlite3.Connection, shown: sqlite3.Row) -> str:
    if shown["kind"] != "rule" or shown["language"] != "en":
        return ""
    row = db.execute(
        "select r.title, r.text from rule r join document d on d.id = r.document"
        " where r.number = ? and d.authority = 'translation' order by d.position",
        [shown["key"]],
    ).fetchone()
    return (row["text"] or row["title"]) if row else ""
