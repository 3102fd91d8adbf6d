"""Where prints take their rulings and boards from."""

import sqlite3
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from judge.cli.options import Language
from judge.cli.ruling_desk import LazyDesk
from judge.cli.ruling_wanted import wanted
from judge.errors import JudgeError
from judge.rulings.listing import listed
from judge.rulings.ruling import Ruling

if TYPE_CHECKING:
    from judge.printing.replay import Replayed
    from judge.printing.sheet import Sheet

_MOST_TOLD = 64
"""As many outcomes as `judge resolve` tells unless it is asked for more."""


def standing(
    db: sqlite3.Connection, tags: Iterable[str], status: str = "", own: bool = False
) -> list[Ruling]:
    """The rulings that still count and have any of the tags, each once, the oldest first."""
    found: dict[int, Ruling] = {}
    for tag in tuple(tags) or ("",):
        narrowed = wanted(db, tag=tag, status=status, own=own)
        found |= {kept.number: kept.ruling for kept in listed(db, narrowed) if kept.ruling.stands}
    return [found[number] for number in sorted(found)]


def retelling(db: sqlite3.Connection, lang: Language) -> Callable[[Ruling], Ruling]:
    """Tells what the program wrote in the language asked for; for both, each ruling stays in its own."""
    desk = LazyDesk(db)
    languages = lang.languages
    return lambda ruling: desk.retold(ruling, languages[0]) if len(languages) == 1 else ruling


def from_scenarios(db: sqlite3.Connection, files: Iterable[Path], language: str) -> list[Ruling]:
    """What the engine rules on these files, and on the files in these folders."""
    desk = LazyDesk(db)
    return [desk.ruling(_text(file), language) for file in _each_file(files)]


def _each_file(paths: Iterable[Path]) -> list[Path]:
    paths = list(paths)
    found = [file for path in paths for file in (sorted(path.rglob("*.yaml")) if path.is_dir() else [path])]
    if not found:
        raise JudgeError(f"there is no scenario file (.yaml) in {', '.join(map(str, paths))}.")
    return found


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise JudgeError(f"{file} can't be read as a scenario: {error}.") from error


def scenario_sheets(files: Iterable[Path], languages: tuple[str, ...]) -> "list[Sheet]":
    """A sheet for each file in each language."""
    from judge.assistant import newest_edition, users_assistant
    from judge.database import open_database
    from judge.printing.scenario_sheet import scenario_sheet
    from judge.rulings.code import code_of

    db, helper, newest = open_database(), users_assistant(), newest_edition()
    sheets: list[Sheet] = []
    for file in files:
        resolved = helper.resolve(helper.read(file))
        code = code_of("scenario", _text(file))
        for language in languages:
            told = helper.rule(resolved, newest, language, _MOST_TOLD)
            sheets.append(scenario_sheet(db, resolved, told, language, code, f"s{len(sheets) + 1}"))
    return sheets


def replays() -> "Callable[[Ruling], Replayed | None]":
    """Resolves the scenario of a ruling again; the engine is loaded when the first one comes."""
    from judge.assistant import newest_edition, users_assistant
    from judge.printing.replay import replay

    helper, newest = cache(users_assistant), cache(newest_edition)

    def replayed(ruling: Ruling) -> "Replayed | None":
        return replay(ruling.scenario, helper(), newest()) if ruling.scenario else None

    return replayed
