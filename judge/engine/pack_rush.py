"""Pack Rush (CR 10.2): what it changes in the normal rules."""

from judge.engine.apply import apply
from judge.engine.events import PutsCard, Shuffles
from judge.engine.state import Game
from judge.terms import Variant, Zone

MARKETING_CARDS = 2
"""10.2.2: how many cards each player starts with in their inkwell."""


def refill_empty_decks(game: Game) -> bool:
    """10.2.5: a player who runs out of cards shuffles their discard as their new deck."""
    if game.variant is not Variant.PACK_RUSH:
        return False
    refilled = False
    for player in game.in_turn_order():
        own = game.players[player]
        if not own.deck and own.discard:
            game.step("10.2.5", "the discard becomes the new deck", player=own.name)
            for card in list(own.discard):
                apply(game, PutsCard(game.ref(card), Zone.DECK, "bottom", player), "10.2.5")
            apply(game, Shuffles(player), "10.2.5")
            refilled = True
    return refilled
