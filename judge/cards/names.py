"""Card names as people write them: exact for files, by likeness for people, never silently wrong."""

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

from judge.letters import without_accents

_DASHES = re.compile(r" ?[-‐‑‒–—―−] ?")
_INNER_APOSTROPHE = re.compile(r"(?<=\w)'(?=\w)")
_NO_LETTER = re.compile(r"[^\w]+")
_QUOTES = str.maketrans({"‘": "'", "’": "'", "“": '"', "”": '"', "ʻ": "'", "`": "'"})

WORD_CUTOFF = 75
"""A word less alike than this, of 100, is another word."""
CLEAR_SCORE = 87
"""A name less alike than this is asked about, not shown."""
NEAR_SCORE = 60
"""A whole name less alike than this is not even offered."""
CLEAR_MARGIN = 5
"""Names as close to the best as this are all listed."""
SUGGESTIONS = 5
_LONGEST_NAME = 80
_PREFIX_SCORE, _PREFIX_LENGTH = 92.0, 3
_LITTLE_WORDS = frozenset({"a", "an", "and", "at", "in", "n", "of", "on", "or", "the", "to"})


@lru_cache(maxsize=4096)
def folded(name: str) -> str:
    """A name without case, accents, kinds of dash or quotation mark: the key under which a card is kept."""
    if not name.isascii() or "`" in name:
        name = without_accents(name.translate(_QUOTES))
    return _DASHES.sub("-", " ".join(name.casefold().split()))


def name_words(name: str) -> tuple[str, ...]:
    """The words of a name without any punctuation: "One 'n' Two's" is one, n, twos."""
    plain = _INNER_APOSTROPHE.sub("", folded(name)).replace("&", " and ")
    return tuple(_NO_LETTER.sub(" ", plain).split())


class CardName(NamedTuple):
    """What a card is called; `key` and `name_key` are its full name and its name, folded."""

    full_name: str
    name: str
    other_names: tuple[str, ...]
    key: str
    name_key: str

    @classmethod
    def of(cls, full_name: str, name: str, other_names: tuple[str, ...]) -> "CardName":
        return cls(full_name, name, other_names, folded(full_name), folded(name))


@dataclass(frozen=True, slots=True)
class Match:
    """The one card that is meant; `exact` where the words are its name and not just like it."""

    full_name: str
    exact: bool


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """Several cards could be meant, the likeliest first."""

    text: str
    full_names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NotFound:
    """No card is called so; `nearest` are the names most like it, the likeliest first."""

    text: str
    nearest: tuple[str, ...]


