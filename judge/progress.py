"""A progress bar on the terminal; silent where there is none."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_WIDTH = 30
Advance = Callable[[], None]


@contextmanager
def progress_bar(label: str, total: int) -> Iterator[Advance]:
    """Yields what is called after each of the `total` steps."""
    done = 0

    def advance() -> None:
        nonlocal done
        done += 1
        _draw(label, done, total)

    _draw(label, 0, total)
    yield advance
    if sys.stderr.isatty():
        print(file=sys.stderr)


def _draw(label: str, done: int, total: int) -> None:
    if sys.stderr.isatty():
        filled = _WIDTH * done // max(total, 1)
        bar = "█" * filled + "░" * (_WIDTH - filled)
        print(f"\r{label} {bar} {done}/{total}", end="", file=sys.stderr, flush=True)
