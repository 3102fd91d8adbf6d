"""Names for the files that prints are written to, and the writing itself."""

import os
import re
import tempfile
from pathlib import Path

from judge.errors import JudgeError
from judge.letters import without_accents

_LONGEST = 60
# Windows keeps these for devices, whatever the suffix.
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)", re.IGNORECASE)


class CannotWrite(JudgeError):
    """The file can't be written; says why and what to do."""


def safe_file_name(title: str, suffix: str) -> str:
    """Small letters, digits and hyphens: no folder, no hidden file, nothing that a system reads as more."""
    name = re.sub(r"[^a-z0-9]+", "-", without_accents(title.casefold()))[:_LONGEST].strip("-")
    if not name or _RESERVED.fullmatch(name):
        name = f"print-{name}".rstrip("-")
    return f"{name}.{suffix}"


def write_file(path: Path, content: bytes) -> None:
    """All of it or nothing: a file that was there stays as it was until the new one is complete."""
    if path.is_dir():
        raise CannotWrite(f"{path} is a folder. Give a file with -o.")
    try:
        handle, made = tempfile.mkstemp(dir=path.parent, prefix=".judge-print-")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
            Path(made).chmod(_mode(path))
            Path(made).replace(path)
        except BaseException:
            Path(made).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise CannotWrite(
            f"{path} can't be written: {error.strerror or error}. Give another file with -o."
        ) from error


def _mode(path: Path) -> int:
    """As the file was, or as any new file is."""
    if path.exists():
        return path.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
