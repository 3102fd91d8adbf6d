"""The rules that several rulings cite, each printed once at the end, with links from every citation."""

import re
import sqlite3
from dataclasses import dataclass, field

from judge.printing.cited import CitedRule
from judge.printing.ruling_sheet import citations_of
from judge.printing.runs import Run
from judge.rule_number import RuleNumber
from judge.rulings.ruling import Ruling

_NOT_FOR_NAMES = re.compile(r"[^0-9A-Za-z.]+")


@dataclass(slots=True)
class Appendix:
    """Collects the cited rules; the words of another edition are another entry."""

    db: sqlite3.Connection
    language: str
    _rules: dict[str, CitedRule] = field(default_factory=dict)

    def links(self, ruling: Ruling) -> list[Run]:
        """The numbers that a ruling cites, each leading to its words in the appendix."""
        anchors = {
            citation.number: f"r{_NOT_FOR_NAMES.sub('-', citation.edition)}-{citation.number}"
            for citation in reversed(ruling.citations)
            if RuleNumber.looks_like_one(citation.number)
        }
        rules = list(citations_of(self.db, ruling, self.language, anchors))
        for rule in rules:
            self._rules.setdefault(rule.anchor, rule)
        return [{"text": rule.number, "to": rule.anchor} for rule in rules]

    def rules(self) -> list[CitedRule]:
        """All of them, in the order of the rulebook."""
        return sorted(self._rules.values(), key=lambda rule: (RuleNumber.parse(rule.number), rule.anchor))
