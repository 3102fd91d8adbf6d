"""Explains a term: the glossary's entry, the rules that define it, other words for it."""

import json
import re
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from judge.corpus.document import Sense
from judge.corpus.lookup import Heading, Source, official_source
from judge.errors import JudgeError
from judge.letters import without_accents

_ALIKE = 75
_DEFINING_RULES = 4
# Not the dictionary of everyday words: a name of a term is meant, in another game's words or in Spanish.
_PLAYERS_WORDS = "select phrase, means from alias where language in ('en', 'es') order by language desc"


@dataclass(frozen=True, slots=True)
class TermAnswer:
    """All that `judge term WORD` says; `asked` differs from `term` where the word was another one for it."""

    source: Source
    asked: str
    term: str
    text: str
    senses: tuple[Sense, ...]
    rules: tuple[Heading, ...]
    spanish: tuple[str, ...]
    players_words: tuple[str, ...]


@lru_cache(maxsize=8192)
def bare(text: str) -> str:
    """Small letters without accents, symbols and punctuation, to compare words by."""
    letters = without_accents(re.sub(r"\{.\}", "", text).casefold())
    return " ".join(re.findall(r"\w+", letters))


def names_of(term: str) -> list[str]:
    """Under which names an entry is found: "action, game" is game action, "banish/banished" is both."""
    inverted = [" ".join(reversed(term.split(", ")))] if ", " in term else []
    first, _, rest = term.partition(" ")
    split = [f"{part} {rest}".strip() for part in first.split("/")] if "/" in first else []
    return [bare(name) for name in (term, *inverted, *split)]


def is_term(db: sqlite3.Connection, words: str) -> bool:
    """Whether the words are a term, a title, or another word for one, spelled right."""
    return _known(db, words) is not None


def explain(db: sqlite3.Connection, words: str) -> TermAnswer:
    """The entry that the words mean, by name, by alias, or by likeness."""
    source = official_source(db)
    term = _known(db, words) or _alike(db, words)
    if term is None:
        raise JudgeError(f'"{words[:60]}" is no term of the rules. Try `judge search "{words[:60]}"`.')
    row = db.execute(
        "select text, senses from term where document = ? and term = ?", [source.document, term]
    ).fetchone()
    return TermAnswer(
        source=source,
        asked=words,
        term=term,
        text=row["text"] if row else "",
        senses=tuple(Sense(**sense) for sense in json.loads(row["senses"])) if row else (),
        rules=tuple(_defining_rules(db, source.document, term)),
        spanish=_aliases(db, term, "es"),
        players_words=_aliases(db, term, "en"),
    )


def _names(db: sqlite3.Connection) -> dict[str, str]:
    """Every name a term goes by; the glossary's names win over the titles of rules."""
    document = official_source(db).document
    titles = db.execute("select title from rule where document = ? and title <> ''", [document])
    terms = db.execute("select term from term where document = ? order by position desc", [document])
    names = {bare(row["title"]): row["title"] for row in titles if row["title"] != "General"}
    glossary = {name: row["term"] for row in terms for name in names_of(row["term"])}
    return {name: title for name, title in names.items() if name.removesuffix("s") not in glossary} | glossary


def _known(db: sqlite3.Connection, words: str) -> str | None:
    names = _names(db)
    asked = bare(words)
    if asked in names:
        return names[asked]
    means = {bare(row["phrase"]): row["means"] for row in db.execute(_PLAYERS_WORDS)}
    meant = bare(means.get(asked, asked))
    without_articles = {re.sub(r"\ban? ", "", name): term for name, term in names.items()}
    return names.get(meant) or without_articles.get(meant) or _in_another_number(names, asked)


def _in_another_number(names: dict[str, str], asked: str) -> str | None:
    """characters is character; zones is zone."""
    return names.get(asked.removesuffix("s")) or names.get(asked + "s") if asked else None


def _alike(db: sqlite3.Connection, words: str) -> str | None:
    from rapidfuzz import fuzz, process

    names = _names(db)
    found = process.extractOne(bare(words), list(names), scorer=fuzz.ratio, score_cutoff=_ALIKE)
    return names[found[0]] if found else None


def _aliases(db: sqlite3.Connection, term: str, language: str) -> tuple[str, ...]:
    rows = db.execute("select phrase, means from alias where language = ?", [language])
    return tuple(row["phrase"] for row in rows if bare(row["means"]) in names_of(term))


def _defining_rules(db: sqlite3.Connection, document: str, term: str) -> Iterable[Heading]:
    """Those it is the title of, then those that say what it is."""
    rows = db.execute(
        "select number, title, text from rule where document = ? order by position", [document]
    ).fetchall()
    names = names_of(term)
    titled = [row for row in rows if row["title"] and _same(row["title"], names)]
    titled = titled or [row for row in rows if row["title"] and bare(row["title"]) == names[0] + "ed"]
    titled += [row for row in rows if any(_opens(row["number"], above) for above in titled)]
    saying = [row for row in rows if row not in titled and _says_what_it_is(row["text"], names)]
    return [
        Heading(row["number"], row["text"] or row["title"]) for row in (titled + saying)[:_DEFINING_RULES]
    ]


def _opens(number: str, heading: sqlite3.Row) -> bool:
    """The first rule under a heading says what the heading means."""
    return not heading["text"] and number == f"{heading['number']}.1"


def _same(title: str, names: list[str]) -> bool:
    return any(name in names for name in (bare(title), bare(title).removesuffix("s"), bare(title) + "s"))


def _says_what_it_is(text: str, names: list[str]) -> bool:
    words = bare(text)
    return any(re.search(_definition(name), words) for name in names)


def _definition(name: str) -> str:
    named = re.escape(name)
    said = rf"(?:known as|called|considered|considered to be|defined as)(?: an?| the)? {named}\b"
    opening = rf"^(?:an? |the )?{named}s? (?:is|are|means|represents)\b"
    return f"{said}|{opening}"
