"""The form of an ability that the engine executes, where the order of the words is not that of the game."""

from dataclasses import replace

from judge.cards.abilities.flow import Sequence
from judge.cards.abilities.placing import PlayCard
from judge.cards.abilities.predicates import Applies, EntersPlayExerted
from judge.cards.text.node import Node
from judge.cards.text.self_replacement import mapped, self_replaced, slot_of


def executed_form(ability: Node) -> Node:
    """An ability as it is executed; it is written back from what the grammar made of it, not from this."""
    return self_replaced(played_exerted(ability))


def played_exerted(value: Node) -> Node:
    """ "play it for free and it enters play exerted": it is played so, since it does not enter play twice."""
    node = mapped(value, played_exerted)
    match node:
        case Sequence(effects=(PlayCard() as play, Applies(predicates=(EntersPlayExerted(),)) as entering)):
            if slot_of(play.cards) == slot_of(entering.subject):
                return replace(play, exerted=True)
    return node
