"""The message catalogs: what a step says, in English or Spanish."""

import re
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from judge.cards.abilities.node import Node
from judge.engine.steps import CardParam, Reason, Step
from judge.explain.effect_words import effect_text, predicates_text, spelled_out
from judge.explain.words import (
    PLAYER_PARAMS,
    Catalog,
    NumberWord,
    PlayerWord,
    capitalised,
    card_word,
    zone_word,
)

LANGUAGES = ("en", "es")
_FOLDER = Path(__file__).parent / "messages"


@lru_cache(maxsize=2)
def catalog(language: str) -> Catalog:
    """The steps and words of a language."""
    with (_FOLDER / f"{language}.toml").open("rb") as file:
        return tomllib.load(file)


def text_of(step: Step | Reason, language: str = "en", aliases: Mapping[str, str] | None = None) -> str:
    """A step, or a reason why not, in words; `aliases` are what players are called."""
    template = catalog(language)["steps"].get(variant(step.message, step.params), step.message)
    text = template.format_map(Shown(step.params, language, aliases))
    return capitalised(_SAID_TWICE.sub(r"\1", text))


_SAID_TWICE = re.compile(r"(.+) \(\1\)")
"""An action has no story name: it is called by its card, which need not be said again."""


def variant(message: str, params: Mapping[str, object]) -> str:
    """A card goes into a zone, but onto a deck."""
    on_a_deck = params.get("zone") == "deck" and params.get("position") in ("top", "bottom")
    return f"{message} on" if on_a_deck and message in ("is put", "leaves play") else message


class Shown(dict[str, str]):
    """The parameters as they are written; one that a message asks for in vain is left out."""

    def __init__(
        self, params: Mapping[str, object], language: str, aliases: Mapping[str, str] | None = None
    ) -> None:
        super().__init__({name: shown_as(name, params, language, aliases) for name in params})

    def __missing__(self, name: str) -> str:
        return ""


def shown_as(
    name: str, params: Mapping[str, object], language: str, aliases: Mapping[str, str] | None = None
) -> str:
    """A parameter in words, by what it is called."""
    value, words = params[name], catalog(language)
    if name in PLAYER_PARAMS:
        return PlayerWord(str(value), words, aliases)
    if name == "zone":
        return zone_word(params, words)
    if name == "predicates":
        return predicates_text(value, params.get("amount")) or words["words"]["as it says"]
    if name == "ability":
        return spelled_out(str(value)) or words["words"]["unnamed"]
    if type(value) is int:
        return NumberWord(value)
    if isinstance(value, Node):
        return effect_text(value, name) or words["words"]["as it says"]
    return shown(value, language)


def shown(value: object, language: str) -> str:
    """A value in words: a card by its label, yes or no, a list."""
    words = catalog(language)
    if isinstance(value, CardParam):
        return card_word(value, words)
    if isinstance(value, bool):
        return words["words"]["yes" if value else "no"]
    if isinstance(value, tuple | list):
        return ", ".join(shown(one, language) for one in value)
    return words["words"].get(str(value), str(value))
