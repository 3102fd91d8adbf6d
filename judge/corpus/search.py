"""Finds the rules, examples, notes and glossary entries that answer a search, best first."""

import math
import sqlite3
from collections import defaultdict
from dataclasses import dataclass

from judge.corpus.lookup import CONTRADICTS, Source, official_source, source_of
from judge.corpus.marks import mark_spanish, marked
from judge.corpus.question import Concept, Question, read_question
from judge.corpus.references import numbers_named
from judge.corpus.term_lookup import bare

# How much a match counts by its column: title, heading, context, text, stems, tags.
_WEIGHTS = "6.0, 2.0, 0.5, 3.0, 3.0, 4.0"
# How much a passage counts by its kind; what others put into the index counts as a rule does.
_KINDS = {"rule": 1.0, "term": 0.9, "example": 0.6, "note": 0.5}
_SUPPORT = 0.2
# "drying" means the rule called Drying before the one called Dry, which has the same stem.
_BY_NAME = 1.5
_UNDER_THE_NAME = 1.25
_OTHER_FORM = 0.5
# Who names a keyword asks about that keyword, whatever else the question speaks of.
_KEYWORD_SECTION = 1.5
# A rule whose own paragraphs answer is likely what was meant; a passage should name all that was asked.
_FROM_BELOW = 0.3
_COVERAGE = 1.0
_DEEPEST = 400


Ranked = dict[tuple[str, str], tuple[int, float]]


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
    """The hits, and the players' words that were taken for the rulebook's (our table, not official)."""

    source: Source
    words: str
    aliases: tuple[tuple[str, str], ...]
    hits: tuple[Hit, ...]


def search(
    db: sqlite3.Connection, words: str, *, limit: int = 8, contradicting: bool = False
) -> SearchAnswer:
    """The best hits for a search in anybody's words."""
    question = read_question(db, words)
    source = official_source(db)
    passages = _searched(db, source, contradicting)
    scores = _keywords_first(db, question, _scores(db, question.concepts, set(passages)))
    ranked = _named_outright(db, words, passages) + _ranked(scores, passages)
    best = {_answer(passages[passage]): (passage, score) for passage, score in reversed(ranked)}
    chosen = sorted(best.values(), key=ranked.index)[:limit]
    hits = tuple(_hit(db, question, passages[passage], score) for passage, score in chosen)
    return SearchAnswer(source, words, question.aliases, hits)


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


def _scores(db: sqlite3.Connection, concepts: tuple[Concept, ...], searched: set[int]) -> dict[int, float]:
    """The sum over the concepts, times the share of what was asked that a passage names."""
    found = [_concept_scores(db, concept, searched) for concept in concepts]
    found = [scores for scores in found if scores]
    rarity = [math.log(1 + len(searched) / len(scores)) for scores in found]
    totals: dict[int, float] = defaultdict(float)
    named: dict[int, float] = defaultdict(float)
    for scores, rare in zip(found, rarity, strict=True):
        for passage, score in scores.items():
            totals[passage] += score
            named[passage] += rare
    return {p: total * (named[p] / sum(rarity)) ** _COVERAGE for p, total in totals.items()}


def _concept_scores(db: sqlite3.Connection, concept: Concept, searched: set[int]) -> dict[int, float]:
    best: dict[int, float] = {}
    for expression, weight in concept.expressions:
        rows = db.execute(
            f"select rowid, title, heading, text, bm25(passage_fts, {_WEIGHTS}) as rank from passage_fts"
            " where passage_fts match ? order by rank limit ?",
            [expression, _DEEPEST],
        )
        for row in rows:
            if row["rowid"] in searched:
                score = -row["rank"] * weight * _by_name(row, concept)
                best[row["rowid"]] = max(best.get(row["rowid"], 0.0), score)
    return best


def _by_name(row: sqlite3.Row, concept: Concept) -> float:
    """Challenger and challenging have one stem; who asks for a name wants what has that name."""
    if bare(row["title"]) in concept.names:
        return _BY_NAME
    if bare(row["heading"].rpartition(" › ")[2]) in concept.names:
        return _UNDER_THE_NAME
    if concept.is_a_title and bare(concept.words) not in bare(row["text"]):
        return _OTHER_FORM
    return 1.0


def _keywords_first(db: sqlite3.Connection, question: Question, scores: dict[int, float]) -> dict[int, float]:
    """What stands in the sections (CR 8) of the keywords that the question names counts more."""
    rows = db.execute("select distinct title from rule where parent = '8' and title <> ''")
    titles = {bare(row["title"]): row["title"] for row in rows}
    named = {titles[name] for concept in question.concepts for name in concept.names if name in titles}
    sections: set[int] = set()
    for title in named:
        query = "select id from passage where kind <> 'term' and heading like ?"
        sections |= {row["id"] for row in db.execute(query, [f"% › {title}"])}
    return {p: score * (_KEYWORD_SECTION if p in sections else 1.0) for p, score in scores.items()}


def _ranked(scores: dict[int, float], passages: dict[int, sqlite3.Row]) -> list[tuple[int, float]]:
    """One hit a rule, by its best passage; what else speaks of the same rule supports it."""
    by_answer: dict[tuple[str, str], list[tuple[float, int]]] = defaultdict(list)
    for passage, score in scores.items():
        row = passages[passage]
        by_answer[_answer(row)].append((score * _KINDS.get(row["kind"], 1.0), passage))
    ranked = {}
    for answer, found in by_answer.items():
        (best, passage), *others = sorted(found, key=lambda item: (-item[0], item[1]))
        ranked[answer] = (passage, best + _SUPPORT * sum(score for score, _ in others[:2]))
    return sorted(_supported_from_below(ranked).values(), key=lambda item: (-item[1], item[0]))


def _supported_from_below(ranked: Ranked) -> Ranked:
    """A rule of the third level is what its paragraphs are about; a heading is not, it only names them."""
    best_below: dict[tuple[str, str], float] = defaultdict(float)
    for (kind, number), (_, score) in ranked.items():
        if kind == "rule" and number.count(".") == 3:
            above = (kind, number.rpartition(".")[0])
            best_below[above] = max(best_below[above], score)
    return {
        answer: (passage, score + _FROM_BELOW * best_below.get(answer, 0.0))
        for answer, (passage, score) in ranked.items()
    }


def _answer(row: sqlite3.Row) -> tuple[str, str]:
    """Examples, notes and translations answer with their rule; a contradicting text only with itself."""
    if row["authority"] == CONTRADICTS:
        return (CONTRADICTS, row["key"])
    return ("rule" if row["kind"] in ("rule", "example", "note") else row["kind"], row["key"])


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
    if best["authority"] not in ("translation", "notes"):
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
