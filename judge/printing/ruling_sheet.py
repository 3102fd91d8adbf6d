"""The sheet of a kept ruling: as it was ruled, with the board it was ruled on."""

import sqlite3
from collections.abc import Iterator
from dataclasses import replace

from judge.corpus.lookup import official_source
from judge.printing.cited import CitedRule, anchors_for, in_language
from judge.printing.notes import notes_on
from judge.printing.replay import Replayed
from judge.printing.runs import Runs, paragraphs, runs
from judge.printing.scenario_sheet import edition_text, scenario_sheet, step
from judge.printing.sheet import Sequence, Sheet, boards_of
from judge.printing.words import words
from judge.rule_number import RuleNumber
from judge.rulings.ruling import Ruling
from judge.rulings.sequence import parts
from judge.rulings.verdict import verdict_of


def ruling_sheet(
    db: sqlite3.Connection, ruling: Ruling, replayed: Replayed | None, language: str, place: str
) -> Sheet:
    """In its own words; what the program itself had written is written again in the language asked for."""
    same = replayed is not None and replayed.is_still(ruling.outcome)
    notes = [*notes_on(db, ruling, language), *_board_notes(ruling, replayed, same, language)]
    if replayed and same and ruling.language != language and _is_the_programs(ruling, replayed):
        sheet = scenario_sheet(db, replayed.resolved, replayed.tell(language), language, ruling.code, place)
        return replace(_about(sheet, ruling), warnings=(*_as_runs(notes), *sheet.warnings))
    if ruling.language != language:
        notes.insert(0, _other_language(ruling, language))
    sheet = as_ruled(db, ruling, language, place)
    boards = boards_of(replayed.resolved, language) if replayed and same else ()
    return replace(sheet, warnings=_as_runs(notes), boards=boards)


def as_ruled(db: sqlite3.Connection, ruling: Ruling, language: str, place: str) -> Sheet:
    """The ruling as it was written, without a board."""
    said = words(language)
    anchors = anchors_for(ruling.rules, place)
    sheet = Sheet(
        language=language,
        words=said["sheet"],
        code=ruling.code,
        anchor=place,
        title=ruling.question,
        question=runs(ruling.question, anchors),
        verdict=runs(ruling.verdict, anchors),
        edition=_edition(db, ruling, language),
        say=runs(ruling.say, anchors) if ruling.say != ruling.verdict else [],
        explanation=tuple(paragraphs(ruling.explanation, anchors)),
        sequences=tuple(_sequences(ruling, said["sheet"]["sequence"], anchors)),
        citations=tuple(citations_of(db, ruling, language, anchors)),
    )
    return _about(sheet, ruling)


def _sequences(ruling: Ruling, title: str, anchors: dict[str, str]) -> Iterator[Sequence]:
    """The steps of each outcome under a title of their own."""
    for outcome, steps in parts(ruling.sequence):
        told = (step(one.text, one.rules, one.depth, anchors) for one in steps)
        yield Sequence(f"{title}: {outcome}" if outcome else title, tuple(told))


def _about(sheet: Sheet, ruling: Ruling) -> Sheet:
    """The sheet with what a ruling knows of itself, whichever way it is told."""
    said = words(sheet.language)
    facts = (
        (said["sheet"]["author"], ruling.author),
        (said["sheet"]["cards"], ", ".join(ruling.card_names)),
        (said["sheet"]["source"], ruling.source),
        (said["sheet"]["tags"], ", ".join(ruling.tags)),
    )
    return replace(
        sheet,
        status=said["status"].get(ruling.status, ruling.status),
        facts=tuple((label, text) for label, text in facts if text),
        date=ruling.date,
    )


def _edition(db: sqlite3.Connection, ruling: Ruling, language: str) -> str:
    edition = ruling.edition or official_source(db).edition
    known = db.execute("select 1 from document where edition = ?", [edition]).fetchone()
    return edition_text(db, edition, language) if known else edition


def citations_of(
    db: sqlite3.Connection, ruling: Ruling, language: str, anchors: dict[str, str]
) -> Iterator[CitedRule]:
    """Each with the words that were quoted, in the order of the rulebook."""
    first = {citation.number: citation for citation in reversed(ruling.citations)}
    for number in sorted(anchors, key=RuleNumber.parse):
        citation = first[number]
        edition = citation.edition or ruling.edition
        text, note = in_language(db, number, citation.quote, edition, language)
        note = ", ".join(part for part in (edition if edition != ruling.edition else "", note) if part)
        yield CitedRule(number, anchors[number], runs(text, anchors), note)


def _is_the_programs(ruling: Ruling, replayed: Replayed) -> bool:
    """Nobody has written another verdict over the engine's."""
    told = verdict_of(replayed.resolved, replayed.tell(ruling.language), ruling.language)
    return ruling.verdict == " ".join(told.split())


def _board_notes(ruling: Ruling, replayed: Replayed | None, same: bool, language: str) -> Iterator[str]:
    said = words(language)["notes"]
    if ruling.scenario and replayed is None:
        yield said["scenario_unread"]
    elif ruling.scenario and not same:
        yield said["outcome_changed"]


def _other_language(ruling: Ruling, language: str) -> str:
    said = words(language)["notes"]
    return said["other_language"].format(language=said.get(ruling.language, ruling.language))


def _as_runs(notes: list[str]) -> tuple[Runs, ...]:
    return tuple(map(runs, notes))
