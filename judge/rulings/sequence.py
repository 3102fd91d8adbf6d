"""The sequence of a ruling in parts: one for each outcome, where there are several."""

import re
from collections.abc import Iterable

from judge.rulings.ruling import SequenceStep

_HEADING = re.compile(r"(Outcome|Resultado) \d+ \(.*\)")
Part = tuple[str, list[SequenceStep]]
"""The heading of the outcome, "" where there is only one, and its steps."""


def heading(word: str, number: int, choices: str) -> SequenceStep:
    """What opens the steps of one outcome of several."""
    return SequenceStep(f"{word} {number} ({choices})")


def is_heading(step: SequenceStep) -> bool:
    return not step.rules and not step.depth and bool(_HEADING.fullmatch(step.text))


def parts(sequence: Iterable[SequenceStep]) -> list[Part]:
    """The steps under their headings."""
    found: list[Part] = []
    for step in sequence:
        if is_heading(step):
            found.append((step.text, []))
        else:
            if not found:
                found.append(("", []))
            found[-1][1].append(step)
    return found
