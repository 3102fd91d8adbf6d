"""Singer (CR 8.11), and the cost that a character counts as to sing (5.4.4.2)."""

from judge.cards.abilities.predicates import CountsAsCostToSing
from judge.engine.characteristics import keyword_amount
from judge.engine.gaining import times_of
from judge.engine.meaning import PREDICATES
from judge.engine.state import Game
from judge.engine.statics import applies_to, saying
from judge.terms import Keyword

PREDICATES[CountsAsCostToSing] = "singing"


def singing_cost(game: Game, card: int) -> int:
    """8.11.1: "as though they had cost N"; only to sing, the ink cost itself does not change (8.11.2)."""
    ref = game.ref(card)
    more = sum(
        said.amount * times_of(game, effect, ref)
        for effect, said in saying(game, CountsAsCostToSing)
        if isinstance(said, CountsAsCostToSing) and applies_to(game, effect, ref)
    )
    return max(game.card(card).cost, keyword_amount(game, ref, Keyword.SINGER)) + more
