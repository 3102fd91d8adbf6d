"""The words of a question by the table of words: which language it is in, and what each word is."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from judge.ask.conjugation import conjugated
from judge.letters import without_accents

_WORD = re.compile(
    r"[’'](?:s|ve|re|ll|m|d)\b|n[’']t\b|\+?\d+|\w+?(?=n[’']t\b)"
    r"|\w+(?:[’'](?!(?:s|t|ve|re|ll|m|d)\b)\w+)*|[?¿!¡.,:;]"
)
_LONGEST = 10
_CHOICE = re.compile(r"\(([^()]*)\)")
_PUNCTUATION = frozenset("?¿!¡.,:;")


@dataclass(frozen=True, slots=True)
class Word:
    """A word as it is written, where it stands, and bare: small letters without accents."""

    text: str
    bare: str
    start: int
    end: int

    @property
    def is_punctuation(self) -> bool:
        return self.text in _PUNCTUATION

    @property
    def is_number(self) -> bool:
        return self.bare.lstrip("+").isdigit()

    @property
    def is_capitalised(self) -> bool:
        return self.text[:1].isupper()


def words_of(text: str) -> list[Word]:
    """The words and marks of a text; a possessive 's is a word of its own."""
    return [Word(m[0], bare(m[0]), m.start(), m.end()) for m in _WORD.finditer(text)]


def bare(text: str) -> str:
    """Small letters, straight apostrophes, no accents."""
    return without_accents(text.casefold().replace("’", "'"))


@lru_cache(maxsize=1)
def _table() -> Mapping[str, Mapping[str, Any]]:
    with (Path(__file__).parent / "words.toml").open("rb") as file:
        return tomllib.load(file)


@lru_cache(maxsize=2)
def lexicon(language: str) -> Mapping[str, tuple[str, str]]:
    """Every phrase of a language with its kind and value; of two kinds the first in the table wins."""
    phrases: dict[str, tuple[str, str]] = {}
    for kind, languages in _table().items():
        for value, forms in languages.get(language, {}).items():
            for form in _forms(forms):
                phrases.setdefault(form, (kind, value))
    if language == "es":
        for form, (_, value) in [one for one in phrases.items() if one[1][0] == "verb"]:
            for kind, made in conjugated(form):
                phrases.setdefault(made, (kind, value))
    return phrases


@lru_cache(maxsize=1)
def _second_parts() -> Mapping[str, frozenset[str]]:
    return {part: frozenset(_forms(forms)) for part, forms in _table()["also"].items()}


def is_also(text: str, part: str) -> bool:
    """Whether a word can play a second part, which only its neighbours tell: "la" as an object, "one"."""
    return bare(text) in _second_parts()[part]


def _forms(forms: str) -> Iterator[str]:
    """Every phrase of an entry, its choices in brackets written out."""
    for form in forms.split("|"):
        yield from _written_out(form)


def _written_out(form: str) -> Iterator[str]:
    choice = _CHOICE.search(form)
    if choice is None:
        yield " ".join(form.split())
        return
    for one in choice[1].split("/"):
        yield from _written_out(f"{form[: choice.start()]}{one}{form[choice.end() :]}")


@lru_cache(maxsize=2)
def units(language: str) -> Mapping[str, str]:
    """What can be counted, also where the word is a verb too: ink, damage."""
    return {form: unit for unit, forms in _table()["unit"][language].items() for form in _forms(forms)}


def language_of(text: str) -> str:
    """es where more of the words are Spanish ones; otherwise en."""
    if "¿" in text:
        return "es"
    words = [word.bare for word in words_of(text)]
    english = sum(word in lexicon("en") for word in words)
    spanish = sum(word in lexicon("es") for word in words)
    return "es" if spanish > english else "en"


def is_known(word: str, language: str) -> bool:
    """Whether the table has it by itself or as part of a phrase."""
    return word in _single_words(language)


def known_words(language: str) -> frozenset[str]:
    """Every word of the table."""
    return _single_words(language)


def meaning_of(word: str, language: str) -> tuple[str, str] | None:
    """What a word is by itself; None where it is only part of a phrase."""
    return lexicon(language).get(word)


@lru_cache(maxsize=2)
def _single_words(language: str) -> frozenset[str]:
    return frozenset(word for phrase in lexicon(language) for word in phrase.split())


def longest_phrase(words: list[Word], language: str) -> tuple[int, str, str]:
    """How many of the first words are a phrase of the table, its kind and its value; 0 where none is."""
    table = lexicon(language)
    for length in range(min(_LONGEST, len(words)), 0, -1):
        found = table.get(" ".join(word.bare for word in words[:length]))
        if found:
            return length, *found
    return 0, "", ""
