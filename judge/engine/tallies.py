"""What "for each" counts besides the cards that are there (CR 6.1.8)."""

from judge.cards.abilities import tallies as y
from judge.engine import characteristics, naming
from judge.engine.amounts import as_last_known
from judge.engine.conditions_past import cards_done_to
from judge.engine.context import Context
from judge.engine.describe import fits
from judge.engine.events import Ref
from judge.engine.meaning import AMOUNTS, means, meets
from judge.engine.players import players
from judge.engine.selections import all_that_fit
from judge.engine.state import Game
from judge.engine.unknown import chance
from judge.terms import Ink

MOST_INKS = 2
"""Of one card (5.2.5.1)."""
ANOTHER_INK = "an unknown card has another ink type"


@means(AMOUNTS, y.NumberDone)
def number_done(game: Game, ctx: Context, node: y.NumberDone) -> int:
    return len(cards_done_to(game, ctx, node.deed, node.description))


@means(AMOUNTS, y.NumberOfPlayers)
def number_of_players(game: Game, ctx: Context, node: y.NumberOfPlayers) -> int:
    """1.3.5: those who are in the game."""
    return len(players(game, ctx, node.players))


@means(AMOUNTS, y.NumberThisTurn)
def number_this_turn(game: Game, ctx: Context, node: y.NumberThisTurn) -> int:
    """Events of this turn that such a trigger waits for."""
    return sum(len(meets(game, ctx, node.trigger, event)) for event in game.history)


@means(AMOUNTS, y.WhoSangThisSong)
def who_sang_this_song(game: Game, ctx: Context, node: y.WhoSangThisSong) -> int:
    """8.12.3."""
    return sum(fits(game, ctx, ref, node.description) for ref in ctx.groups.get("singers", ()))


@means(AMOUNTS, y.CardsThatWereUnder)
def cards_that_were_under(game: Game, ctx: Context, node: y.CardsThatWereUnder) -> int:
    """6.7.6: as it left play."""
    cards = as_last_known(game, all_that_fit(game, ctx, node.card))
    return sum(len(characteristics.cards_under(game, card)) for card in cards)


@means(AMOUNTS, y.DifferentInks)
def different_inks(game: Game, ctx: Context, node: y.DifferentInks) -> int:
    """5.2.5: a card with two ink types counts for both (5.2.5.1)."""
    cards = all_that_fit(game, ctx, node.cards)
    count = len({ink for card, _ in cards for ink in game.card(card).inks})
    for ref in cards:
        if not game.copies[ref[0]].printed.known:
            count += _other_inks(game, ctx, ref, count)
    return count


def _other_inks(game: Game, ctx: Context, ref: Ref, count: int) -> int:
    """It is chance how many of the one or two ink types of an unknown card are not among those counted."""
    others = 0 if count else 1
    while others < MOST_INKS and count + others < len(Ink) and chance(game, ctx, ref, ANOTHER_INK):
        others += 1
    return others


@means(AMOUNTS, y.DifferentNames)
def different_names(game: Game, ctx: Context, node: y.DifferentNames) -> int:
    """5.2.6."""
    found = [naming.names(game, ref)[0] for ref in all_that_fit(game, ctx, node.cards)]
    return sum(
        not any(naming.same_name(name, other) for other in found[:at]) for at, name in enumerate(found)
    )
