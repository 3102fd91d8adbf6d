"""What the compiler makes of a card's text; the only place where the catalog's commands meet it."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import cast

from judge.cards.card import Card
from judge.cards.compiled import CompiledCard
from judge.cards.text.tokens import Vocabulary

COMPILED, NOT_COMPILED = "compiled", "not compiled"


@dataclass(frozen=True, slots=True)
class Understanding:
    """The card's state in one word, and for each ability what was understood, or which words were not."""

    state: str
    abilities: tuple[str | None, ...]


def understanding(card: Card, vocabulary: Callable[[], Vocabulary]) -> Understanding:
    """The state of a card and of its abilities, in the order in which they are printed."""
    compile_card = _compiler()
    if compile_card is None:
        return Understanding(NOT_COMPILED, (None,) * len(card.text))
    compiled = compile_card(card, vocabulary())
    state = compiled.problems[0].state if compiled.problems else COMPILED
    return Understanding(state, tuple(_said(compiled, ability.text) for ability in card.text))


def _compiler() -> Callable[[Card, Vocabulary], CompiledCard] | None:
    compile_card = getattr(import_module("judge.cards.text"), "compile_card", None)
    return cast("Callable[[Card, Vocabulary], CompiledCard] | None", compile_card)


def _said(compiled: CompiledCard, text: str) -> str | None:
    """The words that stand in the way, for an ability that did not compile."""
    problem = next((problem for problem in compiled.problems if problem.text == text), None)
    return f"{problem.state}: {problem.words}" if problem else None
