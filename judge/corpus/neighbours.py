"""A number that the edition does not have: its nearest neighbours, and where it went."""

import sqlite3
from dataclasses import dataclass

from judge.errors import JudgeError
from judge.rule_number import RuleNumber

_SHOWN = 70


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """The number in another edition, and the number those words have now, "" where they are gone."""

    edition: str
    effective: str
    words: str
    now: str


class NoSuchRule(JudgeError):
    """Says which numbers are near and where the rule went."""

    def __init__(
        self, number: str, edition: str, near: list[tuple[str, str]], elsewhere: list[Elsewhere]
    ) -> None:
        self.number, self.edition, self.near, self.elsewhere = number, edition, near, elsewhere
        lines = [f"there is no rule {number} in edition {edition}."]
        lines += [self._moved(found) for found in elsewhere]
        lines += ["The nearest are:"] if near else []
        lines += [f"  {near_number:<9} {_cut(words)}" for near_number, words in near]
        super().__init__("\n".join(lines))

    def _moved(self, found: Elsewhere) -> str:
        now = f"it is {found.now} now" if found.now else "these words are in no rule now"
        return f"Edition {found.edition} ({found.effective}) has it, “{_cut(found.words)}”: {now}."


def _cut(words: str) -> str:
    return words if len(words) <= _SHOWN else words[:_SHOWN].rsplit(" ", 1)[0] + " …"


def no_such_rule(db: sqlite3.Connection, number: RuleNumber, document: str, edition: str) -> NoSuchRule:
    return NoSuchRule(
        str(number), edition, _nearest(db, number, document), _elsewhere(db, str(number), document)
    )


def _nearest(db: sqlite3.Connection, number: RuleNumber, document: str) -> list[tuple[str, str]]:
    """The nearest ancestor that exists, and the rules just before and just after the place."""
    rows = db.execute("select number, title, text from rule where document = ? order by position", [document])
    words = {RuleNumber.parse(row["number"]): row["text"] or row["title"] for row in rows}
    before = [known for known in words if known < number][-2:]
    after = [known for known in words if known > number][:2]
    above = [known for known in number.ancestors if known in words][-1:]
    return [(str(known), words[known]) for known in sorted({*above, *before, *after})]


def _elsewhere(db: sqlite3.Connection, number: str, document: str) -> list[Elsewhere]:
    from judge.corpus.whereabouts import where_it_went

    went = where_it_went(db, number, document)
    return [Elsewhere(found.edition, found.effective, found.words, found.number) for found in went]
