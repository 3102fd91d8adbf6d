"""The rules: given a board, what is done and what is decided, what happens and by which rule.

A `Game` is made of players, of copies of printed cards, and of a decider, which answers what has to be
decided. `put_in_play` and `put_in_place` put cards where they are. A turn action is a function of the game;
`take` takes one as a player does, and undoes it, giving the reasons, if it turns out to be illegal. What
happened, and by which rule, is in `game.steps`.
"""

import importlib
import pkgutil

from judge.engine.choices import Answer, Choice
from judge.engine.keywords.boost import boost
from judge.engine.meaning import nodes_without_meaning
from judge.engine.pieces import Copy, InPlay, Player
from judge.engine.printed import Printed
from judge.engine.setting import put_in_place, put_in_play
from judge.engine.start_of_turn import start_of_turn_phase as begin_turn
from judge.engine.state import Decider, Game
from judge.engine.steps import Illegal, Step
from judge.engine.turn import concede, end_turn
from judge.engine.turn_actions.challenge import challenge
from judge.engine.turn_actions.ink import ink
from judge.engine.turn_actions.move import move
from judge.engine.turn_actions.play import play
from judge.engine.turn_actions.quest import quest
from judge.engine.turn_actions.taking import take
from judge.engine.turn_actions.use import use

__all__ = [
    "Answer",
    "Choice",
    "Copy",
    "Decider",
    "Game",
    "Illegal",
    "InPlay",
    "Player",
    "Printed",
    "Step",
    "begin_turn",
    "boost",
    "challenge",
    "concede",
    "end_turn",
    "ink",
    "move",
    "nodes_without_meaning",
    "play",
    "put_in_place",
    "put_in_play",
    "quest",
    "take",
    "use",
]


def _enter_meanings() -> None:
    """Import every module of the engine: each enters what it knows into the tables of `meaning`."""
    for module in pkgutil.walk_packages(__path__, f"{__name__}."):
        importlib.import_module(module.name)


_enter_meanings()
