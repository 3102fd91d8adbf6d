"""Large trees of decisions followed on several cores: the same results, in the same order, as on one."""

import gc
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import chain, count, islice
from typing import Any, ClassVar, Generic, TypeVar

from judge.engine.explore import Branch, FollowedBefore, Following, Limits, Path, Prefix, Search
from judge.progress import progress_bar
from judge.scenario.carried import packed, unpacked

T = TypeVar("T")
Take = Callable[[Prefix], None]
ALONE = 64
"""So many runs are made on one core before the others are called, and before a bar is drawn."""
TASKS_A_CORE = 2
"""One that is done, and one so that the core need not wait for the next."""
PATHS_A_TASK, RUNS_A_TASK = 2, 32
"""What another core is given to begin with, and after how many runs it tells of them."""


def usable_cores() -> int:
    """On how many cores work can be shared; one where no process can be forked."""
    try:
        multiprocessing.get_context("fork").Lock()
    except (ImportError, OSError, ValueError):
        return 1
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def explore(
    run: Callable[[Path], T],
    key: Callable[[T], object],
    rejoin: Callable[[T], None],
    limits: Limits,
    cores: int = 1,
) -> Search[T]:
    """Follow every answer to every open decision; a large tree on all the cores that are given.

    `rejoin` gives a result that comes from another process what is not carried.
    """
    search = Search(run, key, limits)
    with _no_collecting():
        search.follow(ALONE)
        if search.goes_on:
            with _taking(search, rejoin, cores) as take, _bar(search) as draw:
                while search.goes_on:
                    search.go_on(take)
                    draw()
    return search


@contextmanager
def _no_collecting() -> Iterator[None]:
    """A run leaves nothing behind to be collected, and looking for it takes a quarter of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@contextmanager
def _bar(search: Search[T]) -> Iterator[Callable[[], None]]:
    with progress_bar("following the outcomes", 100) as advance:
        drawn = 0

        def draw() -> None:
            nonlocal drawn
            while drawn < int(search.progress * 100):
                drawn += 1
                advance()

        yield draw


@contextmanager
def _taking(search: Search[T], rejoin: Callable[[T], None], cores: int) -> Iterator[Take]:
    """How the next path is taken up: by a run, or by retracing the run of another core."""
    if cores < 2:
        yield search.take
        return
    _Scout.current = _Scout(search)
    pool = ProcessPoolExecutor(cores, multiprocessing.get_context("fork"), _leave_interrupts_alone)
    try:
        yield _Retracing(search, rejoin, pool, cores * TASKS_A_CORE).take
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        _Scout.current = None


def _leave_interrupts_alone() -> None:
    """Who has asked for the runs is interrupted, and ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@dataclass(frozen=True, slots=True)
class _Trail:
    """What a run on another core has met, and what came of it."""

    path: Prefix
    branches: tuple[Branch, ...]
    key: object = None
    result: bytes | None = None
    """None where the other core had been at the last state before, or has told of an equal result."""

    @property
    def others(self) -> list[Prefix]:
        """Where to go on from here, in the order of the tree: what branches off last is next."""
        return [path for branch in reversed(self.branches) for path in branch.others]


class _Scout(Generic[T]):
    """Runs ahead on another core, which inherits by forking all that was found until then."""

    current: "ClassVar[_Scout[Any] | None]" = None

    def __init__(self, search: Search[T]) -> None:
        self._search = search
        self._told = set(search.results)

    def run_ahead(self, paths: tuple[Prefix, ...], further: bool) -> list[_Trail]:
        """These paths, or some runs that begin with them, in the order of the tree."""
        pending, trails = [*reversed(paths)], list[_Trail]()
        while pending and len(trails) < RUNS_A_TASK:
            trail = self._trail(pending.pop())
            trails.append(trail)
            pending += reversed(trail.others) if further else ()
        return trails

    def _trail(self, path: Prefix) -> _Trail:
        met: list[Branch] = []
        try:
            result = self._search.run(Following(path, lambda branch: self._meet(branch, met)))
        except FollowedBefore:
            return _Trail(path, tuple(met))
        key = self._search.key(result)
        if key in self._told:
            return _Trail(path, tuple(met), key)
        self._told.add(key)
        return _Trail(path, tuple(met), key, packed(result))

    def _meet(self, branch: Branch, met: list[Branch]) -> None:
        seen = self._search.seen
        if branch.state in seen:
            met.append(Branch(branch.state, ()))
            raise FollowedBefore
        if branch.state is not None:
            seen.add(branch.state)
        met.append(branch)


