"""How answers are written on a terminal: wrapped, marked, or as JSON."""

import json
import os
import shutil
import sys
import textwrap
from dataclasses import asdict, is_dataclass
from typing import Any

_NARROWEST, _WIDEST = 40, 100


def width() -> int:
    """As wide as the terminal, within what reads well."""
    return max(_NARROWEST, min(_WIDEST, shutil.get_terminal_size().columns))


def wrapped(text: str, indent: int = 0, first: str | None = None) -> str:
    """Paragraphs filled to the width; `first` stands in the place of the first indent."""
    margin = " " * indent
    paragraphs = text.split("\n")
    lead = [first.ljust(indent) if first is not None else margin] + [margin] * len(paragraphs)
    return "\n".join(
        textwrap.fill(
            paragraph, width(), initial_indent=start, subsequent_indent=margin, break_on_hyphens=False
        )
        for paragraph, start in zip(paragraphs, lead, strict=False)
    )


def cut(text: str, length: int) -> str:
    """At most that long, ended at a word."""
    return text if len(text) <= length else text[: max(length - 2, 1)].rsplit(" ", 1)[0] + " …"


def counted(count: int, noun: str) -> str:
    """ "1 ruling", "2 rulings"."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def say(text: str = "") -> None:
    print(text)


def bold(text: str) -> str:
    return _styled(text, "1")


def faint(text: str) -> str:
    return _styled(text, "2")


def warning(text: str) -> str:
    return _styled(text, "33")


def on_terminal() -> bool:
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ


def _styled(text: str, code: str) -> str:
    return f"\x1b[{code}m{text}\x1b[0m" if on_terminal() else text


def say_json(value: Any) -> None:
    """A dataclass, or anything JSON knows, as JSON."""
    print(json.dumps(_plain(value), ensure_ascii=False, indent=2))


def _plain(value: Any) -> Any:
    if is_dataclass(value) and not isinstance(value, type):
        return asdict(value)
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    return value
