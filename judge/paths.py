"""Where the shipped folders and the user's database are, in a checkout and in a wheel."""

import os
import sys
from pathlib import Path

_PACKAGE = Path(__file__).parent


def shipped(folder: str) -> Path:
    """rules_corpus, scenarios or templates: beside the package in a checkout, inside it in a wheel."""
    inside = _PACKAGE / "shipped" / folder
    return inside if inside.is_dir() else _PACKAGE.parent / folder


def source_of(part: str) -> Path:
    """A file or folder of the package itself, which is read as text."""
    return _PACKAGE / part


def database_file(given: str | None = None) -> Path:
    """--db, then JUDGE_DB, then the user's data folder."""
    chosen = given or os.environ.get("JUDGE_DB")
    return Path(chosen).expanduser() if chosen else _data_folder() / "judge.db"


def _data_folder() -> Path:
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or "~/AppData/Local"
    elif sys.platform == "darwin":
        base = "~/Library/Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "judge"
