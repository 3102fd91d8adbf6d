"""The short id of a ruling: the same in every database, safe in a file name, readable aloud."""

import hashlib
import re

# Without letters that look like digits, and without vowels, so that no code spells a word.
_ALPHABET = "0123456789BCDFGHJKLMNPQRSTVWXYZ"
_LENGTH = 8
_SHAPE = re.compile(rf"[{_ALPHABET}]{{{_LENGTH}}}")


def code_of(*parts: str) -> str:
    """The code for what makes a ruling this one and no other."""
    number = int.from_bytes(hashlib.sha256("\n".join(parts).encode()).digest()[:16], "big")
    letters = []
    for _ in range(_LENGTH):
        number, rest = divmod(number, len(_ALPHABET))
        letters.append(_ALPHABET[rest])
    return "".join(letters)


def is_a_code(text: str) -> bool:
    return bool(_SHAPE.fullmatch(text))
