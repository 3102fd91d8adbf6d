"""Whether a card could do something, were its player to try now."""

from judge.engine.not_in_play import because_not_in_play
from judge.engine.permissions import reasons_prevented
from judge.engine.restrictions import (
    reasons_cannot_be_challenger,
    reasons_cannot_challenge,
    reasons_cannot_quest,
    reasons_cannot_ready,
    reasons_cannot_sing,
)
from judge.engine.state import Game
from judge.engine.steps import Illegal, Reason
from judge.engine.turn_actions.play import reasons_cannot_sing_with
from judge.scenario.expectations import CardCan
from judge.scenario.find import find_copy
from judge.scenario.labels import in_play
from judge.scenario.set_up import Board


def reasons_against(game: Game, board: Board, e: CardCan) -> list[Reason]:
    """Every reason against it that lies in the cards; whose turn it is does not count."""
    card = find_copy(game, board, e.card, (in_play,))
    if card not in game.in_play:
        return [because_not_in_play(game, card)]
    ref = game.ref(card)
    if e.attempt == "quest":
        return reasons_cannot_quest(game, ref)
    if e.attempt == "ready":
        return reasons_cannot_ready(game, ref)
    if e.attempt == "sing":
        return _against_singing(game, board, card, e.song)
    return _against_challenging(game, board, card, e.target)


def _against_singing(game: Game, board: Board, card: int, song: str | None) -> list[Reason]:
    if song is None:
        return reasons_cannot_sing(game, game.ref(card))
    owner, sung = game.owner(card), find_copy(game, board, song)
    return reasons_cannot_sing_with(game, owner, sung, (card,)) + reasons_prevented(game, owner, sung)


def _against_challenging(game: Game, board: Board, card: int, target: str | None) -> list[Reason]:
    ref = game.ref(card)
    if target is not None:
        other = find_copy(game, board, target, (in_play,))
        if other not in game.in_play:
            raise Illegal(because_not_in_play(game, other, "4.6.4.2"))
        return reasons_cannot_challenge(game, ref, game.ref(other))
    against = [
        reasons_cannot_challenge(game, ref, game.ref(other))
        for player in game.opponents(game.owner(card))
        for other in game.players[player].play
    ]
    if not against:
        nobody = Reason(("4.6.4.2", "4.6.1"), "nobody can be challenged", {"card": game.named(card)})
        return [*reasons_cannot_be_challenger(game, ref), nobody]
    return [] if any(not reasons for reasons in against) else [r for reasons in against for r in reasons]
