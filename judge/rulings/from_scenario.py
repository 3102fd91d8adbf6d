"""A ruling from a resolved scenario: the question, the outcome, the trace and its citations."""

import sqlite3
from collections.abc import Iterator
from itertools import chain

from judge.explain.ruling import Chosen, Line, Told
from judge.explain.ruling import Ruling as Explained
from judge.rulings.citations import bound_cards, cite_all
from judge.rulings.outcome import outcome_text
from judge.rulings.ruling import INFERRED, Ruling, SequenceStep, tidied
from judge.rulings.sequence import heading
from judge.rulings.tags import fitting_tags
from judge.rulings.verdict import verdict_of
from judge.scenario.run import Resolved
from judge.scenario.scenario import CardEntry, CardInPlay, NamedCard, Scenario

_WORDS = {
    "en": ("Outcome", "only by chance", "whatever is chosen"),
    "es": ("Resultado", "solo por azar", "se elija lo que se elija"),
}


def ruling_from_scenario(
    db: sqlite3.Connection, text: str, resolved: Resolved, explained: Explained, language: str = "en"
) -> Ruling:
    """What the engine found, to be kept; `text` is the scenario's file."""
    scenario, verdict = resolved.scenario, verdict_of(resolved, explained, language)
    sequence = tuple(_sequence(explained, language))
    rules = chain.from_iterable(step.rules for step in sequence)
    return tidied(
        Ruling(
            question=scenario.question or scenario.title,
            verdict=verdict,
            explanation="\n\n".join(_explanation(explained, language)),
            say=verdict,
            status=INFERRED,
            source=scenario.source or scenario.title,
            language=language,
            edition=explained.edition,
            tags=fitting_tags(db, scenario.tags),
            cards=bound_cards(db, _cards(scenario)),
            citations=cite_all(db, rules, explained.edition),
            sequence=sequence,
            scenario=text,
            outcome=outcome_text(resolved),
        )
    )


def _explanation(explained: Explained, language: str) -> Iterator[str]:
    yield from explained.warnings
    if len(explained.outcomes) > 1:
        for number, told in enumerate(explained.outcomes, 1):
            yield f"{_heading(number, told, language).text}: {told.answer}"


def _heading(number: int, told: Told, language: str) -> SequenceStep:
    word, _, any_choice = _WORDS[language]
    choices = "; ".join(_chosen(choice, language) for choice in told.choices) or any_choice
    return heading(word, number, choices)


def _chosen(choice: Chosen, language: str) -> str:
    chance = f" ({_WORDS[language][1]})" if choice.chance else ""
    return f"{choice.player}, {choice.ability}: {choice.answer}{chance}"


def _sequence(explained: Explained, language: str) -> Iterator[SequenceStep]:
    for number, told in enumerate(explained.outcomes, 1):
        if len(explained.outcomes) > 1:
            yield _heading(number, told, language)
        shown = [line for line in told.lines if not line.folded and line.applied]
        yield from (_step(line) for line in shown)


def _step(line: Line) -> SequenceStep:
    return SequenceStep(line.text, line.foremost, line.depth)


def _cards(scenario: Scenario) -> Iterator[str]:
    """The cards on the board that are in the catalog, in the order of the file."""
    for player in scenario.players:
        zones = (player.play, player.hand, player.deck, player.discard, player.ink)
        yield from chain.from_iterable(map(_names, chain.from_iterable(zones)))


def _names(entry: CardEntry | CardInPlay) -> Iterator[str]:
    if isinstance(entry, (NamedCard, CardInPlay)) and not entry.written_out:
        yield entry.card.full_name
    if isinstance(entry, CardInPlay):
        yield from chain.from_iterable(map(_names, (*entry.under, *entry.facedown_under)))
