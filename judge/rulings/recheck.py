"""Rulings against another edition: what each cites is unaffected, has moved, has changed, or is gone."""

import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Literal

from judge.corpus.compare import Part, marked
from judge.corpus.document import Document
from judge.corpus.editions import editions, read_edition
from judge.corpus.matching import matched
from judge.corpus.similarity import masked
from judge.errors import JudgeError
from judge.rulings.citations import cited_by, stands_in
from judge.rulings.ruling import Change, Citation, Ruling, line
from judge.rulings.store import read, update
from judge.rulings.writing import writing

Kind = Literal["unaffected", "moved", "changed", "gone"]
KINDS: tuple[Kind, ...] = ("unaffected", "moved", "changed", "gone")
"""From the lightest to the gravest; a ruling is what the gravest of its citations is."""
OutcomeOf = Callable[[str], str]
"""What the engine makes of a scenario now, as text; or a JudgeError."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """One citation in the other edition; `now` is what it would be there, if it is there."""

    kind: Kind
    was: Citation
    now: Citation | None = None
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class Rechecked:
    """A ruling that is not as it was: its citations that are affected, and whether the outcome is another."""

    number: int
    question: str
    kind: Kind
    citations: tuple[Verdict, ...]
    outcome: str = ""
    """"" where it has no scenario or was not run, else "same" or what is different."""


@dataclass(frozen=True, slots=True)
class Recheck:
    """All that are affected, and how many there are of each kind."""

    edition: str
    counts: dict[str, int]
    affected: tuple[Rechecked, ...]
    scenarios_run: int = 0

    @property
    def movable(self) -> tuple[Rechecked, ...]:
        return tuple(one for one in self.affected if any(c.kind == "moved" for c in one.citations))


def recheck(db: sqlite3.Connection, edition: str, outcome_of: OutcomeOf | None = None) -> Recheck:
    """Every standing ruling against an edition; with `outcome_of`, every scenario is run again too."""
    verdicts = _Editions(db, read_edition(db, edition))
    found: dict[int, list[Verdict]] = {}
    for citation, citing in cited_by(db):
        verdict = verdicts.of(citation)
        if verdict.kind != "unaffected":
            for number in citing:
                found.setdefault(number, []).append(verdict)
    outcomes = dict(_outcomes(db, outcome_of)) if outcome_of else {}
    other = {number for number, outcome in outcomes.items() if outcome != "same"}
    affected = [_rechecked(db, number, found, outcomes) for number in sorted({*found, *other})]
    counts = Counter(one.kind for one in affected)
    [(standing,)] = db.execute(f"select count(*) from ruling where {STANDING}").fetchall()
    counts["unaffected"] += standing - len(affected)
    return Recheck(edition, {kind: counts[kind] for kind in KINDS}, tuple(affected), len(outcomes))


STANDING = "removed = 0 and status <> 'superseded'"


def _rechecked(
    db: sqlite3.Connection, number: int, found: dict[int, list[Verdict]], outcomes: dict[int, str]
) -> Rechecked:
    verdicts = tuple(sorted(found.get(number, ()), key=lambda verdict: -KINDS.index(verdict.kind)))
    gravest = verdicts[0].kind if verdicts else KINDS[0]
    question = db.execute("select question from ruling where id = ?", [number]).fetchone()["question"]
    return Rechecked(number, question, gravest, verdicts, outcomes.get(number, ""))


def _outcomes(db: sqlite3.Connection, outcome_of: OutcomeOf) -> Iterator[tuple[int, str]]:
    rows = db.execute(f"select id, scenario, outcome from ruling where scenario <> '' and {STANDING}")
    for row in rows.fetchall():
        yield row["id"], compared_outcome(row["scenario"], row["outcome"], outcome_of)


def compared_outcome(scenario: str, recorded: str, outcome_of: OutcomeOf) -> str:
    """The word "same", or what is different: what was so and what is so now."""
    try:
        now = outcome_of(scenario)
    except JudgeError as error:
        return f"the scenario can't be run any more: {line(str(error))[:200]}"
    if line(now) == line(recorded):
        return "same"
    before, after = (list(map(line, text.splitlines())) for text in (recorded, now))
    gone = [f"was: {one}" for one in before if one and one not in after]
    return "; ".join([*gone, *(f"is: {one}" for one in after if one and one not in before)])


class _Editions:
    """Where each citation is in the new edition."""

    def __init__(self, db: sqlite3.Connection, new: Document) -> None:
        self._db = db
        self._new = new
        self._indexed = {known.edition for known in editions(db)}
        self._pairs: dict[str, dict[str, str]] = {}

    def of(self, was: Citation) -> Verdict:
        if was.edition == self._new.edition:
            return Verdict("unaffected", was)
        rule = self._new.by_number.get(self._number(was))
        if rule is None:
            return Verdict("gone", was)
        words = line(rule.words)
        if not stands_in(was.quote, words):
            now = Citation(self._new.edition, rule.number, words)
            return Verdict("changed", was, now, marked(was.quote, words))
        quote = was.quote if was.quote in words else words
        now = Citation(self._new.edition, rule.number, quote)
        return Verdict("unaffected" if rule.number == was.number else "moved", was, now)

    def _number(self, was: Citation) -> str:
        """By the words of the whole edition it was cited from; where that is not there, by its own words."""
        if was.edition in self._indexed:
            return self._paired(was.edition).get(was.number, "")
        there = self._new.by_number.get(was.number)
        if there and stands_in(was.quote, there.words):
            return was.number
        same = [rule.number for rule in self._new.rules if masked(line(rule.words)) == masked(was.quote)]
        return same[0] if len(same) == 1 else was.number

    def _paired(self, edition: str) -> dict[str, str]:
        if edition not in self._pairs:
            self._pairs[edition] = dict(matched(read_edition(self._db, edition), self._new))
        return self._pairs[edition]


def renumber(db: sqlite3.Connection, checked: Recheck, done: Change) -> int:
    """New numbers in the place of those that moved, all at once; what changed or is gone stays."""
    changed = 0
    with writing(db):
        for one in checked.movable:
            moved = {verdict.was: verdict.now for verdict in one.citations if verdict.kind == "moved"}
            [was] = read(db, [one.number])
            now = update(db, was, _renumbered(was.ruling, moved), [done])
            changed += now != was
    return changed


def _renumbered(ruling: Ruling, moved: dict[Citation, Citation | None]) -> Ruling:
    """The citations, and the steps that stand on them."""
    citations = tuple(moved.get(citation) or citation for citation in ruling.citations)
    numbers = {was.number: now.number for was, now in moved.items() if now}
    steps = (
        replace(step, rules=tuple(numbers.get(rule, rule) for rule in step.rules)) for step in ruling.sequence
    )
    return replace(ruling, citations=citations, sequence=tuple(steps))
