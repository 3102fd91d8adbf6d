"""The JSON Schema of a scenario file, made from the same tables that the reader reads by."""

import json
from pathlib import Path

from judge.scenario.kinds import Schema, mapping_schema
from judge.scenario.read import SCENARIO_KEYS
from judge.scenario.read_cards import CARD, CARD_ENTRY, CARDS, IN_PLAY, INK_ENTRY, WRITTEN_OUT
from judge.scenario.read_do import ACTION, ANSWER, CHOICES
from judge.scenario.read_expect import EXPECTATION

_CARD_KINDS = (CARD, WRITTEN_OUT, CARD_ENTRY, CARDS, INK_ENTRY, IN_PLAY)
_NAMED_KINDS = (*_CARD_KINDS, ACTION, ANSWER, CHOICES, EXPECTATION)
SHIPPED_SCHEMA = Path(__file__).with_name("scenario.schema.json")


def scenario_schema() -> Schema:
    """What an editor needs to complete and check a scenario file."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Scenario (format 1)",
        "description": "A board, what the players then do, and what must be true afterwards.",
        **mapping_schema(SCENARIO_KEYS),
        "$defs": {kind.name: kind.schema for kind in _NAMED_KINDS},
    }


def schema_text() -> str:
    """The schema as it is shipped and printed."""
    return json.dumps(scenario_schema(), indent=2, ensure_ascii=False) + "\n"
