"""Which rules and terms answer a question best."""

import math
import sqlite3
from collections import defaultdict
from collections.abc import Iterable

from judge.corpus.lookup import CONTRADICTS
from judge.corpus.question import Concept, Question
from judge.corpus.term_lookup import bare

# How much a match counts by its column: title, heading, context, text, stems, tags.
_WEIGHTS = "6.0, 1.0, 0.5, 3.0, 3.0, 4.0"
# How much a passage counts by its kind; what others put into the index counts as a rule does.
_KINDS = {"rule": 1.0, "asked": 1.2, "term": 0.9, "example": 0.6, "note": 0.5}
_OF_A_RULE = ("rule", "asked", "example", "note")
_SUPPORT = 0.3
# "drying" means the rule called Drying before the one called Dry, which has the same stem.
_BY_NAME = 1.5
# And who says nothing but a name asks for what has it: "graveyard" is the section Discard.
_NOTHING_BUT_THE_NAME = 3.0
_UNDER_THE_NAME = 1.25
_OTHER_FORM = 0.5
# Who names a keyword asks about that keyword, whatever else the question speaks of.
_KEYWORD_SECTION = 1.5
# A rule whose own paragraphs answer is likely what was meant.
_FROM_BELOW = 0.1
_RAREST = 5.0
_DEEPEST = 600

Answer = tuple[str, str]
Passages = dict[int, sqlite3.Row]
Scores = dict[int, float]


def answer_of(row: sqlite3.Row) -> Answer:
    """Examples, notes and translations answer with their rule; a contradicting text only with itself."""
    if row["authority"] == CONTRADICTS:
        return (CONTRADICTS, row["key"])
    return ("rule" if row["kind"] in _OF_A_RULE else row["kind"], row["key"])


def ranked(db: sqlite3.Connection, question: Question, passages: Passages) -> list[tuple[int, float]]:
    """The best passage of each answer, best first."""
    named = _NOTHING_BUT_THE_NAME if len(question.concepts) == 1 else _BY_NAME
    found = [(concept, _concept_scores(db, concept, passages, named)) for concept in question.concepts]
    found = [(concept, scores) for concept, scores in found if scores]
    totals = _totals(found, passages)
    sections = _keyword_sections(db, question)
    for kind, number in totals:
        if kind == "rule" and number.startswith(sections):
            totals[kind, number] *= _KEYWORD_SECTION
    best = _best_passages((scores for _, scores in found), passages)
    scored = [(best[answer], score) for answer, score in _supported_from_below(totals).items()]
    return sorted(scored, key=lambda item: (-item[1], item[0]))


def _totals(found: list[tuple[Concept, Scores]], passages: Passages) -> dict[Answer, float]:
    """The sum over the concepts, times the share of what was asked that an answer's passages name."""
    totals: dict[Answer, float] = defaultdict(float)
    named: dict[Answer, float] = defaultdict(float)
    asked = 0.0
    for concept, scores in found:
        rarity = concept.weight * min(math.log(1 + len(passages) / len(scores)), _RAREST)
        asked += rarity
        for answer, score in _by_answer(scores, passages).items():
            totals[answer] += concept.weight * score
            named[answer] += rarity
    return {answer: total * named[answer] / asked for answer, total in totals.items()}


def _by_answer(scores: Scores, passages: Passages) -> dict[Answer, float]:
    """By its best passage; what else speaks of the same rule supports it."""
    together: dict[Answer, list[float]] = defaultdict(list)
    for passage, score in scores.items():
        together[answer_of(passages[passage])].append(score)
    ordered = {answer: sorted(values, reverse=True) for answer, values in together.items()}
    return {answer: best + _SUPPORT * sum(others[:2]) for answer, (best, *others) in ordered.items()}


def _best_passages(found: Iterable[Scores], passages: Passages) -> dict[Answer, int]:
    sums: Scores = defaultdict(float)
    for scores in found:
        for passage, score in scores.items():
            sums[passage] += score
    ordered = sorted(sums, key=lambda passage: (sums[passage], -passage))
    return {answer_of(passages[passage]): passage for passage in ordered}


def _keyword_sections(db: sqlite3.Connection, question: Question) -> tuple[str, ...]:
    """The sections (CR 8) of the keywords that the question names."""
    rows = db.execute("select distinct number, title from rule where parent = '8' and title <> ''")
    names = {name for concept in question.concepts for name in concept.names}
    return tuple(f"{row['number']}." for row in rows if bare(row["title"]) in names)


def _concept_scores(db: sqlite3.Connection, concept: Concept, passages: Passages, named: float) -> Scores:
    best: Scores = {}
    query = (
        f"select rowid, title, heading, text, bm25(passage_fts, {_WEIGHTS}) as rank from passage_fts"
        " where passage_fts match ? order by rank limit ?"
    )
    for expression, weight in concept.expressions:
        for row in db.execute(query, [expression, _DEEPEST]):
            if row["rowid"] in passages:
                kind = _KINDS.get(passages[row["rowid"]]["kind"], 1.0)
                score = -row["rank"] * weight * kind * _by_name(row, concept, named)
                best[row["rowid"]] = max(best.get(row["rowid"], 0.0), score)
    return best


def _by_name(row: sqlite3.Row, concept: Concept, named: float) -> float:
    """Challenger and challenging have one stem; who asks for a name wants what has that name."""
    if bare(row["title"]) in concept.names:
        return named
    if bare(row["heading"].rpartition(" › ")[2]) in concept.names:
        return _UNDER_THE_NAME
    if concept.is_a_title and bare(concept.words) not in bare(row["text"]):
        return _OTHER_FORM
    return 1.0


def _supported_from_below(totals: dict[Answer, float]) -> dict[Answer, float]:
    """A rule of the third level is what its paragraphs are about; a heading is not, it only names them."""
    best_below: dict[Answer, float] = defaultdict(float)
    for (kind, number), score in totals.items():
        if kind == "rule" and number.count(".") == 3:
            above = (kind, number.rpartition(".")[0])
            best_below[above] = max(best_below[above], score)
    return {answer: score + _FROM_BELOW * best_below.get(answer, 0.0) for answer, score in totals.items()}
