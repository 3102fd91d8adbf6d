"""Resist (CR 8.8)."""

from judge.engine.characteristics import keyword_amount
from judge.engine.events import Ref
from judge.engine.state import Game
from judge.terms import Keyword


def reduced(game: Game, to: Ref, amount: int) -> int:
    """8.8.1: "Damage that would be dealt to this character or location is reduced by N" (8.8.2 for 0)."""
    resist = keyword_amount(game, to, Keyword.RESIST)
    if not resist:
        return amount
    left = max(0, amount - resist)
    printed = sum(one.amount or 0 for one in game.copies[to[0]].printed.keywords.get(Keyword.RESIST, ()))
    stacks = ("8.1.2",) if 0 < printed < resist else ()
    rules = (*(() if left else ("8.8.2",)), "8.8.1", *stacks)
    game.step(rules, "Resist reduces the damage", card=game.named(to[0]), amount=resist, left=left)
    return left
