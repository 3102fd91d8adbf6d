"""The text of a PDF, line by line; a gap on the page becomes a blank line, which sets a figure apart."""

from pathlib import Path
from statistics import median
from typing import Any

from judge.corpus.not_a_rulebook import NotARulebook

_MOST_PAGES = 2000
# From one line to the next, in lines: paragraphs stand closer than this, figures further off.
_APART = 1.9


def text_of_pdf(path: Path, raw: bytes) -> str:
    """The pages with a form feed between them."""
    import pypdfium2

    try:
        pdf = pypdfium2.PdfDocument(raw)
        if len(pdf) > _MOST_PAGES:
            raise NotARulebook(path, f"the PDF has more than {_MOST_PAGES} pages")
        pages = [_page(pdf[number].get_textpage()) for number in range(len(pdf))]
    except pypdfium2.PdfiumError as error:
        raise NotARulebook(path, f"the PDF can't be read ({error})") from error
    text = "\f".join(pages)
    if not text.strip():
        raise NotARulebook(path, "the PDF has no text in it; it may be a scan")
    return text


def _page(page: Any) -> str:
    text = page.get_text_range()
    lines = text.split("\r\n")
    steps = _steps(page, lines) if len(text) == page.count_chars() else [0.0] * len(lines)
    usual = median([step for step in steps if step > 0] or [0.0])
    kept = []
    for step, line in zip(steps, lines, strict=True):
        kept += ["", line] if step > _APART * usual else [line]
    return "\n".join(kept)


def _steps(page: Any, lines: list[str]) -> list[float]:
    """How far each line stands below the one before; one with a broken word ends lower than it began."""
    steps, start, before = [], 0, None
    for line in lines:
        first, last = start + len(line) - len(line.lstrip()), start + len(line.rstrip()) - 1
        steps.append(before - _height(page, first) if line.strip() and before else 0.0)
        before = _height(page, last) if line.strip() else before
        start += len(line) + len("\r\n")
    return steps


def _height(page: Any, character: int) -> float:
    return float(page.get_charbox(character, loose=True)[1])
