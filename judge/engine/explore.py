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
        self.decisions: list[Decision] = []

    def answer(self, game: Game, choice: Choice) -> Answer:
        """The next answer of the path; where it ends, the run stops and asks."""
        if not self._left:
            seen = state_key(game, with_bag=True) if choice.ask is Ask.BAG else None
            raise Open(choice, list(distinct_answers(game, choice)), seen)
        answer = self._left.pop()
        self.decisions.append(Decision(choice, answer))
        return answer


@dataclass(frozen=True, slots=True)
class Explored(Generic[T]):
    """What all runs came to; `complete` is False where the limit was reached."""

    results: tuple[T, ...]
    complete: bool


def explore(run: Callable[[Path], T], limit: int = 4096) -> Explored[T]:
    """Run with every answer to every open decision, in the order of the options."""
    pending: list[tuple[Answer, ...]] = [()]
    results: list[T] = []
    seen: set[object] = set()
    for _ in range(limit):
        if not pending:
            break
        path = pending.pop()
        try:
            results.append(run(Path(path)))
        except Open as stop:
            if stop.seen is None or stop.seen not in seen:
                seen.add(stop.seen)
                pending += [(*path, answer) for answer in reversed(stop.answers)]
    return Explored(tuple(results), not pending)


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
