"""The jobs: each reads like the straight line from a board in words to a ruling."""

from functools import lru_cache
from pathlib import Path

from judge.cards.abilities.node import Node
from judge.cards.card import Card
from judge.cards.catalog import Catalog
from judge.cards.compiled import CompiledCard, Problem
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
from judge.scenario.labels import copies_of
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
        self.compiled = lru_cache(maxsize=4096)(self._compile)

    def _compile(self, card: Card) -> CompiledCard:
        return compile_card(card, self._vocabulary, nodes_without_meaning)

    def texts(self, scenario: Scenario) -> Texts:
        """What no card of the catalog explains may be a name or a classification of a card in the file."""
        known = self._vocabulary
        words = known.with_words_of(copy.card for copy in copies_of(scenario) if copy.card)

        def card(one: Card) -> CompiledCard:
            compiled = self.compiled(one)
            return compile_card(one, words, nodes_without_meaning) if compiled.problems else compiled

        def effect(text: str) -> Node | Problem:
            gained = compile_gained(text, known)
            return compile_gained(text, words) if isinstance(gained, Problem) else gained

        return Texts(card, effect)

    def printed(self, full_name: str) -> Printed:
        """A card as the engine plays it; a JudgeError where there is no such card."""
        return printed(self.compiled(self.catalog.card(full_name)))

    def read(self, file: Path) -> Scenario:
        """A scenario file, or a JudgeError with all its faults."""
        return load_scenario(file, self.catalog, self._editions)

    def resolve(self, scenario: Scenario, limits: Limits = EVERYTHING, cores: int = 1) -> Resolved:
        """Everything that can come of a scenario."""
        return run(scenario, self.texts(scenario), limits, cores)

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
