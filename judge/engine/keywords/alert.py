"""Alert (CR 8.2)."""

from judge.engine.applying import rules_of_keyword
from judge.engine.characteristics import has_keyword
from judge.engine.events import Ref
from judge.engine.state import Game
from judge.terms import Keyword


def ignores_evasive(game: Game, challenger: Ref) -> bool:
    """8.2.1: "This character ignores the challenging restriction of Evasive"; it is no Evasive (8.2.2)."""
    if not has_keyword(game, challenger, Keyword.ALERT):
        return False
    rules = ("8.2.1", "8.2.2", *rules_of_keyword(game, challenger, Keyword.ALERT))
    game.step(rules, "Alert ignores Evasive", card=game.named(challenger[0]))
    return True
