"""One entry of the table of coverage."""

from dataclasses import dataclass
from enum import StrEnum


class State(StrEnum):
    """What the engine has to do with a rule."""

    ENFORCED = "enforced"
    ELSEWHERE = "defined elsewhere"
    NOT_EXECUTABLE = "not executable"
    MISSING = "missing"


@dataclass(frozen=True, slots=True)
class Covered:
    """One entry of the rulebook, what enforces it and what tests it."""

    number: str
    words: str
    state: State
    functions: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()
    elsewhere: str = ""
    reason: str = ""

    @property
    def fault(self) -> str:
        """What is wrong with it, if anything is."""
        if self.functions and (self.elsewhere or self.reason):
            return "is cited, and yet said to be enforced elsewhere or not executable"
        if self.state is State.MISSING:
            return "is neither cited nor accounted for"
        if self.state is State.ENFORCED and not (self.tests or self.scenarios):
            return "is enforced, but no test shows it"
        return ""
