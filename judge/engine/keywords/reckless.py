"""Reckless (CR 8.7), which represents two static abilities (8.7.1); it may still be exerted (8.7.4)."""

from judge.engine.characteristics import has_keyword
from judge.engine.events import Ref
from judge.engine.state import Game
from judge.engine.steps import Reason
from judge.terms import Keyword


def reasons_cannot_quest(game: Game, ref: Ref) -> list[Reason]:
    """8.7.2: "This character can't quest"."""
    if not has_keyword(game, ref, Keyword.RECKLESS):
        return []
    return [Reason(("8.7.2", "4.5.1.2"), "Reckless can't quest", {"card": game.named(ref[0])})]


def must_challenge(game: Game, ref: Ref) -> bool:
    """8.7.3: "You can't declare the end of your turn if this character is ready and can challenge"."""
    return has_keyword(game, ref, Keyword.RECKLESS) and not game.in_play[ref[0]].exerted
