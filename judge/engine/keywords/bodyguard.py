"""Bodyguard (CR 8.3), which represents two abilities (8.3.1)."""

from collections.abc import Callable

from judge.engine.applying import rules_of_keyword
from judge.engine.characteristics import has_keyword
from judge.engine.events import Ref
from judge.engine.state import Game
from judge.engine.steps import Reason
from judge.terms import CardType, Keyword


def may_enter_exerted(game: Game, card: int) -> bool:
    """8.3.2: "This character may enter play with the exerted state rather than the ready state"."""
    return Keyword.BODYGUARD in game.copies[card].printed.keywords


def reasons_another_must_be_chosen(
    game: Game, target: Ref, can_be_challenged: Callable[[Ref], bool]
) -> list[Reason]:
    """8.3.3: "they must choose this character or another character with Bodyguard if able"."""
    if has_keyword(game, target, Keyword.BODYGUARD):
        return []
    for card in game.players[game.owner(target[0])].play:
        other = game.ref(card)
        if other == target or game.type(card) is not CardType.CHARACTER:
            continue
        if has_keyword(game, other, Keyword.BODYGUARD) and can_be_challenged(other):
            rules = ("8.3.3", "8.3.1", "4.6.4.3", *rules_of_keyword(game, other, Keyword.BODYGUARD))
            return [Reason(rules, "Bodyguard must be chosen", {"card": game.named(card)})]
    return []
