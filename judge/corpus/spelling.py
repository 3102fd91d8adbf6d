"""Slips of the finger in a search: a word that nothing knows is read as the known word it is nearly."""

import sqlite3
from functools import cached_property

from judge.corpus.players_words import DICTIONARY, plain_forms
from judge.corpus.stems import spanish_stem, words_of
from judge.corpus.stop_words import ENGLISH_STOP_WORDS, SPANISH_STOP_WORDS, STOP_WORDS
from judge.corpus.term_lookup import bare

_SHORTEST = 5
_SHORTEST_WITH_TWO_SLIPS = 8
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Spelling:
    """What the words of one search were meant to be, and which of them were read so."""

    def __init__(self, db: sqlite3.Connection, language: str) -> None:
        self._db = db
        self._language = language
        self._corrected: dict[str, str] = {}

    @property
    def corrected(self) -> tuple[tuple[str, str], ...]:
        return tuple(self._corrected.items())

    def meant(self, word: str) -> str:
        """The word itself where it is known or nothing is near."""
        if len(word) < _SHORTEST or word.isnumeric() or self._is_known(word):
            return word
        near = self._nearest(bare(word))
        if near:
            self._corrected[word] = near
        return near or word

    def _is_known(self, word: str) -> bool:
        if bare(word) in STOP_WORDS or self._is_found(word):
            return True
        return any(form in self._vocabulary for form in (bare(word), *plain_forms(bare(word))))

    def _is_found(self, word: str) -> bool:
        """In the texts of the question's language; a stem is no word where the language isn't known."""
        query = (
            "select 1 from passage_fts f join passage p on p.id = f.rowid"
            " where passage_fts match ? and p.language = ? limit 1"
        )
        match = f'stems : "{spanish_stem(word)}"' if self._language == "es" else f'"{word}"'
        found = self._db.execute(query, [match, self._language or "en"])
        return found.fetchone() is not None

    @cached_property
    def _vocabulary(self) -> dict[str, int]:
        """The words of the rule documents, of our table, and the small ones, with how often each stands."""
        languages = {"en": ("en",), "es": ("es", DICTIONARY)}.get(self._language, ("en", "es", DICTIONARY))
        marks = ", ".join("?" for _ in languages)
        passages = self._db.execute(
            f"select title, text from passage where document <> '' and language in ({marks})", languages
        )
        phrases = self._db.execute(f"select phrase from alias where language in ({marks})", languages)
        small = {"en": ENGLISH_STOP_WORDS, "es": SPANISH_STOP_WORDS}.get(self._language, STOP_WORDS)
        counts: dict[str, int] = dict.fromkeys(small, 1)
        for row in (*passages, *phrases):
            for word in words_of(bare(" ".join(row))):
                counts[word] = counts.get(word, 0) + 1
        return counts

    def _nearest(self, word: str) -> str:
        """One slip away; two in a long word; of several the commonest."""
        near = [known for known in _one_slip_away(word) if known in self._vocabulary]
        if not near and len(word) >= _SHORTEST_WITH_TWO_SLIPS:
            near = self._two_slips_away(word)
        return max(near, key=lambda known: (self._vocabulary[known], known), default="")

    def _two_slips_away(self, word: str) -> list[str]:
        from rapidfuzz.distance import OSA

        known = [one for one in self._vocabulary if one[0] == word[0] and abs(len(one) - len(word)) <= 2]
        return [one for one in known if OSA.distance(one, word, score_cutoff=2) <= 2]


def _one_slip_away(word: str) -> set[str]:
    halves = [(word[:i], word[i:]) for i in range(len(word) + 1)]
    dropped = {a + b[1:] for a, b in halves if b}
    swapped = {a + b[1] + b[0] + b[2:] for a, b in halves if len(b) > 1}
    other = {a + letter + b[1:] for a, b in halves if b for letter in _LETTERS}
    more = {a + letter + b for a, b in halves for letter in _LETTERS}
    return (dropped | swapped | other | more) - {word}
