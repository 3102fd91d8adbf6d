"""What the answer to a question says, in English or Spanish."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from judge.ask.builder import Assumption


@lru_cache(maxsize=1)
def _table() -> Mapping[str, Mapping[str, Mapping[str, str]]]:
    with (Path(__file__).parent / "messages.toml").open("rb") as file:
        return tomllib.load(file)


def says(language: str) -> Mapping[str, str]:
    """The sentences of a language by their keys."""
    return _table()[language]["says"]


def assumed(assumption: Assumption, language: str) -> str:
    """An assumption in words."""
    return _table()[language]["assumed"][assumption.message].format(**dict(assumption.params))
