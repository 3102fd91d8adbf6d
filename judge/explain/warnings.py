"""What a reader must know first: words not understood, interpretations, answers that nothing asked for."""

from collections.abc import Iterator, Mapping

from judge.explain.catalog import catalog, shown
from judge.explain.interpretations import interpretations_of
from judge.scenario.run import Resolved


def warnings(resolved: Resolved, told: int, language: str) -> Iterator[str]:
    """In the order in which they matter; `told` is how many outcomes are shown."""
    templates = catalog(language)["warnings"]
    for problem in resolved.problems:
        yield templates["not understood"].format(
            state=shown(str(problem.state), language),
            ability=problem.ability or "",
            text=problem.text,
            words=problem.words,
        )
    steps = (step for outcome in resolved.outcomes for step in outcome.game.steps)
    for one in interpretations_of(steps):
        yield templates["interpretation"].format(rules=", ".join(one.rules), text=one.text(language))
    yield from _unused(resolved, templates["unused"])
    yield from _outcomes(resolved, told, templates)


def _outcomes(resolved: Resolved, told: int, templates: Mapping[str, str]) -> Iterator[str]:
    """Which of them are not told, and how to learn of them."""
    count = len(resolved.outcomes)
    if resolved.ran_out:
        yield templates["ran out"].format(all=count, count=told)
    elif told < count:
        yield templates["shown"].format(all=count, count=told)
    elif not resolved.complete:
        yield templates["limit"].format(count=count)


def _unused(resolved: Resolved, template: str) -> Iterator[str]:
    """An answer that no outcome asked for."""
    if not resolved.outcomes:
        return
    for number, taken in enumerate(resolved.outcomes[0].taken, 1):
        others = [outcome.taken[number - 1].unused for outcome in resolved.outcomes]
        for one in taken.unused:
            if all(one in unused for unused in others):
                yield template.format(action=number, answer=one)
