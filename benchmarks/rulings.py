"""How adding, searching, listing, auditing and rechecking grow with the rulings: 500, 5,000 and 50,000.

The time of the processor is measured, so that what else the machine does counts for little.
Run: python benchmarks/rulings.py [COUNT …]
"""

import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from sqlite_utils import Database

from judge.corpus.document import Document, Rule
from judge.corpus.editions import read_edition
from judge.corpus.index import index_document
from judge.database import open_database
from judge.rulings.audit import audit
from judge.rulings.listing import Wanted, listed
from judge.rulings.recheck import recheck, renumber
from judge.rulings.ruling import Change, Citation, RuledCard, Ruling, line
from judge.rulings.short import touching_rule
from judge.rulings.similar import similar
from judge.rulings.store import add, insert
from judge.rulings.words import search_rulings
from judge.rulings.writing import writing

COUNTS = (500, 5_000, 50_000)
DONE = Change("2026-08-01T10:00:00+00:00", "benchmark", "added")
CARDS = tuple(f"Somebody - Number {number}" for number in range(2_500))
TAGS = ("ward", "bag", "challenge", "shift", "timing", "damage", "location")
AT_MOST = {"add one, with the look for similar ones": 1.0, "search": 1.0, "recheck": 30.0}
"""Seconds at 50,000 that are still usable."""


def generated(count: int, rules: list[tuple[str, str]]) -> list[Ruling]:
    """Rulings whose questions are made from the rulebook's own words."""
    chance = random.Random(count)
    words = sorted({word for _, text in rules for word in text.split() if word.isalpha()})
    return [_one(number, chance, words, rules) for number in range(count)]


def _one(number: int, chance: random.Random, words: list[str], rules: list[tuple[str, str]]) -> Ruling:
    cited = chance.sample(rules, 4)
    return Ruling(
        question=f"{' '.join(chance.choices(words, k=14))} in case {number}?",
        verdict=chance.choice(("Yes", "No", "It depends")),
        explanation=" ".join(chance.choices(words, k=80)),
        date="2026-08-01",
        edition="2.0.1",
        tags=tuple(chance.sample(TAGS, 2)),
        cards=tuple(RuledCard(name) for name in chance.sample(CARDS, 3)),
        citations=tuple(Citation("2.0.1", rule, line(text)) for rule, text in cited),
    )


def filled(path: Path, count: int) -> tuple[sqlite3.Connection, Ruling]:
    db = open_database(str(path))
    rules = [(rule.number, rule.words) for rule in read_edition(db).rules if rule.text]
    *rulings, one_more = generated(count + 1, rules)
    with writing(db):
        for ruling in rulings:
            insert(db, ruling, [DONE])
    index_document(Database(db), _next_edition(read_edition(db)), position=99)
    db.commit()
    return db, one_more


def _next_edition(old: Document) -> Document:
    """Every section of chapter 8 from 8.10 on moves by one, and 4.6.4 is gone."""
    rules = tuple(_moved(rule) for rule in old.rules if not rule.number.startswith("4.6.4."))
    return replace(old, id="en-9", edition="9", effective="2030-01-01", rules=rules, references=(), terms=())


def _moved(rule: Rule) -> Rule:
    return replace(rule, number=_one_later(rule.number), parent=_one_later(rule.parent or "") or None)


def _one_later(number: str) -> str:
    chapter, section, *rest = [*number.split("."), ""]
    late = chapter == "8" and section.isdecimal() and int(section) >= 10
    return ".".join(filter(None, [chapter, str(int(section) + 1), *rest])) if late else number


def seconds(work: Callable[[], object], rounds: int = 1) -> float:
    start = time.process_time()
    for _ in range(rounds):
        work()
    return (time.process_time() - start) / rounds


def measured(db: sqlite3.Connection, one: Ruling) -> dict[str, float]:
    def add_one() -> None:
        similar(db, one)
        add(db, one, DONE)

    return {
        "add one, with the look for similar ones": seconds(add_one, 5),
        "search": seconds(
            lambda: search_rulings(db, "can a character with ward be chosen in a challenge"), 5
        ),
        "the rulings on a rule's page": seconds(lambda: touching_rule(db, "4.6.4.1", 6), 5),
        "list by card": seconds(lambda: listed(db, Wanted(card=CARDS[7]), 50), 5),
        "list the stale": seconds(lambda: listed(db, Wanted(stale=True), 50)),
        "audit": seconds(lambda: audit(db)),
        "recheck": seconds(lambda: recheck(db, "9")),
        "recheck and renumber": seconds(lambda: renumber(db, recheck(db, "9"), DONE)),
    }


def main() -> None:
    counts = tuple(int(count) for count in sys.argv[1:]) or COUNTS
    figures: dict[int, dict[str, float]] = {}
    for count in counts:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "judge.db"
            start = time.process_time()
            db, one = filled(path, count)
            took = time.process_time() - start
            figures[count] = {"fill": took, **measured(db, one), "size in MB": path.stat().st_size / 1e6}
            db.close()
    print(f"{'seconds of the processor':42}" + "".join(f"{count:>10,}" for count in counts))
    for name in figures[counts[0]]:
        print(f"{name:42}" + "".join(f"{figures[count][name]:10.3f}" for count in counts))
    largest = figures[counts[-1]]
    slow = [name for name, most in AT_MOST.items() if largest[name] > most]
    print(f"too slow: {', '.join(slow)}" if slow else "all usable")
    sys.exit(bool(slow))


if __name__ == "__main__":
    main()
