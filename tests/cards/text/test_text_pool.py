"""Every card of the pool: compiled and written back to its printed words, or in an honest state."""

from functools import cache

import pytest

from judge.cards.abilities.ability import Triggered
from judge.cards.sources import bundled_pool
from judge.cards.text.clean import clean
from judge.cards.text.compile import written_as
from judge.cards.text.coverage import (
    COMPILED,
    STATES,
    Covered,
    as_plain,
    by_set,
    counts,
    covered,
    missing_words,
    of_set,
    report,
)
from judge.cards.text.tokens import normalise
from judge.errors import JudgeError
from judge.terms import Zone

MAIN_CARDS = 2681
LEAST_SHARE = 0.95


@cache
def pool() -> tuple[Covered, ...]:
    """The main cards of the bundled file, compiled once for all tests."""
    return tuple(covered(list(bundled_pool())))


def test_at_least_95_in_100_main_cards_compile() -> None:
    found = counts(pool())
    assert found.total() == MAIN_CARDS
    assert found[COMPILED] / MAIN_CARDS >= LEAST_SHARE


def test_every_compiled_text_is_written_back_in_its_printed_words() -> None:
    for card in pool():
        if card.state == COMPILED:
            printed = [normalise(text.text) for text in card.known.card.text if clean(text.text)]
            assert [normalise(text) for text in written_as(card.compiled)] == printed, (
                card.known.card.full_name
            )


def test_every_text_is_either_an_ability_or_a_problem() -> None:
    for card in pool():
        texts = [text for text in card.known.card.text if clean(text.text)]
        assert len(card.compiled.abilities) + len(card.compiled.problems) == len(texts)


def test_every_problem_says_its_state_and_the_words() -> None:
    problems = [problem for card in pool() for problem in card.compiled.problems]
    assert {problem.state for problem in problems} <= set(STATES)
    assert all(problem.words for problem in problems)


@pytest.mark.rule("6.1.12")
def test_an_ability_that_looks_for_its_card_in_the_discard_works_there() -> None:
    abilities = [(card, named.ability) for card in pool() for named in card.compiled.abilities]
    triggered = [(card, getattr(ability, "also", None) or ability) for card, ability in abilities]
    elsewhere = {
        card.known.card.full_name
        for card, ability in triggered
        if isinstance(ability, Triggered) and ability.works_in is Zone.DISCARD
    }
    assert {"Lilo - Escape Artist", "Look What You've Done"} <= elsewhere
    assert len(elsewhere) < 10


def test_the_report_counts_every_set_and_names_the_missing_words() -> None:
    lines = list(report(pool(), 3))
    assert lines[0].startswith("all")
    assert any(line.startswith("set 1 ") for line in lines)
    assert sum(sum(found.values()) for found in by_set(pool()).values()) >= MAIN_CARDS
    sizes = [len(names) for _, names in missing_words(pool())]
    assert sizes == sorted(sizes, reverse=True)


def test_the_cards_of_one_set_can_be_asked_for() -> None:
    first = of_set(list(pool()), "1")
    assert {"1"} <= set.intersection(*(card.sets for card in first))
    assert as_plain(first, 1)["all"] == dict(counts(first))
    with pytest.raises(JudgeError, match="no main cards of a set '99'; the sets are 1, 2"):
        of_set(list(pool()), "99")
