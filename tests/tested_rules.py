"""Writes judge/engine/tested_rules.json from the marks on the tests: `python -m tests.tested_rules`."""

import ast
import json
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
FILE = TESTS.parent / "judge" / "engine" / "tested_rules.json"


def marks() -> dict[str, list[str]]:
    """The tests of each rule, in the order of the numbers."""
    found: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for test in _tests(ast.parse(file.read_text(encoding="utf-8"))):
            name = f"{file.relative_to(TESTS.parent).as_posix()}::{test.name}"
            for rule in _rules(test):
                found.setdefault(rule, []).append(name)
    return dict(sorted(found.items(), key=lambda one: [int(part) for part in one[0].split(".")]))


def _tests(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    yield from (node for node in tree.body if isinstance(node, ast.FunctionDef))


def _rules(test: ast.FunctionDef) -> Iterator[str]:
    """The arguments of @pytest.mark.rule(...)."""
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            yield from (str(one.value) for one in decorator.args if isinstance(one, ast.Constant))


def written() -> str:
    return json.dumps(marks(), indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
