"""An effect that already applies, as people write it down, in the words that cards print."""

import re

from judge.cards.text.clean import spell_alike

_VALUES = {"strength": "{S}", "willpower": "{W}", "lore": "{L}"}
_LASTS = r"this turn|for the rest of this turn|until the start of your next turn"
_AS_PRINTED = (
    (r"\bcannot\b", "can't"),
    (r"\buntil (?:the )?end of (?:(?:the|this|your) )?turn\b", "this turn"),
    (r"\buntil your next turn\b", "until the start of your next turn"),
    (r"\buntil the start of (?:their|its|his|her) next turn\b", "until the start of your next turn"),
    (r"\b(during|at the start of) your next turn\b", r"\1 their next turn"),
    (r"\b(resist|challenger) (?=\d)", r"\1 +"),
    (r"(?<=[+-]\d )(strength|willpower|lore)\b", lambda found: _VALUES[found[1].lower()]),
    (r'\.(?=")', ""),
    (r'^"([^"]*)"$', r"\1"),
    (r"^(?:this|chosen|that) (?:opposing )?(?:character|item|location)(?: of yours)? (?=\S)", ""),
    (r"^(?:they|he|she|it) (?=\S)", ""),
    (r"^(?:gain|have|has)(?= )", "gains"),
    (r"^(get|take|lose)(?= )", r"\1s"),
    (r"^(the next time )(?:they|he|she|it)\b", r"\1this character"),
    (
        r"^(at the end of (?:the|this|your) turn, (?:banish|return) )(?:them|him|her|it)\b",
        r"\1this character",
    ),
    (rf"^(when(?:ever)? [^,]+) ({_LASTS}), (.+)$", r'gains "\1, \3" \2'),
)
"""Other words for the same, and subjects that are the card itself; in this order."""


def as_printed(text: str) -> str:
    """The words of the effect without the subject and the last full stop."""
    words = spell_alike(text).rstrip(". ")
    for pattern, printed in _AS_PRINTED:
        words = re.sub(pattern, printed, words, flags=re.IGNORECASE)
    return words
