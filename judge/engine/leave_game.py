"""Losing, conceding and leaving the game (CR 2.3.3, 9.2.3, 7.7.7)."""

from judge.engine.state import Game
from judge.terms import Zone


def lose(game: Game, player: int) -> None:
    """A player who loses leaves the game; of two, the other one wins."""
    game.losers.append(player)
    game.step(("2.3.3.2", "9.2.3", "1.8.1.2"), "loses the game", player=game.players[player].name)
    leave(game, player)


def give_up(game: Game, player: int) -> None:
    """2.3.3.4: a player who concedes loses."""
    game.losers.append(player)
    game.step("2.3.3.4", "concedes", player=game.players[player].name)
    leave(game, player)


def leave(game: Game, player: int) -> None:
    """9.2.3: their cards and effects are removed; abilities they added to the bag cease to exist (7.7.7).

    Generated static effects with a duration stay until it is over.
    """
    gone = game.players[player]
    gone.in_game = False
    game.active = game.active  # the order of those who are left is another one
    if any(entry.player == player for entry in game.bag):
        game.step("7.7.7", "abilities in the bag cease to exist", player=gone.name)
    game.bag = [entry for entry in game.bag if entry.player != player]
    game.waiting = [one for one in game.waiting if one.you != player]
    if len(game.in_turn_order()) > 1:
        for copy in game.copies:
            if copy.owner == player:
                game.zones[copy.id] = Zone.REMOVED
                game.incarnation[copy.id] += 1
                game.in_play.pop(copy.id, None)
        for zone in (gone.deck, gone.hand, gone.discard, gone.inkwell, gone.play):
            zone.clear()
        gone.exerted_ink.clear()
        gone.unordered.clear()
    game.changed()
