"""A card that an effect speaks of may have changed zones meanwhile: it is a new card (CR 6.1.11.1, 7.1.6)."""

from collections.abc import Callable, Iterable

from judge.engine.context import Context
from judge.engine.events import Ref
from judge.engine.state import Game


def in_play(game: Game, ctx: Context, cards: Iterable[Ref]) -> list[Ref]:
    """Those that are in play still, and are the same cards."""
    return _those(game, ctx, cards, game.is_in_play)


def unmoved(game: Game, ctx: Context, cards: Iterable[Ref]) -> list[Ref]:
    """Those that are where they were when the effect meant them."""
    return _those(game, ctx, cards, game.is_current)


def _those(game: Game, ctx: Context, cards: Iterable[Ref], are_there: Callable[[Ref], bool]) -> list[Ref]:
    meant = list(cards)
    found = [card for card in meant if are_there(card)]
    if len(found) < len(meant):
        game.step(("7.1.6", "6.1.11.1"), "that card is no longer there", ability=ctx.name)
    return found
