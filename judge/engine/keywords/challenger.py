"""Challenger (CR 8.5)."""

from judge.engine.events import Ref
from judge.engine.state import Game


def bonus(game: Game, ref: Ref, amount: int) -> int:
    """8.5.1: "While this character is challenging, they gain +N {S}"; not if they're challenged (8.5.2)."""
    return amount if game.challenge is not None and game.challenge.challenger == ref else 0
