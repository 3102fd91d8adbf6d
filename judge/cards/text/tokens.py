"""Rules text to tokens, and the vocabulary of names and classifications that texts speak of."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, NamedTuple, TypeVar

from judge.cards.card import SONG, Card
from judge.cards.text.clean import clean, spell_alike
from judge.cards.text.spelling import join, plural

TOKEN = re.compile(
    r"""(?P<symbol>\{[A-Z]{1,2}\})
    |(?P<signed>[+-]\d+(?![^\W_]))
    |(?P<number>\d+(?![^\W_]))
    |(?P<word>[^\W_]+(?:['/-][^\W_]+)*(?:(?<=s)'(?!\w))?)
    |(?P<mark>\S)""",
    re.VERBOSE,
)
Value = TypeVar("Value", covariant=True)


class Token(NamedTuple):
    """A word, number, symbol or mark: as printed, as compared, and where it stands in the cleaned text."""

    text: str
    word: str
    kind: str
    offset: int


def tokenise(text: str) -> tuple[Token, ...]:
    """The tokens of a cleaned text; a full stop that a closing quotation mark follows stands behind it."""
    return tuple(map(token_of, TOKEN.finditer(text.replace('."', '".'))))


def token_of(found: re.Match[str]) -> Token:
    """The token that was found; only words are compared without regard to capitals."""
    text, kind = found[0], str(found.lastgroup)
    return Token(text, text.lower() if kind == "word" else text, kind, found.start())


def normalise(text: str) -> str:
    """The form in which a printed text and one written back are compared: rules text, no capitals."""
    return join([token.word for token in tokenise(clean(text))])


class Phrases(Generic[Value]):
    """Phrases of one or more tokens with what they mean; the longest that stands at a place is found."""

    def __init__(self, phrases: Iterable[tuple[str, Value]]) -> None:
        self._by_first: dict[str, list[tuple[tuple[str, ...], Value]]] = {}
        for phrase, value in phrases:
            words = tuple(token.text for token in tokenise(spell_alike(phrase)))
            if words:
                self._by_first.setdefault(words[0].lower(), []).append((words, value))
        for entries in self._by_first.values():
            entries.sort(key=lambda entry: (-len(entry[0]), entry[0]))

    def longest(self, tokens: Sequence[Token], position: int) -> tuple[int, Value] | None:
        """Where the longest phrase ends that starts here, and its value."""
        for words, value in self._by_first.get(tokens[position].text.lower(), ()):
            end = position + len(words)
            if end <= len(tokens) and all(map(same_case, tokens[position:end], words)):
                return end, value
        return None


def same_case(token: Token, word: str) -> bool:
    """Capitals must agree, except in text that is all capitals."""
    return token.text == word or (token.text.isupper() and token.text == word.upper())


@dataclass(frozen=True)
class Vocabulary:
    """The names and classifications of the card pool."""

    names: frozenset[str] = frozenset()
    classifications: frozenset[str] = frozenset()

    @classmethod
    def of(cls, cards: Iterable[Card]) -> "Vocabulary":
        """The vocabulary of a pool of cards."""
        pool = tuple(cards)
        return cls(
            frozenset(name for card in pool for name in card.names),
            frozenset(word for card in pool for word in card.classifications),
        )

    def with_words_of(self, cards: Iterable[Card]) -> "Vocabulary":
        """This vocabulary and the names and classifications of more cards."""
        more = Vocabulary.of(cards)
        return Vocabulary(self.names | more.names, self.classifications | more.classifications)

    @cached_property
    def name_phrases(self) -> Phrases[str]:
        return Phrases((name, name) for name in sorted(self.names))

    @cached_property
    def singular_phrases(self) -> Phrases[str]:
        return Phrases((word, word) for word in self._classifications_that_are_words)

    @cached_property
    def plural_phrases(self) -> Phrases[str]:
        return Phrases((plural(word), word) for word in self._classifications_that_are_words)

    @property
    def _classifications_that_are_words(self) -> list[str]:
        """Without that of songs, which texts speak of as a kind of card (5.4.4)."""
        return sorted(self.classifications - {SONG})
