"""Putting cards where a described board has them, before anything happens."""

from judge.engine.pieces import InPlay
from judge.engine.state import Game
from judge.terms import Zone


def put_in_play(game: Game, card: int, states: InPlay) -> None:
    """A card in the Play zone with the states it is said to have."""
    game.zones[card] = Zone.PLAY
    game.in_play[card] = states
    game.players[game.owner(card)].play.append(card)


def put_in_place(game: Game, card: int, zone: Zone) -> None:
    """A card in a zone other than play, after those that are there already."""
    game.zones[card] = zone
    game.players[game.owner(card)].zone(zone).append(card)
