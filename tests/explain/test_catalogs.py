"""The message catalogs: complete in both languages, and asking for nothing that is not given."""

import string
from collections import defaultdict

import pytest

from judge.cards.abilities.node import Node
from judge.engine.steps import Step
from judge.explain.catalog import LANGUAGES, catalog, text_of
from tests.explain.message_calls import MessageCall, message_calls

SHORT = ("facts", "deeds")
"""What the short answer adds to a step's own parameters."""
MADE_FOR_THE_ANSWER = {"cards", "number", "owner"}
FORMS = {"returns", "is put on", "leaves play on", "is shuffled in"}
"""Forms of "is put" and "leaves play" that are told apart."""


def calls() -> dict[str, list[MessageCall]]:
    found = defaultdict(list)
    for call in message_calls():
        found[call.message].append(call)
    return found


CALLS = calls()


def asked_for(template: str) -> set[str]:
    """The parameters that a template names, also inside a form."""
    names = set()
    for _, name, form, _ in string.Formatter().parse(template):
        if name:
            names |= {name} | asked_for(form or "")
    return names


def test_the_calls_are_found() -> None:
    assert len(CALLS) > 150
    assert {"is banished", "has Evasive", "there is no such card", "only one character sings"} <= CALLS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_its_words(language: str) -> None:
    missing = {m: c[0].place for m, c in CALLS.items() if m not in catalog(language)["steps"]}
    assert missing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language: str) -> None:
    steps = catalog(language)["steps"].keys()
    assert steps - CALLS.keys() - FORMS == set()
    for part in SHORT:
        assert catalog(language)[part].keys() - CALLS.keys() - FORMS == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_asks_only_for_what_every_call_gives(language: str) -> None:
    wrong = [
        (message, sorted(asked_for(template) - call.given), call.place)
        for message, template in catalog(language)["steps"].items()
        for call in CALLS.get(message, CALLS["is put"])
        if call.given is not None and asked_for(template) - call.given
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_answer_asks_only_for_what_a_step_gives(language: str) -> None:
    for part in SHORT:
        for message, template in catalog(language)[part].items():
            for call in CALLS.get(message, CALLS["is put"]):
                if call.given is not None:
                    assert asked_for(template) <= call.given | MADE_FOR_THE_ANSWER, (message, call.place)


def test_the_parameters_of_nearly_all_calls_can_be_read() -> None:
    unread = {call.message for group in CALLS.values() for call in group if call.given is None}
    assert unread <= {"can't ready"}


def test_both_languages_have_the_same_keys() -> None:
    english, spanish = catalog("en"), catalog("es")
    assert english.keys() == spanish.keys()
    for part in english:
        assert english[part].keys() == spanish[part].keys(), part


def test_no_spanish_line_is_left_in_english() -> None:
    english, spanish = catalog("en"), catalog("es")
    alike = [key for key, line in english["steps"].items() if spanish["steps"][key] == line]
    assert alike == []


def test_an_effect_without_words_is_never_shown_by_its_name_in_the_code() -> None:
    step = Step(
        ("6.4.2.1",), "a player is permitted", {"player": "me", "ability": "X", "permission": Node()}, 0
    )
    assert text_of(step) == "You may: do as the text says (X)"
