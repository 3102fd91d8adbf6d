"""The sheet of a scenario: what the engine made of the board."""

import sqlite3
from collections.abc import Iterator

from judge.corpus.lookup import official_source
from judge.explain.catalog import catalog
from judge.explain.ruling import Line, Ruling
from judge.explain.text import choice_text
from judge.printing.cited import anchors_for, cited_rules
from judge.printing.runs import Run, runs
from judge.printing.sheet import (
    MOST_OUTCOMES,
    Sequence,
    Sheet,
    SheetOutcome,
    SheetStep,
    boards_of,
)
from judge.printing.words import words
from judge.rulings.ruling import INFERRED
from judge.rulings.verdict import verdict_of
from judge.scenario.run import Resolved

Anchors = dict[str, str]


def scenario_sheet(
    db: sqlite3.Connection, resolved: Resolved, told: Ruling, language: str, code: str, place: str
) -> Sheet:
    """The question, what happens, the boards, the steps and their rules."""
    said, scenario = words(language), resolved.scenario
    anchors = anchors_for(_rules(told), place)
    return Sheet(
        language=language,
        words=said["sheet"],
        code=code,
        anchor=place,
        title=told.title,
        question=runs(told.question or told.title, anchors),
        verdict=runs(verdict_of(resolved, told, language), anchors),
        edition=edition_text(db, told.edition, language),
        status=said["status"][INFERRED],
        warnings=tuple(runs(warning) for warning in told.warnings),
        boards=boards_of(resolved, language),
        outcomes=outcomes_of(told, language, anchors),
        more=said["sheet"]["more_outcomes"].format(count=MOST_OUTCOMES) if _are_too_many(told) else "",
        sequences=tuple(sequences_of(told, language, anchors)),
        citations=cited_rules(db, told.edition, language, anchors),
        facts=tuple(_facts(scenario.source, scenario.tags, language)),
    )


def _are_too_many(told: Ruling) -> bool:
    return len(told.outcomes) > MOST_OUTCOMES


def _rules(told: Ruling) -> set[str]:
    return {
        rule for one in told.outcomes[:MOST_OUTCOMES] for line in _shown(one.lines) for rule in line.foremost
    }


def _shown(lines: tuple[Line, ...]) -> list[Line]:
    return [line for line in lines if not line.folded]


def outcomes_of(told: Ruling, language: str, anchors: Anchors) -> tuple[SheetOutcome, ...]:
    """None where there is only one: the verdict says it."""
    if len(told.outcomes) < 2:
        return ()
    said = catalog(language)
    return tuple(
        SheetOutcome(
            number,
            "; ".join(choice_text(choice, said) for choice in one.choices),
            runs(one.answer, anchors),
        )
        for number, one in enumerate(told.outcomes, 1)
    )


def sequences_of(told: Ruling, language: str, anchors: Anchors) -> Iterator[Sequence]:
    said = words(language)["sheet"]
    for number, one in enumerate(told.outcomes[:MOST_OUTCOMES], 1):
        several = len(told.outcomes) > 1
        title = said["sequence_outcome"].format(number=number) if several else said["sequence"]
        steps = (
            step(_text(line, language), line.foremost, line.depth, anchors) for line in _shown(one.lines)
        )
        yield Sequence(title, tuple(steps))


def _text(line: Line, language: str) -> str:
    """A step that rests on an interpretation says so."""
    if not line.interpretation:
        return line.text
    return f"{line.text} ({catalog(language)['titles']['interpretation'].format(key=line.interpretation)})"


def step(text: str, rules: tuple[str, ...], depth: int, anchors: Anchors) -> SheetStep:
    """One line of the sequence with its numbers."""
    numbers: list[Run] = [
        {"text": rule, "to": anchors[rule]} if rule in anchors else {"text": rule} for rule in rules
    ]
    return SheetStep(min(depth, 6), runs(text, anchors), numbers)


def edition_text(db: sqlite3.Connection, edition: str, language: str) -> str:
    """Which rules this stands on, and since when they are in force."""
    source = official_source(db, edition)
    return f"{words(language)['sheet']['edition'].format(edition=source.edition)}, {source.effective}"


def _facts(source: str | None, tags: tuple[str, ...], language: str) -> Iterator[tuple[str, str]]:
    said = words(language)["sheet"]
    if source:
        yield said["source"], source
    if tags:
        yield said["tags"], ", ".join(tags)
