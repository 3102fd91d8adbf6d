"""The message catalogs: what a step says, in English or Spanish."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from judge.cards.text.node import Node
from judge.engine.steps import CardParam, Reason, Step
from judge.explain.effect_words import effect_text, predicates_text
from judge.explain.words import PLAYER_PARAMS, Catalog, PlayerWord, capitalised, card_word, zone_word

LANGUAGES = ("en", "es")
_FOLDER = Path(__file__).parent / "messages"


@lru_cache(maxsize=2)
def catalog(language: str) -> Catalog:
    """The steps and words of a language."""
    with (_FOLDER / f"{language}.toml").open("rb") as file:
        return tomllib.load(file)


def text_of(step: Step | Reason, language: str = "en") -> str:
    """A step, or a reason why not, in words."""
    template = catalog(language)["steps"].get(step.message, step.message)
    return capitalised(template.format_map(Shown(step.params, language)))


class Shown(dict[str, str]):
    """The parameters as they are written; one that a message asks for in vain is left out."""

    def __init__(self, params: Mapping[str, object], language: str) -> None:
        super().__init__({name: shown_as(name, params, language) for name in params})

    def __missing__(self, name: str) -> str:
        return ""


def shown_as(name: str, params: Mapping[str, object], language: str) -> str:
    """A parameter in words, by what it is called."""
    value, words = params[name], catalog(language)
    if name in PLAYER_PARAMS:
        return PlayerWord(str(value), words)
    if name == "zone":
        return zone_word(params, words)
    if name == "predicates" and isinstance(value, tuple):
        return predicates_text(value, params.get("amount", 1))
    if isinstance(value, Node):
        return effect_text(value, name)
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
