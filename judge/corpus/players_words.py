"""Players' words for the rulebook's: our table, matched by the words as they are and by their other forms."""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass

from judge.corpus.stems import spanish_stem, words_of
from judge.corpus.term_lookup import bare

# Everyday words of a language, as a dictionary has them; not worth a remark to the user.
DICTIONARY = "es-words"
_LONGEST_PHRASE = 6

Words = tuple[str, ...]
Meanings = dict[Words, tuple[str, bool]]


@dataclass(frozen=True, slots=True)
class PlayersWords:
    """By the words as they are, and by their stems, so that "desafiado" is "desafiar"."""

    exact: Meanings
    stemmed: Meanings
    english: bool

    def longest(self, words: list[str], stop_words: frozenset[str]) -> tuple[int, str, bool]:
        """How many of the first words are an alias, what it means, and whether that needs saying."""
        for length in range(min(_LONGEST_PHRASE, len(words)), 0, -1):
            means, is_ours = self._means(words[:length])
            if means and (length > 1 or bare(words[0]) not in stop_words):
                return length, means, is_ours
        return 1, "", False

    def _means(self, phrase: list[str]) -> tuple[str, bool]:
        found = self.exact.get(_bare_words(phrase))
        if not found and self.stemmed:
            found = self.stemmed.get(_stems(phrase))
        if not found and self.english:
            *before, last = _bare_words(phrase)
            forms = ((*before, form) for form in plain_forms(last))
            found = next((self.exact[form] for form in forms if form in self.exact), None)
        # "cost" has the stem of "coste" and is the rulebook's word already.
        return found if found and _bare_words(phrase) != _bare_words(words_of(found[0])) else ("", False)


def players_words(db: sqlite3.Connection, language: str) -> PlayersWords:
    """Those of the question's language; of both, English first, where it is not known."""
    rows = db.execute("select language, phrase, means from alias").fetchall()
    order = {"en": ("en",), "es": (DICTIONARY, "es")}.get(language, (DICTIONARY, "es", "en"))
    chosen = sorted((row for row in rows if row["language"] in order), key=lambda row: order.index(row[0]))
    # Of two phrases with one stem, the first in the table is the one that other forms mean.
    spanish = [row for row in reversed(rows) if row["language"] in order and row["language"] != "en"]
    spanish.sort(key=lambda row: order.index(row["language"]))
    return PlayersWords(
        exact={_bare_words(words_of(row["phrase"])): _meaning(row) for row in chosen},
        stemmed={_stems(words_of(row["phrase"])): _meaning(row) for row in spanish},
        english=language != "es",
    )


def _meaning(row: sqlite3.Row) -> tuple[str, bool]:
    return row["means"], row["language"] != DICTIONARY


def _bare_words(words: list[str]) -> Words:
    return tuple(bare(word) for word in words)


def _stems(words: list[str]) -> Words:
    return tuple(bare(spanish_stem(word)) for word in words)


def plain_forms(word: str) -> Iterator[str]:
    """attackers, attacked, tapping, dying: what the word may be a form of."""
    for ending in ("s", "es", "ed", "d", "ing"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            base = word.removesuffix(ending)
            yield from (base, base + "e")
            if base[-1] == base[-2]:
                yield base[:-1]
