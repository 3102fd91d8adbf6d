"""Who may import whom: every import of the package is read and held against one table."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "judge"
FOUNDATION = {"terms", "rule_number", "letters", "errors", "paths", "progress", "judge"}
# A part may import the parts named here, itself, and the foundation; nothing calls backwards.
TABLE: dict[str, set[str]] = {
    "corpus": set(),
    "cards": set(),
    "coverage": set(),
    "engine": {"cards"},
    "scenario": {"engine", "cards"},
    "explain": {"scenario", "engine", "cards", "corpus"},
    "ask": {"explain", "scenario", "engine", "cards", "corpus"},
    "rulings": {"explain", "scenario", "engine", "cards", "corpus"},
    "printing": {"rulings", "explain", "scenario", "engine", "cards", "corpus"},
    "migrations": {"cards", "corpus", "rulings"},
    "database": {"migrations"},
    "assistant": {
        "database",
        "printing",
        "rulings",
        "ask",
        "explain",
        "scenario",
        "engine",
        "cards",
        "corpus",
    },
}
VIEWS = {"cli", "web", "mcp"}
# Of the cards the engine knows the printed card and its abilities, not where they come from.
ENGINE_MAY_KNOW = ("judge.cards.card", "judge.cards.abilities", "judge.cards.compiled")


def modules() -> list[Path]:
    return sorted(file for file in PACKAGE.rglob("*.py") if "shipped" not in file.parts)


def part_of(dotted: str) -> str:
    names = dotted.split(".")
    return names[1] if len(names) > 1 else names[0]


def dotted_name(file: Path) -> str:
    names = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(names[:-1] if names[-1] == "__init__" else names)


def imported(file: Path) -> Iterator[str]:
    """Also the imports inside functions, and those for type checking only."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "judge")
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "judge":
            yield from {_module(node.module or "", alias.name) for alias in node.names}


def _module(package: str, name: str) -> str:
    """`from judge.cards import card` imports the module judge.cards.card."""
    below = PACKAGE.parent.joinpath(*package.split("."), name)
    return f"{package}.{name}" if below.is_dir() or below.with_suffix(".py").is_file() else package


def allowed(part: str) -> set[str]:
    if part in VIEWS:
        return {part, *TABLE, *FOUNDATION}
    return {part, *FOUNDATION, *TABLE.get(part, set())}


@pytest.mark.parametrize("file", modules(), ids=dotted_name)
def test_a_module_imports_only_what_the_table_allows(file: Path) -> None:
    part = part_of(dotted_name(file))
    assert part in {*TABLE, *VIEWS, *FOUNDATION}, f"{part} is not in the table"
    wrong = [name for name in imported(file) if part_of(name) not in allowed(part)]
    assert wrong == []


@pytest.mark.parametrize("file", sorted((PACKAGE / "engine").rglob("*.py")), ids=dotted_name)
def test_the_engine_knows_of_the_cards_only_what_is_printed(file: Path) -> None:
    cards = [name for name in imported(file) if part_of(name) == "cards"]
    assert [name for name in cards if not name.startswith(ENGINE_MAY_KNOW)] == []


@pytest.mark.parametrize("file", modules(), ids=dotted_name)
def test_no_relative_import_slips_past_the_table(file: Path) -> None:
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    assert not any(isinstance(node, ast.ImportFrom) and node.level for node in nodes)


def test_no_two_modules_import_each_other() -> None:
    """No cycle, not even one hidden in a function."""
    graph = {dotted_name(file): set(imported(file)) for file in modules()}
    done: set[str] = set()

    def visit(name: str, path: tuple[str, ...]) -> None:
        assert name not in path, " → ".join((*path[path.index(name) :], name))
        if name in done or name not in graph:
            return
        for other in sorted(graph[name]):
            visit(other, (*path, name))
        done.add(name)

    for name in sorted(graph):
        visit(name, ())
