"""The short answer, made from the steps that matter."""

from dataclasses import replace

from judge.engine.steps import Step
from judge.explain.catalog import catalog, text_of

MOST = 6
"""A short answer names no more things than this."""

_BY_ITSELF = frozenset({"exerts", "readies", "is dealt damage", "enters play", "draws"})
"""Steps that matter only where an ability makes them, or where nothing weightier happened."""


def short_answer(headlines: list[str], language: str) -> str:
    """One outcome's headline, or that it depends."""
    different = list(dict.fromkeys(headlines))
    if len(different) == 1:
        return different[0]
    return catalog(language)["answers"]["depends"].format(count=len(headlines))


def headline(steps: list[Step], language: str) -> str:
    """What one outcome comes to, in a sentence or two."""
    refused = _refusals(steps, language)
    told = _what_happened(steps, language)
    parts = [part for part in (refused, told) if part]
    return " ".join(parts) or catalog(language)["answers"]["nothing"]


def _refusals(steps: list[Step], language: str) -> str:
    """Why an action was illegal, with the rule that says so."""
    reasons = []
    for place, step in enumerate(steps):
        if step.message == "the action is undone":
            reasons += _reasons_before(steps, place, language)
    if not reasons:
        return ""
    return catalog(language)["answers"]["refused"].format(reasons="; ".join(dict.fromkeys(reasons)))


def _reasons_before(steps: list[Step], place: int, language: str) -> list[str]:
    found = []
    while (
        place > 0 and "1.7.6" in steps[place - 1].rules and steps[place - 1].message != "the action is undone"
    ):
        place -= 1
        found.append(f"{text_of(steps[place], language)} ({steps[place].rules[0]})")
    return found[::-1]


def _is_a_reason(step: Step) -> bool:
    return "1.7.6" in step.rules and step.message != "the action is undone"


def _what_happened(steps: list[Step], language: str) -> str:
    groups = _grouped(steps)
    weighty = [(ability, own) for ability, own in groups if own]
    sentences = [_sentence(ability, own, language) for ability, own in weighty]
    kept = [sentence for sentence in dict.fromkeys(sentences) if sentence][:MOST]
    return " ".join(f"{sentence[:1].upper()}{sentence[1:]}." for sentence in kept)


def _grouped(steps: list[Step]) -> list[tuple[str, list[Step]]]:
    """The steps that matter, in order, under the ability that makes them."""
    worth = catalog("en")["headline"]
    groups: list[tuple[str, list[Step]]] = [("", [])]
    ability, since = "", 0
    for step in steps:
        if step.depth <= since and ability:
            ability = ""
            groups.append(("", []))
        if step.message in ("resolves", "is activated"):
            ability, since = str(step.params.get("ability", "")), step.depth
            groups.append((ability, []))
        elif step.message in worth and step.applied and (ability or step.message not in _BY_ITSELF):
            groups[-1][1].append(step)
    return groups


def _sentence(ability: str, steps: list[Step], language: str) -> str:
    templates = catalog(language)["headline"]
    clauses = [_clause(step, templates[step.message], language) for step in steps]
    what = ", ".join(dict.fromkeys(clause for clause in clauses if clause))
    if not ability or not what:
        return what
    return catalog(language)["answers"]["by ability"].format(ability=ability, what=what)


def _clause(step: Step, template: str, language: str) -> str:
    return text_of(replace(step, message=template), language).rstrip(".")
