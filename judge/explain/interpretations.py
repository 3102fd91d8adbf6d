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
    """What a step rests on: by its message, or because it names the reading."""
    reading = step.params.get("reading")
    for one in interpretations():
        if one.key == reading or (step.applied and step.message in one.messages):
            return one
    return None


def interpretations_of(steps: Iterable[Step]) -> list[Interpretation]:
    """Those that any of the steps rests on, each once."""
    found = dict.fromkeys(map(interpretation_of, steps))
    return [one for one in found if one is not None]
