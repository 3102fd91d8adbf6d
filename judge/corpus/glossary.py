"""The glossary of the official text: a term on a line of its own, then what it means."""

import re
from itertools import pairwise

from judge.corpus.document import Sense, Term
from judge.corpus.lines import Line, joined

_LONGEST_TERM = 60
_SENTENCE_END = (".", ".”", ".)", "?", "!")
_SENSE = re.compile(r"(noun|verb|adjective|adverb)\. ")


def read_glossary(lines: list[Line]) -> tuple[Term, ...]:
    """The terms in the order of the document."""
    entries: list[list[str]] = []
    for line in lines:
        complete = not entries or (len(entries[-1]) > 1 and entries[-1][-1].endswith(_SENTENCE_END))
        if complete and _names_a_term(line.text):
            entries.append([line.text])
        elif entries:
            entries[-1].append(line.text)
    return tuple(_term(name, definition) for name, *definition in entries)


def _names_a_term(text: str) -> bool:
    return len(text) <= _LONGEST_TERM and not text.endswith((".", "”", ")", ",", ";", ":"))


def _term(name: str, definition: list[str]) -> Term:
    text = joined(definition)
    starts = [index for index, line in enumerate(definition) if _SENSE.match(line)]
    senses = tuple(
        _sense(joined(definition[start:end])) for start, end in pairwise([*starts, len(definition)])
    )
    return Term(name, text, senses)


def _sense(text: str) -> Sense:
    part_of_speech, _, meaning = text.partition(". ")
    return Sense(part_of_speech, meaning)
