"""The cited rules with their words: the official ones, or the Spanish ones with a note of what they are."""

import re
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass

from judge.corpus.lookup import official_source, rule_in
from judge.printing.runs import Runs, runs
from judge.printing.words import words
from judge.rule_number import RuleNumber

# A translation writes lists where the official text has sentences; on the page they run on.
_LIST = re.compile(r"\s*\n\s*[-•]\s+")


@dataclass(frozen=True, slots=True)
class CitedRule:
    """A rule's text on the page; `note` says what the reader must know about it."""

    number: str
    anchor: str
    text: Runs
    note: str = ""


def anchors_for(numbers: Iterable[str], place: str) -> dict[str, str]:
    """A name on the page for each number; only what is a rule number can become one."""
    return {number: f"{place}-{number}" for number in numbers if RuleNumber.looks_like_one(number)}


def cited_rules(
    db: sqlite3.Connection, edition: str, language: str, anchors: dict[str, str]
) -> tuple[CitedRule, ...]:
    """The rules of these anchors, in the order of the rulebook."""
    document = official_source(db, edition).document
    found = []
    for number in sorted(anchors, key=RuleNumber.parse):
        rule = rule_in(db, document, number)
        if rule is not None:
            text, note = in_language(db, number, rule.words, edition, language)
            found.append(CitedRule(number, anchors[number], runs(text, anchors), note))
    return tuple(found)


def in_language(
    db: sqlite3.Connection, number: str, original: str, edition: str, language: str
) -> tuple[str, str]:
    """A rule's words in a language, and the note that belongs to them."""
    if language == "en":
        return original, ""
    said = words(language)["sheet"]
    translated = translation(db, number, edition, language)
    return (translated, said["unofficial"]) if translated else (original, said["untranslated"])


def translation(db: sqlite3.Connection, number: str, edition: str, language: str) -> str:
    """The first translation of the rule in the manifest's order; "" where there is none."""
    row = db.execute(
        "select r.title, r.text from rule r join document d on d.id = r.document"
        " where r.number = ? and d.language = ? and d.edition = ? and d.authority = 'translation'"
        " order by d.position",
        [number, language, edition],
    ).fetchone()
    if row is None:
        return ""
    return " – ".join(part for part in (row["title"], _LIST.sub(" · ", row["text"])) if part)
