"""Temporary Shift, by its reminder text: a delayed triggered ability (CR 6.2.7.2) takes the card back.

"At the end of your turn, remove all damage from this character and return only this card to your hand."
"""

from dataclasses import dataclass

from judge.cards.abilities.effects import RemoveDamage
from judge.cards.abilities.flow import Sentences
from judge.cards.abilities.node import Node
from judge.cards.abilities.players import You
from judge.cards.abilities.selections import This
from judge.cards.abilities.triggers import AtEndOfTurn
from judge.engine.apply import apply
from judge.engine.context import Context
from judge.engine.events import Ref, TakesOffStack
from judge.engine.lasting import Ends, Waiting, Window
from judge.engine.meaning import EFFECTS, means
from judge.engine.state import Game
from judge.terms import Keyword


@dataclass(frozen=True, slots=True)
class TakeOffStack(Node):
    """ "return only this card to your hand": the cards under it stay in play."""


BACK = Sentences((RemoveDamage(None, This()), TakeOffStack()))


def wait_to_return(game: Game, player: int, card: Ref) -> None:
    """6.2.7.2."""
    window = Window(Ends.NEVER, made_on_turn=game.turn)
    trigger = AtEndOfTurn(You())
    label = f"{Keyword.TEMPORARY.value} {Keyword.SHIFT.value}"
    game.waiting.append(Waiting(card, player, label, (trigger,), BACK, window, {0: (card,)}, once=True))
    game.step("6.2.7.2", "a triggered ability is created", ability=label)


@means(EFFECTS, TakeOffStack)
def take_off_stack(game: Game, ctx: Context, node: TakeOffStack) -> None:
    """If it is still in play (7.1.6)."""
    ctx.done = game.is_in_play(ctx.source) and apply(game, TakesOffStack(ctx.source), "1.2.1", "6.7.2.4")
