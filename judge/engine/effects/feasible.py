"""Whether an effect can be performed completely, asked before any of it is done (CR 6.1.5.1, 6.1.5.2)."""

from collections.abc import Callable
from typing import Any

from judge.cards.abilities import effects as n
from judge.cards.abilities import flow as f
from judge.cards.abilities import placing as pl
from judge.cards.abilities import selections as s
from judge.cards.abilities.ability import PayInk
from judge.cards.abilities.node import Node
from judge.engine.context import Context
from judge.engine.costs import reasons_cannot_pay_ink
from judge.engine.damage import can_be_dealt_damage, dealt_by
from judge.engine.effects.taking import enough_can_be_taken
from judge.engine.events import Ref
from judge.engine.meaning import means
from judge.engine.players import players
from judge.engine.readings import DRYING
from judge.engine.restrictions import reasons_cannot_exert, reasons_cannot_exert_for_cost
from judge.engine.selections import all_that_fit
from judge.engine.state import Game
from judge.terms import Zone

Can = Callable[[Game, Context, Any], bool]
CAN: dict[type[Node], Can] = {}


def can_be_done(game: Game, ctx: Context, effect: Node) -> bool:
    """Whether all of it can be done now; what nothing can prevent can."""
    asks = CAN.get(type(effect))
    return asks is None or asks(game, ctx, effect)


@means(CAN, PayInk)
def pay_ink(game: Game, ctx: Context, node: PayInk) -> bool:
    reasons = reasons_cannot_pay_ink(game, ctx.actor, node.amount, "6.1.5.1")
    for reason in reasons:
        game.note(reason.rules, reason.message, **reason.params)
    return not reasons


@means(CAN, n.RemoveInkDrops)
def remove_ink_drops(game: Game, ctx: Context, node: n.RemoveInkDrops) -> bool:
    return game.players[ctx.actor].ink_drops >= node.amount


@means(CAN, n.LoseLore)
def lose_lore(game: Game, ctx: Context, node: n.LoseLore) -> bool:
    """1.11.1: no one loses more than they have, so less can't be lost in full."""
    return not isinstance(node.amount, int) or game.players[ctx.actor].lore >= node.amount


@means(CAN, n.Discard)
def discard(game: Game, ctx: Context, node: n.Discard) -> bool:
    """7.3.4: that many cards in hand; a hand without cards can be discarded."""
    if isinstance(node.cards, pl.CardsIn) or node.cards is None:
        return True
    return enough_can_be_taken(game, ctx, node.cards, node.source, Zone.HAND)


@means(CAN, n.Banish, n.ReadyCards)
def banish(game: Game, ctx: Context, node: n.Banish) -> bool:
    return enough_can_be_taken(game, ctx, node.cards)


@means(CAN, n.Exert)
def exert(game: Game, ctx: Context, node: n.Exert) -> bool:
    """5.1.1.2: what is exerted already, or can't exert, can't be exerted; nor what is drying for a cost."""
    is_cost = ctx.paying and not isinstance(node.cards, s.Reference)  # "you may exert them to" is of any
    prevents = reasons_cannot_exert_for_cost if is_cost else reasons_cannot_exert

    def can_exert(ref: Ref) -> bool:
        ready = game.is_in_play(ref) and not game.in_play[ref[0]].exerted
        if ready and is_cost and not ctx.before_it_resolves and game.in_play[ref[0]].drying:
            game.note(("6.1.5.1", "5.1.1.11"), "is drying", card=game.named(ref[0]), reading=DRYING)
        return ready and not prevents(game, ref)

    return enough_can_be_taken(game, ctx, node.cards, also=can_exert)


@means(CAN, n.DealDamage)
def deal_damage(game: Game, ctx: Context, node: n.DealDamage) -> bool:
    by = dealt_by(game, ctx.source)
    return enough_can_be_taken(game, ctx, node.to, also=lambda ref: can_be_dealt_damage(game, ref, by))


@means(CAN, n.PutDamage)
def put_damage(game: Game, ctx: Context, node: n.PutDamage) -> bool:
    return enough_can_be_taken(game, ctx, node.on)


@means(CAN, n.Choose)
def choose(game: Game, ctx: Context, node: n.Choose) -> bool:
    return enough_can_be_taken(game, ctx, node.cards, node.source)


@means(CAN, pl.Put)
def put(game: Game, ctx: Context, node: pl.Put) -> bool:
    if isinstance(node.cards, pl.TopCards):
        amount = node.cards.amount if isinstance(node.cards.amount, int) else 1
        owner = ctx.actor if node.cards.players is None else players(game, ctx, node.cards.players)[0]
        return len(game.players[owner].deck) >= amount * _how_many_get_them(game, ctx, node.to)
    return enough_can_be_taken(game, ctx, node.cards, node.source)


def _how_many_get_them(game: Game, ctx: Context, to: Node) -> int:
    """ "under each of your characters": as many as there are."""
    if isinstance(to, pl.Under) and isinstance(to.card, s.Every):
        return len(all_that_fit(game, ctx, to.card))
    return 1


@means(CAN, pl.Reveal)
def reveal(game: Game, ctx: Context, node: pl.Reveal) -> bool:
    if not isinstance(node.cards, s.OneOf | s.Chosen | s.AnyOf):
        return True
    return enough_can_be_taken(game, ctx, node.cards, node.source, Zone.HAND)


@means(CAN, f.Sequence)
def sequence(game: Game, ctx: Context, node: f.Sequence) -> bool:
    """A part that speaks of what an earlier part chooses is asked about with that part."""
    chosen = {getattr(one, "slot", -1) for part in node.effects for one in _phrases(part)}
    return all(can_be_done(game, ctx, part) for part in node.effects if not _refers(part, chosen))


def _phrases(effect: Node) -> list[Node]:
    named = (getattr(effect, name, None) for name in ("cards", "to", "on", "source"))
    return [one for one in named if isinstance(one, s.Chosen | s.OneOf | s.Every)]


def _refers(effect: Node, slots: set[int]) -> bool:
    named = (getattr(effect, name, None) for name in ("cards", "to", "on", "source"))
    return any(isinstance(one, s.Reference) and one.slot in slots for one in named)


@means(CAN, f.Does)
def does(game: Game, ctx: Context, node: f.Does) -> bool:
    before, able = ctx.actor, True
    for player in players(game, ctx, node.players):
        ctx.actor = player
        able = able and can_be_done(game, ctx, node.effect)
    ctx.actor = before
    return able
