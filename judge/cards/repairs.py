"""Mistakes in card data that can be recognised by a rule, and what is made of them; each is reported."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from judge.cards.card import AbilityText, Card
from judge.terms import CardType

KEYWORD, TRIGGERED, STATIC, ACTIVATED = "keyword", "triggered", "static", "activated"
EFFECT, REMINDER = "effect", "reminder"
"""An action's effect (5.4.1.2); text that is no rules text (1.1.7)."""


@dataclass(frozen=True, slots=True)
class Repair:
    """One mistake: what kind, what the data said, and what is used instead."""

    kind: str
    found: str
    made: str


_QUOTED = re.compile(r'"[^"]*"|\([^)]*\)')
_SONG_REMINDER = re.compile(r"\(A character with cost \d+ or more can \{E\} to sing this song for free\.\)")
_TRIGGER = re.compile(r"\b(?:[Ww]hen|[Ww]henever|[Aa]t the (?:start|end) of)\b")
_FIRST_TIME = re.compile(r"\bthe (?:first|second) time\b")
_WOULD = re.compile(r"\b(?:[Ww]hen|[Ww]henever|time)\b(?P<condition>[^,]*)")
_REMINDER_WITHOUT_STOP = re.compile(r"(?<=[\w}])( \([^()]*\.\))$")
_COST_AND_EFFECT = re.compile(r"^[^.]* — ")


def kind_of_ability(stated: str, text: str) -> str:
    """Triggered: 6.2.1; activated: 6.3.1; replacement, which is static: 6.5.1. Otherwise as the data says."""
    words = _QUOTED.sub("", text)
    if stated in (KEYWORD, EFFECT):
        return stated
    if _SONG_REMINDER.fullmatch(text):
        return REMINDER
    if _COST_AND_EFFECT.match(words):
        return ACTIVATED
    if _replaces(words):
        return STATIC
    if _FIRST_TIME.search(words):
        return TRIGGERED
    return TRIGGERED if stated == STATIC and _TRIGGER.match(words) else stated


def _replaces(words: str) -> bool:
    """Whether the first condition is what would happen, and the effect happens instead (6.5.1.1)."""
    condition = _WOULD.search(words)
    return condition is not None and " would " in condition["condition"] and " instead" in words


def repaired_kind(stated: str, text: str) -> Repair | None:
    """An ability whose words are not of the kind that the data says."""
    kind = kind_of_ability(stated, text)
    return None if kind in (stated, REMINDER) else Repair("ability type", f"{stated}: {text}", kind)


def with_full_stop(text: str) -> str:
    """A sentence whose full stop was left to the reminder text after it."""
    return _REMINDER_WITHOUT_STOP.sub(r".\1", text)


def repaired_full_stop(ability: AbilityText) -> Repair | None:
    """Keyword abilities, which have no name, end without a full stop."""
    made = with_full_stop(ability.text)
    return Repair("missing full stop", ability.text, made) if ability.name and made != ability.text else None


def repaired_flavour(card_type: CardType, text: str) -> Repair | None:
    """Only actions have effects without an ability (5.4.1); on any other card it is flavour text."""
    if card_type is CardType.ACTION:
        return None
    return Repair("flavour text as ability", text, "left out")


def repaired_name(spellings: list[str], used: str) -> Repair | None:
    """One card under names that differ in case or accents alone."""
    others = sorted(set(spellings) - {used})
    return Repair("spelling of the name", ", ".join(others), used) if others else None


def misplaced_clarification(names: tuple[str, ...], text: str) -> Repair | None:
    """A question that names neither the card nor one of its abilities is about something else."""
    if any(name.casefold() in text.casefold() for name in names):
        return None
    return Repair("clarification without the card", text, "kept, marked")


_CHARACTERISTICS = (
    "type",
    "cost",
    "inkwell",
    "inks",
    "classifications",
    "strength",
    "willpower",
    "lore",
    "move_cost",
)


def differing_characteristics(printed: Card, newest: Card, set_code: str) -> Iterator[Repair]:
    """What an older printing says otherwise than the newest; the newest is used."""
    for field in _CHARACTERISTICS:
        older, used = getattr(printed, field), getattr(newest, field)
        if older != used:
            yield Repair("printings differ", f"{field} in set {set_code}: {_listed(older)}", _listed(used))


def _listed(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
