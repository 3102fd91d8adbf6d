"""A search in the user's words, taken apart into what it names."""

import sqlite3
from dataclasses import dataclass
from functools import cached_property

from judge.corpus.stems import spanish_stem, words_of
from judge.corpus.stop_words import STOP_WORDS
from judge.corpus.term_lookup import bare

_MOST_WORDS = 40
_LONGEST_WORD = 60
_LONGEST_PHRASE = 6
_ENGLISH_COLUMNS = "{title heading context text tags}"


# A player's word for another game's thing means our thing first, and what it says itself hardly.
_BY_ITSELF_UNDER_AN_ALIAS = 0.3


@dataclass(frozen=True, slots=True)
class Concept:
    """One thing that is asked about: any of the expressions (of FTS5) finds it, each with its weight."""

    words: str
    means: str
    expressions: tuple[tuple[str, float], ...]
    is_a_title: bool

    @property
    def names(self) -> tuple[str, ...]:
        return (bare(self.words), *map(bare, self.means.split("|")))


@dataclass(frozen=True)
class Question:
    """The concepts in the order of the words, and the players' words that were taken for the rulebook's."""

    concepts: tuple[Concept, ...]
    aliases: tuple[tuple[str, str], ...]

    @cached_property
    def expression(self) -> str:
        """Finds whatever names any of it."""
        return " OR ".join(expression for concept in self.concepts for expression, _ in concept.expressions)

    @cached_property
    def stems(self) -> frozenset[str]:
        return frozenset(spanish_stem(word) for concept in self.concepts for word in concept.words.split())


Words = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Aliases:
    """Our table: by the words as they are, and by their stems, so that "desafiado" is "desafiar"."""

    exact: dict[Words, str]
    stemmed: dict[Words, str]

    def longest(self, words: list[str]) -> tuple[int, str]:
        """How many of the first words are an alias, and what it means."""
        for length in range(min(_LONGEST_PHRASE, len(words)), 0, -1):
            means = self._means(words[:length])
            if means and (length > 1 or bare(words[0]) not in STOP_WORDS):
                return length, means
        return 1, ""

    def _means(self, phrase: list[str]) -> str:
        return self.exact.get(_bare_words(phrase)) or self.stemmed.get(_stems(phrase), "")


def read_question(db: sqlite3.Connection, text: str) -> Question:
    """Punctuation, quotes and operators of a query language are only punctuation here."""
    words = [word[:_LONGEST_WORD] for word in words_of(text)[:_MOST_WORDS]]
    aliases, titles = _aliases(db), _titles(db)
    concepts: list[Concept] = []
    used: list[tuple[str, str]] = []
    while words:
        length, means = aliases.longest(words)
        phrase, words = words[:length], words[length:]
        if means:
            used.append((" ".join(phrase), means))
        if means or bare(phrase[0]) not in STOP_WORDS:
            concepts.append(_concept(phrase, means, titles))
    return Question(tuple(dict.fromkeys(concepts)), tuple(dict.fromkeys(used)))


def _aliases(db: sqlite3.Connection) -> _Aliases:
    rows = db.execute("select phrase, means from alias order by language desc").fetchall()
    return _Aliases(
        exact={_bare_words(words_of(row["phrase"])): row["means"] for row in rows},
        stemmed={_stems(words_of(row["phrase"])): row["means"] for row in rows},
    )


def _titles(db: sqlite3.Connection) -> frozenset[str]:
    rows = db.execute(
        "select distinct r.title from rule r join document d on d.id = r.document"
        " where d.language = 'en' and r.title <> ''"
    )
    return frozenset(bare(row["title"]) for row in rows)


def _bare_words(words: list[str]) -> Words:
    return tuple(bare(word) for word in words)


def _stems(words: list[str]) -> Words:
    return tuple(bare(spanish_stem(word)) for word in words)


def _concept(phrase: list[str], means: str, titles: frozenset[str]) -> Concept:
    own = [word for word in phrase if bare(word) not in STOP_WORDS]
    weighted = (
        (_all_of(_ENGLISH_COLUMNS, own), _BY_ITSELF_UNDER_AN_ALIAS if means else 1.0),
        (_all_of("stems", [spanish_stem(word) for word in phrase]), 1.0),
        *((_all_of(_ENGLISH_COLUMNS, words_of(one)), 1.0) for one in means.split("|")),
    )
    words = " ".join(phrase)
    return Concept(words, means, tuple(found for found in weighted if found[0]), bare(words) in titles)


def _all_of(columns: str, words: list[str]) -> str:
    quoted = " AND ".join(f'"{word}"' for word in words)
    return f"{columns} : ({quoted})" if words else ""
