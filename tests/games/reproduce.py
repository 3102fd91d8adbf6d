"""A scenario file of a game as it stood before an action, to reproduce a failure by hand.

Effects that still applied are not in it: the seed plays the game again where they matter.
"""

from judge.engine.possible import Possible
from judge.engine.state import Game
from judge.scenario.scenario import CardEntry, CardInPlay, NamedCard, PlayerSetup, Scenario
from judge.scenario.walk import entry_of
from judge.scenario.write import format_scenario


def scenario_text(game: Game, action: Possible, title: str) -> str:
    """The board and the action as a file that `judge resolve` reads."""
    players = tuple(_player(game, index) for index in range(len(game.players)))
    active = game.players[game.active].name
    return format_scenario(
        Scenario(title, players, active, turn=game.turn, actions=(entry_of(action, label),))
    )


def label(card: int) -> str:
    return f"card {card}"


def _player(game: Game, index: int) -> PlayerSetup:
    player = game.players[index]
    return PlayerSetup(
        player.name,
        player.lore,
        tuple(_entry(game, card, card in player.exerted_ink) for card in player.inkwell),
        _pile(game, player.hand),
        _pile(game, player.deck),
        _pile(game, player.discard),
        tuple(_in_play(game, card) for card in player.play),
    )


def _pile(game: Game, cards: list[int]) -> tuple[CardEntry, ...]:
    return tuple(_entry(game, card) for card in cards)


def _entry(game: Game, card: int, exerted: bool = False) -> NamedCard:
    return NamedCard(game.card(card), label(card), exerted=exerted)


def _in_play(game: Game, card: int) -> CardInPlay:
    state = game.in_play[card]
    return CardInPlay(
        game.card(card),
        label(card),
        exerted=state.exerted,
        drying=state.drying,
        damage=state.damage,
        at=None if state.at is None else label(state.at),
        under=_pile(game, [below for below in state.under if below not in state.facedown]),
        facedown_under=_pile(game, [below for below in state.under if below in state.facedown]),
    )
