"""Move a character to a location (CR 4.7)."""

from judge.engine import costs
from judge.engine.apply import apply
from judge.engine.applying import mention_what_does_not_apply
from judge.engine.bag import settle
from judge.engine.events import Moves
from judge.engine.restrictions import reasons_cannot_move
from judge.engine.state import Game
from judge.engine.steps import Reason
from judge.engine.turn_actions.taking import (
    COMPLETE,
    begin,
    reasons_not_in_play,
    require,
    require_with_the_rest,
)
from judge.terms import CardType


def move(game: Game, player: int, card: int, location: int) -> None:
    """4.7.3: choose both, pay the move cost, move; then what triggered resolves (4.7.4)."""
    begin(game, player)
    game.step(
        ("4.7.3.1", "4.7.1", "4.7.3"), "declares a move", player=game.players[player].name,
        card=game.named(card), location=game.named(location),
    )  # fmt: skip
    places = (card, location)
    require(*(reason for one in places for reason in reasons_not_in_play(game, one, "4.7.3.1", "4.7.1")))
    reasons = reasons_cannot_move_to(game, player, card, location)
    require_with_the_rest(game, reasons, lambda: _pay(game, player, card, location))
    _pay(game, player, card, location)
    source = game.in_play[card].at
    apply(
        game,
        Moves(player, game.ref(card), game.ref(location), None if source is None else game.ref(source)),
        *(("4.7.3.3",) if source is None else ("4.7.3.3", "4.7.2")),
    )
    mention_what_does_not_apply(game, game.ref(card))
    settle(game)
    game.routine(("4.7.4", *COMPLETE), "the turn action is complete")


def _pay(game: Game, player: int, card: int, location: int) -> None:
    """4.7.3.2."""
    cost = costs.move_cost(game, player, card, location)
    require(*costs.reasons_cannot_pay_ink(game, player, cost, "4.7.3.2", "5.6.5.1"))
    costs.pay_ink(game, player, cost, "4.7.3.2", "5.6.5.1")


def reasons_cannot_move_to(game: Game, player: int, card: int, location: int) -> list[Reason]:
    """4.7.1."""
    params = {"card": game.named(card), "location": game.named(location)}
    reasons = []
    if game.type(card) is not CardType.CHARACTER or game.owner(card) != player:
        reasons.append(Reason(("4.7.1", "4.7.3.1"), "only your characters move", params))
    if game.type(location) is not CardType.LOCATION or game.owner(location) != player:
        reasons.append(Reason(("4.7.1", "4.7.3.1"), "only to your locations", params))
    if card in game.in_play and game.in_play[card].at == location:
        reasons.append(Reason(("4.7.2", "4.7.3.1"), "is there already", params))
    return reasons + (reasons_cannot_move(game, game.ref(card)) if card in game.in_play else [])
