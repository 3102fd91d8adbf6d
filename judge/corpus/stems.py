"""Words and their Spanish stems, the same for the index and for a question."""

import re
from functools import cache
from typing import Any


def words_of(text: str) -> list[str]:
    """In small letters, without punctuation."""
    return re.findall(r"\w+", text.casefold())


def spanish_stems(text: str) -> str:
    """The words of a Spanish text by their stems."""
    return " ".join(spanish_stem(word) for word in words_of(text))


@cache
def spanish_stem(word: str) -> str:
    return str(_stemmer().stemWord(word))


@cache
def _stemmer() -> Any:
    import snowballstemmer

    return snowballstemmer.stemmer("spanish")
