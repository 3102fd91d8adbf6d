"""Reckless (CR 8.7), which represents two static abilities (8.7.1); it may still be exerted (8.7.4)."""

from judge.engine.applying import rules_of_keyword
from judge.engine.characteristics import has_keyword
from judge.engine.events import Ref
from judge.engine.state import Game
from judge.engine.steps import Reason
from judge.terms import Keyword


def reasons_cannot_quest(game: Game, ref: Ref) -> list[Reason]:
    """8.7.2: "This character can't quest"."""
    if not has_keyword(game, ref, Keyword.RECKLESS):
        return []
    rules = ("8.7.2", "8.7.1", "4.5.1.2", *rules_of_keyword(game, ref, Keyword.RECKLESS))
    return [Reason(rules, "Reckless can't quest", {"card": game.named(ref[0])})]


def must_challenge(game: Game, ref: Ref) -> bool:
    """8.7.3: "You can't declare the end of your turn if this character is ready and can challenge"."""
    return has_keyword(game, ref, Keyword.RECKLESS) and not game.in_play[ref[0]].exerted


def rules_of_ending_the_turn(game: Game, ref: Ref) -> tuple[str, ...]:
    """The second of the two abilities, and what gives the keyword."""
    return ("8.7.3", "8.7.1", "3.3.2", *rules_of_keyword(game, ref, Keyword.RECKLESS))
