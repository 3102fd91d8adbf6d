"""Which players a phrase means (CR 1.3)."""

from judge.cards.abilities import players as w
from judge.cards.abilities.selections import Role
from judge.engine.choices import Ask, Choice
from judge.engine.context import Context
from judge.engine.meaning import PLAYERS, SELECTIONS, means
from judge.engine.state import Game


def players(game: Game, ctx: Context, node: w.Players) -> tuple[int, ...]:
    """The players that a phrase means now, in turn order."""
    return PLAYERS[type(node)](game, ctx, node)


@means(PLAYERS, w.You)
def you(game: Game, ctx: Context, node: w.You) -> tuple[int, ...]:
    return (ctx.you,)


@means(PLAYERS, w.EachOpponent, w.AnOpponent)
def opponents(game: Game, ctx: Context, node: w.EachOpponent) -> tuple[int, ...]:
    """1.3.5.2."""
    return tuple(game.opponents(ctx.you))


@means(PLAYERS, w.EachPlayer, w.APlayer)
def each_player(game: Game, ctx: Context, node: w.EachPlayer) -> tuple[int, ...]:
    return tuple(game.in_turn_order())


@means(PLAYERS, w.ChosenPlayer)
def chosen_player(game: Game, ctx: Context, node: w.ChosenPlayer) -> tuple[int, ...]:
    """Chosen as the effect resolves (6.1.3), once for all that refers to it."""
    if node.slot in ctx.bound_players:
        return ctx.bound_players[node.slot]
    options = game.opponents(ctx.you) if node.opponent else game.in_turn_order()
    if node.other:
        options = [player for player in options if player != ctx.you]
    answer = game.decide(Choice(Ask.PLAYER, ctx.actor, ctx.name, tuple(options), source=ctx.source[0]))
    ctx.bound_players[node.slot] = tuple(int(str(player)) for player in answer)
    return ctx.bound_players[node.slot]


@means(PLAYERS, w.ThatPlayer)
def that_player(game: Game, ctx: Context, node: w.ThatPlayer) -> tuple[int, ...]:
    """The player that was spoken of; the acting one where no phrase was bound."""
    if node.slot == Role.TURN_PLAYER:
        return (game.active,)
    return ctx.bound_players.get(node.slot, (ctx.actor,))


@means(PLAYERS, w.PlayerOf)
def player_of(game: Game, ctx: Context, node: w.PlayerOf) -> tuple[int, ...]:
    """1.4.3: the player whose deck the card came from."""
    cards = SELECTIONS[type(node.card)](game, ctx, node.card)
    return tuple(dict.fromkeys(game.owner(card) for card, _ in cards))


@means(PLAYERS, w.ChallengingPlayer)
def challenging_player(game: Game, ctx: Context, node: w.ChallengingPlayer) -> tuple[int, ...]:
    """4.6.1."""
    return (game.owner(game.challenge.challenger[0]),) if game.challenge else ()
