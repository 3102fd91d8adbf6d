"""The trace: what was done, by which rules, as a message with parameters that views render."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from judge.errors import JudgeError

Value = object
"""A parameter of a message: a card's id wrapped in CardParam, a player, a number, a word."""


@dataclass(frozen=True, slots=True)
class CardParam:
    """A card in a message, with the label it has in the scenario."""

    id: int
    label: str


class Step(NamedTuple):
    """One line of the trace; a tuple, since a game makes thousands of them."""

    rules: tuple[str, ...]
    message: str
    params: Mapping[str, Value]
    depth: int
    cause: str = ""
    """The ability or action whose effect it belongs to; none where the rules alone do it."""
    routine: bool = False
    applied: bool = True
    """False for what was checked and did not apply."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something can't be done: the rules that forbid it, most specific first."""

    rules: tuple[str, ...]
    message: str
    params: Mapping[str, Value]


class Illegal(JudgeError):
    """A game action that a player couldn't perform (1.7.6); it is undone by whoever took it."""

    def __init__(self, *reasons: Reason) -> None:
        super().__init__("; ".join(reason.message for reason in reasons))
        self.reasons = reasons

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(rule for reason in self.reasons for rule in reason.rules))
