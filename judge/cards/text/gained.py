"""Effects that a card already has, as printed text without its subject: "+2 {S} this turn", "Evasive"."""

import re
from dataclasses import replace

from judge.cards.abilities.ability import Ability, ActionEffect, Static
from judge.cards.abilities.predicates import Applies
from judge.cards.abilities.statics import Replaces
from judge.cards.card import AbilityText, Card
from judge.cards.compiled import Problem
from judge.cards.text.compile import Refused, compile_text, everything_has_meaning
from judge.cards.text.gained_words import as_printed
from judge.cards.text.terminals import Context
from judge.cards.text.tokens import Vocabulary
from judge.terms import CardType

Gained = Applies | Replaces
"""What is said of the card, or what happens instead of something that would happen to it."""

_ANY_ACTION = Card("gained", None, CardType.ACTION, 0, False)
_FORMS = (
    "This character gets {}{}.",
    "This character gains {}{}.",
    "This character gains {} {{I}}{}.",
    "This character {}{}.",
    "This character {} songs{}.",
    "This character gains the {} classification{}.",
    'This character gains "{}{}."',
    "{}{}.",
)
"""What may be left out of the sentence, around the words and how long they apply."""
_DURATION = re.compile(
    r" (?:this turn|for the rest of this turn|until the start of your next turn"
    r"|during (?:their|its|his|her) next turn)$"
)
_BETWEEN = re.compile(r', and |, | and (?=(?:[^"]*"[^"]*")*[^"]*$)')
"""Between the items of a list, outside of quotation marks."""


def compile_gained(text: str, vocabulary: Vocabulary) -> Gained | Problem:
    """What the text says of the card, or which words stand in the way."""
    words, duration = _parted(as_printed(text))
    found = _one(words, duration, vocabulary)
    if isinstance(found, Refused):
        found = _several(words, duration, vocabulary) or found
    return Problem(found.state, None, text, found.words) if isinstance(found, Refused) else found


def _parted(words: str) -> tuple[str, str]:
    """The words, and how long they apply."""
    duration = _DURATION.search(words)
    return (words[: duration.start()], duration.group()) if duration else (words, "")


def _one(words: str, duration: str, vocabulary: Vocabulary) -> Gained | Refused:
    """The words as one sentence, whatever of it is left out."""
    refusals = []
    for form in _FORMS:
        whole = AbilityText(None, form.format(words, duration))
        try:
            named = compile_text(whole, _ANY_ACTION, Context(vocabulary, ()), everything_has_meaning)
        except Refused as refused:
            refusals.append(refused)
            continue
        found = _said(named.ability)
        if found is not None:
            return found
    return min(refusals, key=lambda refused: len(refused.words), default=Refused("not understood", words))


def _several(words: str, duration: str, vocabulary: Vocabulary) -> Applies | None:
    """A list of such effects, all of them for as long: "+2 {S} and Evasive this turn"."""
    items = [_parted(item) for item in _BETWEEN.split(words)]
    found = [_one(item, own or duration, vocabulary) for item, own in items]
    said = [one for one in found if isinstance(one, Applies)]
    if len(said) < max(2, len(items)) or len({_how_long(one) for one in said}) > 1:
        return None
    return replace(said[0], predicates=tuple(predicate for one in said for predicate in one.predicates))


def _how_long(said: Applies) -> tuple[object, ...]:
    return said.duration, said.condition, said.counted


def _said(ability: Ability) -> Gained | None:
    """For a duration it reads like an effect, without one like a static ability (6.4.1)."""
    if isinstance(ability, ActionEffect) and isinstance(ability.effect, Applies | Replaces):
        return ability.effect
    if isinstance(ability, Static) and ability.scope is None and len(ability.effects) == 1:
        said = ability.effects[0]
        if isinstance(said, Applies):
            return said if ability.condition is None else replace(said, condition=ability.condition)
    return None
