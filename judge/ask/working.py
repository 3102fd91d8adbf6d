"""Whether a keyword had a say in what came of a board: some step or refusal cites its section."""

from judge.ask.measures import rules_of
from judge.scenario.run import Outcome, Resolved
from judge.terms import Keyword

WORKS = "works"
_PERMITS = frozenset({Keyword.RUSH, Keyword.ALERT, Keyword.SINGER})
"""What is refused, they did not permit; the others work by refusals as well."""
_DOES_NOTHING = frozenset({"8.5.2", "8.8.3", "8.15.2"})
"""Rules of a keyword that say when it does nothing."""
_WHY_NOT: dict[str, tuple[str, ...]] = {
    Keyword.CHALLENGER: ("8.5.2",),
    Keyword.WARD: ("8.15.1", "8.15.2"),
    Keyword.BODYGUARD: ("8.3.3", "4.6.4.2"),
}
"""What a keyword does, where that alone says why it did nothing."""


def works_in(keyword: str, outcome: Outcome) -> bool:
    if keyword in _PERMITS and any(taken.refusal for taken in outcome.taken):
        return False
    return keyword == Keyword.RUSH or bool(set(_of_keyword(keyword, outcome)) - _DOES_NOTHING)


def rules_of_working(keyword: str, resolved: Resolved, works: bool) -> tuple[str, ...]:
    """Where it works, the rules by which; where it does not, what it does and what was refused instead."""
    outcome = resolved.outcomes[0]
    if works:
        return tuple(dict.fromkeys(_of_keyword(keyword, outcome))) or rules_of(WORKS, keyword)
    meant = _WHY_NOT.get(keyword) or rules_of(WORKS, keyword)
    return tuple(dict.fromkeys([*meant, *_of_refusals(outcome)]))


def _of_keyword(keyword: str, outcome: Outcome) -> list[str]:
    section = rules_of(WORKS, keyword)[0].rsplit(".", 1)[0]
    told = [rule for step in outcome.game.steps if step.applied for rule in step.rules]
    rules = [*_of_refusals(outcome), *told]
    return [rule for rule in rules if rule.startswith(f"{section}.")]


def _of_refusals(outcome: Outcome) -> list[str]:
    """Of actions and of choices."""
    refused = [taken.refusal.rules for taken in outcome.taken if taken.refusal]
    answers = [one.rules for taken in outcome.taken for one in taken.refused_answers]
    return [rule for rules in (*refused, *answers) for rule in rules]
