"""A text as runs: plain words, the game's symbols, and links to rules that are in the same print."""

import re
from collections.abc import Iterator, Mapping

Run = dict[str, str]
"""{"text": words}, {"text": words, "to": anchor} or {"symbol": letter}."""
Runs = list[Run]

_SPECIAL = re.compile(r"\{(?P<symbol>[EISWLC])\}|(?<![\w.])(?P<rule>\d{1,2}(?:\.\d{1,3}){1,3})(?![\w]|\.\d)")
# What no page shows and no file format keeps; a line break counts as a space.
_UNPRINTABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


def printable(text: str) -> str:
    """The text in one line, without control characters."""
    return " ".join(_UNPRINTABLE.sub(" ", text).split())


def runs(text: str, anchors: Mapping[str, str] | None = None) -> Runs:
    """The runs of a text; a rule number is a link where `anchors` knows it."""
    return list(_runs(printable(text), anchors or {}))


def paragraphs(text: str, anchors: Mapping[str, str] | None = None) -> list[Runs]:
    """Each line that has words, as runs."""
    return [runs(line, anchors) for line in text.splitlines() if line.strip()]


def _runs(text: str, anchors: Mapping[str, str]) -> Iterator[Run]:
    done = 0
    for found in _SPECIAL.finditer(text):
        special = _special(found, anchors)
        if special:
            yield from _words(text[done : found.start()])
            yield special
            done = found.end()
    yield from _words(text[done:])


def _special(found: re.Match[str], anchors: Mapping[str, str]) -> Run | None:
    if found["symbol"]:
        return {"symbol": found["symbol"]}
    return {"text": found["rule"], "to": anchors[found["rule"]]} if found["rule"] in anchors else None


def _words(text: str) -> Iterator[Run]:
    if text:
        yield {"text": text}
