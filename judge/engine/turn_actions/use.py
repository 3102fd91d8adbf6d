"""Use an activated ability (CR 4.4, 6.3)."""

from collections.abc import Sequence
from dataclasses import replace

from judge.cards.abilities.ability import Activated, ExertThis, NamedAbility, PayByDoing, PayInk
from judge.cards.abilities.node import Node
from judge.cards.abilities.statics import MayUseForFree
from judge.engine.apply import apply
from judge.engine.applying import rules_of_conditions, rules_of_tie
from judge.engine.bag import settle
from judge.engine.characteristics import has_keyword
from judge.engine.conditions import holds
from judge.engine.context import Context
from judge.engine.costs import pay_ink, reasons_cannot_pay_ink
from judge.engine.describe import means_card
from judge.engine.effects.feasible import can_be_done
from judge.engine.events import Exerts, Ref, UsesAbility
from judge.engine.meaning import COSTS, PARTS, PREDICATES, means
from judge.engine.resolve import perform, resolve_ability
from judge.engine.restrictions import reasons_cannot_exert_for_cost
from judge.engine.state import Game
from judge.engine.statics import InForce, has_lost, saying
from judge.engine.statics import holds as holds_now
from judge.engine.steps import Illegal, Reason
from judge.engine.turn_actions.taking import (
    COMPLETE,
    begin,
    reasons_not_in_play,
    require,
    require_with_the_rest,
)
from judge.terms import CardType, Keyword

PARTS |= {Activated}


def use(game: Game, player: int, card: int, named: NamedAbility, for_free: bool = False) -> None:
    """4.4.3: announce, say how, determine and pay the cost in full; the effect resolves at once (4.4.4)."""
    ability = named.ability
    assert isinstance(ability, Activated)
    ref = game.ref(card)
    params = {"card": game.named(card), "ability": named.label}
    begin(game, player)
    game.step(("4.4.3.1", "4.4.1", "4.4.3"), "announces the ability", **params)
    ctx = Context(ref, player, named.label, kind=game.type(card).value)
    require(*reasons_not_in_play(game, card, "6.3.1", "4.4.1", "1.6.1"))
    reasons = _reasons_cannot_use(game, player, ref, named)
    reasons += reasons_not_for_free(game, player, ref, named) if for_free else []
    require_with_the_rest(game, reasons, lambda: _pay(game, ctx, ability.costs, for_free))
    _pay(game, ctx, ability.costs, for_free)
    apply(game, UsesAbility(player, ref, named.label))
    if ability.once:
        game.uses[(ref, named.label)] = 1
    when = _rules_of_when(game, ref, ability)
    game.step(("4.4.4", "6.3.1", "1.6.1.2", "6.7.2", "7.7.2", *when), "is activated", **params)
    resolve_ability(game, ctx, ability.effect)
    rules = ("4.4.5", "6.3.3") if game.bag else ("4.4.5",)
    settle(game)
    game.routine((*rules, *COMPLETE), "the turn action is complete")


def _rules_of_when(game: Game, ref: Ref, ability: Activated) -> tuple[str, ...]:
    """By its type; an exerted card's abilities can be used if they don't require {E} (5.1.1.2)."""
    asks_to_exert = any(isinstance(cost, ExertThis) for cost in ability.costs)
    exerted = game.is_in_play(ref) and game.in_play[ref[0]].exerted and not asks_to_exert
    when = (rule for rule in _BY_TYPE.get(game.type(ref[0]), ()) if rule != "5.1.1.12")
    tied = rules_of_tie(ability.tie) if ability.condition is not None else ()
    return (*when, *tied, *(("5.1.1.2",) if exerted else ()))


def _reasons_cannot_use(game: Game, player: int, ref: Ref, named: NamedAbility) -> list[Reason]:
    """4.4.3: only the active player's own cards; once a turn where it says so (6.1.13.2)."""
    params = {"card": game.named(ref[0]), "ability": named.label}
    ability = named.ability
    assert isinstance(ability, Activated)
    reasons = []
    if game.owner(ref[0]) != player:
        reasons.append(Reason(("4.4.1", "4.4.3", "1.4.3"), "is not their card", params))
    if has_lost(game, ref, named.label):
        reasons.append(Reason(("4.4.1", "5.2.8"), "has lost the ability", params))
    if ability.once and game.uses.get((ref, named.label)):
        reasons.append(Reason(("6.1.13.2", "6.1.13"), "was used this turn already", params))
    if ability.condition is not None and not holds(
        game, Context(ref, player, named.label), ability.condition
    ):
        reasons.append(Reason((*rules_of_tie(ability.tie), "4.4.3"), "its condition is not met", params))
    return reasons


def is_usable(game: Game, player: int, ref: Ref, named: NamedAbility) -> bool:
    """Whether nothing forbids it and its cost can be paid, were the player to announce it (4.4.3)."""
    ability = named.ability
    assert isinstance(ability, Activated)
    if ref[0] not in game.in_play or _reasons_cannot_use(game, player, ref, named):
        return False
    ctx = Context(ref, player, named.label)
    free = not reasons_not_for_free(game, player, ref, named)
    costs = [cost for cost in ability.costs if isinstance(cost, ExertThis) or not free]
    doable = all(can_be_done(game, ctx, cost.effect) for cost in costs if isinstance(cost, PayByDoing))
    return doable and not _reasons_cannot_pay(game, ctx, costs)


