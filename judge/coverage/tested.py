"""Which tests and which shipped scenarios show a rule."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from judge.paths import shipped, source_of

MARKS = "engine/tested_rules.json"
"""Generated from the marks on the tests, which are not shipped themselves."""
_EXAMPLE = re.compile(r"\b(?:CR|Comprehensive Rules) \d+\.\d+\.\d+, (\d{1,2}(?:\.\d{1,2}){1,3}), example\b")
_NUMBER = re.compile(r"(?<![\d.])\d{1,2}(?:\.\d{1,2}){1,3}(?![\d.]*\d)")
_EXPECTATIONS = ("cites", "illegal", "illegal_choice", "rule")


def marked() -> dict[str, list[str]]:
    """The tests of each rule, as the generated file says."""
    found: dict[str, list[str]] = json.loads(source_of(MARKS).read_text(encoding="utf-8"))
    return found


@cache
def shown() -> dict[str, list[str]]:
    """The shipped scenarios of each rule: its own examples, and those that expect it to be applied."""
    found: dict[str, list[str]] = {}
    folder = shipped("scenarios")
    for file in sorted(folder.rglob("*.yaml")):
        for rule in _rules_of(file):
            found.setdefault(rule, []).append(file.relative_to(folder).as_posix())
    return found


def _rules_of(file: Path) -> set[str]:
    """Of a file that holds several scenarios, those of each."""
    import yaml

    with file.open(encoding="utf-8") as opened:
        documents = list(yaml.load_all(opened, Loader=_loader(yaml)))
    return {rule for one in documents if isinstance(one, dict) for rule in rules_shown(one)}


def _loader(yaml: Any) -> Any:
    """The one in C where it is there: several times as fast."""
    return getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def rules_shown(scenario: dict[str, Any]) -> set[str]:
    """The rule whose example it is, and those that its expectations name.

    Another source is what a reader looks up, and says nothing of what would fail if the rule were broken.
    """
    found = set(_EXAMPLE.findall(str(scenario.get("source") or "")))
    for entry in scenario.get("expect") or ():
        if isinstance(entry, dict):
            words = (str(entry[key]) for key in _EXPECTATIONS if key in entry)
            found |= {number for text in words for number in _NUMBER.findall(text)}
    return found
