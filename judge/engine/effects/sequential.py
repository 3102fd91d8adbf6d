"""Sequential effects: "[A] to [B]", "[A] unless [B]" (CR 6.1.5)."""

from dataclasses import replace

from judge.cards.abilities import flow as f
from judge.cards.abilities.ability import PayInk
from judge.cards.abilities.conditions import Not
from judge.cards.abilities.happenings import Pays
from judge.cards.abilities.node import Node
from judge.cards.abilities.predicates import Applies
from judge.engine.conditions import holds
from judge.engine.context import Context
from judge.engine.effects.feasible import can_be_done
from judge.engine.effects.flow import may
from judge.engine.meaning import EFFECTS, means
from judge.engine.players import players
from judge.engine.resolve import perform
from judge.engine.state import Game


@means(EFFECTS, f.InOrderTo)
def in_order_to(game: Game, ctx: Context, node: f.InOrderTo) -> None:
    """6.1.5.1: [A] is required; if it can't be completely performed, the effect can't continue."""
    before, ctx.paying = ctx.paying, True
    ctx.done = able = can_be_done(game, ctx, node.first)
    if able:
        perform(game, ctx, node.first)
    ctx.paying = before
    if ctx.done:
        game.routine(("6.1.5.1", "6.1.5"), "the first part is done", ability=ctx.name)
        perform(game, ctx, node.then)
    else:
        message = "can't continue" if able else "can't be done completely"
        game.step(("6.1.5.1", "6.1.5"), message, ability=ctx.name)


@means(EFFECTS, f.Unless)
def unless(game: Game, ctx: Context, node: f.Unless) -> None:
    """The effect, if the condition is false; or if the player does not do what would prevent it."""
    if isinstance(node.effect, Applies) and not isinstance(node.condition, Pays | f.Does | f.May):
        perform(game, ctx, replace(node.effect, condition=Not(node.condition)))  # 6.4.4.1: while it is false
    elif not _is_prevented(game, ctx, node.condition):
        ctx.done = True
        perform(game, ctx, node.effect)
    else:
        done = isinstance(node.condition, Pays | f.Does | f.May)
        game.step(("6.1.5",) if done else ("6.2.4", "6.7.2.1"), "is prevented", ability=ctx.name)


def _is_prevented(game: Game, ctx: Context, condition: Node) -> bool:
    """Whether it is so, or someone makes it so now (6.1.5)."""
    match condition:
        case Pays():
            who = players(game, ctx, condition.players)
            return any(_does(game, ctx, player, PayInk(condition.amount)) for player in who)
        case f.Does():
            who = players(game, ctx, condition.players)
            return any(_does(game, ctx, player, condition.effect) for player in who)
        case f.May():
            return _does(game, ctx, ctx.actor, condition.effect)
    return holds(game, ctx, condition)


def _does(game: Game, ctx: Context, player: int, deed: Node) -> bool:
    """The player decides whether to do it; what can't be done completely is not asked for (6.1.5.1)."""
    before, ctx.actor = ctx.actor, player
    ctx.done = can_be_done(game, ctx, deed)
    if ctx.done:
        may(game, ctx, f.May(deed))
    ctx.actor = before
    return ctx.done
