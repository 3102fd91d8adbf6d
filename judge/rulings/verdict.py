"""The verdict of a resolved scenario: what happens, and what is asked about that this leaves unsaid."""

from collections.abc import Iterator

from judge.explain.catalog import catalog
from judge.explain.ruling import Ruling as Explained
from judge.explain.words import capitalised
from judge.rulings.expected_facts import Facts
from judge.scenario.expect import check_expectations
from judge.scenario.run import Resolved

_MOST_FACTS = 4
_INCOMPLETE = {"en": "Incomplete", "es": "Incompleto"}


def verdict_of(resolved: Resolved, explained: Explained, language: str) -> str:
    """Where a card is not understood or an outcome was not followed, that comes before anything else."""
    said = explained.answer
    facts = " ".join(_facts(resolved, explained, language))
    if facts:
        several = any(told.answer != said for told in explained.outcomes)
        always = catalog(language)["answers"]["always"] if several else "{answer}"
        said = f"{said} {always.format(answer=facts)}"
    whole = explained.understood and explained.complete
    return said if whole else f"{_INCOMPLETE[language]}: {said}"


def _facts(resolved: Resolved, explained: Explained, language: str) -> Iterator[str]:
    """What the scenario expects, and what came true: its question is about that."""
    if not resolved.outcomes or not explained.complete:
        return
    held = [one.expectation for one in check_expectations(resolved) if one.ok]
    facts = Facts(resolved, explained.answer, language)
    found = [said for expectation in held for said in facts.of(expectation)]
    weighty = sorted(dict.fromkeys(found), key=lambda fact: -fact.weight)[:_MOST_FACTS]
    for fact in dict.fromkeys(found):
        if fact in weighty:
            yield f"{capitalised(fact.text)}."
