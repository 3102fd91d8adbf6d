"""Where the rules leave a question open: which steps rest on an interpretation of ours."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from judge.engine.steps import Step

_FILE = Path(__file__).parent / "interpretations.toml"


@dataclass(frozen=True, slots=True)
class Interpretation:
    """An entry of docs/interpretations.md, by its key, with the messages of the steps that rest on it."""

    key: str
    rules: tuple[str, ...]
    messages: frozenset[str]
    en: str
    es: str

    def text(self, language: str) -> str:
        return self.es if language == "es" else self.en


@lru_cache(maxsize=1)
def interpretations() -> tuple[Interpretation, ...]:
    """Every one of them."""
    with _FILE.open("rb") as file:
        entries = tomllib.load(file)
    return tuple(
        Interpretation(key, tuple(one["rules"]), frozenset(one["messages"]), one["en"], one["es"])
        for key, one in entries.items()
    )


def interpretation_of(step: Step) -> Interpretation | None:
    """What a step rests on, if it is one that the letter of the rules does not settle."""
    return next((one for one in interpretations() if step.applied and step.message in one.messages), None)


def interpretations_of(steps: Iterable[Step]) -> list[Interpretation]:
    """Those that any of the steps rests on, each once."""
    met = {step.message for step in steps if step.applied}
    return [one for one in interpretations() if one.messages & met]
