"""What can be counted of the house style: sizes, opening lines, words that are not ours."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODULES = sorted(file for file in (ROOT / "judge").rglob("*.py") if "shipped" not in file.parts)
LONGEST_FILE = 300


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("file", MODULES, ids=name_of)
def test_a_file_has_at_most_300_lines(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE


@pytest.mark.parametrize("file", MODULES, ids=name_of)
def test_a_module_opens_with_its_purpose(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert not text.strip() or ast.get_docstring(ast.parse(text))


@pytest.mark.parametrize("file", MODULES, ids=name_of)
def test_a_module_is_not_called_by_an_empty_word(file: Path) -> None:
    assert file.stem not in {
        "utils",
        "helpers",
        "manager",
        "handler",
        "data",
        "info",
        "common",
        "misc",
        "actions",
    }


@pytest.mark.parametrize("file", MODULES, ids=name_of)
def test_nothing_is_left_to_do_and_no_exception_is_without_a_reason(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert not re.search(r"\b(TODO|FIXME|XXX)\b", text)
    for line in text.splitlines():
        assert not re.search(r"#\s*(noqa|type:\s*ignore)(:\s*[A-Z0-9, ]+|\[[\w, -]+\])?\s*$", line), line
