"""Do a text and its translation speak of the same things: the terms of each, by a table of both languages."""

import re
import tomllib
from functools import cache

from judge.paths import shipped

Terms = frozenset[str]


def agreement(original: str, translation: str) -> float:
    """From 0 to 1: the terms that both use, out of those that either uses."""
    mine, theirs = terms_in(original, "en"), terms_in(translation, "en", "es")
    return 2 * len(mine & theirs) / ((len(mine) + len(theirs)) or 1)


def terms_in(text: str, *languages: str) -> Terms:
    """The entries of the table that the text uses; a Spanish text may use the English word."""
    text = text.casefold()
    return frozenset(
        term
        for term, patterns in _patterns().items()
        if any(patterns[language].search(text) for language in languages)
    )


@cache
def _patterns() -> dict[str, dict[str, re.Pattern[str]]]:
    file = shipped("rules_corpus") / "bilingual_terms.toml"
    table = tomllib.loads(file.read_text(encoding="utf-8"))["terms"]
    return {
        term: {language: _beginnings(forms) for language, forms in languages.items()}
        for term, languages in table.items()
    }


def _beginnings(forms: list[str]) -> re.Pattern[str]:
    return re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, forms)) + ")")
