"""Pack Rush (CR 10.2): what it changes in the normal rules."""

from judge.engine.apply import AFTERWARDS, apply
from judge.engine.events import PutsCard, PutsIntoInkwell, Shuffles
from judge.engine.printed import MARKETING
from judge.engine.state import Game
from judge.terms import Variant, Zone

MARKETING_CARDS = 2
"""10.2.2: how many cards each player starts with in their inkwell."""


def set_marketing_cards_aside(game: Game, player: int) -> None:
    """10.2.2: before the opening hands are drawn two of them are ink; the others are not in the game."""
    own = game.players[player].deck
    aside = [card for card in own if game.copies[card].printed is MARKETING]
    for card in aside[:MARKETING_CARDS]:
        apply(game, PutsIntoInkwell(player, game.ref(card), by=player), "10.2.2")
    for card in aside[MARKETING_CARDS:]:
        apply(game, PutsCard(game.ref(card), Zone.REMOVED, "top", player), "10.2.2")


def refill_empty_decks(game: Game) -> bool:
    """10.2.5: "when a player runs out of cards", at once, so that the next card can be drawn (1.12.2)."""
    if game.variant is not Variant.PACK_RUSH:
        return False
    refilled = False
    for player in game.in_turn_order():
        own = game.players[player]
        if not own.deck and own.discard:
            game.step(("10.2.5", "10.1.2"), "the discard becomes the new deck", player=own.name)
            for card in list(own.discard):
                apply(game, PutsCard(game.ref(card), Zone.DECK, "bottom", player), "10.2.5")
            apply(game, Shuffles(player), "10.2.5")
            refilled = True
    return refilled


AFTERWARDS.append(refill_empty_decks)
