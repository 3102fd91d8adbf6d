"""The form of an ability that the engine executes, where the order of the words is not that of the game."""

from dataclasses import replace

from judge.cards.abilities.ability import Triggered
from judge.cards.abilities.conditions import Not
from judge.cards.abilities.flow import Does, If, Instead, Otherwise, Sentences, Sequence, Unless
from judge.cards.abilities.happenings import Pays
from judge.cards.abilities.node import Node
from judge.cards.abilities.placing import PlayCard
from judge.cards.abilities.predicates import Applies, EntersPlayExerted
from judge.cards.text.self_replacement import mapped, self_replaced, slot_of


def executed_form(ability: Node) -> Node:
    """An ability as it is executed; it is written back from what the grammar made of it, not from this."""
    return self_replaced(all_under_the_if(unless_as_if(played_exerted(ability))))


def played_exerted(value: Node) -> Node:
    """ "play it for free and it enters play exerted": it is played so, since it does not enter play twice."""
    node = mapped(value, played_exerted)
    match node:
        case Sequence(effects=(PlayCard() as play, Applies(predicates=(EntersPlayExerted(),)) as entering)):
            if slot_of(play.cards) == slot_of(entering.subject):
                return replace(play, exerted=True)
    return node


def unless_as_if(value: Node) -> Node:
    """ "unless …" is "if not …", except of what a player may do; what lasts is asked all the while."""
    node = mapped(value, unless_as_if)
    match node:
        case Unless(condition=Pays() | Does()):
            return node
        case Unless(effect=Applies(condition=None) as lasting, condition=condition):
            return replace(lasting, condition=Not(condition))
        case Unless(effect=effect, condition=condition):
            return If(Not(condition), effect)
    return node


def all_under_the_if(value: Node) -> Node:
    """6.2.4: where the "if" after the trigger condition is false, no sentence has an effect."""
    node = mapped(value, all_under_the_if)
    match node:
        case Triggered(effect=Sentences(effects=(If() as first, *others))):
            return replace(node, effect=under(first, others))
    return node


def under(first: If, others: list[Node]) -> Node:
    """The "if" with the sentences that follow it, up to one that has a condition of its own."""
    own = next(
        (at for at, one in enumerate(others) if isinstance(one, If | Otherwise | Instead)), len(others)
    )
    effect = Sentences((first.effect, *others[:own])) if own else first.effect
    whole = replace(first, effect=effect)
    return Sentences((whole, *others[own:])) if others[own:] else whole
