"""What is printed on a card, sorted the way the engine asks for it; made once for each card."""

from dataclasses import dataclass, field

from judge.cards.abilities.ability import (
    ActionEffect,
    Activated,
    KeywordAbility,
    NamedAbility,
    PayByDoing,
    Static,
    Triggered,
)
from judge.cards.abilities.statics import MayDo
from judge.cards.card import MARKETING_CARD, Card
from judge.cards.compiled import CompiledCard, Problem
from judge.terms import CardType, Keyword, Zone


@dataclass(frozen=True, slots=True, eq=False)
class Printed:
    """A compiled card, its abilities sorted by kind; compared by identity, since cards are shared."""

    card: Card
    known: bool = True
    keywords: dict[Keyword, tuple[KeywordAbility, ...]] = field(default_factory=dict)
    statics: tuple[NamedAbility, ...] = ()
    triggered: tuple[NamedAbility, ...] = ()
    activated: tuple[NamedAbility, ...] = ()
    actions: tuple[NamedAbility, ...] = ()
    problems: tuple[Problem, ...] = ()
    acts_elsewhere: bool = False
    """Some triggered ability works outside of play (6.1.12)."""
    listens: dict[type, tuple[NamedAbility, ...]] = field(default_factory=dict)
    """The triggered abilities that an event of a kind can trigger; filled in when first asked."""


def printed(compiled: CompiledCard) -> Printed:
    """Sort a compiled card's abilities by kind."""
    keywords: dict[Keyword, tuple[KeywordAbility, ...]] = {}
    for named in compiled.executed:
        if isinstance(named.ability, KeywordAbility):
            word = named.ability.keyword
            keywords[word] = (*keywords.get(word, ()), named.ability)
    triggered = (*_of_kind(compiled, Triggered), *_of_actions(compiled))
    return Printed(
        card=compiled.card,
        keywords=keywords,
        statics=_of_kind(compiled, Static),
        triggered=triggered,
        activated=(*_of_kind(compiled, Activated), *_used_like_activated(compiled)),
        actions=_of_kind(compiled, ActionEffect),
        problems=compiled.problems,
        acts_elsewhere=any(_works_elsewhere(named) for named in triggered),
    )


def _works_elsewhere(named: NamedAbility) -> bool:
    return isinstance(named.ability, Triggered) and named.ability.works_in is not Zone.PLAY


def _of_actions(compiled: CompiledCard) -> tuple[NamedAbility, ...]:
    """Abilities of an action that work where it is not played from: "When you discard this card, …"."""
    return tuple(
        NamedAbility(named.name, named.ability.also)
        for named in compiled.executed
        if isinstance(named.ability, ActionEffect) and isinstance(named.ability.also, Triggered)
    )


def _used_like_activated(compiled: CompiledCard) -> tuple[NamedAbility, ...]:
    """ "you may banish this location to play …" is used like [Cost] — [Effect] (6.3.1)."""
    return tuple(
        NamedAbility(
            named.name,
            Activated((PayByDoing(node.cost),), node.effect, static.condition, tie=static.tie),
        )
        for named in compiled.executed
        if isinstance(static := named.ability, Static)
        for node in static.effects
        if isinstance(node, MayDo)
    )


def _of_kind(compiled: CompiledCard, kind: type) -> tuple[NamedAbility, ...]:
    return tuple(named for named in compiled.executed if isinstance(named.ability, kind))


UNKNOWN = Printed(Card("unknown card", None, CardType.CHARACTER, 0, False), known=False)
"""A card that nobody has named: it can be drawn, discarded, inked and counted, and no more is known."""
MARKETING = Printed(MARKETING_CARD, known=False)
"""It has no characteristics: in the inkwell it is neither moved nor chosen (10.2.2.1, 10.2.2.2)."""
