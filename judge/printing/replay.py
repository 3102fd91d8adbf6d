"""A ruling's scenario, resolved again for the picture of its board."""

from collections.abc import Callable
from dataclasses import dataclass

from judge.explain.ruling import Ruling as Explained
from judge.explain.ruling import explain
from judge.rulings.desk import Resolver
from judge.rulings.outcome import outcome_text
from judge.rulings.ruling import line
from judge.scenario.read import read_scenario
from judge.scenario.run import Resolved


@dataclass(frozen=True, slots=True)
class Replayed:
    """What comes of the scenario now; `tell` explains it in a language."""

    resolved: Resolved
    tell: Callable[[str], Explained]

    def is_still(self, recorded: str) -> bool:
        """Whether the outcome is the one that was recorded."""
        return line(outcome_text(self.resolved)) == line(recorded)


def replay(text: str, resolver: Resolver, edition: str) -> Replayed | None:
    """None where the scenario can't be read or run any more: then there is no board to draw."""
    reading = read_scenario(text, resolver.catalog)
    if reading.scenario is None:
        return None
    try:
        resolved, _ = resolver.check(reading.scenario)
    except Exception:
        # A fault of the engine must not stop the print: the sheet says that its board can't be drawn.
        return None
    return Replayed(resolved, lambda language: explain(resolved, edition, language))
