"""Effects that a card already has, as printed text without its subject: "+2 {S} this turn", "Evasive"."""

import re
from dataclasses import replace

from judge.cards.abilities.ability import Ability, ActionEffect, Static
from judge.cards.abilities.predicates import Applies
from judge.cards.card import AbilityText, Card
from judge.cards.compiled import Problem
from judge.cards.text.compile import Refused, compile_text, everything_has_meaning
from judge.cards.text.terminals import Context
from judge.cards.text.tokens import Vocabulary
from judge.terms import CardType

_ANY_ACTION = Card("gained", None, CardType.ACTION, 0, False)
_FORMS = (
    "This character gets {}.",
    "This character gains {}.",
    "This character {}.",
    'This character gains "{}."',
)
_SUBJECT = re.compile(
    r"(?:this|chosen|that) (?:character|item|location) (?=\S)|(?:they|he|she|it) (?=\S)", re.I
)
"""A subject that is written all the same."""


def compile_gained(text: str, vocabulary: Vocabulary) -> Applies | Problem:
    """What the text says of the card, or which words stand in the way."""
    refusals = []
    words = text.strip().rstrip(".")
    subject = _SUBJECT.match(words)
    words = words[subject.end() :] if subject else words
    for form in _FORMS:
        whole = AbilityText(None, form.format(words))
        try:
            named = compile_text(whole, _ANY_ACTION, Context(vocabulary, ()), everything_has_meaning)
        except Refused as refused:
            refusals.append(refused)
            continue
        found = _said(named.ability)
        if found is not None:
            return found
    furthest = min(refusals, key=lambda refused: len(refused.words), default=Refused("not understood", text))
    return Problem(furthest.state, None, text, furthest.words)


def _said(ability: Ability) -> Applies | None:
    """For a duration it reads like an effect, without one like a static ability (6.4.1)."""
    if isinstance(ability, ActionEffect) and isinstance(ability.effect, Applies):
        return ability.effect
    if isinstance(ability, Static) and ability.scope is None and len(ability.effects) == 1:
        said = ability.effects[0]
        if isinstance(said, Applies):
            return said if ability.condition is None else replace(said, condition=ability.condition)
    return None
