"""Rule numbers: parsing, order, ancestry."""

import re
from dataclasses import dataclass
from functools import total_ordering

_SHAPE = re.compile(r"\d{1,3}(\.\d{1,3}){0,3}\.?")


@total_ordering
@dataclass(frozen=True, slots=True)
class RuleNumber:
    """A number such as 4.6.4.2; ordered as the rulebook is, 4.6.9 before 4.6.10."""

    parts: tuple[int, ...]

    @classmethod
    def parse(cls, text: str) -> "RuleNumber":
        """Read "4.6.4.2" or "4.6.4.2."; anything else is a ValueError."""
        if not _SHAPE.fullmatch(text.strip()):
            raise ValueError(f'"{text[:40]}" is no rule number')
        return cls(tuple(int(part) for part in text.strip().rstrip(".").split(".")))

    @classmethod
    def looks_like_one(cls, text: str) -> bool:
        return bool(_SHAPE.fullmatch(text.strip()))

    @property
    def parent(self) -> "RuleNumber | None":
        return RuleNumber(self.parts[:-1]) if len(self.parts) > 1 else None

    @property
    def ancestors(self) -> "tuple[RuleNumber, ...]":
        """From the chapter down to the parent."""
        return tuple(RuleNumber(self.parts[:n]) for n in range(1, len(self.parts)))

    def __lt__(self, other: "RuleNumber") -> bool:
        return self.parts < other.parts

    def __str__(self) -> str:
        return ".".join(map(str, self.parts))
