"""Adventurous, by its reminder text: "This character can't challenge and must quest each turn if able"."""

from judge.engine.characteristics import has_keyword
from judge.engine.events import Ref
from judge.engine.state import Game
from judge.engine.steps import Reason
from judge.terms import Keyword


def reasons_cannot_challenge(game: Game, ref: Ref) -> list[Reason]:
    """1.2.2."""
    if not has_keyword(game, ref, Keyword.ADVENTUROUS):
        return []
    return [Reason(("1.2.2", "4.6.4.3"), "Adventurous can't challenge", {"card": game.named(ref[0])})]


def must_quest(game: Game, ref: Ref) -> bool:
    """As with Reckless, its player can't end the turn while it can (1.2.1)."""
    return has_keyword(game, ref, Keyword.ADVENTUROUS)
