"""Rush (CR 8.9)."""

from judge.engine.applying import rules_of_keyword
from judge.engine.characteristics import has_keyword
from judge.engine.events import Ref
from judge.engine.state import Game
from judge.terms import Keyword


def can_challenge_while_drying(game: Game, ref: Ref) -> bool:
    """8.9.1: "can challenge as though they were in play at the beginning of your turn"."""
    if not has_keyword(game, ref, Keyword.RUSH):
        return False
    rules = ("8.9.1", *rules_of_keyword(game, ref, Keyword.RUSH))
    game.note(rules, "Rush lets it challenge", card=game.named(ref[0]))
    return True
