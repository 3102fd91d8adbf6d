"""Whether a card's text chooses a card such as the question speaks of."""

import re

from judge.ask.pieces import Thing
from judge.terms import CardType

_SENTENCE = re.compile(r"[^.;•]+")
_CHOSEN = re.compile(r"\b(?:chosen|(?:banish|return|ready|exert|from|to) one of your)\b([^.;•]*)")
_KIND = re.compile(r"\b(character|item|location)s?\b")
_WITHOUT_CHOICE = re.compile(r"\b(?:each|all)\b")
_TYPES = {CardType.CHARACTER: "character", CardType.ITEM: "item", CardType.LOCATION: "location"}


def may_choose(source: Thing, target: Thing, *words: str) -> bool:
    """A sentence of its text with one of the words chooses a card of that kind; without words, any does."""
    sentences = _SENTENCE.findall(source.text_of_card)
    fitting = [one for one in sentences if not words or any(word in one for word in words)]
    return any(_fits(chosen, target) for one in fitting for chosen in _CHOSEN.findall(one))


def must_choose(source: Thing, target: Thing, *words: str) -> bool:
    """It reaches that card only by choosing it, be the choice legal or not."""
    if may_choose(source, target, *words):
        return True
    return "chosen" in source.text_of_card and not _WITHOUT_CHOICE.search(source.text_of_card)


def reaches_each(source: Thing) -> bool:
    """Its text speaks of each, or of all: it may reach a card without choosing it."""
    return bool(_WITHOUT_CHOICE.search(source.text_of_card))


def _fits(after_chosen: str, target: Thing) -> bool:
    """The first kind that is named after "chosen", and those joined to it by "or"."""
    named = _KIND.search(after_chosen)
    if named is None:
        return True
    joined = re.findall(r"\bor (character|item|location)s?\b", after_chosen)
    return _kind_of(target) in (named[1], *joined)


def _kind_of(thing: Thing) -> str:
    return _TYPES.get(thing.card.type, "") if thing.card else thing.kind or "character"
