"""What is wrong with a scenario file: every fault at once, each with its line and what would be right."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from judge.errors import JudgeError


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault: the line, what is wrong, the text it is about, what would be right, the rule broken."""

    line: int
    what: str
    text: str = ""
    suggestion: str = ""
    rule: str | None = None

    def __str__(self) -> str:
        rule = f" (CR {self.rule})" if self.rule else ""
        suggestion = f" {self.suggestion}" if self.suggestion else ""
        where = f"line {self.line}: " if self.line else ""  # 0: the fault is of the file as a whole
        return f"{where}{self.what}{rule}.{suggestion}"


class ScenarioFaults(JudgeError):
    """The file is no valid scenario."""

    exit_code = 2

    def __init__(self, faults: tuple[Fault, ...], file: Path | None = None) -> None:
        self.faults = faults
        self.file = file
        where = f"{file}: " if file else ""
        super().__init__("\n".join(f"{where}{fault}" for fault in faults))

    def as_json(self) -> dict[str, Any]:
        """The file, all faults in words, and each with its parts."""
        said = "\n".join(map(str, self.faults))
        file = {"file": str(self.file)} if self.file else {}
        return {**file, "error": said, "faults": [asdict(fault) for fault in self.faults]}


def nearest(text: str, known: Iterable[str], count: int = 3) -> tuple[str, ...]:
    """The known words most like the text, nearest first; none if nothing is near."""
    from difflib import get_close_matches

    spelled = {word.casefold(): word for word in known}
    return tuple(spelled[word] for word in get_close_matches(text.casefold(), spelled, count, 0.6))


def did_you_mean(names: Iterable[str]) -> str:
    """A question that offers the names, or nothing."""
    offered = list(names)
    return f"Did you mean {' or '.join(offered)}?" if offered else ""


def one_of(known: Iterable[str]) -> str:
    return f"Use {', '.join(known)}."


def short(text: str) -> str:
    """The text quoted for a message, cut where it is long."""
    line = " ".join(text.split())
    return f'"{line[:60]}…"' if len(line) > 60 else f'"{line}"'
