"""The vocabulary of tags: what ships and what the user added; an unknown one offers the nearest."""

import sqlite3
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from judge.errors import JudgeError
from judge.rulings.ruling import line
from judge.rulings.writing import writing

_FILE = Path(__file__).with_name("tags.toml")
_LIKE = 60
_OFFERED = 3


class UnknownTag(JudgeError):
    """Says which tags are near, and how to add one."""


def shipped_tags() -> dict[str, str]:
    """Each tag with what it means."""
    return _tables()["tags"]


@cache
def _tables() -> dict[str, dict[str, str]]:
    """The tags with their meanings, and other words with the tags they stand for."""
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))


def put_in_vocabulary(db: Any) -> None:
    """The tags that ship, in the place of those that shipped before; the user's own stay."""
    with db.atomic():
        db.execute("delete from ruling_vocabulary where shipped = 1")
        for tag, meaning in shipped_tags().items():
            db.execute("insert or replace into ruling_vocabulary values (?, ?, 1)", [tag, meaning])


def vocabulary(db: sqlite3.Connection) -> dict[str, str]:
    """Every tag there is with its meaning, in the order of the alphabet."""
    return dict(tuple(row) for row in db.execute("select tag, meaning from ruling_vocabulary order by tag"))


def as_tag(text: str) -> str:
    """As tags are written: small letters, a hyphen for a space."""
    return "-".join(line(text).casefold().replace("_", "-").split())


def known_tags(db: sqlite3.Connection, given: Iterable[str]) -> tuple[str, ...]:
    """The tags as they are written; UnknownTag, with the nearest, if one is not in the vocabulary."""
    tags, known = _without_doubles(given), vocabulary(db)
    unknown = [_unknown(tag, list(known)) for tag in tags if tag not in known]
    if unknown:
        add = "`judge ruling tags` lists them all; `judge ruling tags --add TAG --meaning WORDS` adds one."
        raise UnknownTag("\n".join([*unknown, add]))
    return tags


def fitting_tags(db: sqlite3.Connection, given: Iterable[str]) -> tuple[str, ...]:
    """Of words that something else is filed under, those that are tags here."""
    known = vocabulary(db)
    return tuple(tag for tag in _without_doubles(given) if tag in known)


def _without_doubles(given: Iterable[str]) -> tuple[str, ...]:
    same = _tables()["same"]
    return tuple(dict.fromkeys(same.get(tag, tag) for tag in map(as_tag, given)))


def _unknown(tag: str, known: list[str]) -> str:
    from rapidfuzz import process

    near = [name for name, _, _ in process.extract(tag, known, score_cutoff=_LIKE, limit=_OFFERED)]
    return f'"{tag[:40]}" is no tag.' + (f" Did you mean {' or '.join(near)}?" if near else "")


def add_tag(db: sqlite3.Connection, tag: str, meaning: str) -> str:
    """A tag of the user's own."""
    name = as_tag(tag)
    if not name:
        raise JudgeError("a tag needs at least one letter.")
    if name in vocabulary(db):
        raise JudgeError(f'the tag "{name}" is already there.')
    with writing(db):
        db.execute("insert into ruling_vocabulary values (?, ?, 0)", [name[:60], line(meaning)])
    return name[:60]


def learn_tags(db: sqlite3.Connection, tags: Iterable[str]) -> None:
    """Inside a write: tags that come with rulings from elsewhere become the user's own."""
    db.executemany("insert or ignore into ruling_vocabulary values (?, '', 0)", [(tag,) for tag in tags])
