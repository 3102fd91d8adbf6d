"""The answer to a question on the terminal: how it was understood, yes or no with the rule, the ruling."""

import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from judge.ask.answer import Answer
from judge.ask.intent import HAPPENS, LEGAL, MUST
from judge.ask.messages import assumed, says
from judge.ask.variations import open_numbers
from judge.ask.verdict import DEPENDS, Verdict
from judge.explain.catalog import text_of
from judge.explain.ruling import Ruling
from judge.explain.text import Style, ruling_text
from judge.scenario.write import format_scenario

RuleText = Callable[[str], str]
"""The words of a rule by its number; nothing where there is no such rule."""
_RULES_SHOWN = 3
_NAMES_OFFERED = 6


def scenario_file(asked: Answer) -> str:
    """The scenario with its assumptions as comments, to be kept or completed."""
    words = says(asked.language)
    lines = [f"# {words['assumed']}:"]
    lines += [f"#   * {assumed(one, asked.language)}" for one in asked.assumptions]
    return "\n".join(lines) + "\n" + format_scenario(asked.understood.scenario)


def understanding_text(asked: Answer, language: str, width: int) -> str:
    """The board as a scenario, then every assumption, each with its mark."""
    words = says(language)
    board = textwrap.indent(format_scenario(asked.understood.scenario).rstrip(), "  ")
    lines = [words["understood"], board, "", words["assumed"]]
    lines += [_filled(f"  * {assumed(one, language)}", width, 4) for one in asked.assumptions]
    return "\n".join(lines)


def verdict_line(asked: Answer, verdict: Verdict, ruling: Ruling, language: str) -> str:
    """Yes, No or a number with the rule and why; for "what happens", what happens."""
    words, query = says(language), asked.reading.intent.query
    if not ruling.understood or not ruling.complete:
        return words["uncertain"]
    if verdict.on:
        return f"{words['depends_on'].format(numbers=_numbers(verdict, words))} {ruling.answer}"
    if query.kind == HAPPENS:
        return ruling.answer
    if not verdict.answer:
        return f"{words['unanswered']} {ruling.answer}"
    why = "; ".join(dict.fromkeys(text_of(reason, language) for reason in verdict.reasons))
    if verdict.answer == DEPENDS and ruling.answer.startswith(words["it_depends"]):
        return ruling.answer.replace(":", f"{_cited(verdict)}:", 1)
    said = words.get(verdict.answer, verdict.answer)
    told = _sentence(why) if why else _what_follows(asked, ruling, words)
    return f"{said}{_cited(verdict)}. {told}".rstrip()


def _numbers(verdict: Verdict, words: Mapping[str, str]) -> str:
    """ "The strength and willpower of X, the willpower of Y"."""
    cards = dict.fromkeys(card for card, _ in verdict.on)
    units = {card: [unit for one, unit in verdict.on if one == card] for card in cards}
    return ", ".join(
        words["numbers_of"].format(units=words["_".join(units[card])], card=card) for card in cards
    )


def _what_follows(asked: Answer, ruling: Ruling, words: Mapping[str, str]) -> str:
    """What comes of it, and whether that rests on assumed numbers or on choices."""
    told = ruling.answer if asked.reading.intent.deeds else ""
    if told.startswith(words["it_depends"]):
        return told.replace(words["it_depends"], words["rest_depends"], 1)
    intent = asked.reading.intent
    fights = intent.query.kind in (LEGAL, MUST) and any(deed.kind == "challenge" for deed in intent.deeds)
    rests = fights and open_numbers(asked.understood) and _has_numbers(told)
    return f"{words['with_numbers']} {told}" if rests else told


def _has_numbers(told: str) -> bool:
    return any(letter.isdigit() for letter in told)


def _cited(verdict: Verdict) -> str:
    return f" ({', '.join(_weightiest(verdict))})" if verdict.rules else ""


def _weightiest(verdict: Verdict) -> tuple[str, ...]:
    return tuple(dict.fromkeys(verdict.rules))[:_RULES_SHOWN]


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:].rstrip('.')}."


def answer_text(asked: Answer, ruling: Ruling, rule_text: RuleText, style: Style) -> str:
    """All of it: the understanding, the answer with its rules, the boards and the trace."""
    language, verdict = asked.language, asked.verdict
    assert verdict is not None
    is_open = asked.reading.intent.query.kind == HAPPENS
    trace = ruling_text(replace(ruling, title="", question=None, answer=""), language, style)
    parts = [
        understanding_text(asked, language, style.width),
        "",
        style.heading(_filled(verdict_line(asked, verdict, ruling, language), style.width)),
        *rule_lines(() if is_open else _weightiest(verdict), rule_text, style.width),
        "",
        trace.strip("\n"),
    ]
    return "\n".join(parts)


def rule_lines(numbers: Sequence[str], rule_text: RuleText, width: int) -> Iterator[str]:
    for number in numbers:
        words = rule_text(number)
        if words:
            yield _filled(f"  {number}  {words}", width, 4)


def misunderstanding_lines(asked: Answer, width: int) -> Iterator[str]:
    """Which words, which cards, which roles."""
    words, reading = says(asked.language), asked.reading
    if asked.impossible:
        yield _filled(f"{words['impossible']}: {'; '.join(asked.impossible)}.", width)
        return
    yield _filled(words["not_understood" if reading.names_a_card else "from_rules"], width)
    if reading.unknown:
        yield _filled(words["unknown"].format(words=", ".join(f"“{one}”" for one in reading.unknown)), width)
    for doubt in reading.doubts:
        yield _filled(words["doubt"].format(words=doubt.text, names=_offered(doubt.names)), width)
    for unclear in dict.fromkeys(reading.intent.unclear):
        yield _filled(words["unclear"].format(words=unclear), width)
    if reading.names_a_card and not reading.intent.deeds and not reading.intent.unclear:
        yield _filled(words["no_deed"], width)


def _offered(names: tuple[str, ...]) -> str:
    more = len(names) - _NAMES_OFFERED
    return ", ".join(names[:_NAMES_OFFERED]) + (f" … (+{more})" if more > 0 else "")


def _filled(text: str, width: int, indent: int = 0) -> str:
    return textwrap.fill(text, width, subsequent_indent=" " * indent, break_on_hyphens=False)
