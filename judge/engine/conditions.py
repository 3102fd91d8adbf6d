"""Whether conditions hold (CR 6.2.4, 6.4.3): what players have.

What cards are like stands in conditions_cards.py, what happened in conditions_past.py.
"""

from collections.abc import Callable
from dataclasses import replace

from judge.cards.abilities import conditions as c
from judge.cards.abilities.descriptions import Description, InZone, OfPlayers
from judge.cards.abilities.node import Node
from judge.cards.abilities.players import EachOpponent, EachPlayer, Players, ThatPlayer
from judge.engine import characteristics, naming
from judge.engine.context import Context
from judge.engine.describe import compare
from judge.engine.meaning import CONDITIONS, means
from judge.engine.players import players
from judge.engine.selections import described
from judge.engine.state import Game
from judge.terms import CardType


def holds(game: Game, ctx: Context, condition: Node) -> bool:
    """Whether the condition is true now."""
    return CONDITIONS[type(condition)](game, ctx, condition)


@means(CONDITIONS, c.All)
def all_of(game: Game, ctx: Context, node: c.All) -> bool:
    return all(holds(game, ctx, one) for one in node.conditions)


@means(CONDITIONS, c.AnyTrue)
def any_of(game: Game, ctx: Context, node: c.AnyTrue) -> bool:
    return any(holds(game, ctx, one) for one in node.conditions)


@means(CONDITIONS, c.Not)
def not_so(game: Game, ctx: Context, node: c.Not) -> bool:
    return not holds(game, ctx, node.condition)


def true_of(game: Game, ctx: Context, who: Players, is_so: Callable[[int], bool]) -> bool:
    """Asked of each player on their own; "each opponent" wants all, "an opponent" one, who is then "they"."""
    slot = getattr(who, "slot", -1)
    fitting = []
    asked = players(game, ctx, who)
    outside = ctx.bound_players.get(slot)
    for player in asked:
        if slot >= 0:
            ctx.bound_players[slot] = (player,)
        if is_so(player):
            fitting.append(player)
    if slot >= 0:
        _speak_of(ctx, slot, tuple(fitting) or outside)
    if isinstance(who, EachOpponent | EachPlayer):
        return len(fitting) == len(asked) > 0
    return bool(fitting)


def _speak_of(ctx: Context, slot: int, found: tuple[int, ...] | None) -> None:
    """What follows may speak of the players of whom it is true."""
    if found is None:
        ctx.bound_players.pop(slot, None)
    else:
        ctx.bound_players[slot] = found


@means(CONDITIONS, c.PlayerHas)
def player_has(game: Game, ctx: Context, node: c.PlayerHas) -> bool:
    """The player has that many such cards, in the zone that the words name."""

    def has(player: int) -> bool:
        found = count_of(game, ctx, node.description, player, ctx.source[0] if node.other else None)
        return compare(found, node.compare, node.amount)

    return true_of(game, ctx, node.players, has)


def count_of(
    game: Game, ctx: Context, description: Description, player: int, without: int | None = None
) -> int:
    """How many such cards a player has."""
    cards = described(game, ctx, description)
    return sum(game.owner(card) == player and card != without for card, _ in cards)


@means(CONDITIONS, c.HasOnly)
def has_only(game: Game, ctx: Context, node: c.HasOnly) -> bool:
    """Exactly so many such cards, which can be spoken of."""

    def has(player: int) -> bool:
        found = tuple(ref for ref in described(game, ctx, node.description) if game.owner(ref[0]) == player)
        ctx.bound[node.slot] = found
        return len(found) == node.amount

    return true_of(game, ctx, node.players, has)


