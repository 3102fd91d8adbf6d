"""Words that are one slip of the pen away from a word of the table, and from no other."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from judge.ask.lexicon import Word, is_known, known_words, meaning_of

_SHORTEST = 6
"""Shorter words are too like one another."""


def corrected(words: list[Word], language: str, is_name: Callable[[str], bool]) -> Iterator[Word]:
    """The words with slips put right; what may be part of a card's name is left alone."""
    for word in words:
        doubtful = len(word.bare) >= _SHORTEST and word.bare.isalpha() and not is_known(word.bare, language)
        meant = _meant(word.bare, language) if doubtful and not is_name(word.bare) else ""
        yield replace(word, bare=meant) if meant else word


def _meant(written: str, language: str) -> str:
    """The word it is; nothing where none is near, or where two that mean different things are."""
    from rapidfuzz.distance import OSA

    near = [
        word
        for word in known_words(language)
        if word[0] == written[0] and len(word) >= _SHORTEST - 1 and OSA.distance(word, written) == 1
    ]
    meanings = {meaning_of(word, language) for word in near}
    return near[0] if len(meanings) == 1 and None not in meanings else ""
