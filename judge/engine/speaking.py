"""Whether an effect is the same whichever card it comes from (CR 6.5.8, 7.7.4.2)."""

from dataclasses import fields
from functools import lru_cache

from judge.cards.abilities.conditions import SubjectIs
from judge.cards.abilities.descriptions import Here, Other
from judge.cards.abilities.node import Node
from judge.cards.abilities.players import PlayerOf, ThatPlayer
from judge.cards.abilities.selections import Reference, This


@lru_cache(maxsize=4096)
def speaks_of_cards(node: Node) -> bool:
    """Whether an effect mentions its source, or a card or player of the event that triggered it."""
    if isinstance(node, This | Reference | ThatPlayer | PlayerOf | Here | Other | SubjectIs):
        return True
    if getattr(node, "other", False) or getattr(node, "here", False):
        return True
    parts = (getattr(node, field.name) for field in fields(node))
    nodes = (one for part in parts for one in (part if isinstance(part, tuple) else (part,)))
    return any(speaks_of_cards(one) for one in nodes if isinstance(one, Node))
