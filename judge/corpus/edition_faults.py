"""What looks wrong in an edition that was read from a file."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from judge.corpus.document import Document
from judge.corpus.lost_symbols import is_unknown
from judge.corpus.matching import Pairs, matched
from judge.corpus.official import Doubt, OfficialText

_SYMBOL = re.compile(r"\{\w\}")
_VERSION = re.compile(r"\bVersion (\d+(?:\.\d+)*)", re.IGNORECASE)
_SENTENCE = re.compile(r"[.?!][”)’]? [A-Z“(]")
_SENTENCE_END = re.compile(r"[.:;?!”)’\"]$")
_CAPITALS = re.compile(r"[a-z].* [A-Z]{4,}\b")
_LOOSE_FIGURES = re.compile(r"(?: \d){2,}(?: |$)")
_SHOWN = 60
_LEAST_IN_COMMON = 0.6


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong, in which rule, and its words."""

    kind: str
    where: str
    words: str


def faults_of(read: OfficialText, text: str, edition: str, known: Document) -> tuple[Fault, ...]:
    """All that a reader should look at before this is called official."""
    new = _as_document(read)
    return (
        *_another_edition(text, edition),
        *map(_doubt, read.doubts),
        *_gaps(read),
        *_unknown_signs(read),
        *_figure_text(read),
        *_missing_parts(read, known),
        *_against_the_known(new, known),
    )


def _as_document(read: OfficialText) -> Document:
    return Document("", "", "en", "", "", "", "", read.rules, read.examples, read.references, read.terms)


def _another_edition(text: str, edition: str) -> Iterator[Fault]:
    found = _VERSION.search(text[:5000])
    if found and found.group(1).rstrip(".") != edition:
        words = f"the text calls itself {found.group().strip('.')}, not {edition}"
        yield Fault("another edition", "cover", words)


def _doubt(doubt: Doubt) -> Fault:
    kind = "rule out of order" if "order" in doubt.reason else "gap in the numbers"
    return Fault(kind, doubt.number, f"line {doubt.position}: {_cut(doubt.words)}")


def _gaps(read: OfficialText) -> Iterator[Fault]:
    """Children that do not count from 1, where the reader had no doubt."""
    below: dict[str, list[int]] = defaultdict(list)
    doubted = {doubt.number.rpartition(".")[0] for doubt in read.doubts}
    for rule in read.rules:
        below[rule.parent or ""].append(int(rule.number.rpartition(".")[2]))
    for parent, numbers in below.items():
        missing = sorted(set(range(1, max(numbers))) - set(numbers))
        if missing and parent not in doubted:
            names = ", ".join(f"{parent}.{number}".lstrip(".") for number in missing)
            yield Fault("gap in the numbers", parent or "chapters", f"there is no {names}")


def _placed_texts(read: OfficialText) -> Iterator[tuple[str, str]]:
    yield from ((rule.number, rule.words) for rule in read.rules)
    yield from ((f"{e.rule} example {e.label}".strip(), e.text) for e in read.examples)
    yield from ((f"glossary: {term.term}", f"{term.term} {term.text}") for term in read.terms)


def _unknown_signs(read: OfficialText) -> Iterator[Fault]:
    places: dict[str, list[str]] = defaultdict(list)
    for where, text in _placed_texts(read):
        for sign in dict.fromkeys(filter(is_unknown, text)):
            places[sign].append(where)
    for sign, found in places.items():
        kind = "unrepairable characters" if sign == "\ufffd" else "unknown symbol"
        name = "U+FFFD" if sign == "\ufffd" else f"{sign!r} (U+{ord(sign):04X})"
        more = f" and {len(found) - 5} more" if len(found) > 5 else ""
        yield Fault(kind, found[0], f"{name} in {', '.join(found[:5])}{more}")


def _figure_text(read: OfficialText) -> Iterator[Fault]:
    """Words that no sentence ends, behind a sentence or a heading: what stands in a figure."""
    for where, text in _placed_texts(read):
        unended = _SENTENCE.search(text) and not _SENTENCE_END.search(text)
        heading = not _SENTENCE.search(text) and not _SENTENCE_END.search(text)
        if unended or (heading and (_CAPITALS.search(text) or _LOOSE_FIGURES.search(text))):
            yield Fault("figure text", where, f"… {text[-_SHOWN:]}")


def _missing_parts(read: OfficialText, known: Document) -> Iterator[Fault]:
    if known.terms and not read.terms:
        yield Fault("missing part", "glossary", "no glossary was found")
    if known.examples and not read.examples:
        yield Fault("missing part", "examples", "no examples were found")


def _against_the_known(new: Document, known: Document) -> Iterator[Fault]:
    pairs = matched(known, new)
    if len(pairs) < _LEAST_IN_COMMON * len(known.rules):
        words = f"only {len(pairs)} of its {len(known.rules)} rules are here"
        yield Fault("unlike the edition before", f"edition {known.edition}", words)
        return
    yield from _missing_chapters(pairs, known)
    yield from _lost_symbols(pairs, new, known)


def _missing_chapters(pairs: Pairs, known: Document) -> Iterator[Fault]:
    found = {number.split(".")[0] for number in pairs}
    for rule in known.rules:
        if rule.kind == "chapter" and rule.number not in found:
            words = f"nothing is here of chapter {rule.number} of edition {known.edition}, {rule.title}"
            yield Fault("missing part", f"chapter {rule.number}", words)


def _lost_symbols(pairs: Pairs, new: Document, known: Document) -> Iterator[Fault]:
    for old, number in pairs.items():
        before = Counter(_SYMBOL.findall(known.by_number[old].words))
        now = new.by_number[number].words
        if before and not _SYMBOL.search(now):
            words = f"{', '.join(before)} stood here in edition {known.edition}: {_cut(now)}"
            yield Fault("lost symbol", number, words)


def _cut(words: str) -> str:
    return words if len(words) <= _SHOWN else words[:_SHOWN] + "…"
