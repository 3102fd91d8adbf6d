"""What is printed on a card, sorted the way the engine asks for it; made once for each card."""

from dataclasses import dataclass, field

from judge.cards.abilities.ability import (
    ActionEffect,
    Activated,
    KeywordAbility,
    NamedAbility,
    Static,
    Triggered,
)
from judge.cards.card import Card
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
    for named in compiled.abilities:
        if isinstance(named.ability, KeywordAbility):
            word = named.ability.keyword
            keywords[word] = (*keywords.get(word, ()), named.ability)
    return Printed(
        card=compiled.card,
        keywords=keywords,
        statics=_of_kind(compiled, Static),
        triggered=_of_kind(compiled, Triggered),
        activated=_of_kind(compiled, Activated),
        actions=_of_kind(compiled, ActionEffect),
        problems=compiled.problems,
        acts_elsewhere=any(
            isinstance(named.ability, Triggered) and named.ability.works_in is not Zone.PLAY
            for named in compiled.abilities
        ),
    )


def _of_kind(compiled: CompiledCard, kind: type) -> tuple[NamedAbility, ...]:
    return tuple(named for named in compiled.abilities if isinstance(named.ability, kind))


UNKNOWN = Printed(Card("unknown card", None, CardType.CHARACTER, 0, False), known=False)
"""A card that nobody has named: it can be drawn, discarded, inked and counted, and no more is known."""
