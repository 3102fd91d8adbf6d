"""Rulings as a book: contents, the rulings, an index by card and by rule, the cited rules."""

import sqlite3
from collections.abc import Iterable
from dataclasses import asdict, dataclass

from judge.errors import JudgeError
from judge.printing.appendix import Appendix
from judge.printing.document import Document, as_values
from judge.printing.notes import notes_on
from judge.printing.runs import Run, Runs, paragraphs, runs
from judge.printing.words import words
from judge.rule_number import RuleNumber
from judge.rulings.ruling import Ruling


@dataclass(frozen=True, slots=True)
class Entry:
    """A ruling in the book."""

    number: int
    anchor: str
    language: str
    code: str
    title: str
    about: str
    question: Runs
    verdict: Runs
    say: Runs
    warnings: tuple[Runs, ...]
    explanation: tuple[Runs, ...]
    rules: list[Run]
    cards: tuple[str, ...]


def collection_document(
    db: sqlite3.Connection, rulings: list[Ruling], tags: tuple[str, ...], language: str
) -> Document:
    """The book of these rulings, in their order."""
    if not rulings:
        raise JudgeError("there is no such ruling to print. See `judge ruling list`.")
    appendix = Appendix(db, language)
    entries = [_entry(db, place, ruling, appendix, language) for place, ruling in enumerate(rulings, 1)]
    said = words(language)["titles"]
    content = {
        "entries": [asdict(entry) for entry in entries],
        "by_card": _index(
            (name, entry) for one, entry in zip(rulings, entries, strict=True) for name in one.card_names
        ),
        "by_rule": _index((run["text"], entry) for entry in entries for run in entry.rules),
        "rules": as_values(appendix.rules()),
    }
    title = said["rulings_tagged"].format(tags=", ".join(tags)) if tags else said["rulings"]
    return Document("rulings", title, language, content)


def _entry(db: sqlite3.Connection, place: int, ruling: Ruling, appendix: Appendix, language: str) -> Entry:
    status = words(language)["status"].get(ruling.status, ruling.status)
    return Entry(
        number=place,
        anchor=f"n{place}",
        language=ruling.language,
        code=ruling.code,
        title=ruling.question,
        about=" · ".join(part for part in (status, ruling.date, ruling.source) if part),
        question=runs(ruling.question),
        verdict=runs(ruling.verdict),
        say=runs(ruling.say) if ruling.say != ruling.verdict else [],
        warnings=tuple(map(runs, notes_on(db, ruling, language))),
        explanation=tuple(paragraphs(ruling.explanation)),
        rules=appendix.links(ruling),
        cards=ruling.card_names,
    )


def _index(pairs: Iterable[tuple[str, Entry]]) -> list[dict[str, object]]:
    """Each name once, with links to the entries that have it."""
    found: dict[str, list[Run]] = {}
    for name, entry in pairs:
        found.setdefault(name, []).append({"text": str(entry.number), "to": entry.anchor})
    return [{"name": name, "entries": found[name]} for name in sorted(found, key=_order)]


def _order(name: str) -> tuple[bool, tuple[int, ...], str]:
    """Numbers as the rulebook has them, names by the alphabet."""
    is_number = RuleNumber.looks_like_one(name)
    return not is_number, RuleNumber.parse(name).parts if is_number else (), name.casefold()
