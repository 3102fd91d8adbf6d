"""What the reader of a ruling must know first: that it no longer counts, or what has left it behind."""

import sqlite3
from collections.abc import Iterator

from judge.cards.names import folded
from judge.corpus.lookup import official_source
from judge.printing.words import words
from judge.rulings.citations import stands_in, wording, words_of_rule
from judge.rulings.ruling import SUPERSEDED, Ruling


def notes_on(db: sqlite3.Connection, ruling: Ruling, language: str) -> Iterator[str]:
    said = words(language)["notes"]
    if ruling.removed:
        yield said["removed"]
    if ruling.status == SUPERSEDED:
        by = ruling.superseded_by
        yield said["superseded"].format(code=by) if by else said["superseded_by_none"]
    if ruling.status == "disputed":
        yield said["disputed"]
    yield from _left_by_rules(db, ruling, language)
    yield from _left_by_cards(db, ruling, language)


def _left_by_rules(db: sqlite3.Connection, ruling: Ruling, language: str) -> Iterator[str]:
    said, newest = words(language)["notes"], official_source(db)
    for citation in ruling.citations:
        if citation.edition and citation.edition != newest.edition:
            now = words_of_rule(db, newest.document, citation.number)
            message = "rule_gone" if now is None else "rule_changed"
            if now is None or not stands_in(citation.quote, now):
                yield said[message].format(number=citation.number, edition=citation.edition)


def _left_by_cards(db: sqlite3.Connection, ruling: Ruling, language: str) -> Iterator[str]:
    said = words(language)["notes"]
    for card in ruling.cards:
        row = db.execute("select text from card where key = ?", [folded(card.name)]).fetchone()
        if row and card.wording and wording(row["text"]) != card.wording:
            yield said["card_changed"].format(card=card.name)
