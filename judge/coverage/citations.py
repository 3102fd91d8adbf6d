"""Which function cites which rule: read from the engine's source, so that no list can be wrong."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from judge.paths import source_of

CITING = ("engine", "scenario", "cards/deck.py")
"""The parts that apply rules: the engine, what sets a board up, what checks a deck."""
_RULE = re.compile(r"\d{1,2}(\.\d{1,2}){1,3}")


@dataclass(frozen=True, slots=True)
class Citation:
    """A rule as a literal, and the function that it stands in; a module's own level has none."""

    rule: str
    module: str
    function: str
    line: int

    @property
    def place(self) -> str:
        return f"{self.module}.{self.function}" if self.function else self.module


def citations() -> list[Citation]:
    """Every citation of the package, module by module."""
    return [one for file in citing_files() for one in citations_in(file)]


def citing_files() -> list[Path]:
    found: list[Path] = []
    for part in CITING:
        path = source_of(part)
        found += sorted(path.rglob("*.py")) if path.is_dir() else [path]
    return found


def citations_in(file: Path) -> Iterator[Citation]:
    """The string literals of a file that are rule numbers and nothing else."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return _within(tree, _dotted(file), "")


def _within(node: ast.AST, module: str, function: str) -> Iterator[Citation]:
    for child in ast.iter_child_nodes(node):
        inside = function
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            inside = f"{function}.{child.name}".lstrip(".")
        if isinstance(child, ast.Constant) and isinstance(child.value, str) and is_number(child.value):
            yield Citation(child.value, module, inside, child.lineno)
        yield from _within(child, module, inside)


def is_number(words: str) -> bool:
    """4.6.4.2, but no chapter: a number alone is too often something else."""
    return _RULE.fullmatch(words) is not None


def _dotted(file: Path) -> str:
    """The module as it is imported."""
    parts = file.relative_to(source_of("").parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
