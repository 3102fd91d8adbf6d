"""What is doubtful in the card data: what was mended when it was read, and what can only be told."""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass

_QUERIES = {
    "character without strength, willpower or lore": (
        "select full_name, 'strength ' || coalesce(strength, '?') || ', willpower ' ||"
        " coalesce(willpower, '?') || ', lore ' || coalesce(lore, '?') from card where type = 'character'"
        " and (strength is null or willpower is null or lore is null)"
    ),
    "location without move cost": (
        "select full_name, 'no move cost' from card where type = 'location' and move_cost is null"
    ),
    "main card without an ink type": (
        "select full_name, 'no ink type' from card where inks = '[]' and not quest_only"
    ),
    "unknown symbol in the text": (
        "select full_name, text from card where text glob '*[^ -~•—–āéèêëïíóöúüñ' || char(10) || ']*'"
    ),
    "clarification for an older wording": (
        "select c.full_name, 'set ' || q.set_code || ': ' || q.text from card_clarification q"
        " join card c on c.key = q.card where not q.current"
    ),
}


@dataclass(frozen=True, slots=True)
class Finding:
    """One doubt: which card, of what kind, what the data says, and what was made of it, if anything was."""

    kind: str
    card: str
    found: str
    made: str | None


def audit(connection: sqlite3.Connection) -> list[Finding]:
    """Everything that was mended and everything that is doubtful, by kind and card."""
    found = [*_mended(connection), *_doubtful(connection)]
    return sorted(found, key=lambda finding: (finding.kind, finding.card))


def _mended(connection: sqlite3.Connection) -> Iterator[Finding]:
    query = "select kind, full_name, found, made from card_repair join card on key = card"
    yield from (Finding(*row) for row in connection.execute(query))


def _doubtful(connection: sqlite3.Connection) -> Iterator[Finding]:
    for kind, query in _QUERIES.items():
        yield from (Finding(kind, name, found, None) for name, found in connection.execute(query))
