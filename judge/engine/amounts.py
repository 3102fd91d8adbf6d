"""What computed numbers come to (CR 6.1.8, 6.7.6)."""

from judge.cards.abilities import amounts as a
from judge.cards.abilities.selections import Chosen, Every, OneOf, Selection
from judge.engine import characteristics
from judge.engine import events as e
from judge.engine.context import Context
from judge.engine.last_known import as_a_card
from judge.engine.meaning import AMOUNTS, PLAYERS, SELECTIONS, means
from judge.engine.selections import all_that_fit, select
from judge.engine.state import Game
from judge.terms import Characteristic


def number(game: Game, ctx: Context, amount: a.Amount | None) -> int:
    """The value of an amount now, times what "for each" counted."""
    if amount is None:
        return 0
    if isinstance(amount, int):
        return amount * ctx.times
    return AMOUNTS[type(amount)](game, ctx, amount) * ctx.times


@means(AMOUNTS, a.NumberOf)
def number_of(game: Game, ctx: Context, node: a.NumberOf) -> int:
    return len(all_that_fit(game, ctx, node.cards))


@means(AMOUNTS, a.CharacteristicOf)
def characteristic_of(game: Game, ctx: Context, node: a.CharacteristicOf) -> int:
    """A negative value counts as 0 (6.6.2, 6.6.3); of a card in the discard it is what it has there."""
    cards = SELECTIONS[type(node.card)](game, ctx, node.card)
    if isinstance(node.card, OneOf | Chosen | Every) and node.card.description.noun.card:
        return sum(_of_a_card(game, card, node.characteristic) for card in cards)
    cards = as_last_known(game, cards)
    return sum(characteristics.at_least_0(game, card, node.characteristic) for card in cards)


def _of_a_card(game: Game, card: e.Ref, characteristic: Characteristic) -> int:
    with as_a_card(game, card):
        return characteristics.at_least_0(game, card, characteristic)


@means(AMOUNTS, a.CostOf)
def cost_of(game: Game, ctx: Context, node: a.CostOf) -> int:
    cards = SELECTIONS[type(node.card)](game, ctx, node.card)
    return node.plus + sum(game.card(card).cost for card, _ in cards)


@means(AMOUNTS, a.DamageOn)
def damage_on(game: Game, ctx: Context, node: a.DamageOn) -> int:
    cards = as_last_known(game, _meant(game, ctx, node.cards))
    return sum(characteristics.damage(game, card) for card in cards)


def as_last_known(game: Game, cards: tuple[e.Ref, ...]) -> tuple[e.Ref, ...]:
    """6.7.6: of a card that is not in play any more, what it had before it left; said once."""
    for ref in cards:
        gone = ref in game.last_known and not game.is_in_play(ref)
        said = game.steps[-1].rules == ("6.7.6",) if game.steps else False
        if gone and not said:
            game.routine("6.7.6", "its last known value counts", card=game.named(ref[0]))
    return cards


def _meant(game: Game, ctx: Context, cards: Selection) -> tuple[e.Ref, ...]:
    """ "on chosen character": chosen as the number is counted (6.1.3)."""
    return select(game, ctx, cards) if isinstance(cards, Chosen) else all_that_fit(game, ctx, cards)


@means(AMOUNTS, a.CardsUnder)
def cards_under(game: Game, ctx: Context, node: a.CardsUnder) -> int:
    cards = as_last_known(game, _meant(game, ctx, node.card))
    return sum(len(characteristics.cards_under(game, card)) for card in cards)


@means(AMOUNTS, a.DoneThisWay)
def done_this_way(game: Game, ctx: Context, node: a.DoneThisWay) -> int:
    """What the effect before counted; where it counted nothing, what the triggering event says."""
    for counted in (node.what, *MEANT.get(node.what, ())):
        if counted in ctx.counts:
            return ctx.counts[counted]
    return of_event(ctx.event, node.what)


_DAMAGE = ("damage dealt", "damage removed", "damage moved")
_CARDS = ("cards", "discarded", "drawn")
_OTHERS = ("banished", "exerted")
MEANT = {
    "damage": (*_DAMAGE, "lore lost", *_CARDS, *_OTHERS),
    "cards": (*_CARDS, *_DAMAGE, "lore lost", *_OTHERS),
    "lore": ("lore lost", *_DAMAGE, *_CARDS, *_OTHERS),
}
"""What "that much" can mean, the likeliest first: of its own kind, or the number of something else."""


def of_event(event: e.Event | None, what: str) -> int:
    """ "that much damage", "for each 1 damage removed", "that many cards": of the event itself."""
    match event:
        case e.DealsDamage() | e.PutsDamage() | e.MovesDamage() if what in MEANT:
            return event.amount
        case e.RemovesDamage() if what in (*MEANT, "damage removed"):
            return event.amount
        case e.Discards() if what in MEANT:
            return len(event.cards)
        case e.LosesLore() | e.GainsLore() if what in (*MEANT, "lore lost"):
            return event.amount
    return 0


@means(AMOUNTS, a.CardsInHandOf)
def cards_in_hands(game: Game, ctx: Context, node: a.CardsInHandOf) -> int:
    owners = PLAYERS[type(node.players)](game, ctx, node.players)
    return sum(len(game.players[player].hand) for player in owners)
