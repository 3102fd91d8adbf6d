"""Where a triggered ability works (CR 6.1.12): in play, unless it looks for its card elsewhere."""

from collections.abc import Iterator
from dataclasses import fields, replace

from judge.cards.abilities.ability import ActionEffect, Triggered
from judge.cards.abilities.conditions import CardIs
from judge.cards.abilities.descriptions import InZone
from judge.cards.abilities.flow import If
from judge.cards.abilities.node import Node
from judge.cards.abilities.selections import This
from judge.cards.abilities.triggers import WhenDiscards, WhenMilled
from judge.terms import Zone


def with_zone(ability: Node) -> Node:
    """The ability with the zone in which its trigger conditions look for its card."""
    if isinstance(ability, ActionEffect) and ability.also:
        return replace(ability, also=with_zone(ability.also))
    if not isinstance(ability, Triggered):
        return ability
    looked_at = [*ability.triggers, ability.condition, secondary_condition(ability.effect)]
    found = {zone for looked in looked_at if looked for zone in zones_of_this(looked)}
    return replace(ability, works_in=found.pop()) if len(found) == 1 else ability


def secondary_condition(effect: Node) -> Node | None:
    """The "if" directly after the trigger condition (6.2.4)."""
    return effect.condition if isinstance(effect, If) else None


def zones_of_this(node: Node) -> Iterator[Zone]:
    """The zones, other than play, in which a condition wants the source."""
    if isinstance(node, CardIs) and isinstance(node.card, This):
        yield from (place.zone for place in (node.state, *qualities(node)) if isinstance(place, InZone))
    if isinstance(node, WhenDiscards | WhenMilled) and any(isinstance(part, This) for part in parts(node)):
        yield Zone.DISCARD  # It is there before the ability is put into the bag (7.3.4).
    for part in parts(node):
        yield from zones_of_this(part)


def qualities(condition: CardIs) -> tuple[Node, ...]:
    return condition.description.qualities if condition.description else ()


def parts(node: Node) -> Iterator[Node]:
    """The nodes directly within a node."""
    for field in fields(node):
        value = getattr(node, field.name)
        yield from (one for one in (value if isinstance(value, tuple) else (value,)) if isinstance(one, Node))