@means(CONDITIONS, c.HasMoreThan)
def has_more_than(game: Game, ctx: Context, node: c.HasMoreThan) -> bool:
    """The same kind of card, each counted in their own zone; more than every one of the others."""
    slot = getattr(node.players, "slot", -1)

    def count(player: int) -> int:
        outside, ctx.bound_players[slot] = ctx.bound_players.get(slot, ()), (player,)
        found = count_of(game, ctx, _of_anyone(node.description, slot), player)
        ctx.bound_players[slot] = outside
        return found

    def has_more(player: int) -> bool:
        return all(count(player) > count(other) for other in players(game, ctx, node.than))

    return true_of(game, ctx, node.players, has_more)


def _of_anyone(description: Description, slot: int) -> Description:
    """ "you have more cards in your hand than each opponent": for the other, in theirs."""
    qualities = tuple(
        replace(quality, players=ThatPlayer(slot)) if isinstance(quality, InZone | OfPlayers) else quality
        for quality in description.qualities
    )
    return replace(description, qualities=qualities)


# ---- lore, ink and opponents


@means(CONDITIONS, c.HasLore)
def has_lore(game: Game, ctx: Context, node: c.HasLore) -> bool:
    return true_of(
        game, ctx, node.players, lambda who: compare(game.players[who].lore, node.compare, node.amount)
    )


@means(CONDITIONS, c.HasMoreLore)
def has_more_lore(game: Game, ctx: Context, node: c.HasMoreLore) -> bool:
    def has_more(player: int) -> bool:
        others = players(game, ctx, node.than)
        return all(game.players[player].lore > game.players[other].lore for other in others)

    return true_of(game, ctx, node.players, has_more)


@means(CONDITIONS, c.HasInkDrop)
def has_ink_drop(game: Game, ctx: Context, node: c.HasInkDrop) -> bool:
    return true_of(game, ctx, node.players, lambda who: game.players[who].ink_drops > 0)


@means(CONDITIONS, c.HasInk)
def has_ink(game: Game, ctx: Context, node: c.HasInk) -> bool:
    """The cards in the inkwell, ready or not (7.5)."""

    def has(player: int) -> bool:
        return compare(len(game.players[player].inkwell), node.compare, node.amount)

    return true_of(game, ctx, node.players, has)


@means(CONDITIONS, c.HasOpponents)
def has_opponents(game: Game, ctx: Context, node: c.HasOpponents) -> bool:
    """1.3.5.1."""
    return len(game.opponents(ctx.you)) >= node.amount


# ---- the characters that players have


def _characters(game: Game, player: int) -> list[int]:
    return [card for card in game.players[player].play if game.type(card) is CardType.CHARACTER]


@means(CONDITIONS, c.HasEachNamed)
def has_each_named(game: Game, ctx: Context, node: c.HasEachNamed) -> bool:
    """5.2.6.2: a character with several names counts for each of them."""

    def has_all(player: int) -> bool:
        own = [naming.names(game, game.ref(card)) for card in _characters(game, player)]
        return all(any(naming.same_name(name, one) for names in own for one in names) for name in node.names)

    return true_of(game, ctx, node.players, has_all)


@means(CONDITIONS, c.HasStrongest)
def has_strongest(game: Game, ctx: Context, node: c.HasStrongest) -> bool:
    """Of no opposing characters each is weaker."""

    def value(card: int) -> int:
        return max(0, characteristics.value(game, game.ref(card), node.characteristic))

    def has(player: int) -> bool:
        opposing = [value(card) for other in game.opponents(player) for card in _characters(game, other)]
        return any(value(card) > max(opposing, default=-1) for card in _characters(game, player))

    return true_of(game, ctx, node.players, has)


@means(CONDITIONS, c.HasHighestCost)
def has_highest_cost(game: Game, ctx: Context, node: c.HasHighestCost) -> bool:
    """Among all characters in play, ties included."""

    def dearest(player: int) -> int:
        return max((game.card(card).cost for card in _characters(game, player)), default=-1)

    highest = max(dearest(player) for player in game.in_turn_order())
    return true_of(game, ctx, node.players, lambda who: dearest(who) == highest >= 0)
