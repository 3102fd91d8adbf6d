"""Ward (CR 8.15)."""

from judge.engine.applying import rules_of_keyword
from judge.engine.characteristics import has_keyword
from judge.engine.events import Ref
from judge.engine.state import Game
from judge.engine.steps import Reason
from judge.terms import Keyword


def reasons_not_choosable(game: Game, ref: Ref, chooser: int) -> list[Reason]:
    """8.15.1: "Your opponents can't choose this card when resolving an effect" (8.15.2)."""
    if not game.are_opponents(chooser, game.owner(ref[0])) or not has_keyword(game, ref, Keyword.WARD):
        return []
    return [
        Reason(
            ("8.15.1", "1.2.2", *rules_of_keyword(game, ref, Keyword.WARD)),
            "Ward prevents choosing",
            {"card": game.named(ref[0])},
        )
    ]