class NameIndex:
    """The names of a pool, looked up exactly or by likeness."""

    def __init__(self, names: Iterable[CardName]) -> None:
        self.names = tuple(names)
        self._by_key = {name.key: name.full_name for name in self.names}
        self._by_name: dict[str, list[str]] = defaultdict(list)
        self._by_part: dict[str, list[str]] = defaultdict(list)
        for name in self.names:
            self._by_name[name.name_key].append(name.full_name)
            for part in name.other_names:
                self._by_part[folded(part)].append(name.full_name)

    def full_name(self, text: str) -> str | None:
        """The card of exactly this full name; case, accents and kinds of dash don't matter."""
        return self._by_key.get(folded(text))

    def find_exactly(self, text: str) -> Match | Ambiguous | NotFound:
        """By full name, or by name alone where that leaves no doubt; never by likeness."""
        key = folded(text)
        if key in self._by_key:
            return Match(self._by_key[key], exact=True)
        named = self._by_name.get(key) or self._by_part.get(key)
        if not named:
            return NotFound(text, self.nearest(text))
        return Match(named[0], exact=True) if len(named) == 1 else Ambiguous(text, tuple(named))

    def find_alike(self, text: str) -> Match | Ambiguous | NotFound:
        """By any spelling: one clear match, several that are as good, or none with the nearest."""
        exact = self.find_exactly_worded(text)
        if not isinstance(exact, NotFound):
            return exact
        scored = self._scored(text)
        if not scored or scored[0][0] < CLEAR_SCORE:
            return NotFound(text, self._nearest(text, scored))
        close = tuple(name for score, _, name in scored if score >= scored[0][0] - CLEAR_MARGIN)
        return Match(close[0], exact=False) if len(close) == 1 else Ambiguous(text, close)

    def find_exactly_worded(self, text: str) -> Match | Ambiguous | NotFound:
        """The same words as a full name or a name, in any order and with any punctuation."""
        if (full_name := self.full_name(text)) is not None:
            return Match(full_name, exact=True)
        words = name_words(text)
        alike = self._by_words.get(" ".join(sorted(words))) or self._by_words.get("".join(words))
        named = alike or self._by_name.get(folded(text), [])
        if not named:
            return NotFound(text, ())
        return Match(named[0], exact=True) if len(named) == 1 else Ambiguous(text, tuple(named))

    def nearest(self, text: str) -> tuple[str, ...]:
        """The names most like the text, to be offered."""
        return self._nearest(text, self._scored(text))

    def _nearest(self, text: str, scored: list[tuple[float, float, str]]) -> tuple[str, ...]:
        from rapidfuzz import fuzz, process

        if scored and scored[0][0] >= WORD_CUTOFF / 2:
            return tuple(name for _, _, name in scored[:SUGGESTIONS])
        asked, limit = folded(text[:_LONGEST_NAME]), SUGGESTIONS
        keys = [name.key for name in self.names]
        found = process.extract(asked, keys, scorer=fuzz.ratio, score_cutoff=NEAR_SCORE, limit=limit)
        return tuple(self.names[at].full_name for _, _, at in found)

    def _scored(self, text: str) -> list[tuple[float, float, str]]:
        """(likeness of the asked words, share of the name they cover, full name), the best first."""
        asked = name_words(text[:_LONGEST_NAME])
        weights = [0.5 if word in _LITTLE_WORDS else float(len(word)) for word in asked]
        scores: dict[int, float] = defaultdict(float)
        for word, weight in zip(asked, weights, strict=True):
            for at, likeness in self._cards_with_word_like(word).items():
                scores[at] += weight * likeness
        total = sum(weights) or 1.0
        found = [(score / total, self._cover(len(asked), at), at) for at, score in scores.items()]
        found.sort(key=lambda one: (-one[0], -one[1], one[2]))
        return [(score, cover, self.names[at].full_name) for score, cover, at in found]

    def _cover(self, asked: int, at: int) -> float:
        return asked / max(1, len(self._words[at]))

    def _cards_with_word_like(self, word: str) -> dict[int, float]:
        """Each card that has a word like this one, with the likeness of its best word."""
        from rapidfuzz import fuzz, process

        alike = {
            found: score
            for found, score, _ in process.extract(
                word, self._cards_by_word.keys(), scorer=fuzz.ratio, score_cutoff=WORD_CUTOFF, limit=None
            )
        }
        if len(word) >= _PREFIX_LENGTH:
            for found in self._cards_by_word:
                if found.startswith(word):
                    alike[found] = max(alike.get(found, 0.0), _PREFIX_SCORE)
        best: dict[int, float] = {}
        for found, score in sorted(alike.items(), key=lambda one: one[1]):
            best.update(dict.fromkeys(self._cards_by_word[found], 100.0 if found == word else score))
        return best

    @cached_property
    def _words(self) -> list[tuple[str, ...]]:
        return [name_words(name.full_name) for name in self.names]

    @cached_property
    def _by_words(self) -> dict[str, list[str]]:
        """Names under their words in order of the alphabet, and under their words run together."""
        found: dict[str, list[str]] = defaultdict(list)
        for words, name in zip(self._words, self.names, strict=True):
            for key in {" ".join(sorted(words)), "".join(words)}:
                found[key].append(name.full_name)
        return found

    @cached_property
    def _cards_by_word(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = defaultdict(list)
        for at, words in enumerate(self._words):
            for word in words:
                found[word].append(at)
        return found
