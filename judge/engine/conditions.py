"""Whether conditions hold (CR 6.2.4, 6.4.3)."""

from judge.cards.abilities import conditions as c
from judge.cards.abilities.descriptions import Description, InZone
from judge.cards.text.node import Node
from judge.engine import characteristics
from judge.engine import events as e
from judge.engine.context import Context
from judge.engine.describe import compare, fits
from judge.engine.meaning import CONDITIONS, TESTS, means
from judge.engine.players import players
from judge.engine.selections import all_that_fit, described
from judge.engine.state import Game
from judge.terms import Zone


def holds(game: Game, ctx: Context, condition: Node) -> bool:
    """Whether the condition is true now."""
    return CONDITIONS[type(condition)](game, ctx, condition)


@means(CONDITIONS, c.All)
def all_of(game: Game, ctx: Context, node: c.All) -> bool:
    return all(holds(game, ctx, one) for one in node.conditions)


@means(CONDITIONS, c.Not)
def not_so(game: Game, ctx: Context, node: c.Not) -> bool:
    return not holds(game, ctx, node.condition)


@means(CONDITIONS, c.PlayerHas)
def player_has(game: Game, ctx: Context, node: c.PlayerHas) -> bool:
    """Any of the players meant has that many such cards."""
    found = [
        ref for ref in described(game, ctx, node.description) if not node.other or ref[0] != ctx.source[0]
    ]
    return any(
        compare(sum(game.owner(card) == player for card, _ in found), node.compare, node.amount)
        for player in players(game, ctx, node.players)
    )


@means(CONDITIONS, c.HasMoreThan)
def has_more_than(game: Game, ctx: Context, node: c.HasMoreThan) -> bool:
    most = [_count(game, ctx, node.description, player) for player in players(game, ctx, node.players)]
    than = [_count(game, ctx, node.description, player) for player in players(game, ctx, node.than)]
    return any(all(one > other for other in than) for one in most)


def _count(game: Game, ctx: Context, description: Description, player: int) -> int:
    """How many such cards the player has, in the zone the description names."""
    zone = next((q.zone for q in description.qualities if isinstance(q, InZone)), Zone.PLAY)
    plain = Description(
        description.noun,
        description.adjectives,
        tuple(q for q in description.qualities if not isinstance(q, InZone)),
    )
    return sum(fits(game, ctx, game.ref(card), plain) for card in game.players[player].zone(zone))


@means(CONDITIONS, c.CardIs)
def card_is(game: Game, ctx: Context, node: c.CardIs) -> bool:
    cards = all_that_fit(game, ctx, node.card)
    if not cards:
        return False
    for card in cards:
        if node.description is not None and not fits(game, ctx, card, node.description):
            return False
        if node.state is not None and not TESTS[type(node.state)](game, ctx, card, node.state):
            return False
    return True


@means(CONDITIONS, c.ThereIs)
def there_is(game: Game, ctx: Context, node: c.ThereIs) -> bool:
    return len(described(game, ctx, node.description)) >= node.amount


@means(CONDITIONS, c.CardUnder)
def card_under(game: Game, ctx: Context, node: c.CardUnder) -> bool:
    return any(characteristics.cards_under(game, card) for card in all_that_fit(game, ctx, node.card))


@means(CONDITIONS, c.UsedKeyword)
def used_keyword(game: Game, ctx: Context, node: c.UsedKeyword) -> bool:
    """Whether Shift was used to play the card (8.10.1)."""
    for card in all_that_fit(game, ctx, node.card):
        state = game.in_play.get(card[0]) if game.is_current(card) else None
        last = game.last_known.get(card)
        if (state is not None and state.shifted) or (state is None and last is not None and last.shifted):
            return True
    return False


@means(CONDITIONS, c.PlayedThisTurn)
def played_this_turn(game: Game, ctx: Context, node: c.PlayedThisTurn) -> bool:
    who = players(game, ctx, node.players)
    count = sum(
        isinstance(event, e.Plays)
        and event.player in who
        and not (node.other and event.card[0] == ctx.source[0])
        and fits(game, ctx, game.ref(event.card[0]), node.description)
        for event in game.history
    )
    return count >= node.amount
