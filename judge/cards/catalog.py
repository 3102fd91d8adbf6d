"""The catalog: every card by its name. Others ask here and nowhere else for a card."""

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from judge.cards.card import Card
from judge.cards.known_card import KnownCard
from judge.cards.names import Ambiguous, CardName, Match, NameIndex, NotFound, folded
from judge.cards.text.tokens import Vocabulary
from judge.errors import JudgeError

__all__ = ["Ambiguous", "Catalog", "Found", "NotFound", "UnknownCard"]


class UnknownCard(JudgeError):
    """No card is called so; the message offers the nearest names."""


@dataclass(frozen=True, slots=True)
class Found:
    """The card that is meant; `exact` is false where the words are only like its name."""

    card: Card
    exact: bool = True


class Shelf(Protocol):
    """Where a catalog's cards stand: in the database, or in memory."""

    def names(self) -> Iterable[CardName]: ...

    def full_name(self, key: str) -> str | None: ...

    def card(self, full_name: str) -> Card: ...

    def known_card(self, full_name: str) -> KnownCard: ...

    def classifications(self) -> frozenset[str]: ...


class Catalog:
    """The card pool, asked by name. A card is read when it is asked for."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    @classmethod
    def bundled(cls) -> "Catalog":
        """The cards of the bundled file, without a database (reads the whole file: about a second)."""
        from judge.cards.sources import bundled_pool

        return cls(InMemory(bundled_pool()))

    @classmethod
    def from_database(cls, connection: sqlite3.Connection) -> "Catalog":
        """The cards of the database; they are put there from the bundled file on first use."""
        from judge.cards.store import DatabaseShelf, fill_on_first_use

        fill_on_first_use(connection)
        return cls(DatabaseShelf(connection))

    def find(self, text: str) -> Found | Ambiguous | NotFound:
        """For files: the full name (any dash, case, accents), or the name alone if only one card has it.

        Never by likeness: a near miss is NotFound, with the nearest names to offer.
        """
        return self._by_full_name(text) or self._found(self.names.find_exactly(text))

    def find_alike(self, text: str) -> Found | Ambiguous | NotFound:
        """For people: any spelling. One clear match, several that are as good, or none with the nearest."""
        return self._by_full_name(text) or self._found(self.names.find_alike(text))

    def card(self, full_name: str) -> Card:
        """The card of this full name; UnknownCard, which offers the nearest names, if there is none."""
        return self._shelf.card(self._full_name(full_name))

    def known_card(self, full_name: str) -> KnownCard:
        """The card of this full name with its printings, clarifications and older texts."""
        return self._shelf.known_card(self._full_name(full_name))

    @cached_property
    def names(self) -> NameIndex:
        """All the names, for exact look-up and likeness."""
        return NameIndex(self._shelf.names())

    def vocabulary(self) -> Vocabulary:
        """What card texts speak of: all names, ampersand parts too (5.2.6.1), and all classifications."""
        return self._vocabulary

    @cached_property
    def _vocabulary(self) -> Vocabulary:
        names = frozenset(name for card in self.names.names for name in (card.name, *card.other_names))
        return Vocabulary(names, self._shelf.classifications())

    def _full_name(self, text: str) -> str:
        found = self._shelf.full_name(folded(text))
        if found is None:
            raise UnknownCard(unknown(NotFound(text, self.names.nearest(text))))
        return found

    def _by_full_name(self, text: str) -> Found | None:
        """Most look-ups end here, and the names of the other cards are never read."""
        full_name = self._shelf.full_name(folded(text))
        return Found(self._shelf.card(full_name)) if full_name is not None else None

    def _found(self, match: Match | Ambiguous | NotFound) -> Found | Ambiguous | NotFound:
        return Found(self._shelf.card(match.full_name), match.exact) if isinstance(match, Match) else match


class InMemory:
    """A shelf of cards that have all been read."""

    def __init__(self, cards: Iterable[KnownCard]) -> None:
        self._cards = {known.card.full_name: known for known in cards}
        self._by_key = {folded(full_name): full_name for full_name in self._cards}

    def names(self) -> Iterable[CardName]:
        return (known.card_name for known in self._cards.values())

    def full_name(self, key: str) -> str | None:
        return self._by_key.get(key)

    def card(self, full_name: str) -> Card:
        return self._cards[full_name].card

    def known_card(self, full_name: str) -> KnownCard:
        return self._cards[full_name]

    def classifications(self) -> frozenset[str]:
        return frozenset(word for known in self._cards.values() for word in known.card.classifications)


def unknown(missing: NotFound) -> str:
    """What is said about a name that no card has."""
    offered = f" Did you mean {_either(missing.nearest)}?" if missing.nearest else ""
    return f'"{missing.text[:80]}" is no card.{offered}'


def doubtful(several: Ambiguous, shown: int = 8) -> str:
    """What is said about a name that several cards have."""
    more = len(several.full_names) - shown
    names = ", ".join(several.full_names[:shown]) + (f" and {more} more" if more > 0 else "")
    return f'"{several.text[:80]}" can be {len(several.full_names)} cards: {names}. Write the full name.'


def _either(names: tuple[str, ...]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"
