"""Decisions: who makes them, what is legal, what is not and why (CR 6.1.3, 1.7.7)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import combinations, permutations

from judge.engine.steps import Reason

Option = object
"""A card's id, a player's index, a number, True or False, the index of a text."""
Answer = tuple[Option, ...]


class Ask(StrEnum):
    """What kind of decision it is."""

    MAY = "may"
    CARDS = "cards"
    NUMBER = "number"
    PLAYER = "player"
    ONE_OF = "one of"
    NAME = "name a card"
    BAG = "which ability resolves next"
    ORDER = "order"
    REPLACEMENT = "which replacement effect applies"
    CHANCE = "chance"


@dataclass(frozen=True, slots=True)
class Takes:
    """The cards that an option would have its player choose from, and how many of them."""

    cards: frozenset[int] = frozenset()
    count: int = 0


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision with its legal options; an answer is a selection of `least` to `most` of them."""

    ask: Ask
    player: int
    ability: str
    """The story name, the keyword or the action card's name that asks."""
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    ordered: bool = False
    texts: tuple[str, ...] = ()
    """What the options say, where they are texts."""
    takes: tuple[Takes, ...] = ()
    """What each of the texts goes on to choose, so that a card can stand for its option."""
    illegal: dict[Option, Reason] = field(default_factory=dict)
    """Options that someone might name, and why they may not."""
    what: str = ""
    allows: Callable[[Answer], bool] | None = None
    """What several that are chosen must fulfil together: "with total {S} 10 or less"."""
    must: tuple[Option, ...] = ()
    """Of what is chosen these must be, as many as can: "opponents must choose this character if able"."""
    goes_on: bool = False
    """The same phrase goes on to choose others, so that one list can answer for all of them."""
    source: int | None = None
    rules: tuple[str, ...] = ()
    """The rules that say what may be chosen, where it is more than 6.1.3."""
    unfitting: Callable[[Option], tuple[str, ...]] | None = None
    """The rules by which a card that is no option does not fit the words that ask for one."""
    up_to: int = 0
    """The number in the text, where fewer are there: who says it does as much as they can (1.2.3)."""

    def answers(self) -> Iterator[Answer]:
        """Every legal answer."""
        for size in range(self.least, min(self.most, len(self.options)) + 1):
            ways = permutations if self.ordered else combinations
            yield from (answer for answer in ways(self.options, size) if self._is_allowed(answer))

    def _is_allowed(self, answer: Answer) -> bool:
        return (self.allows is None or self.allows(answer)) and not self.leaves_out(answer)

    def leaves_out(self, answer: Answer) -> bool:
        """Whether another is chosen in place of one that must be."""
        able = [one for one in self.must if self.allows is None or self.allows((one,))]
        chosen = [option for option in answer if option in able]
        return len(chosen) < min(len(able), len(answer))

    def only_answer(self) -> Answer | None:
        """The answer where there is no choice left, for a decision with one legal answer needs none."""
        found = None
        for answer in self.answers():
            if found is not None:
                return None
            found = answer
        return found

    def is_legal(self, answer: Answer) -> bool:
        return (
            self.least <= len(answer) <= self.most
            and len(set(answer)) == len(answer)
            and all(option in self.options for option in answer)
            and self._is_allowed(answer)
        )
