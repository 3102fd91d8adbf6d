"""`judge term WORD`: what a word of the rules means."""

from typing import Annotated

import typer

from judge.cli.options import AsJson, Lang, Language
from judge.cli.output import bold, faint, say, say_json, wrapped
from judge.cli.rule import edition_line
from judge.corpus.term_lookup import TermAnswer, bare, explain, is_term, names_of
from judge.database import open_database


def recognises(words: str) -> bool:
    """A term, a title of a rule, or another word for one."""
    return is_term(open_database(), words)


def command(
    word: Annotated[list[str], typer.Argument(help="A word of the rules, in English or Spanish.")],
    lang: Lang = Language.BOTH,
    as_json: AsJson = False,
) -> None:
    """Explain a term of the rules."""
    answer = explain(open_database(), " ".join(word))
    if as_json:
        say_json(answer)
    else:
        _show(answer, lang)


def _show(answer: TermAnswer, lang: Language) -> None:
    say(bold(answer.term) + _as_asked(answer))
    if answer.senses:
        for sense in answer.senses:
            say(wrapped(f"{sense.part_of_speech}. {sense.text}", 2))
    elif answer.text:
        say(wrapped(answer.text, 2))
    for rule in answer.rules:
        say(wrapped(rule.words, 12, "  " + rule.number))
    if lang is not Language.EN and answer.spanish:
        say(faint(wrapped("In Spanish (ours, unofficial): " + ", ".join(answer.spanish), 2)))
    if answer.players_words:
        say(faint(wrapped("Players also say (ours): " + ", ".join(answer.players_words), 2)))
    say()
    say(faint(edition_line(answer.source)))


def _as_asked(answer: TermAnswer) -> str:
    if bare(answer.asked) in names_of(answer.term):
        return ""
    return faint(f"  (you asked for “{answer.asked}”)")
