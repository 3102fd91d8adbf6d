"""The turn goes on: phases, ink that readies, the next player (CR 3)."""

from judge.engine import events as e
from judge.engine.changes.table import Rules, changes, cite
from judge.engine.state import Game


@changes(e.PhaseBegins)
def begin_phase(game: Game, event: e.PhaseBegins, rules: Rules) -> bool:
    """3.1.1; the steps of the phase say what is done in it."""
    game.phase = event.phase
    return True


@changes(e.ReadiesInk)
def ready_ink(game: Game, event: e.ReadiesInk, rules: Rules) -> bool:
    """3.2.1.1."""
    player = game.players[event.player]
    ready = player.exerted_ink & set(event.cards or player.inkwell)
    if not ready:
        return False
    player.exerted_ink -= ready
    game.routine(cite(rules, "3.2.1.1", "5.1.1.1", "5.1.2.4"), "the ink readies", player=player.name)
    return True


@changes(e.ExertsInk)
def exert_ink(game: Game, event: e.ExertsInk, rules: Rules) -> bool:
    """5.1.1.2: those that are ready."""
    player = game.players[event.player]
    ready = [card for card in event.cards if card in player.inkwell and card not in player.exerted_ink]
    player.exerted_ink |= set(ready)
    if ready:
        game.step(cite(rules, "5.1.1.2"), "ink is exerted", player=player.name, amount=len(ready))
    return bool(ready)


@changes(e.TurnPasses)
def pass_turn(game: Game, event: e.TurnPasses, rules: Rules) -> bool:
    """3.4.2: what was counted "this turn" begins anew."""
    game.active = event.player
    game.turn += 1
    game.history.clear()
    game.uses.clear()
    for player in game.players_of_turn():
        game.players[player].inked = 0
    game.step(cite(rules, "3.4.2"), "becomes the active player", player=game.players[event.player].name)
    return True
