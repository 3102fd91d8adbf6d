"""A quiz for judges: the questions with their boards, and on the last pages the answers with their rules."""

import hashlib
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from itertools import islice

from judge.errors import JudgeError
from judge.printing.appendix import Appendix
from judge.printing.document import Document, as_values
from judge.printing.replay import Replayed
from judge.printing.runs import Run, Runs, paragraphs, runs
from judge.printing.sheet import SheetBoard, boards_of
from judge.printing.words import words
from judge.rulings.ruling import Ruling

Replay = Callable[[Ruling], Replayed | None]


@dataclass(frozen=True, slots=True)
class Asked:
    """A question and its answer, each with the name of its place."""

    number: int
    anchor: str
    answer_anchor: str
    language: str
    code: str
    status: str
    question: Runs
    boards: tuple[SheetBoard, ...]
    verdict: Runs
    explanation: tuple[Runs, ...]
    rules: list[Run]


def quiz_document(
    db: sqlite3.Connection,
    rulings: Iterable[Ruling],
    replay: Replay,
    language: str,
    count: int,
    seed: str = "",
    retold: Callable[[Ruling], Ruling] = lambda ruling: ruling,
) -> Document:
    """So many questions; the same seed and rulings give the same quiz, told in the reader's language."""
    # A question stays in the language it was asked in; others come only where these are too few.
    ordered = sorted(
        filter(_can_be_asked, rulings), key=lambda ruling: (ruling.language != language, _drawn(seed, ruling))
    )
    appendix = Appendix(db, language)
    chosen = islice(_with_boards(ordered, replay, language), count)
    asked = [
        _asked(place, retold(ruling), boards, appendix, language)
        for place, (ruling, boards) in enumerate(chosen, 1)
    ]
    if not asked:
        raise JudgeError("there is no ruling that can be asked as a question. See `judge ruling list`.")
    content = {"asked": [asdict(one) for one in asked], "rules": as_values(appendix.rules())}
    return Document("quiz", words(language)["titles"]["quiz"], language, content)


def _can_be_asked(ruling: Ruling) -> bool:
    """It counts, and its question is one: the title of a scenario would give the answer away."""
    return ruling.stands and ruling.status != "disputed" and ruling.question.rstrip().endswith("?")


def _drawn(seed: str, ruling: Ruling) -> str:
    """Like a shuffle, but the same every time."""
    return hashlib.sha256(f"{seed}\n{ruling.code}\n{ruling.question}".encode()).hexdigest()


def _with_boards(
    rulings: Iterable[Ruling], replay: Replay, language: str
) -> Iterator[tuple[Ruling, tuple[SheetBoard, ...]]]:
    """Without those whose scenario no longer comes out as it was recorded."""
    for ruling in rulings:
        if not ruling.scenario:
            yield ruling, ()
            continue
        replayed = replay(ruling)
        if replayed and replayed.is_still(ruling.outcome) and not replayed.resolved.problems:
            yield ruling, boards_of(replayed.resolved, language)[:1]


def _asked(
    place: int, ruling: Ruling, boards: tuple[SheetBoard, ...], appendix: Appendix, language: str
) -> Asked:
    return Asked(
        number=place,
        anchor=f"q{place}",
        answer_anchor=f"a{place}",
        language=ruling.language,
        code=ruling.code,
        status=words(language)["status"].get(ruling.status, ruling.status),
        question=runs(ruling.question),
        boards=boards,
        verdict=runs(ruling.verdict),
        explanation=tuple(paragraphs(ruling.explanation)),
        rules=appendix.links(ruling),
    )
