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

    @property
    def names(self) -> tuple[str, str]:
        return (bare(self.words), bare(self.means))


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


def read_question(db: sqlite3.Connection, text: str) -> Question:
    """Punctuation, quotes and operators of a query language are only punctuation here."""
    words = [word[:_LONGEST_WORD] for word in words_of(text)[:_MOST_WORDS]]
    aliases = _alias_table(db)
    concepts: list[Concept] = []
    used: list[tuple[str, str]] = []
    while words:
        length, means = _longest_alias(words, aliases)
        phrase = words[:length]
        words = words[length:]
        if means:
            used.append((" ".join(phrase), means))
        if means or bare(phrase[0]) not in STOP_WORDS:
            concepts.append(_concept(phrase, means))
    return Question(tuple(dict.fromkeys(concepts)), tuple(dict.fromkeys(used)))


def _alias_table(db: sqlite3.Connection) -> dict[tuple[str, ...], str]:
    """Aliases by their stems, so that "desafiado" is found under "desafiar"; English ones as they are."""
    table: dict[tuple[str, ...], str] = {}
    for row in db.execute("select language, phrase, means from alias order by language desc"):
        table[_stems(words_of(row["phrase"]))] = row["means"]
    return table


def _stems(words: list[str]) -> tuple[str, ...]:
    return tuple(bare(spanish_stem(word)) for word in words)


def _longest_alias(words: list[str], aliases: dict[tuple[str, ...], str]) -> tuple[int, str]:
    for length in range(min(_LONGEST_PHRASE, len(words)), 0, -1):
        means = aliases.get(_stems(words[:length]))
        if means and (length > 1 or bare(words[0]) not in STOP_WORDS):
            return length, means
    return 1, ""


def _concept(phrase: list[str], means: str) -> Concept:
    weighted = (
        (_english(phrase), _BY_ITSELF_UNDER_AN_ALIAS if means else 1.0),
        (_all_of("stems", [spanish_stem(word) for word in phrase]), 1.0),
        (_english(words_of(means)), 1.0),
    )
    return Concept(" ".join(phrase), means, tuple(found for found in weighted if found[0]))


def _english(words: list[str]) -> str:
    return _all_of(_ENGLISH_COLUMNS, [word for word in words if bare(word) not in STOP_WORDS])


def _all_of(columns: str, words: list[str]) -> str:
    quoted = " AND ".join(f'"{word}"' for word in words)
    return f"{columns} : ({quoted})" if words else ""
