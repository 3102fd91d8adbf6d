"""All keywords on one page: each with the words of its section (CR 8)."""

import sqlite3
from dataclasses import asdict, dataclass

from judge.corpus.lookup import ShownRule, look_up, official_source
from judge.corpus.term_lookup import explain
from judge.errors import JudgeError
from judge.printing.cited import in_language
from judge.printing.document import Document
from judge.printing.rules_booklet import source_text
from judge.printing.runs import Runs, runs
from judge.printing.words import words
from judge.terms import Keyword


@dataclass(frozen=True, slots=True)
class PrintedKeyword:
    """A keyword, other words for it in the reader's language, and its rules."""

    name: str
    also: str
    number: str
    rules: tuple[tuple[str, Runs], ...]


def keywords_document(db: sqlite3.Connection, languages: tuple[str, ...], edition: str | None) -> Document:
    """The sections of the rulebook whose titles are keywords, in the order of the rulebook."""
    source = official_source(db, edition)
    names = [keyword.value for keyword in Keyword]
    marks = ",".join("?" * len(names))
    rows = db.execute(
        f"select number from rule where document = ? and title in ({marks}) and number like '%.%'"
        " and number not like '%.%.%' order by position",
        [source.document, *names],
    ).fetchall()
    if not rows:
        raise JudgeError(f"there are no keywords in edition {source.edition}. See `judge rules list`.")
    keywords = [_keyword(db, row["number"], languages, source.edition) for row in rows]
    said = words(languages[0])
    content = {
        "keywords": [asdict(keyword) for keyword in keywords],
        "source": source_text(source, languages[0]),
        "note": said["sheet"]["untranslated"] if languages[0] != "en" else "",
    }
    return Document("keywords", said["titles"]["keywords"], languages[0], content)


def _keyword(db: sqlite3.Connection, number: str, languages: tuple[str, ...], edition: str) -> PrintedKeyword:
    answer = look_up(db, number, edition=edition)
    also = explain(db, answer.rule.title).spanish if "es" in languages else ()
    rules = tuple((rule.number, runs(_words(db, rule, languages, edition))) for rule in answer.below)
    return PrintedKeyword(answer.rule.title, ", ".join(also), number, rules)


def _words(db: sqlite3.Connection, rule: ShownRule, languages: tuple[str, ...], edition: str) -> str:
    text, _ = in_language(db, rule.number, rule.words, edition, languages[0])
    return text
