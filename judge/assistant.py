"""The jobs: each reads like the straight line from a board in words to a ruling."""

from functools import lru_cache
from pathlib import Path

from judge.cards.card import Card
from judge.cards.catalog import Catalog
from judge.cards.compiled import CompiledCard
from judge.cards.text.compile import compile_card
from judge.cards.text.gained import compile_gained
from judge.corpus.editions import editions
from judge.corpus.lookup import official_source
from judge.database import open_database
from judge.engine import Printed, nodes_without_meaning
from judge.engine.explore import EVERYTHING, Limits
from judge.engine.printed import printed
from judge.explain.ruling import Ruling, explain
from judge.scenario.expect import Checked, check_expectations
from judge.scenario.read import load_scenario
from judge.scenario.run import Resolved, run
from judge.scenario.scenario import Scenario
from judge.scenario.set_up import Texts


class Assistant:
    """Knows the cards; everything else is a function of what it is asked."""

    def __init__(self, catalog: Catalog, editions: tuple[str, ...] = ()) -> None:
        self.catalog = catalog
        self._editions = editions
        self._vocabulary = catalog.vocabulary()
        self._compile = lru_cache(maxsize=4096)(self._compiled)

    def _compiled(self, card: Card) -> CompiledCard:
        return compile_card(card, self._vocabulary, nodes_without_meaning)

    def texts(self) -> Texts:
        return Texts(self._compile, lambda text: compile_gained(text, self._vocabulary))

    def printed(self, full_name: str) -> Printed:
        """A card as the engine plays it; a JudgeError where there is no such card."""
        return printed(self._compile(self.catalog.card(full_name)))

    def read(self, file: Path) -> Scenario:
        """A scenario file, or a JudgeError with all its faults."""
        return load_scenario(file, self.catalog, self._editions)

    def resolve(self, scenario: Scenario, limits: Limits = EVERYTHING, cores: int = 1) -> Resolved:
        """Everything that can come of a scenario."""
        return run(scenario, self.texts(), limits, cores)

    def rule(self, resolved: Resolved, edition: str, language: str = "en", most: int | None = None) -> Ruling:
        """What happened, in words; at most so many outcomes are told."""
        return explain(resolved, edition, language, most)

    def check(self, scenario: Scenario) -> tuple[Resolved, tuple[Checked, ...]]:
        """A scenario resolved, and whether what it expects came true."""
        resolved = self.resolve(scenario)
        return resolved, check_expectations(resolved)


def users_assistant() -> Assistant:
    """An assistant that knows the cards of the user's database, and the editions of the rules in it."""
    db = open_database()
    return Assistant(Catalog.from_database(db), tuple(one.edition for one in editions(db)))


def newest_edition() -> str:
    """The newest official edition of the rules that is indexed."""
    return official_source(open_database()).edition
