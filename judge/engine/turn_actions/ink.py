"""Ink a card (CR 4.2)."""

from judge.cards.abilities.statics import CanInkAdditionalCard, CanInkFrom
from judge.engine.apply import apply
from judge.engine.bag import settle
from judge.engine.characteristics import is_inkable
from judge.engine.costs import own_effects
from judge.engine.events import LeavesPlay, PutsIntoInkwell
from judge.engine.meaning import PREDICATES
from judge.engine.players import players
from judge.engine.state import Game
from judge.engine.statics import holds, saying
from judge.engine.steps import Reason
from judge.engine.turn_actions.taking import COMPLETE, begin, require
from judge.terms import Zone

PREDICATES[CanInkAdditionalCard] = "inking"
PREDICATES[CanInkFrom] = "inking"


def ink(game: Game, player: int, card: int) -> None:
    """4.2.1: reveal a card with the inkwell symbol and put it into the inkwell facedown and ready."""
    begin(game, player)
    require(*reasons_cannot_ink(game, player, card))
    if game.players[player].inked:
        game.step(("4.2.3.1", "7.5.5"), "may ink an additional card", player=game.players[player].name)
    rules = ("4.2.1.1", "4.2.1", *(() if game.zones[card] is Zone.HAND else ("1.2.1",)))
    game.step(rules, "reveals to ink", player=game.players[player].name, card=game.named(card))
    by_an_effect = () if game.card(card).inkwell or not game.copies[card].printed.known else ("1.2.1",)
    game.routine(("4.2.1.2", "5.2.3", *by_an_effect), "has the inkwell symbol", card=game.named(card))
    apply(game, PutsIntoInkwell(player, game.ref(card), inked=True, by=player), "4.2.1.3", "4.2.3", "7.5.2")
    settle(game)
    game.routine(("4.2.2", *COMPLETE), "the turn action is complete")


def reasons_cannot_ink(game: Game, player: int, card: int) -> list[Reason]:
    """4.2.1.1, 4.2.3."""
    copy = game.copies[card]
    params = {"card": game.named(card), "player": game.players[player].name}
    reasons = []
    if game.zones[card] not in zones_to_ink_from(game, player) or copy.owner != player:
        theirs = () if copy.owner == player else ("1.4.3",)
        reasons.append(Reason(("4.2.1.1", *theirs), "is not in hand", params))
    if copy.printed.known and not is_inkable(game, game.ref(card)):
        reasons.append(Reason(("4.2.1.1", "4.2.1.2", "5.2.3"), "has no inkwell symbol", params))
    if game.players[player].inked >= times_allowed(game, player):
        adjusted = ("4.2.3.1",) if _limit_was_adjusted(game, player) else ()
        reasons.append(Reason(("4.2.3", *adjusted, "4.1.1"), "has inked already this turn", params))
    return reasons


def _limit_was_adjusted(game: Game, player: int) -> bool:
    """4.2.3.1: an additional card was inked, or what allowed one has left play this turn."""
    gone = (event.card[0] for event in game.history if isinstance(event, LeavesPlay))
    return game.players[player].inked > 1 or any(
        game.owner(card) == player and own_effects(game, card, (CanInkAdditionalCard,)) for card in gone
    )


def zones_to_ink_from(game: Game, player: int) -> set[Zone]:
    """4.2.1.1: the hand, and the zones that an effect names."""
    named = {
        said.zone
        for effect, said in saying(game, CanInkFrom)
        if isinstance(said, CanInkFrom) and effect.ctx.you == player and holds(game, effect)
    }
    return named | {Zone.HAND}


def times_allowed(game: Game, player: int) -> int:
    """4.2.3, 4.2.3.1: once, and once more for each effect that allows an additional card."""
    more = 0
    for effect, said in saying(game, CanInkAdditionalCard):
        assert isinstance(said, CanInkAdditionalCard)
        if player in players(game, effect.ctx, said.players) and holds(game, effect):
            more += said.amount
    return 1 + more
