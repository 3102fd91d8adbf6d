"""The words of the printed pages, by language."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

_FOLDER = Path(__file__).parent


@lru_cache(maxsize=2)
def words(language: str) -> Mapping[str, Mapping[str, str]]:
    """All tables of a language."""
    return tomllib.loads((_FOLDER / f"{language}.toml").read_text(encoding="utf-8"))
