"""A file that can't be a rulebook."""

from pathlib import Path

from judge.errors import JudgeError


class NotARulebook(JudgeError):
    """The file can't be a rulebook; nothing was changed."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(
            f"{path.name}: {reason}. Nothing was changed. "
            "Give the Comprehensive Rules as the official PDF or as text."
        )
