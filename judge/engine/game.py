"""The engine as others use it: a game, its turn actions, and what came of them."""

import importlib
import pkgutil

import judge.engine as engine
from judge.engine.keywords.boost import boost
from judge.engine.meaning import nodes_without_meaning
from judge.engine.start_of_turn import start_of_turn_phase as begin_turn
from judge.engine.state import Game
from judge.engine.turn import concede, end_turn
from judge.engine.turn_actions.challenge import challenge
from judge.engine.turn_actions.ink import ink
from judge.engine.turn_actions.move import move
from judge.engine.turn_actions.play import play
from judge.engine.turn_actions.quest import quest
from judge.engine.turn_actions.taking import take
from judge.engine.turn_actions.use import use

__all__ = [
    "Game",
    "begin_turn",
    "boost",
    "challenge",
    "concede",
    "end_turn",
    "ink",
    "move",
    "nodes_without_meaning",
    "play",
    "quest",
    "take",
    "use",
]


def _enter_meanings() -> None:
    """Import every module of the engine: each enters what it knows into the tables of `meaning`."""
    for module in pkgutil.walk_packages(engine.__path__, f"{engine.__name__}."):
        importlib.import_module(module.name)


_enter_meanings()
