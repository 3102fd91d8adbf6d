"""Of two phrases before it a reference means the one that its words fit better."""

import pytest

from judge.cards.abilities.node import Node
from judge.cards.abilities.selections import Chosen, OneOf, Reference
from judge.cards.text.works_in import parts
from judge.terms import CardType
from tests.cards.text.test_own_wording import ACTION, written_out


@pytest.mark.parametrize(
    "text",
    [
        "Move chosen character of yours to chosen location for free. They gain Ward this turn.",
        "Choose an opposing character. Its player may discard a card. If they don't, banish that character.",
        "Banish chosen item and exert chosen character. They can't ready at the start of their next turn.",
    ],
)
def test_they_and_that_character_mean_the_character(text: str) -> None:
    card = written_out(ACTION, text)
    assert not card.problems
    nodes = list(everything_in(card.abilities[0].ability))
    characters = {
        node.slot
        for node in nodes
        if isinstance(node, Chosen | OneOf) and node.description.noun.types == (CardType.CHARACTER,)
    }
    references = [node for node in nodes if isinstance(node, Reference) and node.word in ("they", "that")]
    assert references
    assert {reference.slot for reference in references} <= characters


def everything_in(node: Node) -> list[Node]:
    return [node, *(inner for part in parts(node) for inner in everything_in(part))]
