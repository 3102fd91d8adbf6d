"""`judge ask "…"`: a question in plain words, understood, tried on a board and answered."""

import re
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from judge.cli.options import AsJson, Language
from judge.cli.output import bold, cut, faint, say, say_json, warning, width, wrapped
from judge.cli.text_file import write_new

if TYPE_CHECKING:
    from judge.ask.answer import Answer
    from judge.corpus.search import Hit
    from judge.explain.ruling import Ruling
    from judge.rulings.ruling import Ruling as KeptRuling

_OPENINGS = re.compile(
    r"^\s*(can|could|may|does|do|did|is|are|will|would|what happens|what if|how many|how much|if|when"
    r"|puedo|puede|pueden|se puede|qu[eé] (pasa|ocurre|sucede)|cu[aá]nt[oa]s?|si|cuando)\b",
    re.IGNORECASE,
)
_FEWEST_WORDS = 4
_NEAREST = 4
_HIT_LENGTH = 300
_LANGUAGE_HELP = "The language of the answer; otherwise that of the question."
_DEFINES = re.compile(
    r"^\W*(?:what (?:is|are|does|do)|how (?:does|do)|qu[eé] (?:es|son|significa|hace)|c[oó]mo funcionan?)"
    r"\s+(?:the |an? |el |la |un |una )?(?:keyword |palabra clave |keyword ability )?"
    r"(?P<term>.+?)(?: works?| means?| do)?\W*$",
    re.IGNORECASE,
)


def recognises(words: str) -> bool:
    """A question mark, or the beginning of a question: judge WHATEVER sends it here."""
    return "?" in words or (bool(_OPENINGS.match(words)) and len(words.split()) >= _FEWEST_WORDS)


def command(
    question: Annotated[list[str], typer.Argument(help="The question, in English or Spanish.")],
    save: Annotated[Path | None, typer.Option("--save", help="Write the board as a scenario file.")] = None,
    keep: Annotated[bool, typer.Option("--keep", help="Keep the answer as a ruling.")] = False,
    anyway: Annotated[bool, typer.Option("--anyway", help="Keep it also if it resembles another.")] = False,
    lang: Annotated[Language | None, typer.Option("--lang", help=_LANGUAGE_HELP)] = None,
    full: Annotated[bool, typer.Option("--full", help="Show routine steps and what did not apply.")] = False,
    outcome: Annotated[int | None, typer.Option("--outcome", help="The outcome whose trace to show.")] = None,
    as_json: AsJson = False,
) -> None:
    """Ask what happens, whether something is allowed, or how many.

    Example: judge ask "Does Be Prepared banish a character with Ward?"

    Exit status: 0 if it was answered, also from the rules alone; 1 if it was not understood.
    """
    from judge.ask.messages import says
    from judge.ask.text import scenario_file

    term = _term_asked(" ".join(question))
    if term:
        _explain(term, lang, as_json)
        return
    asked = _answered(" ".join(question), lang)
    if save is not None:
        write_new(save, scenario_file(asked))
    ruling = _ruling(asked)
    if as_json:
        _say_json(asked, ruling)
    elif ruling is not None:
        _say_answers(asked, full, outcome)
    else:
        _say_misunderstanding(asked)
    if save is not None:
        typer.echo(says(asked.language)["saved"].format(file=save), err=as_json)
    if keep:
        typer.echo(_kept(asked, ruling, anyway), err=as_json)
    if ruling is None and asked.reading.names_a_card:
        raise typer.Exit(1)


def _term_asked(question: str) -> str:
    """ "What is Ward?", "¿cómo funciona Evasivo?": the term, where it is one."""
    from judge.corpus.term_lookup import is_term

    found = _DEFINES.match(question)
    return found["term"] if found and is_term(_database(), found["term"]) else ""


def _explain(term: str, lang: Language | None, as_json: bool) -> None:
    from judge.cli.term import command as explain_term

    explain_term([term], lang or Language.BOTH, as_json)


def _answered(question: str, lang: Language | None) -> "Answer":
    from judge.ask.answer import answer
    from judge.ask.mentions import NameFinder
    from judge.assistant import users_assistant

    helper = users_assistant()
    language = lang.value if lang in (Language.EN, Language.ES) else None
    return answer(question, NameFinder(helper.catalog), helper.resolve, language)


def _ruling(asked: "Answer") -> "Ruling | None":
    from judge.assistant import newest_edition
    from judge.explain.ruling import explain

    return explain(asked.resolved, newest_edition(), asked.language) if asked.resolved else None


def _say_answers(asked: "Answer", full: bool, outcome: int | None) -> None:
    """One, or one for each side of an "or", with its words above."""
    for one in (asked, *asked.others):
        if asked.others:
            say(bold(f"— {one.reading.instead} —\n"))
        ruling = _ruling(one)
        if ruling is not None:
            _say_answer(one, ruling, full, outcome)
        if one is not (asked, *asked.others)[-1]:
            say("")


