"""Editions for tests: the official text, changed on purpose."""

import re
from dataclasses import replace
from functools import cache

from judge.corpus.document import Document
from judge.corpus.manifest import manifest, read_shipped
from judge.corpus.official import read_official
from judge.paths import shipped


@cache
def official_text() -> str:
    [file] = shipped("rules_corpus").glob("002_*.txt")
    return file.read_text(encoding="utf-8")


@cache
def official() -> Document:
    return read_shipped(manifest()[0])


def edition(text: str, name: str = "2.1.0", effective: str = "2026-08-01") -> Document:
    read = read_official(text)
    return replace(
        official(),
        id=f"en-{name}",
        edition=name,
        effective=effective,
        rules=read.rules,
        examples=read.examples,
        references=read.references,
        terms=read.terms,
    )


def body(text: str) -> tuple[str, str]:
    """What stands before the rules (the cover and the contents), and the rules."""
    start = text.index("1.1.1. The Disney Lorcana")
    return text[:start], text[start:]


def with_a_new_keyword(text: str) -> str:
    """A keyword between 8.3 and 8.4, so that 8.4 to 8.15 are 8.5 to 8.16, in cross-references too."""
    before, rules = body(text)
    rules = re.sub(r"(?<![\d.])8\.(\d{1,2})(?!\d|\.?\d* ?cm)", _one_up, rules)
    new = "8.4. Blessing\n8.4.1. The Blessing keyword lets a fairy godmother sing every song twice.\n"
    place = re.search(r"^ *8\.5\. Boost", rules, re.MULTILINE)
    assert place
    return before + rules[: place.start()] + new + rules[place.start() :]


def _one_up(number: re.Match[str]) -> str:
    last = int(number.group(1))
    return f"8.{last + 1}" if last >= 4 else number.group()


def rule_line(text: str, number: str) -> tuple[int, int]:
    """Where a rule stands in the text, from its number to the next number."""
    before, rules = body(text)
    found = re.search(
        rf"^\s*{re.escape(number)}\. .*?(?=^\s*\d{{1,2}}\.[\d.]* )", rules, re.MULTILINE | re.DOTALL
    )
    assert found, number
    return len(before) + found.start(), len(before) + found.end()
