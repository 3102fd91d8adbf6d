"""The lines of the official text without its page furniture and contents."""

import re
from dataclasses import dataclass
from itertools import pairwise

_FURNITURE = re.compile(r"disneylorcana\.com|©\s*Disney(\s+[\divxlc]+)?", re.IGNORECASE)
_FIRST_CHAPTER = re.compile(r"1\.\s*[A-Z][A-Za-z ,&]+")
_FIRST_SECTION = re.compile(r"1\.1\.?\s*\D.*")


@dataclass(frozen=True, slots=True)
class Line:
    """A line with its place in the file; `apart` when a blank line on the same page stands before it."""

    position: int
    text: str
    apart: bool


def lines_of(text: str) -> list[Line]:
    """Every line that is no page header or footer, its inner white space made single spaces."""
    kept: list[Line] = []
    apart = False
    for position, raw in enumerate(text.replace("\f", "\n").splitlines(), 1):
        words = " ".join(raw.split())
        if _FURNITURE.fullmatch(words):
            apart = False
        elif not words:
            apart = True
        else:
            kept.append(Line(position, words, apart))
            apart = False
    return kept


def body_of(lines: list[Line]) -> list[Line]:
    """From the heading of chapter 1 on; the contents name it too, so the last such line counts."""
    starts = [
        index
        for index, (line, following) in enumerate(pairwise(lines))
        if _FIRST_CHAPTER.fullmatch(line.text) and _FIRST_SECTION.fullmatch(following.text)
    ]
    return lines[starts[-1] :] if starts else []


def split_at_glossary(lines: list[Line]) -> tuple[list[Line], list[Line]]:
    """The numbered rules and the glossary behind them."""
    headings = [index for index, line in enumerate(lines) if line.text.casefold() == "glossary"]
    if not headings:
        return lines, []
    return lines[: headings[-1]], lines[headings[-1] + 1 :]


def joined(lines: list[str]) -> str:
    """Wrapped lines as one; a line that ends in a hyphen goes on without a space."""
    text = ""
    for line in lines:
        text += line if not text or re.search(r"\w-$", text) else " " + line
    return text
