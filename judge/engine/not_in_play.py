"""Why a card is not in play: where it is instead (CR 5.1.1.5, 5.1.1.8, 7.1.5)."""

from judge.engine.state import Game
from judge.engine.steps import Reason
from judge.terms import CardType, Zone

ONLY_IN_PLAY = {
    CardType.CHARACTER: "5.3.1",
    CardType.ACTION: "5.4.1",
    CardType.ITEM: "5.5.1",
    CardType.LOCATION: "5.6.1",
}
"""In all other zones it is a card of that type: a character card, an item card."""


def because_not_in_play(game: Game, card: int, *rules: str) -> Reason:
    """5.1.1.8: under another card, which is still in the Play zone, or in a zone of its own."""
    elsewhere = ("7.1.5", "7.1.1", *only_in_play(game, card))
    where = ("5.1.1.5", *_facedown(game, card)) if game.zones[card] is Zone.UNDER else elsewhere
    return Reason((*rules, "5.1.1.8", *where), "is not in play", {"card": game.named(card)})


def _facedown(game: Game, card: int) -> tuple[str, ...]:
    """5.1.1.10, 8.4.3: a facedown card is never in play."""
    hidden = any(card in top.facedown for top in game.in_play.values())
    return ("5.1.1.10", "8.4.3") if hidden else ()


def only_in_play(game: Game, card: int) -> tuple[str, ...]:
    """What a card of its type is in the Play zone alone."""
    return (ONLY_IN_PLAY[game.type(card)],) if game.copies[card].printed.known else ()
