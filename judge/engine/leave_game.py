"""Losing and conceding (CR 2.3.3.2, 2.3.3.4, 9.2.3)."""

from judge.engine.apply import apply
from judge.engine.events import LeavesGame
from judge.engine.state import Game


def lose(game: Game, player: int) -> None:
    """A player who loses leaves the game; of two, the other one wins."""
    game.step(("2.3.3.2", "2.3.3", "9.2.3", "1.8.1.2"), "loses the game", player=game.players[player].name)
    apply(game, LeavesGame(player), "9.2.3")


def give_up(game: Game, player: int) -> None:
    """2.3.3.4: a player who concedes loses."""
    game.step(("2.3.3.4", "2.3.3"), "concedes", player=game.players[player].name)
    apply(game, LeavesGame(player), "9.2.3")