def _run_ahead(paths: tuple[Prefix, ...], further: bool) -> bytes:
    assert _Scout.current is not None, "another core is forked from who shares the work"
    return packed(_Scout.current.run_ahead(paths, further))


class _Retracing(Generic[T]):
    """Has the next paths run on the other cores, and goes along their trails as if it had run them itself."""

    def __init__(self, search: Search[T], rejoin: Callable[[T], None], pool: Executor, most: int) -> None:
        self._search, self._rejoin, self._pool, self._most = search, rejoin, pool, most
        self._tasks: dict[Future[bytes], tuple[Prefix, ...]] = {}
        self._trails: dict[Prefix, _Trail] = {}
        self._places: dict[Prefix, tuple[int, ...]] = {}
        """Where a path is in the tree: what goes on from it comes after it and before all that come later."""
        self._serial = count()
        self._left: list[tuple[tuple[int, ...], int, Prefix]] = []
        """A heap of the paths that nobody has run yet or runs now; of equal places any is the first."""
        for place, part in enumerate(reversed(search.pending)):
            self._places[part.path] = (place,)
            self._leave(part.path)

    def take(self, path: Prefix) -> None:
        try:
            trail = self._trail(path)
        except BrokenExecutor:  # Another core was taken away: this one does it all.
            self._search.take(path)
            return
        if trail is not None and self._tells_all(trail):
            self._retrace(trail)
        else:
            self._search.take(path)

    def _tells_all(self, trail: _Trail) -> bool:
        """Not so where the other core had met the same on a path that is taken up later here."""
        seen, results = self._search.seen, self._search.results
        ends = trail.result is not None or trail.key in results
        return ends or any(branch.state in seen for branch in trail.branches)

    def _retrace(self, trail: _Trail) -> None:
        for branch in trail.branches:
            self._search.branch(branch)
        if trail.key not in self._search.results:
            assert trail.result is not None, "it tells all"
            result = unpacked(trail.result)
            self._rejoin(result)
            self._search.results[trail.key] = result

    def _trail(self, path: Prefix) -> _Trail | None:
        """What another core has met on the path; None where none of them runs it."""
        while path not in self._trails:
            self._hand_out(path)
            if not self._tasks:
                return None
            for task in wait(self._tasks, return_when=FIRST_COMPLETED).done:
                self._take_in(self._tasks.pop(task), unpacked(task.result()))
        self._hand_out()
        return self._trails.pop(path)

    def _take_in(self, paths: tuple[Prefix, ...], trails: list[_Trail]) -> None:
        """What was run is known, and where to go on from there; what there was no time for is left again."""
        self._trails |= {trail.path: trail for trail in trails}
        for trail in trails:
            place = self._places.setdefault(trail.path, ())
            self._places |= {path: (*place, number) for number, path in enumerate(trail.others)}
        for path in chain(paths, *(trail.others for trail in trails)):
            if path not in self._trails:
                self._leave(path)

    def _leave(self, path: Prefix) -> None:
        heappush(self._left, (self._places[path], next(self._serial), path))

    def _hand_out(self, wanted: Prefix | None = None) -> None:
        """What nobody has run or runs now, the wanted path first, so that no core has nothing to do."""
        away = {path for paths in self._tasks.values() for path in paths}
        further = self._search.is_in_order
        first = [] if wanted is None or (further and wanted in self._places) else [wanted]
        coming = chain(first, self._in_order() if further else (part.path for part in self._search.pending))
        left = (path for path in coming if path not in away and path not in self._trails)
        size = PATHS_A_TASK if further else RUNS_A_TASK
        while len(self._tasks) < self._most and (paths := tuple(islice(left, size))):
            self._tasks[self._pool.submit(_run_ahead, paths, further)] = paths

    def _in_order(self) -> Iterator[Prefix]:
        while self._left:
            yield heappop(self._left)[-1]
