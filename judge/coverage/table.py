"""The table over all entries of the rulebook: enforced, defined elsewhere, or not executable."""

import tomllib
from collections.abc import Iterable

from judge.coverage.citations import citations
from judge.coverage.entry import Covered, State
from judge.coverage.tested import marked, shown
from judge.paths import source_of

STATES = "engine/rule_states.toml"


def covered(entries: Iterable[tuple[str, str]]) -> tuple[Covered, ...]:
    """The table for these entries of an edition, each a number and its words."""
    cited: dict[str, dict[str, None]] = {}
    for one in citations():
        cited.setdefault(one.rule, {})[one.place] = None
    said, tests, scenarios = states(), marked(), shown()
    return tuple(
        _entry(
            number, words, tuple(cited.get(number, ())), said.get(number, {}),
            tuple(tests.get(number, ())), tuple(scenarios.get(number, ())),
        )
        for number, words in entries
    )  # fmt: skip


def states() -> dict[str, dict[str, str]]:
    """What is said of the rules that nothing cites: `elsewhere` or `reason`."""
    found: dict[str, dict[str, str]] = tomllib.loads(source_of(STATES).read_text(encoding="utf-8"))
    return found


def _entry(
    number: str,
    words: str,
    functions: tuple[str, ...],
    said: dict[str, str],
    tests: tuple[str, ...],
    scenarios: tuple[str, ...],
) -> Covered:
    elsewhere, reason = said.get("elsewhere", ""), said.get("reason", "")
    state = State.MISSING
    if functions:
        state = State.ENFORCED
    elif elsewhere:
        state = State.ELSEWHERE
    elif reason:
        state = State.NOT_EXECUTABLE
    return Covered(number, words, state, functions, tests, scenarios, elsewhere, reason)