def reasons_not_for_free(game: Game, player: int, ref: Ref, named: NamedAbility) -> list[Reason]:
    """1.5.5.4: some effect must allow it."""
    if _what_lets_it_be_free(game, player, ref, named.label) is not None:
        return []
    params = {"card": game.named(ref[0]), "ability": named.label}
    return [Reason(("1.5.5.4", "4.4.3.2"), "nothing lets it be used for free", params)]


PREDICATES[MayUseForFree] = "using"


def _what_lets_it_be_free(game: Game, player: int, ref: Ref, label: str) -> InForce | None:
    for effect, said in saying(game, MayUseForFree):
        assert isinstance(said, MayUseForFree)
        is_its = means_card(game, effect.ctx, said.card, ref) and said.ability.casefold() == label.casefold()
        if is_its and effect.ctx.you == player and holds_now(game, effect):
            return effect
    return None


def _pay(game: Game, ctx: Context, costs: tuple[Node, ...], for_free: bool) -> None:
    """4.4.3.4: every cost in full; used for free, {E} alone is paid (6.1.7.1)."""
    if for_free:
        allowing = _what_lets_it_be_free(game, ctx.you, ctx.source, ctx.name)
        why = () if allowing is None else rules_of_conditions(allowing)
        game.step(("6.1.7.1", "4.4.3.2", "1.5.5.4", "1.5.5", *why), "uses it for free", ability=ctx.name)
    else:
        game.routine(("4.4.3.3", "4.4.3.2", "1.5.2"), "the cost of the ability is", ability=ctx.name)
    paid = [cost for cost in costs if isinstance(cost, ExertThis) or not for_free]
    others = [cost for cost in paid if isinstance(cost, PayByDoing)]
    reasons = _reasons_cannot_pay(game, ctx, paid)
    require_with_the_rest(game, reasons, lambda: _pay_each(game, ctx, others))
    _pay_each(game, ctx, paid)


def _pay_each(game: Game, ctx: Context, costs: Sequence[Node]) -> None:
    for cost in costs:
        COSTS[type(cost)](game, ctx, cost)


def _reasons_cannot_pay(game: Game, ctx: Context, costs: list[Node]) -> list[Reason]:
    """4.4.3.4, 1.5.3: the ink of all costs together, and {E}."""
    ink = sum(cost.amount for cost in costs if isinstance(cost, PayInk))
    reasons = reasons_cannot_pay_ink(game, ctx.you, ink, "4.4.3.4", "1.5.2") if ink else []
    exerts = any(isinstance(cost, ExertThis) for cost in costs)
    return reasons + (_reasons_cannot_exert(game, ctx.source) if exerts else [])


def _reasons_cannot_exert(game: Game, ref: Ref) -> list[Reason]:
    """4.4.2, 6.3.1.1; what can't be exerted can't pay the cost in full."""
    drying = ("6.3.1.1", "4.4.2", "4.4.2.1") if game.type(ref[0]) is CardType.CHARACTER else ()
    reasons = reasons_cannot_exert_for_cost(game, ref, *drying)
    return [replace(reason, rules=(*reason.rules, "4.4.3.4", "1.5.2", "1.5.3")) for reason in reasons]


@means(COSTS, ExertThis)
def _exert(game: Game, ctx: Context, cost: ExertThis) -> None:
    """4.4.2: {E} on a character only if it is dry; on an item also the turn it is played."""
    require(*_reasons_cannot_exert(game, ctx.source))
    reckless = ("8.7.4",) if has_keyword(game, ctx.source, Keyword.RECKLESS) else ()
    kind = _BY_TYPE.get(game.type(ctx.source[0]), ())
    apply(game, Exerts(ctx.source), "4.4.3.4", *kind, "5.1.1.2", *reckless)


_BY_TYPE = {
    CardType.CHARACTER: ("6.3.1.1", "4.4.2", "5.1.1.12"),
    CardType.ITEM: ("6.3.1.2", "5.5.4", "4.4.2", "5.1.1.12"),
    CardType.LOCATION: ("6.3.1.2", "5.6.4", "4.4.2"),
}
"""Whose {E} can be used when."""


@means(COSTS, PayInk)
def _ink(game: Game, ctx: Context, cost: PayInk) -> None:
    pay_ink(game, ctx.you, cost.amount, "4.4.3.4", "4.4.3.3")


@means(COSTS, PayByDoing)
def _do(game: Game, ctx: Context, cost: PayByDoing) -> None:
    """Any other cost; if it can't be done completely the ability can't be used (1.5.3)."""
    ctx.done = ctx.paying = ctx.willing = ctx.before_it_resolves = True
    payable = can_be_done(game, ctx, cost.effect)
    rules = _rules_of_paying(game, ctx)
    game.routine(rules, "pays what the ability asks for", ability=ctx.name)
    try:
        perform(game, ctx, cost.effect)
    except Illegal as refusal:
        reasons = (replace(one, rules=(*one.rules, *rules, "1.5.3")) for one in refusal.reasons)
        raise Illegal(*reasons) from refusal
    ctx.paying = ctx.willing = ctx.before_it_resolves = False
    if not (payable and ctx.done):
        require(
            Reason((*rules, "1.5.2", "1.5.3"), "the cost can't be paid", {"card": game.named(ctx.source[0])})
        )


def _rules_of_paying(game: Game, ctx: Context) -> tuple[str, ...]:
    """The cost of an ability in play, or the Shift cost of a card that is played."""
    return ("4.4.3.4", "1.5.2") if game.is_in_play(ctx.source) else ("4.3.2.4", "8.10.1")
