"""The board of a game as it is drawn, in the reader's language."""

from collections.abc import Iterator, Mapping

from judge.engine.pieces import Player
from judge.engine.state import Game
from judge.explain.catalog import catalog
from judge.scenario.draw import BoardView, CardView, FactView, PlayerView, ZoneView
from judge.terms import Zone


def game_view(game: Game, language: str = "en") -> BoardView:
    """Every player's numbers and the cards that are known."""
    words = catalog(language)["board"]
    views = []
    for player in game.players:
        note = words["active"] if player.index == game.active else ""
        zones = tuple(_zones(game, player, words))
        views.append(PlayerView(player.name, tuple(_facts(player, words)), zones, note))
    return BoardView(tuple(views))


def _facts(player: Player, words: Mapping[str, str]) -> Iterator[FactView]:
    yield FactView(words["lore"], str(player.lore))
    ready = words["ready"].format(ready=player.ready_ink, all=len(player.inkwell))
    yield FactView(words["ink"], ready)
    for name in ("hand", "deck", "discard"):
        yield FactView(words[name], str(len(player.zone(Zone(name)))))


def _zones(game: Game, player: Player, words: Mapping[str, str]) -> Iterator[ZoneView]:
    in_play = (CardView(game.copies[card].label, tuple(_states(game, card, words))) for card in player.play)
    yield ZoneView(words["play"], tuple(in_play))
    for name, title in (("hand", "hand"), ("discard", "discard"), ("inkwell", "inkwell"), ("deck", "top")):
        known = [card for card in player.zone(Zone(name)) if game.copies[card].printed.known]
        yield ZoneView(words[title], tuple(CardView(game.copies[card].label) for card in known))


def _states(game: Game, card: int, words: Mapping[str, str]) -> Iterator[str]:
    state = game.in_play[card]
    if state.exerted:
        yield words["exerted"]
    if state.drying:
        yield words["drying"]
    if state.damage:
        yield words["damage"].format(count=state.damage)
    if state.at is not None:
        yield words["at"].format(location=game.copies[state.at].label)
    faceup = [game.copies[below].label for below in state.under if below not in state.facedown]
    if faceup:
        yield words["under"].format(cards=", ".join(faceup))
    if state.facedown:
        yield words["facedown"].format(count=len(state.facedown))
