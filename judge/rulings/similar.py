"""Rulings that resemble one: the same cards, the same rules, similar words."""

import sqlite3
from collections.abc import Collection
from dataclasses import dataclass

from judge.cards.names import folded
from judge.corpus.stems import words_of
from judge.corpus.stop_words import STOP_WORDS
from judge.rulings.ruling import Kept, Ruling
from judge.rulings.store import read

_CANDIDATES = 40
_MOST_WORDS = 24
_LOOKED_AT = 4_000
_LIKE_WORDS = 0.86
_LIKE_IN_ALL = 0.68
_WORDS, _CARDS, _RULES = 0.55, 0.3, 0.15


@dataclass(frozen=True, slots=True)
class Resembling:
    """A ruling, and how much it is like the one that was given: 1 is the same."""

    kept: Kept
    likeness: float


def similar(db: sqlite3.Connection, ruling: Ruling, shown: int = 5) -> list[Resembling]:
    """Those that stand and resemble the ruling, the likest first."""
    others = read(db, _candidates(db, ruling))
    found = [Resembling(kept, likeness(ruling, kept.ruling)) for kept in others if kept.ruling.stands]
    alike = [one for one in found if one.likeness and one.kept.ruling.code != ruling.code]
    return sorted(alike, key=lambda one: (-one.likeness, one.kept.number))[:shown]


def likeness(one: Ruling, other: Ruling) -> float:
    """From 0 to 1; 0 where they do not resemble each other enough to be worth a look."""
    words = words_alike(one.question, other.question)
    parts = [(words, _WORDS)]
    for mine, theirs, weight in (
        (_keys(one), _keys(other), _CARDS),
        (one.rules, other.rules, _RULES),
    ):
        if mine and theirs:
            parts.append((_shared(mine, theirs), weight))
    in_all = sum(value * weight for value, weight in parts) / sum(weight for _, weight in parts)
    same_board = not (_keys(one) and _keys(other)) or bool(set(_keys(one)) & set(_keys(other)))
    return in_all if in_all >= _LIKE_IN_ALL or (words >= _LIKE_WORDS and same_board) else 0.0


def words_alike(one: str, other: str) -> float:
    """How alike two questions are, whatever the order of their words."""
    from rapidfuzz import fuzz

    return fuzz.token_sort_ratio(one.casefold(), other.casefold()) / 100


def _keys(ruling: Ruling) -> tuple[str, ...]:
    return tuple(map(folded, ruling.card_names))


def _shared(mine: Collection[str], theirs: Collection[str]) -> float:
    return len(set(mine) & set(theirs)) / len({*mine, *theirs})


def _candidates(db: sqlite3.Connection, ruling: Ruling) -> list[int]:
    """Few enough to look at each: the best by words, and those that share most cards."""
    numbers: list[int] = []
    words = _telling(db, ruling.question)
    if words:
        expression = "{title text} : (" + " OR ".join(f'"{word}"' for word in words) + ")"
        query = "select rowid from ruling_fts where ruling_fts match ? order by rank limit ?"
        numbers += [row[0] for row in db.execute(query, [expression, _CANDIDATES])]
    keys = _keys(ruling)
    if keys:
        marks = ",".join("?" * len(keys))
        query = (
            f"select ruling from ruling_card where card in ({marks})"
            " group by ruling order by count(*) desc, ruling limit ?"
        )
        numbers += [row[0] for row in db.execute(query, [*keys, _CANDIDATES])]
    return list(dict.fromkeys(numbers))


def _telling(db: sqlite3.Connection, question: str) -> list[str]:
    """The rarest words: what half of all rulings say tells nothing, and takes long to rank."""
    words = [word for word in dict.fromkeys(words_of(question)) if word not in STOP_WORDS]
    count = "select count(*) from (select 1 from ruling_fts where ruling_fts match ? limit ?)"
    rulings = {
        word: int(db.execute(count, [f'{{title text}} : "{word}"', _LOOKED_AT]).fetchone()[0])
        for word in words[:_MOST_WORDS]
    }
    found = sorted((word for word in rulings if rulings[word]), key=lambda word: rulings[word])
    few = [word for at, word in enumerate(found) if sum(rulings[w] for w in found[: at + 1]) <= _LOOKED_AT]
    return few or found[:1]
