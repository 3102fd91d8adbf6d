"""A card with its compiled abilities, and what of its text was not understood."""

from dataclasses import dataclass

from judge.cards.abilities.ability import NamedAbility
from judge.cards.card import Card


@dataclass(frozen=True, slots=True)
class Problem:
    """A text that did not compile: its state in one word, the text, and the words that stand in the way."""

    state: str
    """"not understood", "ambiguous" or "not executable"."""
    ability: str | None
    text: str
    words: str


@dataclass(frozen=True, slots=True)
class CompiledCard:
    """What the engine plays with; `problems` is empty where every word was understood."""

    card: Card
    abilities: tuple[NamedAbility, ...] = ()
    problems: tuple[Problem, ...] = ()
    executed: tuple[NamedAbility, ...] = ()
    """The abilities in the form that is executed: "instead" stands where it takes effect."""
