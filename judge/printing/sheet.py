"""A sheet for the table: what is on it, in the reader's language, ready to be laid out."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field

from judge.explain.catalog import catalog
from judge.printing.board import board_of
from judge.printing.board_picture import Drawing, draw_board, fitting_width
from judge.printing.cited import CitedRule
from judge.printing.document import Document
from judge.printing.runs import Run, Runs
from judge.printing.words import words
from judge.scenario.run import Resolved

MOST_OUTCOMES = 4
"""Of more outcomes than this, the boards and steps of the later ones are not printed."""


@dataclass(frozen=True, slots=True)
class SheetBoard:
    """A picture with its title; none where the title says it all: nothing has changed."""

    title: str
    drawing: Drawing | None


@dataclass(frozen=True, slots=True)
class SheetOutcome:
    number: int
    choices: str
    answer: Runs


@dataclass(frozen=True, slots=True)
class SheetStep:
    """`rules` are runs: each number, a link where its text is on the sheet."""

    depth: int
    text: Runs
    rules: list[Run]


@dataclass(frozen=True, slots=True)
class Sequence:
    title: str
    steps: tuple[SheetStep, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything in it is text, runs or drawings; `code` is the short id that stays the same."""

    language: str
    words: Mapping[str, str]
    code: str
    anchor: str
    title: str
    question: Runs
    verdict: Runs
    edition: str
    say: Runs = field(default_factory=list)
    status: str = ""
    warnings: tuple[Runs, ...] = ()
    explanation: tuple[Runs, ...] = ()
    boards: tuple[SheetBoard, ...] = ()
    outcomes: tuple[SheetOutcome, ...] = ()
    more: str = ""
    """Says so where not every outcome has its board and steps on the sheet."""
    sequences: tuple[Sequence, ...] = ()
    citations: tuple[CitedRule, ...] = ()
    facts: tuple[tuple[str, str], ...] = ()
    """Cards, tags, source, author: each with its label."""
    date: str = ""


def boards_of(resolved: Resolved, language: str) -> tuple[SheetBoard, ...]:
    """The board before, and after each outcome that is printed."""
    said, drawn_words = words(language)["sheet"], {**catalog(language)["board"], **words(language)["board"]}
    start = resolved.board.game
    shown = resolved.outcomes[:MOST_OUTCOMES]
    before = board_of(start)
    boards = [(said["before"], before)]
    for number, outcome in enumerate(shown, 1):
        several = len(resolved.outcomes) > 1
        title = said["after_outcome"].format(number=number) if several else said["after"]
        boards.append((title, board_of(outcome.game, start)))
    width = fitting_width(*(board for _, board in boards))
    first, *later = (SheetBoard(title, draw_board(board, drawn_words, width)) for title, board in boards)
    unchanged = (board_of(outcome.game) == before for outcome in shown)
    return first, *(
        SheetBoard(f"{one.title}: {said['unchanged']}", None) if same else one
        for one, same in zip(later, unchanged, strict=True)
    )


def sheets_document(sheets: list[Sheet], title: str) -> Document:
    """One sheet after the other, each on its own page."""
    return Document("sheets", title, sheets[0].language, {"sheets": [asdict(sheet) for sheet in sheets]})
