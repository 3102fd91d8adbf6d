"""`judge search WORDS`: the rules, examples and terms that answer, best first."""

from dataclasses import asdict
from typing import Annotated

import typer

from judge.cli.options import AsJson, Lang, Language
from judge.cli.output import bold, faint, on_terminal, say, say_json, warning, wrapped
from judge.cli.rule import edition_line
from judge.cli.ruling_pages import on_search, show_rulings
from judge.corpus.marks import END, START
from judge.corpus.search import Hit, SearchAnswer, search
from judge.database import open_database
from judge.errors import JudgeError

_INDENT = 4


def command(
    words: Annotated[list[str], typer.Argument(help="What you would ask a judge, in your own words.")],
    lang: Lang = Language.BOTH,
    limit: Annotated[int, typer.Option("--limit", "-n", min=1, max=100, help="How many hits.")] = 8,
    contradicting: Annotated[
        bool, typer.Option("--all", help="Also texts that contradict the official rules, with a warning.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Search the rules, their examples, the glossary and the rulings."""
    asked = " ".join(words)
    database = open_database()
    answer = search(database, asked, limit=limit, contradicting=contradicting)
    if as_json:
        say_json({**asdict(answer), "rulings": on_search(database, asked, limit)})
        return
    if answer.hits:
        _show(answer, lang)
    rulings = on_search(database, asked, limit)
    show_rulings(rulings)
    if not (answer.hits or rulings):
        raise JudgeError(f'nothing found for "{asked[:80]}". Try fewer words, or `judge rules list`.')


def _show(answer: SearchAnswer, lang: Language) -> None:
    for written, meant in answer.corrected:
        say(faint(f"“{written}” is read as “{meant}”"))
    for said, means in answer.aliases:
        say(faint(f"“{said}” is searched as “{means}” too (our table, unofficial)"))
    for hit in answer.hits:
        _show_hit(hit, lang)
    say()
    say(faint(edition_line(answer.source)))


def _show_hit(hit: Hit, lang: Language) -> None:
    say(f"{bold(_name(hit))}  {faint(hit.heading)}".rstrip())
    if hit.source and hit.source.warning:
        say(warning(wrapped(f"WARNING: {hit.source.warning}", _INDENT)))
    if lang is not Language.ES or not hit.spanish:
        say(_with_marks(wrapped(hit.marked, _INDENT)))
    if lang is not Language.EN and hit.spanish:
        say(_with_marks(wrapped(f"(es, unofficial) {hit.spanish}", _INDENT)))


def _name(hit: Hit) -> str:
    if hit.kind == "example":
        return f"{hit.key} example {hit.title}".strip()
    return f"{hit.key} (glossary)" if hit.kind == "term" else hit.key


def _with_marks(text: str) -> str:
    """Bold on a terminal, between asterisks elsewhere."""
    start, end = ("\x1b[1;33m", "\x1b[0m") if on_terminal() else ("*", "*")
    return text.replace(START, start).replace(END, end)
