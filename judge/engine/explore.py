"""Every legal sequence of answers: a run is repeated from the start with each answer to an open decision."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from judge.engine.choices import Answer, Ask, Choice
from judge.engine.identity import interchangeable, state_key
from judge.engine.state import Game

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Decision:
    """An open decision and the answer that was followed."""

    choice: Choice
    answer: Answer


class Open(Exception):
    """A decision that nobody has answered."""

    def __init__(self, choice: Choice, answers: list[Answer], seen: object) -> None:
        super().__init__(choice.ask.value)
        self.choice = choice
        self.answers = answers
        self.seen = seen


class Path:
    """The answers to open decisions that a run follows, and the decisions it met."""

    def __init__(self, answers: tuple[Answer, ...]) -> None:
        self._left = list(reversed(answers))
        self._resolving: object = None
        self.decisions: list[Decision] = []

    def answer(self, game: Game, choice: Choice) -> Answer:
        """The next answer of the path; where it ends, the run stops and asks."""
        if not self._left:
            raise Open(choice, list(distinct_answers(game, choice)), self._seen(game, choice))
        answer = self._left.pop()
        self._resolving = game.resolving
        self.decisions.append(Decision(choice, answer))
        return answer

    def _seen(self, game: Game, choice: Choice) -> object:
        """Equal where all that follows is equal: between abilities, and at the first decision within one."""
        if choice.ask is not Ask.BAG and (game.resolving is None or game.resolving is self._resolving):
            return None
        left = getattr(game.decider, "left", None)
        return state_key(game, with_bag=True), choice.ask, choice.ability, choice.options, left

    def meet(self, choice: Choice, answer: Answer) -> None:
        """A decision with one legal answer: nothing to follow, but whoever writes it down wants to know."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much is followed: so many distinct results (None: all), and so many runs."""

    results: int | None = None
    runs: int = 4096


EVERYTHING = Limits()
Prefix = tuple[Answer, ...]
"""The first answers of a path."""


class Search(Generic[T]):
    """Runs with every answer to every open decision, in the order of the options; merges equal results."""

    def __init__(
        self, run: Callable[[Path], T], key: Callable[[T], object], limits: Limits, start: Prefix = ()
    ) -> None:
        self._run = run
        self._key = key
        self._limits = limits
        self.pending: list[Prefix] = [start]
        """Where to go on, the next one last."""
        self.seen: set[object] = set()
        self.results: dict[object, T] = {}
        self.runs = 0

    def follow(self, runs: int | None = None) -> None:
        """Until nothing is left, or a limit is reached."""
        most = self._limits.runs if runs is None else min(runs, self._limits.runs)
        while self.pending and self.runs < most and not self.has_too_many:
            path = self.pending.pop()
            self.pending += reversed(self.step(path))

    def step(self, path: Prefix) -> list[Prefix]:
        """One run: a result is kept; where a decision is open, the paths that go on from it."""
        self.runs += 1
        try:
            result = self._run(Path(path))
        except Open as stop:
            if stop.seen is not None and stop.seen in self.seen:
                return []
            self.seen.add(stop.seen)
            return [(*path, answer) for answer in stop.answers]
        self.keep(result)
        return []

    def further(self, path: Prefix) -> list[Prefix]:
        """The paths that go on from this one, without keeping anything."""
        try:
            self._run(Path(path))
        except Open as stop:
            return [(*path, answer) for answer in stop.answers]
        return []

    def keep(self, result: T) -> None:
        self.results.setdefault(self._key(result), result)

    @property
    def has_too_many(self) -> bool:
        return self._limits.results is not None and len(self.results) > self._limits.results

    @property
    def complete(self) -> bool:
        return not self.pending and not self.has_too_many

    def kept(self) -> tuple[T, ...]:
        """The results within the limit, in the order in which they were found."""
        return tuple(self.results.values())[: self._limits.results]


def distinct_answers(game: Game, choice: Choice) -> Iterator[Answer]:
    """Every legal answer but for those that differ only in which of several equal cards is meant."""
    if choice.ask not in (Ask.CARDS, Ask.ORDER):
        yield from choice.answers()
        return
    kinds = {option: interchangeable(game, int(str(option))) for option in choice.options}
    met = set()
    for answer in choice.answers():
        names = [kinds[option] for option in answer]
        key = tuple(names) if choice.ordered else tuple(sorted(names, key=repr))
        if key not in met:
            met.add(key)
            yield answer
