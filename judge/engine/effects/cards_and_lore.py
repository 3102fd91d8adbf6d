"""Drawing, lore and ink drops (CR 1.11, 1.12)."""

from judge.cards.abilities import effects as n
from judge.cards.abilities.ability import PayInk
from judge.engine.amounts import number
from judge.engine.apply import apply
from judge.engine.context import Context
from judge.engine.costs import can_pay_ink
from judge.engine.costs import pay_ink as pay
from judge.engine.events import Draws, GainsLore, InkDrops, LosesLore
from judge.engine.meaning import EFFECTS, means
from judge.engine.state import Game


@means(EFFECTS, n.Draw)
def draw(game: Game, ctx: Context, node: n.Draw) -> None:
    """1.12.2: one at a time."""
    wanted = _at_most(number(game, ctx, node.amount) + node.plus, node.most)
    _draw(game, ctx, wanted, node.from_bottom)


def _draw(game: Game, ctx: Context, wanted: int, from_bottom: bool = False) -> None:
    drawn = 0
    for _ in range(wanted):
        drawn += apply(game, Draws(ctx.actor, from_bottom, further=drawn > 0), "1.12.1", "1.12.2")
    ctx.counts["drawn"] = ctx.counts["cards"] = drawn
    ctx.done = drawn == wanted > 0  # who chooses nobody to count by, or counts none, has not drawn (6.1.5.1)


@means(EFFECTS, n.DrawUntil)
def draw_until(game: Game, ctx: Context, node: n.DrawUntil) -> None:
    """6.1.8.1: what is missing is counted once."""
    _draw_missing(game, ctx, node.amount)


@means(EFFECTS, n.DrawUntilEqual)
def draw_until_equal(game: Game, ctx: Context, node: n.DrawUntilEqual) -> None:
    """6.1.8.1: as many as the player whom the condition compared with has in hand."""
    others = {who for several in ctx.bound_players.values() for who in several if who != ctx.actor}
    _draw_missing(game, ctx, max((len(game.players[who].hand) for who in others), default=0))


def _draw_missing(game: Game, ctx: Context, wanted: int) -> None:
    missing = max(0, wanted - len(game.players[ctx.actor].hand))
    game.step("6.1.8.1", "counts", ability=ctx.name, amount=missing)
    _draw(game, ctx, missing)


@means(EFFECTS, n.GainLore)
def gain_lore(game: Game, ctx: Context, node: n.GainLore) -> None:
    """1.11.1."""
    amount = _at_most(number(game, ctx, node.amount) + node.plus, node.most)
    ctx.done = apply(game, GainsLore(ctx.actor, amount))


@means(EFFECTS, n.LoseLore)
def lose_lore(game: Game, ctx: Context, node: n.LoseLore) -> None:
    """1.11.1: no one loses more than they have."""
    before = game.players[ctx.actor].lore
    amount = min(before, _at_most(number(game, ctx, node.amount) + node.plus, node.most))
    apply(game, LosesLore(ctx.actor, amount))
    lost = before - game.players[ctx.actor].lore
    ctx.counts["lore lost"] = ctx.counts.get("lore lost", 0) + lost
    ctx.done = lost > 0


def _at_most(amount: int, most: int | None) -> int:
    """ "to a maximum of 4 lore", "of 3 cards"."""
    return amount if most is None else min(amount, most)


# ---- ink


@means(EFFECTS, PayInk)
def pay_ink(game: Game, ctx: Context, node: PayInk) -> None:
    """6.1.5.1: paid as the effect is resolving, in full or not at all (1.5.3)."""
    ctx.done = can_pay_ink(game, ctx.actor, node.amount)
    if ctx.done:
        pay(game, ctx.actor, node.amount, "6.1.5.1", "1.5.2")
    else:
        game.step(
            ("6.1.5.1", "1.5.3"), "not enough ink", player=game.players[ctx.actor].name,
            amount=node.amount, ready=game.players[ctx.actor].ready_ink,
        )  # fmt: skip


@means(EFFECTS, n.GetInkDrops)
def get_ink_drops(game: Game, ctx: Context, node: n.GetInkDrops) -> None:
    """A resource of newer cards, as their text says (1.2.1); got one at a time, as cards are drawn."""
    got = [apply(game, InkDrops(ctx.actor, 1), "1.2.1") for _ in range(number(game, ctx, node.amount))]
    ctx.done = any(got)


@means(EFFECTS, n.RemoveInkDrops)
def remove_ink_drops(game: Game, ctx: Context, node: n.RemoveInkDrops) -> None:
    """All of them or none (1.5.3)."""
    ctx.done = game.players[ctx.actor].ink_drops >= node.amount
    if ctx.done:
        apply(game, InkDrops(ctx.actor, -node.amount), "1.2.1")
