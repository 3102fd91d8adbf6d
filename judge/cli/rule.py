"""`judge rule N`: a rule, where it stands, its examples, and what it is tied to."""

import re
from dataclasses import asdict, replace
from typing import Annotated

import typer

from judge.cli.options import AsJson, Lang, Language
from judge.cli.output import bold, cut, faint, say, say_json, warning, wrapped
from judge.cli.rules_coverage import show_coverage
from judge.cli.ruling_pages import on_rule, show_rulings
from judge.corpus.lookup import (
    CONTRADICTS,
    Heading,
    Mention,
    Rendering,
    RuleAnswer,
    ShownRule,
    Source,
    look_up,
)
from judge.database import open_database
from judge.rule_number import RuleNumber

_INDENT = 10
_MENTION_LENGTH = 90


_CALLED_A_RULE = re.compile(r"\s*(?:cr|rules?|reglas?|§)\s*(?=\d)", re.IGNORECASE)


def recognises(words: str) -> bool:
    """A number, or something that is meant as one: judge WHATEVER sends it here."""
    number = _bare(words)
    return RuleNumber.looks_like_one(number) or (
        number[:1].isdigit() and not set(number) - set("0123456789. ")
    )


def _bare(words: str) -> str:
    """The number of "CR 8.10.4", "rule 8.10.4" or "regla 8.10.4"."""
    return _CALLED_A_RULE.sub("", words, count=1)


def command(
    number: Annotated[str, typer.Argument(help="4.6.4.2; with a dot at its end (4.6.4.) that rule alone.")],
    lang: Lang = Language.BOTH,
    edition: Annotated[str | None, typer.Option("--edition", help="Another edition than the newest.")] = None,
    contradicting: Annotated[
        bool, typer.Option("--all", help="Also texts that contradict the official rules, with a warning.")
    ] = False,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Which function of the engine enforces it, and which tests.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Look a rule up by its number."""
    number = _bare(number)
    if coverage:
        show_coverage(number, as_json)
        return
    database = open_database()
    answer = look_up(database, number, edition=edition, contradicting=contradicting)
    rulings = on_rule(database, answer.rule.number)
    if lang is Language.EN:
        answer = replace(answer, renderings=(), notes=())
    if as_json:
        say_json({**asdict(answer), "rulings": rulings})
    else:
        _show(answer, lang)
        show_rulings(rulings, f"judge ruling list --rule {answer.rule.number}")


def _show(answer: RuleAnswer, lang: Language) -> None:
    for depth, heading in enumerate(answer.headings):
        say(faint(_heading_line(heading, depth)))
    if lang is not Language.ES or not _spanish(answer):
        _show_english(answer)
    if lang is Language.ES and not _spanish(answer):
        say(faint("(No hay traducción de esta regla.)"))
    _show_spanish(answer)
    _show_mentions("Refers to", answer.refers_to)
    _show_mentions("Referred to by", answer.referred_to_by)
    say()
    say(faint(edition_line(answer.source)))


def _heading_line(heading: Heading, depth: int) -> str:
    return wrapped(
        heading.words, indent=2 * depth + len(heading.number) + 1, first="  " * depth + heading.number
    )


def _show_english(answer: RuleAnswer) -> None:
    for rule in (answer.rule, *answer.below):
        show_rule(rule)


def show_rule(rule: ShownRule) -> None:
    """The number, the words behind it, and the examples under it."""
    _show_numbered(rule, rule.words, "Example")


def _show_numbered(rule: ShownRule, words: str, example_word: str) -> None:
    say(wrapped(words, _INDENT, rule.number).replace(rule.number, bold(rule.number), 1))
    for example in rule.examples:
        label = f"{example_word} {example.label}".strip()
        say(wrapped(f"{label}: {example.text}", _INDENT + 2))


def edition_line(source: Source) -> str:
    """Which text this is, on every answer."""
    return f"{source.title} {source.edition}, effective {source.effective} ({source.authority})"


def _spanish(answer: RuleAnswer) -> list[Rendering]:
    return [found for found in answer.renderings if found.source.authority == "translation"]


def _show_spanish(answer: RuleAnswer) -> None:
    for rendering in _spanish(answer)[:1]:
        _show_rendering(rendering, "Español, no oficial")
    for rendering in answer.renderings:
        if rendering.source.authority == CONTRADICTS:
            _show_rendering(rendering, warning(f"WARNING: {rendering.source.warning}"))
    for note in answer.notes:
        say()
        say(f"{bold('A judge’s note, unofficial')} {faint('(' + note.source.title + ')')}")
        say(wrapped(note.text, _INDENT))


def _show_rendering(rendering: Rendering, label: str) -> None:
    say()
    say(f"{bold(label)} {faint('(' + rendering.source.title + ')')}")
    for rule in (rendering.rule, *rendering.below):
        words = "\n".join(part for part in (rule.title, rule.text) if part)
        _show_numbered(rule, words, "Ejemplo")


def _show_mentions(label: str, mentions: tuple[Mention, ...]) -> None:
    if not mentions:
        return
    say()
    say(bold(label))
    for mention in mentions:
        where = f"“{mention.where}”" if mention.kind == "term" else mention.where
        say(wrapped(cut(_words(mention), _MENTION_LENGTH), _INDENT + 2, "  " + where + " "))


def _words(mention: Mention) -> str:
    if mention.kind == "term":
        return "in the glossary"
    return mention.words or "— a rule that does not exist; see `judge rules lint`"
