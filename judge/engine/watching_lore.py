"""What the triggers of lore, ink drops, and damage being put and moved recognise (CR 1.9.1, 1.11)."""

from collections.abc import Sequence

from judge.cards.abilities import triggers_lore as t
from judge.cards.abilities.selections import Selection
from judge.engine import events as e
from judge.engine.context import Context
from judge.engine.describe import means_card
from judge.engine.events import Ref
from judge.engine.meaning import Roles, waits_for
from judge.engine.state import Game
from judge.engine.watching import NO, is_one_of, roles


@waits_for(t.WhenGainsLore, e.GainsLore)
def when_gains_lore(game: Game, ctx: Context, node: t.WhenGainsLore, event: e.GainsLore) -> Sequence[Roles]:
    """1.11.1: once, however much it is."""
    who = (node.players, event.player)
    return roles(by=who) if event.amount >= node.least and is_one_of(game, ctx, *who) else NO


@waits_for(t.WhenLosesLore, e.LosesLore)
def when_loses_lore(game: Game, ctx: Context, node: t.WhenLosesLore, event: e.LosesLore) -> Sequence[Roles]:
    """1.11.1: once, however much it is."""
    who = (node.players, event.player)
    return roles(by=who) if event.amount >= node.least and is_one_of(game, ctx, *who) else NO


@waits_for(t.WhenMovesDamage, e.MovesDamage)
def when_moves_damage(
    game: Game, ctx: Context, node: t.WhenMovesDamage, event: e.MovesDamage
) -> Sequence[Roles]:
    """1.9.1.4: once for the cards it is moved between, however much it is."""
    if not is_one_of(game, ctx, node.players, event.player) or not _is_of(game, ctx, node.to, event.card):
        return NO
    enough = (source for source, amount in event.sources if amount >= node.least)
    sources = [source for source in enough if _is_of(game, ctx, node.source, source)]
    by = None if node.players is None or event.player is None else (node.players, event.player)
    return [one for source in sources for one in roles((node.source, source), (node.to, event.card), by=by)]


def _is_of(game: Game, ctx: Context, phrase: Selection | None, ref: Ref) -> bool:
    return phrase is None or means_card(game, ctx, phrase, ref)


@waits_for(t.WhenPutsDamage, e.PutsDamage)
def when_puts_damage(
    game: Game, ctx: Context, node: t.WhenPutsDamage, event: e.PutsDamage
) -> Sequence[Roles]:
    """1.9.1.2: "a damage counter" for each of them; "one or more" once for a card."""
    if event.amount <= 0 or not is_one_of(game, ctx, node.players, event.player):
        return NO
    if not means_card(game, ctx, node.card, event.card):
        return NO
    by = None if node.players is None or event.player is None else (node.players, event.player)
    return list(roles((node.card, event.card), by=by)) * (1 if node.one_or_more else event.amount)


@waits_for(t.WhenGetsInkDrop, e.InkDrops)
def when_gets_ink_drop(
    game: Game, ctx: Context, node: t.WhenGetsInkDrop, event: e.InkDrops
) -> Sequence[Roles]:
    who = (node.players, event.player)
    return roles(by=who) if event.amount > 0 and is_one_of(game, ctx, *who) else NO


@waits_for(t.WhenRemovesInkDrop, e.InkDrops)
def when_removes_ink_drop(
    game: Game, ctx: Context, node: t.WhenRemovesInkDrop, event: e.InkDrops
) -> Sequence[Roles]:
    """ "Whenever you remove an ink drop": for each that is removed (6.2.1)."""
    who = (node.players, event.player)
    return list(roles(by=who)) * max(0, -event.amount) if is_one_of(game, ctx, *who) else NO
