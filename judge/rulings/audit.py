"""What is wrong among the rulings: two answers to one question, citations, cards and outcomes that fail."""

import re
import sqlite3
from collections import defaultdict
from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from itertools import combinations

from judge.corpus.editions import editions
from judge.corpus.stems import words_of
from judge.corpus.stop_words import STOP_WORDS
from judge.rulings.citations import cited_by, stands_in, words_of_rule
from judge.rulings.recheck import STANDING, OutcomeOf, compared_outcome
from judge.rulings.ruling import Citation
from judge.rulings.similar import words_alike

_SAME_QUESTION = 0.9
_SAME_VERDICT = 0.8
_COMPARED_ONE_BY_ONE = 80
_YES_OR_NO = {"yes": "yes", "sí": "yes", "si": "yes", "no": "no"}


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is wrong with a ruling, or with a ruling and another."""

    kind: str
    number: int
    words: str
    other: int = 0


def audit(db: sqlite3.Connection, outcome_of: OutcomeOf | None = None) -> list[Finding]:
    """All that is wrong among the standing rulings; scenarios are run again where `outcome_of` is given."""
    found = [*_two_answers(db), *_citations(db), *_cards(db), *_superseding(db)]
    return found + (list(_outcomes(db, outcome_of)) if outcome_of else [])


# ---- two answers to one question


def _two_answers(db: sqlite3.Connection) -> Iterator[Finding]:
    for group in _groups(db):
        for one, other in combinations(group, 2):
            if _same_question(one, other) and differ(one["verdict"], other["verdict"]):
                words = f"“{one['verdict'][:80]}” here, “{other['verdict'][:80]}” in {other['id']}"
                yield Finding("two answers", one["id"], words, other["id"])


def _groups(db: sqlite3.Connection) -> Iterator[list[sqlite3.Row]]:
    """Only rulings on the same cards can answer the same question; of many, only those in the same words."""
    cards: dict[int, set[str]] = defaultdict(set)
    for row in db.execute("select ruling, card from ruling_card"):
        cards[row["ruling"]].add(row["card"])
    columns = "id, question, verdict, origin, scenario"
    rows = db.execute(f"select {columns} from ruling where {STANDING} order by id").fetchall()
    groups = _grouped((frozenset(cards[row["id"]]) or _words(row), row) for row in rows)
    for group in groups:
        if len(group) <= _COMPARED_ONE_BY_ONE:
            yield group
        else:
            yield from (part[:_COMPARED_ONE_BY_ONE] for part in _grouped((_words(row), row) for row in group))


def _grouped(keyed: Iterator[tuple[Hashable, sqlite3.Row]]) -> list[list[sqlite3.Row]]:
    groups: dict[Hashable, list[sqlite3.Row]] = defaultdict(list)
    for key, row in keyed:
        groups[key].append(row)
    return [group for group in groups.values() if len(group) > 1]


def _words(row: sqlite3.Row) -> frozenset[str]:
    return frozenset(word for word in words_of(row["question"]) if word not in STOP_WORDS)


def _same_question(one: sqlite3.Row, other: sqlite3.Row) -> bool:
    """Two boards make two questions, whatever the words; and what ships comes as its makers gave it."""
    if (one["origin"] and other["origin"]) or (one["scenario"] and other["scenario"]):
        return False
    return words_alike(one["question"], other["question"]) >= _SAME_QUESTION


def differ(one: str, other: str) -> bool:
    """Yes against no, another number, or other words altogether."""
    mine, theirs = _yes_or_no(one), _yes_or_no(other)
    if mine and theirs:
        return mine != theirs
    if re.findall(r"\d+", one) != re.findall(r"\d+", other):
        return True
    return words_alike(one, other) < _SAME_VERDICT


def _yes_or_no(verdict: str) -> str:
    first = words_of(verdict)[:1]
    return _YES_OR_NO.get(first[0], "") if first else ""


# ---- what a ruling stands on


def _citations(db: sqlite3.Connection) -> Iterator[Finding]:
    documents = {known.edition: known.document for known in editions(db)}
    for citation, citing in cited_by(db):
        kind, words = _fault(db, citation, documents.get(citation.edition))
        if kind:
            yield from (Finding(kind, number, words) for number in citing)


def _fault(db: sqlite3.Connection, citation: Citation, document: str | None) -> tuple[str, str]:
    where = f"{citation.number} of edition {citation.edition}"
    if document is None:
        return "edition not indexed", f"{where}: that edition is not here"
    words = words_of_rule(db, document, citation.number)
    if words is None:
        return "no such rule", f"{where} does not exist"
    if not stands_in(citation.quote, words):
        return "quote does not match", f"{where} has other words: “{citation.quote[:120]}”"
    return "", ""


def _cards(db: sqlite3.Connection) -> Iterator[Finding]:
    rows = db.execute(
        "select c.ruling, c.name from ruling_card c join ruling u on u.id = c.ruling"
        f" where {STANDING} and c.card not in (select key from card) and (select count(*) from card) > 0"
    )
    for row in rows.fetchall():
        yield Finding("unknown card", row["ruling"], f"“{row['name']}” is no card of the catalog")


def _superseding(db: sqlite3.Connection) -> Iterator[Finding]:
    rows = db.execute(
        "select r.id, r.superseded_by from ruling r left join ruling n on n.code = r.superseded_by"
        " where r.status = 'superseded' and r.removed = 0 and (n.id is null or n.removed = 1)"
    )
    for row in rows.fetchall():
        words = f"superseded by {row['superseded_by'] or 'nothing'}, which is not here"
        yield Finding("nothing in its place", row["id"], words)


def _outcomes(db: sqlite3.Connection, outcome_of: OutcomeOf) -> Iterator[Finding]:
    rows = db.execute(f"select id, scenario, outcome from ruling where scenario <> '' and {STANDING}")
    for row in rows.fetchall():
        outcome = compared_outcome(row["scenario"], row["outcome"], outcome_of)
        if outcome != "same":
            yield Finding("another outcome", row["id"], outcome)
