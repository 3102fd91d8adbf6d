"""Resolving effects (CR 6.7) and what comes after each: actions played meanwhile, the game state check."""

from judge.cards.abilities.node import Node
from judge.engine.context import Context
from judge.engine.game_state_check import check
from judge.engine.meaning import EFFECTS
from judge.engine.state import Game


def perform(game: Game, ctx: Context, effect: Node) -> None:
    """6.7.2.4: follow the instructions of an effect; `ctx.done` says whether all of it could be done."""
    EFFECTS[type(effect)](game, ctx, effect)


def resolve(game: Game, ctx: Context, effect: Node) -> None:
    """Resolve an effect as a whole; then those of actions it played (6.7.7.1), a check between (6.7.4)."""
    before = game.cause
    game.depth, game.cause = game.depth + 1, _cause(game, ctx)
    ctx.whole, ctx.given = effect, frozenset(ctx.bound)
    perform(game, ctx, effect)
    if ctx.groups.get("revealed"):
        game.routine(("6.1.14.2", "6.1.14"), "is no longer revealed", ability=ctx.name)
    game.depth, game.cause = game.depth - 1, before
    while game.effects_waiting and not game.ended:
        check(game)
        game.effects_waiting.pop(0)(game)


def resolve_ability(game: Game, ctx: Context, effect: Node) -> bool:
    """Resolve an ability's effect, and say whether it had any (6.1.1)."""
    happened, card = resolve_with_effect(game, ctx, effect), game.named(ctx.source[0])
    if happened:
        game.routine(("6.7.4", "1.8.1", "6.1.1", "6.1.1.2"), "has resolved", ability=ctx.name, card=card)
    else:
        game.step(("6.7.2.4", "6.7.4", "6.1.1"), "resolves with no effect", ability=ctx.name, card=card)
    return happened


def resolve_with_effect(game: Game, ctx: Context, effect: Node) -> bool:
    """Resolve an effect; whether anything happened, or applies from now on."""
    before = len(game.history)
    resolve(game, ctx, effect)
    return len(game.history) > before or ctx.effect_happened


def _cause(game: Game, ctx: Context) -> str:
    """The ability and its card; an action's effects go by its name alone."""
    label = game.copies[ctx.source[0]].label
    return f"{ctx.name} ({label})" if ctx.name and ctx.name not in label else label
