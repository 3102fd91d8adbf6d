"""Marks the words of a passage that a search found, and cuts a long passage around them."""

import re
import sqlite3

from judge.corpus.question import Question
from judge.corpus.stems import spanish_stem

START, END = "⟦", "⟧"
_LONGEST = 420
_BEFORE = 120


def marked(db: sqlite3.Connection, passage: int, question: Question) -> str:
    """The text of a passage, or its title where it has none, with the found words between ⟦ and ⟧."""
    row = db.execute(
        f"select highlight(passage_fts, 3, '{START}', '{END}') as text,"
        f" highlight(passage_fts, 0, '{START}', '{END}') as title"
        " from passage_fts where passage_fts match ? and rowid = ?",
        [question.expression, passage],
    ).fetchone()
    row = row or db.execute("select title, text from passage where id = ?", [passage]).fetchone()
    return cut(row["text"] or row["title"])


def mark_spanish(text: str, question: Question) -> str:
    """The same for a Spanish text, by stems."""
    return cut(re.sub(r"\w+", lambda word: _mark(word.group(), question), text))


def _mark(word: str, question: Question) -> str:
    return f"{START}{word}{END}" if spanish_stem(word.casefold()) in question.stems else word


def cut(text: str) -> str:
    """At most a few lines, around the first mark."""
    if len(text) <= _LONGEST:
        return text
    first = max(text.find(START), 0)
    start = text.rfind(" ", 0, first - _BEFORE) + 1 if first > _BEFORE else 0
    end = text.find(" ", start + _LONGEST)
    return ("… " if start else "") + text[start : end if end > 0 else None] + (" …" if end > 0 else "")
