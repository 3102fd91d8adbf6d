"""The message catalogs: what a step says, in English or Spanish."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from judge.cards.abilities.predicates import Applies
from judge.cards.text.node import Node
from judge.cards.text.registry import card_grammar
from judge.cards.text.writer import CannotWrite, write
from judge.engine.steps import CardParam, Reason, Step

LANGUAGES = ("en", "es")
_FOLDER = Path(__file__).parent / "messages"


@lru_cache(maxsize=2)
def catalog(language: str) -> Mapping[str, Mapping[str, str]]:
    """The steps and words of a language."""
    with (_FOLDER / f"{language}.toml").open("rb") as file:
        return tomllib.load(file)


def text_of(step: Step | Reason, language: str = "en") -> str:
    """A step, or a reason why not, in words."""
    template = catalog(language)["steps"].get(step.message, step.message)
    return template.format_map(_Shown(step.params, language))


class _Shown(dict[str, str]):
    """The parameters as they are written; one that a message asks for in vain is left out."""

    def __init__(self, params: Mapping[str, object], language: str) -> None:
        super().__init__({name: shown(value, language) for name, value in params.items()})

    def __missing__(self, name: str) -> str:
        return ""


def shown(value: object, language: str) -> str:
    """A parameter in words: a card by its label, a zone by its name, an effect by its text."""
    words = catalog(language)["words"]
    if isinstance(value, CardParam):
        return words["unknown"] if value.label.startswith("unknown card") else value.label
    if isinstance(value, bool):
        return words["yes" if value else "no"]
    if isinstance(value, Node):
        return effect_text(value)
    if isinstance(value, tuple | list):
        return ", ".join(shown(one, language) for one in value)
    return words.get(str(value), str(value))


def effect_text(node: Node) -> str:
    """An effect in the words of the card, which are English (1.1.4)."""
    try:
        return write(card_grammar(), node, "applies" if isinstance(node, Applies) else "sentence")
    except (CannotWrite, KeyError):
        return ""
