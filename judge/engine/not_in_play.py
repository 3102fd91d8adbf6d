"""Why a card is not in play: where it is instead (CR 5.1.1.5, 5.1.1.8, 7.1.5)."""

from judge.engine.state import Game
from judge.engine.steps import Reason
from judge.terms import Zone


def because_not_in_play(game: Game, card: int, *rules: str) -> Reason:
    """5.1.1.8: under another card, which is still in the Play zone, or in a zone of its own."""
    where = ("5.1.1.5",) if game.zones[card] is Zone.UNDER else ("7.1.5", "7.1.1")
    return Reason((*rules, "5.1.1.8", *where), "is not in play", {"card": game.named(card)})
