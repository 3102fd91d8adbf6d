"""The JSON Schema is the code's own, and agrees with the reader."""

import json

import pytest
import yaml
from jsonschema import Draft202012Validator

from judge.paths import shipped
from judge.scenario.schema import SHIPPED_SCHEMA, scenario_schema, schema_text
from judge.scenario.starter import starting_file


def loaded(text: str) -> object:
    """As the program loads it; the library's other loader refuses a name that ends in a question mark."""
    return yaml.load(text, Loader=yaml.CSafeLoader)


QUESTIONS = sorted(shipped("scenarios").glob("questions/*.yaml"))
BOARD = {"title": "t", "players": {"me": {}, "rival": None}}


@pytest.fixture(scope="module")
def schema() -> Draft202012Validator:
    return Draft202012Validator(scenario_schema())


def test_the_shipped_schema_is_the_one_that_the_code_makes() -> None:
    assert SHIPPED_SCHEMA.read_text(encoding="utf-8") == schema_text()
    assert json.loads(schema_text()) == scenario_schema()


def test_it_is_a_valid_schema() -> None:
    Draft202012Validator.check_schema(scenario_schema())


@pytest.mark.parametrize("file", QUESTIONS, ids=lambda file: file.stem)
def test_every_shipped_question_keeps_to_it(file, schema: Draft202012Validator) -> None:
    assert list(schema.iter_errors(loaded(file.read_text(encoding="utf-8")))) == []


def test_the_starting_file_keeps_to_it(schema: Draft202012Validator) -> None:
    assert list(schema.iter_errors(loaded(starting_file()))) == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"titel": "t"},
        {"phase": "end"},
        {"do": [{"quest": "a", "ink": "b"}]},
        {"do": [{"challenge": "a"}]},
        {"do": [{"end_turn": False}]},
        {"expect": [{"card": "a", "zone": "void"}]},
        {"expect": [{"cites": [8.1]}]},
        {"players": {"me": {"lore": -1}, "rival": {}}},
        {"players": {"me": {"play": [{"exerted": True}]}, "rival": {}}},
        {"players": {"me": {}}},
    ],
)
def test_it_refuses_what_the_reader_refuses(wrong: dict[str, object], schema: Draft202012Validator) -> None:
    assert schema.is_valid(BOARD)
    assert not schema.is_valid({**BOARD, **wrong})
