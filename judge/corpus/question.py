"""A search in the user's words, taken apart into what it names."""

import re
import sqlite3
from dataclasses import dataclass, replace
from functools import cached_property

from judge.corpus.players_words import players_words
from judge.corpus.spelling import Spelling
from judge.corpus.stems import spanish_stem, words_of
from judge.corpus.stop_words import (
    ENGLISH_STOP_WORDS,
    SPANISH_STOP_WORDS,
    STOP_WORDS,
    WEAK_WORDS,
    language_of,
)
from judge.corpus.term_lookup import bare

_MOST_WORDS = 40
_LONGEST_WORD = 60
_LONGEST_TEXT = 2_000
_LONGEST_QUOTED = 6
_ENGLISH_COLUMNS = "{title heading context text tags}"
_STOP_WORDS = {"en": ENGLISH_STOP_WORDS, "es": SPANISH_STOP_WORDS, "": STOP_WORDS}


# A player's word for another game's thing means our thing first, and what it says itself hardly.
_BY_ITSELF_UNDER_AN_ALIAS = 0.3
_WEAK = 0.3
_OF_A_CARD = 0.7


@dataclass(frozen=True, slots=True)
class Concept:
    """One thing that is asked about: any of the expressions (of FTS5) finds it, each with its weight."""

    words: str
    means: str
    expressions: tuple[tuple[str, float], ...]
    is_a_title: bool
    weight: float = 1.0

    @property
    def names(self) -> tuple[str, ...]:
        return (bare(self.words), *map(bare, self.means.split("|")))


@dataclass(frozen=True)
class Question:
    """The concepts in the order of the words, what was taken for the rulebook's words, and for a slip."""

    concepts: tuple[Concept, ...]
    aliases: tuple[tuple[str, str], ...]
    corrected: tuple[tuple[str, str], ...] = ()
    language: str = ""

    @cached_property
    def expression(self) -> str:
        """Finds whatever names any of it."""
        return " OR ".join(expression for concept in self.concepts for expression, _ in concept.expressions)

    @cached_property
    def stems(self) -> frozenset[str]:
        return frozenset(spanish_stem(word) for concept in self.concepts for word in concept.words.split())


def read_question(db: sqlite3.Connection, text: str) -> Question:
    """Punctuation, quotes and operators of a query language are only punctuation here."""
    written = [word[:_LONGEST_WORD] for word in words_of(text)[:_MOST_WORDS]]
    language = language_of([bare(word) for word in written], text)
    spelling = Spelling(db, language)
    words = [spelling.meant(word) for word in written]
    meanings, titles = players_words(db, language), _titles(db)
    concepts = _quoted(text)
    used: list[tuple[str, str]] = []
    while words:
        length, means, is_ours = meanings.longest(words, _STOP_WORDS[language])
        phrase, words = words[:length], words[length:]
        if means and is_ours:
            used.append((" ".join(phrase), means))
        if means or bare(phrase[0]) not in _STOP_WORDS[language]:
            concepts.append(_concept(phrase, means, titles, language))
    concepts = [_as_a_name(concept) if _is_a_name(db, concept) else concept for concept in concepts]
    return Question(tuple(dict.fromkeys(concepts)), tuple(dict.fromkeys(used)), spelling.corrected, language)


def _quoted(text: str) -> list[Concept]:
    """Words between quotation marks are the words of a card: just those, small ones too."""
    phrases = (words_of(quoted) for quoted in re.findall(r'["“«]([^"“”«»]+)["”»]', text[:_LONGEST_TEXT]))
    return [
        Concept(" ".join(words), "", (('{title text} : "' + " ".join(words) + '"', 1.0),), False)
        for words in phrases
        if 0 < len(words) <= _LONGEST_QUOTED
    ]


def _is_a_name(db: sqlite3.Connection, concept: Concept) -> bool:
    """A word that only examples have is of a card's name: what is asked is the rule, not the card."""
    query = (
        "select distinct p.kind from passage_fts f join passage p on p.id = f.rowid where passage_fts match ?"
    )
    if concept.means or not concept.expressions:
        return False
    own = concept.expressions[0][0].replace(_ENGLISH_COLUMNS, "{title text}")
    return {row["kind"] for row in db.execute(query, [own])} == {"example"}


def _as_a_name(concept: Concept) -> Concept:
    return replace(concept, weight=_OF_A_CARD)


def _titles(db: sqlite3.Connection) -> frozenset[str]:
    rows = db.execute(
        "select distinct r.title from rule r join document d on d.id = r.document"
        " where d.language = 'en' and r.title <> ''"
    )
    return frozenset(bare(row["title"]) for row in rows)


def _concept(phrase: list[str], means: str, titles: frozenset[str], language: str) -> Concept:
    own = [word for word in phrase if bare(word) not in _STOP_WORDS[language]]
    weighted = [(_all_of(_ENGLISH_COLUMNS, own), _BY_ITSELF_UNDER_AN_ALIAS if means else 1.0)]
    if language != "en":
        weighted.append((_all_of("stems", [spanish_stem(word) for word in phrase]), 1.0))
    weighted += [(_all_of(_ENGLISH_COLUMNS, words_of(one)), 1.0) for one in means.split("|")]
    words = " ".join(phrase)
    expressions = tuple(found for found in weighted if found[0])
    weight = _WEAK if bare(words) in WEAK_WORDS else 1.0
    return Concept(words, means, expressions, bare(words) in titles, weight)


def _all_of(columns: str, words: list[str]) -> str:
    quoted = " AND ".join(f'"{word}"' for word in words)
    return f"{columns} : ({quoted})" if words else ""
