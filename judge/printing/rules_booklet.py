"""Rules as a booklet: sections or single rules, with their examples and, where asked for, in Spanish."""

import sqlite3
from dataclasses import asdict, dataclass

from judge.corpus.lookup import RuleAnswer, ShownRule, Source, look_up
from judge.printing.cited import anchors_for, in_language, translation
from judge.printing.document import Document
from judge.printing.runs import Runs, runs
from judge.printing.words import words
from judge.rule_number import RuleNumber


@dataclass(frozen=True, slots=True)
class PrintedExample:
    label: str
    text: Runs


@dataclass(frozen=True, slots=True)
class PrintedRule:
    """A rule in the booklet; one with a title and no words is a heading."""

    number: str
    anchor: str
    depth: int
    title: str
    text: Runs
    note: str
    examples: tuple[PrintedExample, ...]
    second: Runs
    """The same in the second language."""
    second_note: str


@dataclass(frozen=True, slots=True)
class PrintedSection:
    above: tuple[str, ...]
    """The headings it stands under, where they are not in the booklet themselves."""
    rules: tuple[PrintedRule, ...]


def rules_document(
    db: sqlite3.Connection, numbers: list[str], languages: tuple[str, ...], edition: str | None = None
) -> Document:
    """The rules of these numbers with all below them, each once, in the order asked for."""
    answers = [look_up(db, number, edition=edition) for number in numbers]
    chosen = [(answer, rules) for answer, rules in _each_once(answers) if rules]
    anchors = anchors_for((rule.number for _, rules in chosen for rule in rules), "r")
    language = languages[0]
    sections = [_section(db, answer, rules, anchors, languages) for answer, rules in chosen]
    names = ", ".join(answer.rule.number for answer in answers)
    return Document(
        "rules",
        words(language)["titles"]["booklet"].format(numbers=names),
        language,
        {
            "sections": [asdict(section) for section in sections],
            "source": source_text(answers[0].source, language),
        },
    )


def _each_once(answers: list[RuleAnswer]) -> list[tuple[RuleAnswer, list[ShownRule]]]:
    """What an earlier number brought along is not printed again."""
    seen: set[str] = set()
    found = []
    for answer in answers:
        rules = [rule for rule in (answer.rule, *answer.below) if rule.number not in seen]
        seen |= {rule.number for rule in rules}
        found.append((answer, rules))
    return found


def _section(
    db: sqlite3.Connection,
    answer: RuleAnswer,
    rules: list[ShownRule],
    anchors: dict[str, str],
    languages: tuple[str, ...],
) -> PrintedSection:
    top = len(RuleNumber.parse(rules[0].number).parts)
    above = tuple(f"{one.number} {one.words}" for one in answer.headings if one.number not in anchors)
    printed = tuple(_rule(db, rule, top, anchors, languages, answer.source.edition) for rule in rules)
    return PrintedSection(above, printed)


def _rule(
    db: sqlite3.Connection,
    rule: ShownRule,
    top: int,
    anchors: dict[str, str],
    languages: tuple[str, ...],
    edition: str,
) -> PrintedRule:
    text, note = in_language(db, rule.number, rule.text or rule.title, edition, languages[0])
    is_heading = not rule.text
    second = translation(db, rule.number, edition, languages[1]) if len(languages) > 1 else ""
    examples = (PrintedExample(one.label, runs(one.text, anchors)) for one in rule.examples)
    return PrintedRule(
        rule.number,
        anchors[rule.number],
        len(RuleNumber.parse(rule.number).parts) - top,
        text if is_heading else "",
        [] if is_heading else runs(text, anchors),
        "" if is_heading else note,
        tuple(examples),
        runs(second, anchors),
        words(languages[-1])["sheet"]["unofficial"] if second else "",
    )


def source_text(source: Source, language: str) -> str:
    """Which text this is, since when, and whose."""
    said = words(language)["authority"]
    authority = said.get(source.authority, source.authority)
    return said["effective"].format(
        title=source.title, edition=source.edition, effective=source.effective, authority=authority
    )
