"""What is handed to a template: plain values only, the same for every form of the page."""

from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any

from judge.printing.cited import CitedRule
from judge.printing.symbols import SHAPES, SIZE, symbol_svg
from judge.printing.words import words


class Form(StrEnum):
    """How a print is written; the value is the file's suffix."""

    PDF = "pdf"
    HTML = "html"
    MD = "md"


class Paper(StrEnum):
    A4 = "a4"
    LETTER = "letter"


@dataclass(frozen=True, slots=True)
class Document:
    """A print: the kind names its template, the content is what that template asks for."""

    kind: str
    title: str
    language: str
    content: dict[str, Any] = field(default_factory=dict)

    def values(self, paper: Paper) -> dict[str, Any]:
        """Everything a template can use, as JSON has it."""
        said = words(self.language)
        return {
            "kind": self.kind,
            "title": self.title,
            "language": self.language,
            "paper": paper.value,
            "words": {**said["sheet"], **said["titles"]},
            "symbols": {letter: symbol_svg(letter) for letter in SHAPES},
            "shapes": SHAPES,
            "shape_size": SIZE,
            **self.content,
        }


def as_values(rules: list[CitedRule]) -> list[dict[str, Any]]:
    return [asdict(rule) for rule in rules]
