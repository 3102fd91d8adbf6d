"""What the compiler makes of a card's text; the only place where the catalog's commands meet it."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from judge.cards.abilities.node import Node
from judge.cards.card import Card
from judge.cards.compiled import CompiledCard
from judge.cards.text.clean import clean
from judge.cards.text.tokens import Vocabulary

COMPILED = "compiled"
Lacking = Callable[[Node], Iterable[type[Node]]]


@dataclass(frozen=True, slots=True)
class Understanding:
    """The card's state in one word, and for each ability what was understood, or which words were not."""

    state: str
    abilities: tuple[str | None, ...]


def understanding(
    card: Card, vocabulary: Callable[[], Vocabulary], engine: Callable[[], Lacking]
) -> Understanding:
    """The state of a card and of its abilities, in the order in which they are printed.

    `engine` gives what tells the nodes that can't be executed; it is asked for only where there is text.
    """
    if not has_text(card):
        return Understanding(COMPILED, (None,) * len(card.text))
    from judge.cards.text.compile import compile_card  # Loads the grammar, which a card without text spares.

    compiled = compile_card(card, vocabulary(), engine())
    state = compiled.problems[0].state if compiled.problems else COMPILED
    return Understanding(state, tuple(_said(compiled)))


def has_text(card: Card) -> bool:
    """Whether anything is printed that means something: reminder text alone does not (1.1.7)."""
    return any(clean(ability.text) for ability in card.text)


def _said(compiled: CompiledCard) -> Iterator[str | None]:
    """For each ability its meaning in English, or the words that stand in the way."""
    from judge.cards.text.compile import written_as

    understood = iter(written_as(compiled))
    problems = {problem.text: problem for problem in compiled.problems}
    for ability in compiled.card.text:
        if problem := problems.get(ability.text):
            yield f"{problem.state}: {problem.words}"
        elif clean(ability.text):
            yield f"understood as: {next(understood)}"
        else:
            yield None
