"""Where scenarios become rulings: read, resolved, explained, and held against what was recorded."""

import sqlite3
from collections.abc import Callable
from functools import cached_property
from typing import Protocol

from judge.cards.catalog import Catalog
from judge.corpus.lookup import official_source
from judge.errors import JudgeError
from judge.explain.ruling import explain
from judge.rulings.from_scenario import ruling_from_scenario
from judge.rulings.outcome import outcome_text
from judge.rulings.ruling import Ruling
from judge.scenario.expect import Checked
from judge.scenario.faults import ScenarioFaults
from judge.scenario.read import read_scenario
from judge.scenario.run import Resolved
from judge.scenario.scenario import Scenario


class Resolver(Protocol):
    """Who resolves scenarios: the assistant."""

    catalog: Catalog

    def check(self, scenario: Scenario) -> tuple[Resolved, tuple[Checked, ...]]: ...


class Desk:
    """Makes rulings from the texts of scenarios; the cards are loaded when the first one is read."""

    def __init__(self, db: sqlite3.Connection, resolver: Callable[[], Resolver]) -> None:
        self._db = db
        self._make = resolver

    @cached_property
    def _resolver(self) -> Resolver:
        return self._make()

    def ruling(self, text: str, language: str = "") -> Ruling:
        """What the engine finds, with its warnings, in the language of the question unless one is given."""
        resolved, _ = self._checked(text)
        return self._ruling(text, resolved, language)

    def sure_ruling(self, text: str) -> Ruling | None:
        """Only where every card is understood and all comes out as the scenario expects; else nothing."""
        try:
            resolved, checked = self._checked(text)
            if resolved.problems or not resolved.complete or not all(one.ok for one in checked):
                return None
            return self._ruling(text, resolved, "")
        except Exception:
            # What ships must not stop the program; `judge check` is where a failing scenario is reported.
            return None

    def outcome(self, text: str) -> str:
        """What comes of a scenario now."""
        resolved, _ = self._checked(text)
        return outcome_text(resolved)

    def _ruling(self, text: str, resolved: Resolved, language: str) -> Ruling:
        language = language or language_of(resolved.scenario)
        explained = explain(resolved, official_source(self._db).edition, language)
        return ruling_from_scenario(self._db, text, resolved, explained, language)

    def _checked(self, text: str) -> tuple[Resolved, tuple[Checked, ...]]:
        reading = read_scenario(text, self._resolver.catalog)
        if reading.scenario is None:
            raise ScenarioFaults(reading.faults)
        try:
            return self._resolver.check(reading.scenario)
        except JudgeError:
            raise
        except Exception as error:
            raise JudgeError(
                f"the engine can't run the scenario ({type(error).__name__}: {error})."
            ) from error


def language_of(scenario: Scenario) -> str:
    """Spanish where the question opens as only Spanish does; otherwise English."""
    return "es" if "¿" in (scenario.question or scenario.title) else "en"
