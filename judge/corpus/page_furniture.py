"""Headers, footers and page numbers of any layout: known by their coming back on page after page."""

import re
from collections import Counter
from itertools import pairwise
from statistics import median

_EDGE = 3
_SHARE_OF_PAGES = 0.4
_FEWEST = 4
_FEWEST_UNPAGED = 6
_FEWEST_LINES_OF_A_PAGE = 12
_COUNTED = re.compile(r"\d+|\b[ivxlc]+$")
_STARTS_A_RULE = re.compile(r"\d{1,2}(\.\d{1,2})+\.?\s*[^\d\s.]|Example\b")


def without_furniture(text: str) -> tuple[str, int]:
    """The text without it, nor the blank lines around it, and how many lines that were."""
    pages = [page.split("\n") for page in text.split("\f")]
    if len(pages) >= _FEWEST:
        furniture = _at_the_edges(pages)
        kept = [_kept(page, furniture) for page in pages]
    else:
        lines = [line for page in pages for line in page]
        kept = [_kept(lines, _coming_back(lines) | _counting_up(lines))]
    before = sum(bool(line.strip()) for page in pages for line in page)
    after = sum(bool(line.strip()) for page in kept for line in page)
    return "\n".join(line for page in kept for line in page), before - after


def _shape(line: str) -> str:
    """The line with its numbers blotted out; two pages' footers have the same."""
    return "" if _STARTS_A_RULE.match(line.strip()) else _COUNTED.sub("#", " ".join(line.split()))


def _at_the_edges(pages: list[list[str]]) -> set[str]:
    seen: Counter[str] = Counter()
    for page in pages:
        lines = [_shape(line) for line in page if line.strip()]
        seen.update({*lines[:_EDGE], *lines[-_EDGE:]} - {""})
    fewest = max(_FEWEST, _SHARE_OF_PAGES * len(pages))
    return {shape for shape, pages_with in seen.items() if pages_with >= fewest}


def _coming_back(lines: list[str]) -> set[str]:
    """Where no page ends are known: what comes back often and far apart."""
    places: dict[str, list[int]] = {}
    for place, line in enumerate(lines):
        places.setdefault(_shape(line), []).append(place)
    return {
        shape
        for shape, found in places.items()
        if len(found) >= _FEWEST_UNPAGED and shape not in ("", "#") and _far_apart(found)
    }


def _far_apart(places: list[int]) -> bool:
    return median(b - a for a, b in pairwise(places)) >= _FEWEST_LINES_OF_A_PAGE


def _counting_up(lines: list[str]) -> set[str]:
    """Lone numbers that count the pages; a figure's numbers do not count up through the whole text."""
    alone = [(place, int(line)) for place, line in enumerate(lines) if re.fullmatch(r"\s*\d{1,4}\s*", line)]
    for start, (place, number) in enumerate(alone):
        chain = [(place, number)]
        for later, value in alone[start + 1 :]:
            if value == chain[-1][1] + 1 and later - chain[-1][0] >= _FEWEST_LINES_OF_A_PAGE:
                chain.append((later, value))
        if len(chain) >= _FEWEST_UNPAGED:
            return {"#"}
    return set()


def _kept(lines: list[str], furniture: set[str]) -> list[str]:
    is_furniture = [bool(line.strip()) and _shape(line) in furniture for line in lines]
    kept: list[str] = []
    after_furniture = True
    for line, leaves in zip(lines, is_furniture, strict=True):
        if leaves:
            while kept and not kept[-1].strip():
                kept.pop()
            after_furniture = True
        elif line.strip() or not after_furniture:
            kept.append(line)
            after_furniture = False
    return kept
