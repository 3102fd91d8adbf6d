"""The form of an ability that the engine executes, where the order of the words is not that of the game."""

from dataclasses import replace

from judge.cards.abilities.ability import Static, Triggered
from judge.cards.abilities.conditions import Not
from judge.cards.abilities.flow import Does, If, Instead, May, Otherwise, Sentences, Sequence, Unless
from judge.cards.abilities.happenings import Pays
from judge.cards.abilities.node import Node
from judge.cards.abilities.placing import PlayCard
from judge.cards.abilities.predicates import Applies, EntersPlayExerted
from judge.cards.abilities.selections import Reference
from judge.cards.text.self_replacement import mapped, self_replaced, slot_of
from judge.cards.text.works_in import parts


def executed_form(ability: Node) -> Node:
    """An ability as it is executed; it is written back from what the grammar made of it, not from this."""
    return self_replaced(all_under_the_if(unless_as_if(played_exerted(ability))))


def played_exerted(value: Node) -> Node:
    """ "play it for free and it enters play exerted": it is played so, since it does not enter play twice."""
    node = mapped(value, played_exerted)
    if not isinstance(node, Sequence | Sentences):
        return node
    effects: list[Node] = []
    for effect in node.effects:
        played = exerted_by(effects[-1], effect) if effects else None
        effects[-1:] = [played] if played else [*effects[-1:], effect]
    if len(effects) == len(node.effects):
        return node
    return replace(node, effects=tuple(effects)) if len(effects) > 1 else effects[0]


def exerted_by(before: Node, entering: Node) -> Node | None:
    """What plays a card, made to play it exerted by the words after it; None if they say something else."""
    match before, entering:
        case May(effect=effect), _ if played := exerted_by(effect, entering):
            return replace(before, effect=played)
        case PlayCard() as play, Applies(predicates=(EntersPlayExerted(),), subject=subject):
            return replace(play, exerted=True) if slot_of(play.cards) == slot_of(subject) else None
    return None


def enters_unplayed(value: Node) -> bool:
    """Whether "they enter play exerted" is left over: it says something only of a card that is played."""
    match value:
        case Static():
            return False
        case Applies(subject=Reference(), predicates=(EntersPlayExerted(),)):
            return True
    return any(enters_unplayed(part) for part in parts(value))


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
