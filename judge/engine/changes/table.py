"""The table of how each event changes the state; `apply` alone calls what stands in it."""

from collections.abc import Callable
from typing import Any

from judge.engine.events import Event
from judge.engine.state import Game

Rules = tuple[str, ...]
Change = Callable[[Game, Any, Rules], bool]
CHANGES: dict[type[Event], Change] = {}
"""Each returns whether anything changed: what did not happen triggers nothing."""


def changes(*events: type[Event]) -> Callable[[Change], Change]:
    """Enter a function as what these events do to the state."""

    def enter(function: Change) -> Change:
        for event in events:
            CHANGES[event] = function
        return function

    return enter


def cite(rules: Rules, *own: str) -> Rules:
    """The rules of the process that makes the change, then those of the change itself."""
    return tuple(dict.fromkeys((*rules, *own)))
