"""Evasive (CR 8.6)."""

from judge.engine.applying import rules_against_keyword, rules_of_keyword
from judge.engine.characteristics import has_keyword
from judge.engine.events import Ref
from judge.engine.keywords.alert import ignores_evasive
from judge.engine.state import Game
from judge.engine.steps import Reason
from judge.terms import Keyword


def reasons_cannot_be_challenged_by(game: Game, target: Ref, challenger: Ref) -> list[Reason]:
    """8.6.1: "This [Type] can't be challenged except by a character with Evasive"."""
    if not has_keyword(game, target, Keyword.EVASIVE):
        return []
    if has_keyword(game, challenger, Keyword.EVASIVE):
        rules = ("8.6.1", *rules_of_keyword(game, challenger, Keyword.EVASIVE))
        game.note(rules, "Evasive challenges Evasive", card=game.named(challenger[0]))
        return []
    if ignores_evasive(game, challenger):
        return []
    given = rules_of_keyword(game, target, Keyword.EVASIVE)
    rules = ("8.6.1", "4.6.4.3", *given, *rules_against_keyword(game, challenger, Keyword.EVASIVE))
    return [Reason(rules, "has Evasive", {"card": game.named(target[0])})]
