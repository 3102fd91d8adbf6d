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


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the tree that is still to be followed."""

    path: Prefix
    share: float
    """Of the whole tree, if every answer to a decision leads to as much as the others."""


@dataclass(frozen=True, slots=True)
class Branch:
    """An open decision that a run met behind its path: it goes on with the first answer."""

    state: object | None
    """Where it was met, if it can be met there by another run."""
    others: tuple[Prefix, ...]
    """The paths with the other answers."""


class Search(Generic[T]):
    """Runs with every answer to every open decision, in the order of the options; merges equal results."""

    def __init__(
        self, run: Callable[[Path], T], key: Callable[[T], object], limits: Limits, start: Prefix = ()
    ) -> None:
        self.run = run
        self.key = key
        self.limits = limits
        self.pending = [Part(start, 1.0)]
        """Where to go on, the next one last."""
        self.seen: set[object] = set()
        self.results: dict[object, T] = {}
        self.runs = 0
        self._share = 0.0
        self._followed = 0.0

    def follow(self, runs: int | None = None) -> None:
        """Until so many runs are made, or nothing is left to do."""
        while self.goes_on and (runs is None or self.runs < runs):
            self.go_on(self.take)

    def go_on(self, take: Callable[[Prefix], None]) -> None:
        """Have the next path taken up."""
        part = self.pending.pop(-1 if self.is_in_order else 0)
        self.runs += 1
        self._share = part.share
        with suppress(FollowedBefore):
            take(part.path)
        self._followed += self._share

    def take(self, path: Prefix) -> None:
        """One run, with the first answer to whatever is open behind the path."""
        self.keep(self.run(Following(path, self.branch)))

    def branch(self, branch: Branch) -> None:
        """Each state is gone on from once, and with every answer."""
        if branch.state is not None:
            if branch.state in self.seen:
                raise FollowedBefore
            self.seen.add(branch.state)
        self._share /= len(branch.others) + 1
        self.pending += [Part(path, self._share) for path in reversed(branch.others)]

    def keep(self, result: T) -> None:
        self.results.setdefault(self.key(result), result)

    @property
    def is_in_order(self) -> bool:
        """Most runs follow the order of the options; the rest begins with other first answers."""
        return self.runs < self.limits.runs * 3 // 4

    @property
    def has_too_many(self) -> bool:
        return self.limits.results is not None and len(self.results) > self.limits.results

    @property
    def goes_on(self) -> bool:
        return bool(self.pending) and self.runs < self.limits.runs and not self.has_too_many

    @property
    def complete(self) -> bool:
        return not self.pending and not self.has_too_many

    @property
    def ran_out(self) -> bool:
        """Something is left that more runs would follow."""
        return bool(self.pending) and not self.has_too_many

    @property
    def progress(self) -> float:
        """How much of what can be followed has been: of the tree, or of the runs."""
        return max(self._followed, self.runs / self.limits.runs)

    def kept(self) -> tuple[T, ...]:
        """The results within the limit, in the order in which they were found."""
        return tuple(self.results.values())[: self.limits.results]


class Following(Path):
    """A path that goes on where it ends: with the first answer, while the others are kept for later."""

    def __init__(self, answers: Prefix, branch: Callable[[Branch], None]) -> None:
        super().__init__(answers)
        self._branch = branch
        self._resolving: object = None

    def answer(self, game: Game, choice: Choice) -> Answer:
        if not self.left:
            self.left = [self._first(game, choice)]
        self._resolving = game.resolving
        return super().answer(game, choice)

    def _first(self, game: Game, choice: Choice) -> Answer:
        first, *others = distinct_answers(game, choice)
        before = tuple(decision.answer for decision in self.decisions)
        paths = tuple((*before, answer) for answer in others)
        self._branch(Branch(self._state(game, choice), paths))
        return first

    def _state(self, game: Game, choice: Choice) -> object | None:
        """Equal states are met between abilities, and at the first decision within one."""
        if choice.ask is not Ask.BAG and (game.resolving is None or game.resolving is self._resolving):
            return None
        left = getattr(game.decider, "left", None)
        return state_key(game, with_bag=True), choice.ask, choice.ability, choice.options, left


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
