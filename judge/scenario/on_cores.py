"""Large trees of decisions followed on several cores: the same results, in the same order, as on one."""

import hashlib
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from judge.engine.explore import Limits, Path, Prefix, Search
from judge.progress import progress_bar

T = TypeVar("T")
ALONE = 300
"""So many runs are made on one core before the others are called."""
PARTS_A_CORE = 24
"""Disjoint parts of what is left, so that a core which is done early has more to do."""
LEAST_RUNS = 64
"""What a part may take even where many share the limit; from one that needs more on, one core goes on."""


def usable_cores() -> int:
    """On how many cores work can be shared; one where no process can be forked."""
    try:
        multiprocessing.get_context("fork").Lock()
    except (ImportError, OSError, ValueError):
        return 1
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True, slots=True)
class _Found:
    """What a worker found: the answers that lead to each distinct result, in order, with its mark."""

    paths: tuple[tuple[Prefix, bytes], ...]
    runs: int
    complete: bool


def explore(
    run: Callable[[Path], T],
    key: Callable[[T], object],
    answers: Callable[[T], Prefix],
    limits: Limits,
    cores: int = 1,
) -> Search[T]:
    """Follow every answer to every open decision; a large tree on all the cores that are given."""
    search = Search(run, key, limits)
    if cores < 2:
        search.follow()
        return search
    search.follow(ALONE)
    if search.pending and not search.has_too_many and search.runs < limits.runs:
        _Shared(run, key, answers, limits, search.seen).finish(search, cores)
    return search


class _Shared(Generic[T]):
    """What the workers inherit by forking; no result crosses back, only the answers that lead to it."""

    current: "ClassVar[_Shared[Any] | None]" = None

    def __init__(
        self,
        run: Callable[[Path], T],
        key: Callable[[T], object],
        answers: Callable[[T], Prefix],
        limits: Limits,
        seen: set[object],
    ) -> None:
        self._run, self._key, self._answers, self._limits = run, key, answers, limits
        self._seen = frozenset(seen)
        self._allowed = limits.runs
        self._marks: set[bytes] = set()

    def finish(self, search: Search[T], cores: int) -> None:
        """Share what is left among the cores, and put together what they find in the order of the tree."""
        parts = _split(search, cores * PARTS_A_CORE)
        self._allowed = max(LEAST_RUNS, 2 * (self._limits.runs - search.runs) // len(parts))
        self._marks = {_mark(key) for key in search.results}
        _Shared.current = self
        context = multiprocessing.get_context("fork")
        with (
            progress_bar("following the outcomes", len(parts)) as advance,
            ProcessPoolExecutor(cores, mp_context=context) as pool,
        ):
            for place, found in enumerate(pool.map(_follow, parts)):
                self._take(search, found)
                advance()
                if not found.complete:
                    search.pending = parts[place:][::-1]
                    pool.shutdown(wait=False, cancel_futures=True)
                    break
        search.follow()

    def _take(self, search: Search[T], found: _Found) -> None:
        if search.has_too_many:
            return
        search.runs += found.runs
        for path, mark in found.paths:
            if mark not in self._marks:
                self._marks.add(mark)
                search.keep(self._run(Path(path)))

    def follow(self, part: Prefix) -> _Found:
        limits = Limits(self._limits.results, self._allowed)
        search = Search(self._run, self._key, limits, part)
        search.seen, search.in_order = set(self._seen), self._allowed
        search.follow()
        paths = tuple((self._answers(result), _mark(key)) for key, result in search.results.items())
        return _Found(paths, search.runs, search.complete)


def _mark(key: object) -> bytes:
    """Equal results may differ in it, and are merged later all the same; different ones do differ."""
    return hashlib.sha256(repr(key).encode()).digest()


def _follow(part: Prefix) -> _Found:
    assert _Shared.current is not None, "a worker is forked from who shares the work"
    return _Shared.current.follow(part)


def _split(search: Search[T], wanted: int) -> list[Prefix]:
    """The disjoint parts that are left, in the order of the tree; large ones split until there are enough."""
    parts = search.pending[::-1]
    search.pending = []
    finished: set[Prefix] = set()
    while len(parts) < wanted:
        open_parts = [part for part in parts if part not in finished]
        if not open_parts:
            break
        largest = min(open_parts, key=len)
        place = parts.index(largest)
        further = search.further(largest)
        if not further:
            finished.add(largest)
            continue
        parts[place : place + 1] = further
    return parts
