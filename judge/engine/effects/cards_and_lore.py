"""Drawing and lore (CR 1.11, 1.12)."""

from judge.cards.abilities import effects as n
from judge.engine.amounts import number
from judge.engine.apply import apply
from judge.engine.context import Context
from judge.engine.events import Draws, GainsLore, LosesLore
from judge.engine.meaning import EFFECTS, means
from judge.engine.state import Game


@means(EFFECTS, n.Draw)
def draw(game: Game, ctx: Context, node: n.Draw) -> None:
    """1.12.2: one at a time."""
    wanted = number(game, ctx, node.amount)
    drawn = sum(apply(game, Draws(ctx.actor), "1.12.1", "1.12.2") for _ in range(wanted))
    ctx.counts["drawn"] = drawn
    ctx.done = drawn == wanted


@means(EFFECTS, n.DrawUntil)
def draw_until(game: Game, ctx: Context, node: n.DrawUntil) -> None:
    """6.1.8.1: what is missing is counted once."""
    missing = max(0, node.amount - len(game.players[ctx.actor].hand))
    game.step("6.1.8.1", "counts", ability=ctx.name, amount=missing)
    ctx.counts["drawn"] = sum(apply(game, Draws(ctx.actor), "1.12.1", "1.12.2") for _ in range(missing))


@means(EFFECTS, n.GainLore)
def gain_lore(game: Game, ctx: Context, node: n.GainLore) -> None:
    amount = number(game, ctx, node.amount)
    ctx.done = apply(game, GainsLore(ctx.actor, amount))


@means(EFFECTS, n.LoseLore)
def lose_lore(game: Game, ctx: Context, node: n.LoseLore) -> None:
    """1.11.1: no one loses more than they have."""
    before = game.players[ctx.actor].lore
    apply(game, LosesLore(ctx.actor, number(game, ctx, node.amount)))
    lost = before - game.players[ctx.actor].lore
    ctx.counts["lore lost"] = ctx.counts.get("lore lost", 0) + lost
    ctx.done = lost > 0
