"""The order in which cards are added to a deck (CR 7.2.3)."""

from dataclasses import dataclass, field

from judge.cards.abilities import placing as pl
from judge.engine.apply import apply
from judge.engine.choices import Ask, Choice
from judge.engine.context import Context
from judge.engine.events import PutsInOrder, Ref
from judge.engine.state import Game


@dataclass(frozen=True, slots=True)
class Ordered:
    """For each deck, the cards that are added to it, the uppermost first."""

    decks: dict[int, tuple[int, ...]] = field(default_factory=dict)


def decide_order(game: Game, ctx: Context, cards: tuple[Ref, ...], to: pl.To) -> Ordered:
    """Who puts them decides; cards from play are ordered by their own player, stacks and all (7.2.3.1)."""
    if to.place is pl.Place.DECK_SHUFFLED:
        return Ordered()
    found: dict[int, tuple[int, ...]] = {}
    for owner in dict.fromkeys(game.owner(card) for card, _ in cards):
        own = [ref for ref in cards if game.owner(ref[0]) == owner]
        pile = tuple(card for ref in own for card in _with_stack(game, ref))
        if len(pile) > 1:
            decider = owner if any(game.is_in_play(ref) for ref in own) else ctx.actor
            found[owner] = _in_order(game, ctx, decider, pile, to)
    return Ordered(found)


def _with_stack(game: Game, ref: Ref) -> list[int]:
    """5.1.1.7: all cards of a stack move to the same zone as the top card."""
    return [ref[0], *game.in_play[ref[0]].under] if game.is_in_play(ref) else [ref[0]]


def _in_order(game: Game, ctx: Context, decider: int, pile: tuple[int, ...], to: pl.To) -> tuple[int, ...]:
    """The decision, or chance; cards that no one can tell apart need no order."""
    kinds = {game.card(card).full_name for card in pile}
    if len(kinds) == 1 and not any(game.copies[card].told_apart for card in pile):
        return pile
    ask = Ask.CHANCE if to.order is pl.Order.RANDOM else Ask.ORDER
    choice = Choice(
        ask, decider, ctx.name, pile, len(pile), len(pile), ordered=True, source=ctx.source[0],
        what=to.place.value,
    )  # fmt: skip
    return tuple(int(str(card)) for card in game.decide(choice))


def put_in_order(game: Game, order: Ordered, position: str) -> None:
    """7.2.3, once the cards are in the deck."""
    for owner, cards in order.decks.items():
        there = tuple(card for card in cards if card in game.players[owner].deck)
        apply(game, PutsInOrder(owner, there, position), "7.2.3", "7.2.3.1")
