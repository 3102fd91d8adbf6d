"""Where in the file a thing stands; no part of what it means."""

from typing import Protocol

KeyLines = tuple[tuple[str, int], ...]


class Written(Protocol):
    """What keeps its line, and the lines of its keys."""

    @property
    def line(self) -> int: ...

    @property
    def key_lines(self) -> KeyLines: ...


def line_of(thing: Written, key: str) -> int:
    """The line of a key of the thing, or of the thing itself."""
    return dict(thing.key_lines).get(key, thing.line)
