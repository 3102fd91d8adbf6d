"""Winning, and leaving the game with everything that is one's own (CR 2.3.3, 7.7.7, 9.2.3)."""

from judge.engine import events as e
from judge.engine.changes.table import Rules, changes
from judge.engine.state import Game
from judge.terms import Zone


@changes(e.WinsGame)
def win(game: Game, event: e.WinsGame, rules: Rules) -> bool:
    """2.3.3: the game ends; a team wins together."""
    game.winners = game.team_of(event.player)
    game.ended = True
    return True


@changes(e.LeavesGame)
def leave(game: Game, event: e.LeavesGame, rules: Rules) -> bool:
    """9.2.3: their cards and effects are removed; abilities they added to the bag cease to exist (7.7.7).

    Generated static effects with a duration stay until it is over.
    """
    gone = game.players[event.player]
    game.losers.append(event.player)
    gone.in_game = False
    _hand_on_the_turn(game, event.player)
    if any(entry.player == event.player for entry in game.bag):
        game.step("7.7.7", "abilities in the bag cease to exist", player=gone.name)
    game.bag = [entry for entry in game.bag if entry.player != event.player]
    game.waiting = [one for one in game.waiting if one.you != event.player]
    if len(game.players) > 2:  # a multiplayer game (9.1), whoever is left of it
        _remove_cards(game, event.player)
    return True


def _hand_on_the_turn(game: Game, player: int) -> None:
    """9.3.1: teammates go on with a simultaneous turn."""
    team = game.team_of(player) if game.active == player else []
    if team:
        game.step("9.3.1", "goes on with the turn", player=game.players[team[0]].name)
    game.active = team[0] if team else game.active  # the order of those who are left is another one


def _remove_cards(game: Game, player: int) -> None:
    """9.2.3: out of the game, from every zone; who plays on does so without them."""
    gone = game.players[player]
    game.step("9.2.3", "cards and effects are removed", player=gone.name)
    for copy in game.copies:
        if copy.owner == player:
            game.zones[copy.id] = Zone.REMOVED
            game.incarnation[copy.id] += 1
            game.in_play.pop(copy.id, None)
    for zone in (gone.deck, gone.hand, gone.discard, gone.inkwell, gone.play):
        zone.clear()
    gone.exerted_ink.clear()
    gone.unordered.clear()
