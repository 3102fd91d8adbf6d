"""Boost (CR 8.4), an activated ability of its own cost and duration."""

from judge.engine.apply import apply
from judge.engine.bag import settle
from judge.engine.characteristics import has_keyword, keyword_amount
from judge.engine.costs import pay_ink, reasons_cannot_pay_ink
from judge.engine.events import PutsUnder, Ref, UsesAbility
from judge.engine.not_in_play import because_not_in_play
from judge.engine.state import Game
from judge.engine.steps import Reason
from judge.engine.turn_actions.taking import COMPLETE, begin, require
from judge.terms import CardType, Keyword


def boost(game: Game, player: int, card: int) -> None:
    """8.4.1: "Once during your turn, you may pay N {I} to put the top card of your deck facedown under this
    card"."""
    begin(game, player)
    ref = game.ref(card)
    amount = keyword_amount(game, ref, Keyword.BOOST)
    reasons = reasons_cannot_boost(game, player, ref)
    require(*reasons, *reasons_cannot_pay_ink(game, player, amount, "8.4.1", "4.4.3.4", "1.5.2"))
    when = "6.3.1.1" if game.type(card) is CardType.CHARACTER else "6.3.1.2"
    params = {"card": game.named(card), "ability": Keyword.BOOST.value}
    game.step(("8.4.1", "4.4.3.1", "6.3.1", when, "4.4.1", "4.4.3"), "announces the ability", **params)
    pay_ink(game, player, amount, "8.4.1", "4.4.3.4")
    game.uses[(ref, Keyword.BOOST)] = 1
    apply(game, UsesAbility(player, ref, Keyword.BOOST.value, Keyword.BOOST.value))
    deck = game.players[player].deck
    if deck:
        apply(game, PutsUnder(player, game.ref(deck[0]), ref), "8.4.1", "4.4.4", "8.4.2", "8.4.3")
        game.routine(("6.7.4", "1.8.1"), "has resolved", **params)
    settle(game)
    game.routine(("4.4.5", *COMPLETE), "the turn action is complete")


def reasons_cannot_boost(game: Game, player: int, ref: Ref) -> list[Reason]:
    """8.4.1, 6.1.13.2."""
    params = {"card": game.named(ref[0]), "ability": Keyword.BOOST.value}
    if not game.is_in_play(ref):
        return [because_not_in_play(game, ref[0], "8.4.1", "4.4.1")]
    if game.owner(ref[0]) != player:
        return [Reason(("8.4.1", "4.4.1", "4.4.3", "1.4.3"), "is not their card", params)]
    if not has_keyword(game, ref, Keyword.BOOST):
        return [Reason(("8.4.1", "4.4.1"), "has no Boost", params)]
    if game.uses.get((ref, Keyword.BOOST)):
        return [Reason(("8.4.1", "6.1.13.2", "6.1.13"), "was used this turn already", params)]
    return []
