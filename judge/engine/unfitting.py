"""Why a card is not what a phrase asks for: the words that it does not fit (CR 1.7.7, 6.1.3)."""

from collections.abc import Callable

from judge.cards.abilities.descriptions import Description
from judge.cards.abilities.node import Node
from judge.engine.context import Context
from judge.engine.describe import classified, defined_by, is_of_noun
from judge.engine.effects.trees import nodes_in
from judge.engine.events import Ref
from judge.engine.meaning import PLAYERS, TESTS
from judge.engine.not_in_play import ONLY_IN_PLAY, only_in_play
from judge.engine.state import Game

_OPPOSITE = {"5.1.1.1": "5.1.1.2", "5.1.1.2": "5.1.1.1", "5.1.1.3": "5.1.1.4", "5.1.1.4": "5.1.1.3"}
"""The state that a card has instead."""
_OF_YOURS = ["1.3.3", "1.4.3.1", "1.4.3"]
"""Whom "your" and "of yours" mean, and whose the cards are."""


def unfitting(game: Game, ctx: Context, phrase: Node | None) -> Callable[[object], tuple[str, ...]] | None:
    """The rules by which another card, if it is named, is not what the phrase asks for."""
    if phrase is None:
        return None
    return lambda card: _rules_against(game, ctx, phrase, game.ref(int(str(card))))


def _rules_against(game: Game, ctx: Context, phrase: Node, ref: Ref) -> tuple[str, ...]:
    if not game.copies[ref[0]].printed.known:
        return ()
    described = [part for part in nodes_in(phrase) if isinstance(part, Description)]
    found = [rule for part in described for rule in _unmet(game, ctx, ref, part)]
    if not _is_theirs(game, ctx, ref, phrase):
        found += _OF_YOURS
    return tuple(dict.fromkeys(found))


def _is_theirs(game: Game, ctx: Context, ref: Ref, part: Node) -> bool:
    players = getattr(part, "players", None)
    return players is None or game.owner(ref[0]) in PLAYERS[type(players)](game, ctx, players)


def _unmet(game: Game, ctx: Context, ref: Ref, description: Description) -> list[str]:
    """A noun is missed by another type of card; a state by the opposite one."""
    if not is_of_noun(game, ref, description.noun):
        return [*only_in_play(game, ref[0]), *(ONLY_IN_PLAY[asked] for asked in description.noun.types)]
    tests = (*description.adjectives, *description.qualities)
    unmet = [test for test in tests if defined_by(test) and not TESTS[type(test)](game, ctx, ref, test)]
    found = [rule for test in unmet for rule in defined_by(test)]
    found += [_OPPOSITE[rule] for rule in found if rule in _OPPOSITE]
    found += [] if all(_is_theirs(game, ctx, ref, test) for test in tests) else _OF_YOURS
    return found + ([] if classified(game, ctx, ref, description.noun) else ["5.2.7"])
