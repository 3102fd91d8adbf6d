"""What the reader of scenarios needs of a card catalog: a name looked up, never guessed."""

from typing import Protocol

from judge.cards.catalog import Ambiguous, Found, NotFound


class CardFinder(Protocol):
    """A catalog, or a few cards."""

    def find(self, text: str) -> Found | Ambiguous | NotFound: ...
