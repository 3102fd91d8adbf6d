"""The words of rulings: indexed when a ruling is written, searched by the concepts of a question."""

import math
import sqlite3
from collections import defaultdict

from judge.corpus.question import Concept, read_question
from judge.corpus.stems import spanish_stems
from judge.rulings.ruling import Kept

# How much a match counts by its column: question, cards, sentence and source, answer, stems, tags.
_WEIGHTS = "5.0, 4.0, 1.0, 3.0, 4.0, 3.0"
_DEEPEST = 300


def index_words(db: sqlite3.Connection, kept: Kept) -> None:
    """Inside a write: what the ruling is found by."""
    ruling = kept.ruling
    if ruling.removed:
        return
    answer = f"{ruling.verdict}\n{ruling.explanation}"
    spoken = f"{ruling.question} {answer} {ruling.say}"
    columns = (
        ruling.question,
        ", ".join(ruling.card_names),
        f"{ruling.say} {ruling.source} {' '.join(ruling.rules)}",
        answer,
        spanish_stems(spoken) if ruling.language == "es" else "",
        " ".join(ruling.tags),
    )
    insert = "insert into ruling_fts (rowid, title, heading, context, text, stems, tags)"
    db.execute(f"{insert} values (?, ?, ?, ?, ?, ?, ?)", [kept.number, *columns])


def unindex_words(db: sqlite3.Connection, number: int) -> None:
    db.execute("delete from ruling_fts where rowid = ?", [number])


def search_rulings(db: sqlite3.Connection, words: str, limit: int = 8) -> list[int]:
    """The numbers of the rulings that answer, best first; in the words of either language."""
    concepts = read_question(db, words).concepts
    found = [scores for scores in (_scores(db, concept) for concept in concepts) if scores]
    [(all_rulings,)] = db.execute("select count(*) from ruling").fetchall()
    totals: dict[int, float] = defaultdict(float)
    named: dict[int, float] = defaultdict(float)
    rarity = [math.log(1 + all_rulings / len(scores)) for scores in found]
    for scores, rare in zip(found, rarity, strict=True):
        for number, score in scores.items():
            totals[number] += score
            named[number] += rare
    # A ruling should name all that was asked, not one word of it often.
    ranked = {number: total * (named[number] / sum(rarity)) ** 2 for number, total in totals.items()}
    return sorted(ranked, key=lambda number: (-ranked[number], number))[:limit]


def _scores(db: sqlite3.Connection, concept: Concept) -> dict[int, float]:
    best: dict[int, float] = {}
    query = (
        f"select rowid, bm25(ruling_fts, {_WEIGHTS}) as rank from ruling_fts"
        " where ruling_fts match ? order by rank limit ?"
    )
    for expression, weight in concept.expressions:
        for number, rank in db.execute(query, [expression, _DEEPEST]):
            best[number] = max(best.get(number, 0.0), -rank * weight)
    return best
