"""Puts what "instead" says where it takes effect: at the effect before it that it replaces (CR 6.5.6).

The words stand after that effect, but it is replaced before it happens. An ability is written back from what
the grammar made of it; this form of it is for the engine alone.
"""

from collections.abc import Callable, Iterator
from dataclasses import fields, replace

from judge.cards.abilities import flow
from judge.cards.abilities.node import Node
from judge.cards.abilities.predicates import Applies

FLOW = (
    flow.Sentences,
    flow.Sequence,
    flow.Then,
    flow.Does,
    flow.May,
    flow.InOrderTo,
    flow.IfYouDo,
    flow.IfNotDone,
    flow.Otherwise,
    flow.If,
    flow.Unless,
    flow.ForEach,
    flow.ForEachPlayer,
)
"""What says how effects hang together; whatever else does something is a verb."""
PARTS = ("first", "then", "effect", "effects")
"""Their fields that hold effects, in the order of what happens."""


def self_replaced(value: Node) -> Node:
    """An ability or effect in which every "instead" stands where it takes effect."""
    node = mapped(value, self_replaced)
    return together(node) if isinstance(node, flow.Sentences) else node


def together(sentences: flow.Sentences) -> Node:
    """The sentences of one text; those that are an "instead" are gone from it."""
    told: list[Node] = []
    for sentence in sentences.effects:
        if isinstance(sentence, flow.Instead) and (verbs := [verb for one in told for verb in verbs_of(one)]):
            target = replaced_by(sentence, verbs)
            told = [exchanged(one, target, replacement(sentence, target)) for one in told]
        else:
            told.append(sentence)
    return replace(sentences, effects=tuple(told)) if len(told) > 1 else told[0]


def replaced_by(sentence: flow.Instead, verbs: list[Node]) -> Node:
    """The last effect with the same verb; where there is none, the last effect."""
    verb = next(verbs_of(sentence.effect))
    return next((one for one in reversed(verbs) if type(one) is type(verb)), verbs[-1])


def replacement(sentence: flow.Instead, target: Node) -> flow.ReplacedIf:
    """The effect with what replaces it."""
    verb = next(verbs_of(sentence.effect))
    instead = exchanged(sentence.effect, verb, completed(verb, target))
    return flow.ReplacedIf(target, sentence.condition, instead)


def completed(verb: Node, target: Node) -> Node:
    """What the words leave out is as in the effect replaced, and the phrases mean the same cards."""
    if type(verb) is not type(target):
        return verb
    if isinstance(verb, Applies) and isinstance(target, Applies) and verb.duration is None:
        verb = replace(verb, duration=target.duration)
    slots = {field.name: slot_of(getattr(target, field.name)) for field in fields(verb)}
    return changed(
        verb,
        {
            name: changed(part, {"slot": slots[name]})
            for name, part in parts_of(verb)
            if isinstance(part, Node) and slot_of(part) is not None and slots[name] is not None
        },
    )


def verbs_of(effect: Node) -> Iterator[Node]:
    """The verbs of an effect in the order in which they happen."""
    if not isinstance(effect, FLOW):
        yield effect
        return
    for name in PARTS:
        part = getattr(effect, name, None)
        for one in part if isinstance(part, tuple) else (part,):
            if one is not None:
                yield from verbs_of(one)


def exchanged(node: Node, old: Node, new: Node) -> Node:
    """A node with one of the nodes within it exchanged."""
    return new if node is old else mapped(node, lambda part: exchanged(part, old, new))


def mapped(node: Node, change: Callable[[Node], Node]) -> Node:
    """A node with every node directly within it changed."""
    return changed(node, {name: mapped_part(part, change) for name, part in parts_of(node)})


def mapped_part(part: object, change: Callable[[Node], Node]) -> object:
    """A field's value with its nodes changed; the same object where none is."""
    if isinstance(part, Node):
        return change(part)
    if not isinstance(part, tuple):
        return part
    items = tuple(mapped_part(one, change) for one in part)
    return part if all(new is old for new, old in zip(items, part, strict=True)) else items


def parts_of(node: Node) -> list[tuple[str, object]]:
    """The fields of a node with their values."""
    return [(field.name, getattr(node, field.name)) for field in fields(node)]


def slot_of(part: object) -> int | None:
    """The slot of a phrase."""
    return getattr(part, "slot", None)


def changed(node: Node, values: dict[str, object]) -> Node:
    """The node with these values; the same one where nothing changed."""
    new = {name: value for name, value in values.items() if value is not getattr(node, name)}
    make: Callable[..., Node] = replace
    return make(node, **new) if new else node
