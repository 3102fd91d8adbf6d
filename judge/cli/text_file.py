"""Text files that commands write: a new one never over another; what keeps one from being written is said."""

from pathlib import Path

from judge.errors import JudgeError


class FileIsThere(JudgeError):
    exit_code = 2

    def __init__(self, file: Path) -> None:
        super().__init__(f"{file} is there already and is left as it is. Give another name.")


def write_new(file: Path, text: str) -> None:
    """A file that was not there before."""
    if file.exists():
        raise FileIsThere(file)
    write_over(file, text)


def write_over(file: Path, text: str) -> None:
    """In the place of what was there."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise JudgeError(f"{file} can't be written: {error.strerror or error}. Give another file.") from None
