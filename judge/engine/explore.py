"""Every legal sequence of answers: a run is repeated from the start with each answer to an open decision."""

from collections.abc import Callable, Iterator
from contextlib import suppress
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

    def __init__(self, choice: Choice, answers: list[Answer]) -> None:
        super().__init__(choice.ask.value)
        self.choice = choice
        self.answers = answers


class Path:
    """The answers to open decisions that a run follows, and the decisions it met."""

    by_hand = False
    """Whether somebody is asked every decision, also what a file need not say."""

    def __init__(self, answers: "Prefix") -> None:
        self.left = list(reversed(answers))
        self.decisions: list[Decision] = []

    def answer(self, game: Game, choice: Choice) -> Answer:
        """The next answer of the path; where it ends, the run stops and asks."""
        if not self.left:
            raise Open(choice, list(distinct_answers(game, choice)))
        answer = self.left.pop()
        self.decisions.append(Decision(choice, answer))
        return answer

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


class FollowedBefore(Exception):
    """The run has come to where another one was: all that follows is equal."""


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
        self.in_order = limits.runs * 3 // 4
        """So many runs follow the order of the options; the rest begins with other first answers."""

    def follow(self, runs: int | None = None) -> None:
        """Until nothing is left, or a limit is reached."""
        most = self._limits.runs if runs is None else min(runs, self._limits.runs)
        while self.pending and self.runs < most and not self.has_too_many:
            self.runs += 1
            with suppress(FollowedBefore):
                self.keep(self._run(_Followed(self._next(), self)))

    def _next(self) -> Prefix:
        return self.pending.pop(-1 if self.runs <= self.in_order else 0)

    def see(self, state: object) -> None:
        """Each state is gone on from once."""
        if state in self.seen:
            raise FollowedBefore
        self.seen.add(state)

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


class _Followed(Path):
    """A path that goes on where it ends: with the first answer, while the others are kept for later."""

    def __init__(self, answers: Prefix, search: Search[T]) -> None:
        super().__init__(answers)
        self._search = search
        self._resolving: object = None

    def answer(self, game: Game, choice: Choice) -> Answer:
        if not self.left:
            self._branch(game, choice)
        self._resolving = game.resolving
        return super().answer(game, choice)

    def _branch(self, game: Game, choice: Choice) -> None:
        """Equal states are met between abilities, and at the first decision within one."""
        if choice.ask is Ask.BAG or (game.resolving is not None and game.resolving is not self._resolving):
            left = getattr(game.decider, "left", None)
            state = state_key(game, with_bag=True)
            self._search.see((state, choice.ask, choice.ability, choice.options, left))
        first, *others = distinct_answers(game, choice)
        before = tuple(decision.answer for decision in self.decisions)
        self._search.pending += [(*before, answer) for answer in reversed(others)]
        self.left = [first]


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
