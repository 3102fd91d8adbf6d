"""How alike two texts are, counting a rare word for more than a common one."""

import math
import re
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from judge.corpus.references import numbers_named

_WORD = re.compile(r"\{\w\}|[\w’']+")


@lru_cache(maxsize=4096)
def words_in(text: str) -> tuple[str, ...]:
    """In small letters; a symbol such as {E} is a word, an apostrophe is straight or curled alike."""
    return tuple(word.casefold().replace("’", "'") for word in _WORD.findall(text))


@lru_cache(maxsize=4096)
def masked(text: str) -> str:
    """Without its cross-references, in small letters: what is left when only those were renumbered."""
    for number in sorted(numbers_named(text), key=len, reverse=True):
        text = re.sub(rf"(?<![\d.]){re.escape(number)}(?![\d]|\.\d)", "§", text)
    # A line may break behind a dash or a slash, so a space there says nothing.
    return re.sub(r"\s*([—–/-])\s*", r"\1", " ".join(text.casefold().split()))


class Similarity:
    """Knows how rare each word is in a set of texts."""

    def __init__(self, texts: Iterable[str]) -> None:
        bags = [set(words_in(text)) for text in texts]
        self._texts = max(len(bags), 1)
        self._holding = Counter(word for bag in bags for word in bag)
        self._weights: dict[str, float] = {}

    def weight(self, word: str) -> float:
        if word not in self._weights:
            self._weights[word] = math.log((self._texts + 1) / (self._holding[word] + 0.5))
        return self._weights[word]

    def alike(self, one: str, other: str, least: float = 0.0) -> float:
        """From 0 to 1: half for the words they share, half for those in the same order; 0 below `least`."""
        from rapidfuzz.distance import Indel

        shared = self._shared(one, other)
        if (shared + 1) / 2 < least:
            return 0.0
        likeness = (shared + Indel.normalized_similarity(words_in(one), words_in(other))) / 2
        return likeness if likeness >= least else 0.0

    def covered(self, part: str, whole: str) -> float:
        """From 0 to 1: how much of the first text stands in the second."""
        mine, theirs = set(words_in(part)), set(words_in(whole))
        return self._sum(mine & theirs) / (self._sum(mine) or 1.0)

    def _shared(self, one: str, other: str) -> float:
        mine, theirs = set(words_in(one)), set(words_in(other))
        return 2 * self._sum(mine & theirs) / ((self._sum(mine) + self._sum(theirs)) or 1.0)

    def _sum(self, words: Iterable[str]) -> float:
        return sum(map(self.weight, words))
