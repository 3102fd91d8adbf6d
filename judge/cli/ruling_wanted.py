"""What a list of rulings is narrowed to, from the words of the command line."""

import sqlite3

from judge.cards.catalog import Catalog, Found, NotFound, UnknownCard, doubtful, unknown
from judge.corpus.lookup import parse_number
from judge.errors import JudgeError
from judge.rulings.listing import Wanted
from judge.rulings.ruling import STATUSES, plain_status
from judge.rulings.tags import known_tags


def wanted(
    db: sqlite3.Connection,
    card: str = "",
    rule: str = "",
    tag: str = "",
    status: str = "",
    *,
    stale: bool = False,
    removed: bool = False,
    own: bool = False,
) -> Wanted:
    """Every word checked: an unknown card, tag or status offers the nearest."""
    return Wanted(
        card=full_name(db, card) if card else "",
        rule=str(parse_number(rule)) if rule else "",
        tag=known_tags(db, [tag])[0] if tag else "",
        status=known_status(status) if status else "",
        stale=stale,
        removed=removed,
        own=own,
    )


def known_status(text: str) -> str:
    """The status that is meant; an error with all of them if there is none."""
    status = plain_status(text)
    if status not in STATUSES:
        raise JudgeError(f'"{text[:40]}" is no status. There are: {", ".join(STATUSES)}.')
    return status


def full_name(db: sqlite3.Connection, text: str) -> str:
    """The one card that is meant, by any spelling; several or none is an error that offers the nearest."""
    found = Catalog.from_database(db).find_alike(text)
    if isinstance(found, Found):
        return found.card.full_name
    raise UnknownCard(unknown(found) if isinstance(found, NotFound) else doubtful(found))
