"""What replacement effects make of an event (CR 6.5): another effect instead, or nothing."""

from collections.abc import Sequence

from judge.cards.abilities import statics as st
from judge.cards.abilities.flow import InOrderTo, May
from judge.cards.abilities.node import Node
from judge.cards.abilities.predicates import Applies, TakesNoDamage
from judge.cards.abilities.triggers import FirstTime
from judge.engine import events as e
from judge.engine.context import Context
from judge.engine.effects.feasible import can_be_done
from judge.engine.events import Event
from judge.engine.meaning import PREDICATES, Roles, meets
from judge.engine.readings import NO_EFFECT_BUT_A_COST
from judge.engine.replacement import replaces, use_up
from judge.engine.resolve import perform
from judge.engine.state import Game
from judge.engine.statics import InForce, holds

PREDICATES[TakesNoDamage] = "damage"


def _context(effect: InForce, event: Event) -> Context:
    return Context(effect.ctx.source, effect.ctx.you, effect.label, bound=dict(effect.ctx.bound), event=event)


def _mark(effect: InForce, node: st.Replaces) -> tuple[object, ...]:
    return effect.ctx.source, effect.label, node


def can_replace(game: Game, effect: InForce, node: st.Replaces, event: Event) -> bool:
    """6.5.3: it exists, and the event is what it waits for."""
    if not holds(game, effect) or game.uses.get(_mark(effect, node)):
        return False  # also "once during your turn", which is used up with it (6.1.13.2)
    ctx = _context(effect, event)
    ways = meets(game, ctx, node.event, event)
    return bool(ways) and (not isinstance(node.effect, May) or _can_be_wanted(game, ctx, node.effect, ways))


def _can_be_wanted(game: Game, ctx: Context, may: May, ways: Sequence[Roles]) -> bool:
    """6.1.5.1: "you may … instead" is open only to who can do it, and pay what it asks for."""
    for roles in ways:
        ctx.bound |= roles.cards
        ctx.bound_players |= roles.players
    return can_be_done(game, ctx, may.effect.first if isinstance(may.effect, InOrderTo) else may.effect)


@replaces(st.Replaces, applies=can_replace)
def replaced(game: Game, effect: InForce, node: st.Replaces, event: Event) -> list[Event]:
    """6.5.4: the event never happens; its effect does instead."""
    ctx = _context(effect, event)
    for roles in meets(game, ctx, node.event, event):
        ctx.bound |= roles.cards
        ctx.bound_players |= roles.players
    if node.once:
        use_up(game, effect)
    if isinstance(node.event, FirstTime) or effect.once:
        game.uses[_mark(effect, node)] = 1
    if not _is_nothing(node.effect):
        perform(game, ctx, node.effect.effect if isinstance(node.effect, May) else node.effect)
    return []


def _is_nothing(effect: Node) -> bool:
    """ "they take no damage instead"."""
    return isinstance(effect, Applies) and any(isinstance(one, TakesNoDamage) for one in effect.predicates)


def would_discard(game: Game, effect: InForce, node: st.DontDiscard, event: e.Discards) -> bool:
    """An effect, and no cost (1.5.2), would make its player discard."""
    if event.player != effect.ctx.you or not event.cards or not holds(game, effect):
        return False
    if event.as_cost:
        game.note("1.5.2", "the rules leave this open", ability=effect.label, reading=NO_EFFECT_BUT_A_COST)
    return not event.as_cost


@replaces(st.DontDiscard, e.Discards, applies=would_discard)
def dont_discard(game: Game, effect: InForce, node: st.DontDiscard, event: e.Discards) -> list[Event]:
    """1.2.2."""
    return []
