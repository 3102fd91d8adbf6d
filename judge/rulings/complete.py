"""A ruling as somebody wrote it, completed and checked before it is kept."""

import sqlite3
from collections.abc import Callable
from dataclasses import replace

from judge.rulings.citations import bound_cards, with_quotes
from judge.rulings.plain import BadRuling, faults_of
from judge.rulings.ruling import RuledCard, Ruling, tidied
from judge.rulings.tags import known_tags

FullName = Callable[[str], str]
"""The card that a name means; an error that offers the nearest if none or several."""


def completed(db: sqlite3.Connection, ruling: Ruling, full_name: FullName) -> Ruling:
    """With known tags, cards bound to their text and rules quoted; an error that says what is wrong."""
    ruling = tidied(ruling)
    faults = faults_of(ruling)
    if faults:
        raise BadRuling(faults)
    return with_quotes(
        db, replace(ruling, tags=known_tags(db, ruling.tags), cards=_bound(db, ruling, full_name))
    )


def _bound(db: sqlite3.Connection, ruling: Ruling, full_name: FullName) -> tuple[RuledCard, ...]:
    """A card that is bound already stays bound to the text that was ruled on."""
    return tuple(
        card if card.wording else bound_cards(db, [full_name(card.name)])[0] for card in ruling.cards
    )
