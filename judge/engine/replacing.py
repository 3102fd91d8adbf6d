"""What replacement effects make of an event (CR 6.5): another effect instead, or nothing."""

from collections.abc import Sequence
from dataclasses import replace

from judge.cards.abilities import statics as st
from judge.cards.abilities.flow import InOrderTo, May
from judge.cards.abilities.node import Node
from judge.cards.abilities.predicates import Applies, TakesNoDamage
from judge.cards.abilities.triggers import FirstTime
from judge.engine import events as e
from judge.engine.context import Context
from judge.engine.effects.feasible import can_be_done
from judge.engine.events import Event, Ref
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
    ways = _ways(game, ctx, node, event)
    return bool(ways) and (not isinstance(node.effect, May) or _can_be_wanted(game, ctx, node.effect, ways))


def _ways(game: Game, ctx: Context, node: st.Replaces, event: Event) -> Sequence[Roles]:
    """How the event is what it waits for; a cost is none, but the resolution of an effect (6.5.2)."""
    ways = meets(game, ctx, node.event, event)
    if ways and isinstance(event, e.Discards):
        if event.as_cost:
            rules = ("6.5.2", "1.5.2")
            game.note(rules, "the rules leave this open", ability=ctx.name, reading=NO_EFFECT_BUT_A_COST)
            return ()
        return [Roles({slot: _before(refs) for slot, refs in one.cards.items()}, one.players) for one in ways]
    return ways


def _before(refs: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """Cards that an event would move, as they are before it (7.1.6)."""
    return tuple((card, number - 1) for card, number in refs)


def _can_be_wanted(game: Game, ctx: Context, may: May, ways: Sequence[Roles]) -> bool:
    """6.1.5.1: "you may … instead" is open only to who can do it, and pay what it asks for."""
    for roles in ways:
        ctx.bound |= roles.cards
        ctx.bound_players |= roles.players
    return can_be_done(game, ctx, may.effect.first if isinstance(may.effect, InOrderTo) else may.effect)


@replaces(st.Replaces, applies=can_replace)
def replaced(game: Game, effect: InForce, node: st.Replaces, event: Event) -> list[Event]:
    """6.5.4: the event never happens; its effect does instead."""
    ways = _ways(game, _context(effect, event), node, event)
    if node.once:
        use_up(game, effect)
    if isinstance(node.event, FirstTime) or effect.once:
        game.uses[_mark(effect, node)] = 1
    if isinstance(event, e.Discards):
        for_once = node.once or effect.once or isinstance(node.event, FirstTime)
        return _each_discard(game, effect, node, event, ways[:1] if for_once else ways)
    _do_instead(game, effect, node, event, ways)
    return []


def _do_instead(game: Game, effect: InForce, node: st.Replaces, event: Event, ways: Sequence[Roles]) -> None:
    ctx = _context(effect, event)
    for roles in ways:
        ctx.bound |= roles.cards
        ctx.bound_players |= roles.players
    if not _is_nothing(node.effect):
        perform(game, ctx, node.effect.effect if isinstance(node.effect, May) else node.effect)


def _each_discard(
    game: Game, effect: InForce, node: st.Replaces, event: e.Discards, ways: Sequence[Roles]
) -> list[Event]:
    """ "If you would discard a card": for each card on its own; the others are discarded."""
    for roles in ways:
        _do_instead(game, effect, node, event, (roles,))
    spared = {ref for roles in ways for refs in roles.cards.values() for ref in refs}
    left = tuple(ref for ref in event.cards if ref not in spared)
    return [replace(event, cards=left)] if left else []


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


@replaces(st.DontDiscard, e.Discards, applies=would_discard, rules=("1.2.2",))
def dont_discard(game: Game, effect: InForce, node: st.DontDiscard, event: e.Discards) -> list[Event]:
    """What is prevented does not happen."""
    return []