def _say_answer(asked: "Answer", ruling: "Ruling", full: bool, outcome: int | None) -> None:
    from judge.ask.text import answer_text
    from judge.explain.text import Style

    db, language = _database(), asked.language
    style = Style(width(), full, outcome, bold, warning, faint)
    say(answer_text(asked, ruling, lambda number: _rule_text(db, number, language), style))
    if not any(one.thing.card for one in asked.understood.placed):
        _say_nearest(db, asked)


def _say_misunderstanding(asked: "Answer") -> None:
    from judge.ask.messages import says
    from judge.ask.text import misunderstanding_lines, scenario_file

    db, words = _database(), says(asked.language)
    for line in misunderstanding_lines(asked, width()):
        say(line)
    _say_nearest(db, asked)
    _say_rulings(db, asked)
    if asked.understood.placed:
        say(f"\n{wrapped(words['to_complete'])}\n\n{scenario_file(asked).rstrip()}")


def _say_nearest(db: sqlite3.Connection, asked: "Answer") -> None:
    from judge.ask.messages import says
    from judge.corpus.marks import END, START

    words, spanish = says(asked.language), asked.language == "es"
    hits = _hits(db, asked)
    say(f"\n{words['nearest'] if hits else words['no_rule']}")
    for hit in hits:
        text = hit.spanish if spanish and hit.spanish else hit.text
        plain = " ".join(text.replace(START, "").replace(END, "").split())
        say(wrapped(cut(f"{hit.heading}: {plain}", _HIT_LENGTH), 12, f"  {hit.key}"))


def _hits(db: sqlite3.Connection, asked: "Answer") -> "tuple[Hit, ...]":
    from judge.corpus.search import search

    return search(db, asked.reading.question, limit=_NEAREST).hits


def _say_rulings(db: sqlite3.Connection, asked: "Answer") -> None:
    from judge.ask.messages import says
    from judge.cli.ruling_pages import on_search

    found = on_search(db, asked.reading.question, _NEAREST)
    if found:
        say(f"\n{says(asked.language)['rulings']}")
    for ruling in found:
        told = f"{ruling['question']} {ruling['verdict']} ({ruling['status']})"
        say(wrapped(cut(told, _HIT_LENGTH), 8, f"  {ruling['number']}"))


def _rule_text(db: sqlite3.Connection, number: str, language: str) -> str:
    """The official words; in Spanish the translation first, where there is one."""
    from judge.corpus.lookup import look_up

    found = look_up(db, f"{number}.")
    translated = [one.rule.text for one in found.renderings if one.source.authority == "translation"]
    if language == "es" and translated and translated[0]:
        return f"{translated[0]} [EN: {found.rule.words}]"
    return found.rule.words


def _say_json(asked: "Answer", ruling: "Ruling | None") -> None:
    from judge.ask.as_json import answer_json

    nearest = [] if ruling else [{"rule": hit.key, "text": hit.text} for hit in _hits(_database(), asked)]
    say_json(answer_json(asked, ruling, nearest))


def _kept(asked: "Answer", ruling: "Ruling | None", anyway: bool) -> str:
    """The answer as a ruling in the database; the answer's own yes or no is its verdict."""
    from judge.ask.messages import says
    from judge.cli.ruling_add import keep
    from judge.cli.ruling_desk import rulings_database

    words = says(asked.language)
    if ruling is None:
        return words["not_kept"]
    db = rulings_database()
    return words["kept"].format(number=keep(db, _to_keep(db, asked, ruling), None, anyway).number)


def _to_keep(db: sqlite3.Connection, asked: "Answer", ruling: "Ruling") -> "KeptRuling":
    """With the rules that the yes or no stands on among its citations."""
    from dataclasses import replace

    from judge.ask.text import scenario_file, verdict_line
    from judge.cli.ruling_desk import today, who
    from judge.rulings.citations import cite_all
    from judge.rulings.from_scenario import ruling_from_scenario

    assert asked.resolved is not None
    assert asked.verdict is not None
    language = asked.language
    made = ruling_from_scenario(db, scenario_file(asked), asked.resolved, ruling, language)
    verdict = verdict_line(asked, asked.verdict, ruling, language) or made.verdict
    new = [rule for rule in asked.verdict.rules if rule not in made.rules]
    citations = (*cite_all(db, new, made.edition), *made.citations)
    made = replace(made, question=asked.reading.question, verdict=verdict, say=verdict, citations=citations)
    return replace(made, author=who(None), date=today())


def _database() -> sqlite3.Connection:
    from judge.database import open_database

    return open_database()
