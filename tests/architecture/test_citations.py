"""What the engine cites: rules that exist, of the sections that each module speaks of, in every step."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.assistant import Assistant
from judge.cards.catalog import Catalog
from judge.coverage.citations import Citation, citations, citing_files
from tests.rulebook import entries

TABLE: dict[str, list[str]] = tomllib.loads(
    Path(__file__).with_name("cited_sections.toml").read_text(encoding="utf-8")
)
SCENARIOS = Path(__file__).parents[2] / "scenarios"
EVERYWHERE = "1.2"
RECORDING = {"step", "routine", "note"}


def section(rule: str) -> str:
    return ".".join(rule.split(".")[:2])


def is_out_of_place(one: Citation) -> bool:
    """A rule of a section that the module has not declared."""
    declared = TABLE.get(one.module.removeprefix("judge."), [])
    return section(one.rule) not in (*declared, EVERYWHERE)


def test_every_cited_rule_exists_in_the_edition() -> None:
    known = {number for number, _ in entries()}
    assert [(one.rule, one.place, one.line) for one in citations() if one.rule not in known] == []


def test_every_module_cites_only_the_sections_it_speaks_of() -> None:
    assert [(one.rule, one.place, one.line) for one in citations() if is_out_of_place(one)] == []


def test_the_table_names_only_modules_that_cite() -> None:
    citing = {one.module.removeprefix("judge.") for one in citations()}
    assert set(TABLE) - citing == set()


@pytest.mark.parametrize(
    ("module", "rule"),
    [
        ("judge.engine.turn_actions.quest", "4.6.4.4"),
        ("judge.engine.turn_actions.challenge", "4.5.1.3"),
        ("judge.engine.keywords.ward", "8.14.1"),
        ("judge.engine.keywords.shift", "8.11.1"),
        ("judge.engine.start_of_turn", "3.4.1.1"),
        ("judge.engine.game_state_check", "1.9.1.1"),
        ("judge.engine.replacement", "6.6.1.1"),
        ("judge.engine.a_new_module", "6.7.2.4"),
    ],
)
def test_a_rule_that_exists_but_is_another_modules_is_found(module: str, rule: str) -> None:
    assert rule in {number for number, _ in entries()}
    assert is_out_of_place(Citation(rule, module, "some_function", 1))


def recorded(file: Path) -> Iterator[tuple[int, ast.expr]]:
    """The rules of every step, routine, note and reason, as they are written."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and _records(node.func):
            yield node.lineno, node.args[0]


def _records(called: ast.expr) -> bool:
    """game.step(…), game.routine(…), game.note(…), Reason(…)."""
    if isinstance(called, ast.Attribute):
        return called.attr in RECORDING and isinstance(called.value, ast.Name) and called.value.id == "game"
    return isinstance(called, ast.Name) and called.id == "Reason"


@pytest.mark.parametrize("file", citing_files(), ids=lambda file: file.stem)
def test_no_step_is_recorded_without_a_rule(file: Path) -> None:
    empty = [line for line, rules in recorded(file) if isinstance(rules, ast.Tuple) and not rules.elts]
    words = [
        line
        for line, rules in recorded(file)
        if isinstance(rules, ast.Constant) and not str(rules.value)[:1].isdigit()
    ]
    assert empty + words == []


def test_the_calls_that_record_are_found() -> None:
    assert sum(len(list(recorded(file))) for file in citing_files()) > 200


def test_every_step_of_the_rulebooks_examples_has_a_rule_of_the_edition() -> None:
    known = {number for number, _ in entries()}
    assistant = Assistant(Catalog.bundled())
    wrong = []
    for file in sorted((SCENARIOS / "rulebook").glob("*.yaml"))[::2]:
        for outcome in assistant.resolve(assistant.read(file)).outcomes:
            for step in outcome.game.steps:
                if not step.rules or not set(step.rules) <= known:
                    wrong.append((file.name, step.message, step.rules))
    assert wrong == []
