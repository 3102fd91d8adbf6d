"""Resist (CR 8.8)."""

from judge.engine.applying import rules_of_keyword
from judge.engine.characteristics import adds_up, keyword_amount
from judge.engine.events import Ref
from judge.engine.state import Game
from judge.terms import Keyword


def reduced(game: Game, to: Ref, amount: int, process: str) -> int:
    """8.8.1: "Damage that would be dealt to this character or location is reduced by N" (8.8.2 for 0)."""
    resist = keyword_amount(game, to, Keyword.RESIST)
    if not resist:
        return amount
    left = max(0, amount - resist)
    stacks = ("8.1.2",) if adds_up(game, to, Keyword.RESIST) else ()
    rules = (*(() if left else ("8.8.2",)), "8.8.1", *stacks, *rules_of_keyword(game, to, Keyword.RESIST))
    params = {"card": game.named(to[0]), "amount": resist, "left": left}
    game.step((*rules, process), "Resist reduces the damage", **params)
    return left
