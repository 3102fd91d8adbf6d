"""A scenario file of a game as it stood before an action, to reproduce a failure by hand.

Effects that still applied are not in it: the seed plays the game again where they matter.
"""

from judge.engine.possible import Possible
from judge.engine.state import Game
from judge.scenario import turn_actions as t
from judge.scenario.scenario import CardEntry, CardInPlay, NamedCard, PlayerSetup, Scenario
from judge.scenario.write import format_scenario


def scenario_text(game: Game, action: Possible, title: str) -> str:
    """The board and the action as a file that `judge resolve` reads."""
    players = tuple(_player(game, index) for index in range(len(game.players)))
    active = game.players[game.active].name
    return format_scenario(Scenario(title, players, active, turn=game.turn, actions=(_action(action),)))


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


def _action(action: Possible) -> t.TurnAction:
    card, others = label(action.card), tuple(map(label, action.others))
    match action.kind:
        case "ink":
            return t.InkAction(card)
        case "play" | "shift" | "sing":
            onto = others if action.kind == "shift" else ()
            singers = others if action.kind == "sing" else ()
            return t.PlayAction(card, shift_onto=onto, sing_with=singers, from_zone=None)
        case "quest":
            return t.QuestAction(card)
        case "challenge":
            return t.ChallengeAction(card, others[0])
        case "move":
            return t.MoveAction(card, others[0])
        case "boost":
            return t.BoostAction(card)
        case "use":
            return t.UseAction(card, action.ability.label if action.ability else None)
    return t.EndTurnAction()
