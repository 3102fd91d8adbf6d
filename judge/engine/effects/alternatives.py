"""Alternatives as a player names them: in the printed words, or by cards that only one takes (CR 6.1.5.2)."""

from judge.cards.abilities import effects as n
from judge.cards.abilities import selections as s
from judge.cards.abilities.node import Node
from judge.engine.choices import Takes
from judge.engine.context import Context
from judge.engine.effects.taking import that_can_be_taken
from judge.engine.effects.trees import nodes_in
from judge.engine.selections import least_of
from judge.engine.state import Game
from judge.terms import Zone

PHRASES = ("cards", "to", "on")
"""The fields in which an effect says which cards it is about."""


def taken_by(game: Game, ctx: Context, option: Node) -> Takes:
    """The cards that the first choice in an option is of, and how many of them."""
    for node in nodes_in(option):
        for name in PHRASES:
            phrase = getattr(node, name, None)
            if isinstance(phrase, s.OneOf | s.Chosen):
                default = Zone.HAND if isinstance(node, n.Discard) else None
                found = that_can_be_taken(game, ctx, phrase, getattr(node, "source", None), default)
                return Takes(frozenset(card for card, _ in found), least_of(phrase.count))
    return Takes()
