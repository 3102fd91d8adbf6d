"""Costs and payment modifiers (CR 1.5, 4.3.2.3, 4.3.6)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from judge.cards.abilities.ability import Static
from judge.cards.abilities.node import Node
from judge.cards.abilities.predicates import Applies
from judge.cards.abilities.selections import This
from judge.engine.apply import apply
from judge.engine.applying import rules_of_conditions
from judge.engine.choices import Ask, Choice
from judge.engine.context import Context
from judge.engine.describe import rules_of_words
from judge.engine.events import InkDrops, PaysInk, Ref
from judge.engine.meaning import PREDICATES
from judge.engine.state import Game
from judge.engine.statics import InForce, holds, saying
from judge.engine.steps import Reason
from judge.terms import CardType


@dataclass(frozen=True, slots=True)
class Payment:
    """What is to be paid for: a card to play (with Shift or not), or a character to move."""

    player: int
    card: int
    shift_onto: int | None = None
    location: int | None = None
    sung: bool = False
    free: bool = False

    @property
    def is_move(self) -> bool:
        return self.location is not None


Modifies = Callable[[Game, InForce, Any, Payment], int]
MODIFIERS: dict[type[Node], Modifies] = {}
"""How much an effect adds to a payment; less is negative, 0 if it is not about it."""
NEXT: dict[type[Node], Callable[[Game, InForce, Any, Payment], bool]] = {}
"""Modifiers of "the next … you play": whether this payment uses them up (4.3.6)."""


def modifies_payments(node: type[Node]) -> Callable[[Modifies], Modifies]:
    """Enter a function that says how a node changes a payment."""

    def enter(function: Modifies) -> Modifies:
        MODIFIERS[node] = function
        PREDICATES[node] = "payment"
        return function

    return enter


def total_cost(game: Game, payment: Payment, base: int, paying: bool = False) -> int:
    """4.3.2.3: the cost plus all payment modifiers, never below 0; the card's cost itself stays (1.5.4).

    Those that may be used come last; when it is really paid, the player decides where that matters.
    """
    total = base
    for effect, node in sorted(_effects(game, payment), key=lambda pair: _is_optional(pair[1])):
        change = MODIFIERS[type(node)](game, effect, node, payment) if holds(game, effect) else 0
        if change and _is_wanted(game, effect, node, total, change, paying):
            total += change
            own = ("4.3.6", "6.1.12") if effect.ctx.source[0] == payment.card and not payment.is_move else ()
            paid = "4.7.3.2" if payment.is_move else "4.3.2.3"
            once = ("6.1.13.2",) if effect.once else ()
            rules = ("1.5.4", paid, *own, *once, *_rules_of_counting(node), *rules_of_conditions(effect))
            game.step(
                rules, "a payment modifier applies", ability=effect.label, amount=change,
                source=game.named(effect.ctx.source[0]),
            )  # fmt: skip
    return max(0, total)


def _rules_of_counting(node: Node) -> tuple[str, ...]:
    """ "For each …, you pay 1 {I} less": it is counted for as long as the ability applies (6.1.8)."""
    counted = getattr(node, "counted", None)
    return ("6.1.8", *rules_of_words(counted)) if counted is not None else ()


def _is_optional(node: Node) -> bool:
    return bool(getattr(node, "optional", False))


def _is_wanted(game: Game, effect: InForce, node: Node, total: int, change: int, paying: bool) -> bool:
    """ "Once during your turn, you may pay 2 {I} less": a part of it that is lost may be worth keeping it."""
    if not _is_optional(node):
        return True
    wanted = total > 0
    if paying and 0 < total < -change:
        choice = Choice(Ask.MAY, effect.ctx.you, effect.label, (True, False), source=effect.ctx.source[0])
        wanted = game.decide(choice)[0] is True
    if paying and wanted and effect.once:
        game.uses[(effect.ctx.source, effect.label)] = 1
    return wanted


def _effects(game: Game, payment: Payment) -> list[tuple[InForce, Node]]:
    """Modifiers of cards in play and of resolved effects; the card's own, before it is in play (4.3.6)."""
    found = [pair for node in MODIFIERS for pair in saying(game, node)]
    if not payment.is_move and payment.card not in game.in_play:
        found += own_effects(game, payment.card, tuple(MODIFIERS))
    return found


def own_effects(game: Game, card: int, kinds: tuple[type[Node], ...]) -> list[tuple[InForce, Node]]:
    """What a card's own static abilities say while it is not in play (6.1.12)."""
    found: list[tuple[InForce, Node]] = []
    for named in game.copies[card].printed.statics:
        ability, label = named.ability, named.label or _called(game, card)
        assert isinstance(ability, Static)
        for node in ability.effects:
            if isinstance(node, kinds):
                ctx = Context(game.ref(card), game.owner(card), label)
                said = (ability.condition, node.condition if isinstance(node, Applies) else None)
                conditions = tuple(one for one in said if one is not None)
                force = InForce(ctx, node, conditions, ability.scope, label, tie=ability.tie)
                found.append((force, node))
    return found


def _called(game: Game, card: int) -> str:
    """6.1.1.2: an action has no abilities, so that what it says is called by its own name."""
    return game.card(card).name if game.type(card) is CardType.ACTION else ""


def works_from_here(game: Game, effect: InForce, cards: Node) -> bool:
    """4.3.6: what a card that is not in play says is of itself alone; a resolved effect has no bounds."""
    return effect.window is not None or isinstance(cards, This) or game.is_in_play(effect.ctx.source)


def use_up_next(game: Game, payment: Payment) -> None:
    """4.3.6: "the next … you play" is used up by the next such card, however it is paid for."""
    for effect, node in _effects(game, payment):
        if effect.once and not _is_optional(node) and MODIFIERS[type(node)](game, effect, node, payment):
            game.uses[(effect.ctx.source, effect.label)] = 1
            game.step(("4.3.6", "6.1.13.2"), "is used up", ability=effect.label)
    for effect, node in [pair for kind in NEXT for pair in saying(game, kind)]:
        if NEXT[type(node)](game, effect, node, payment):
            game.lasting = [one for one in game.lasting if one is not effect.lasting]
            game.changed()
            game.step("4.3.6", "is used up", ability=effect.label)


def is_used(game: Game, effect: InForce) -> bool:
    """6.1.13.2: "once during your turn", and this turn it was."""
    return effect.once and game.uses.get((effect.ctx.source, effect.label), 0) > 0


def can_pay_ink(game: Game, player: int, amount: int) -> bool:
    """With ready ink, and with ink drops, each of which can be removed to pay 1 ink."""
    return game.players[player].ready_ink + game.players[player].ink_drops >= amount


def reasons_cannot_pay_ink(game: Game, player: int, amount: int, *rules: str) -> list[Reason]:
    """1.5.3: a cost must be paid in full."""
    if can_pay_ink(game, player, amount):
        return []
    params = {"player": game.players[player].name, "amount": amount, "ready": game.players[player].ready_ink}
    return [Reason((*rules, "1.5.3"), "not enough ink", params)]


def pay_ink(game: Game, player: int, amount: int, *rules: str, to_play: Ref | None = None) -> None:
    """4.3.2.4: exert ready ink; the player decides how many ink drops to remove instead."""
    removed = _ink_drops_removed(game, player, amount)
    if removed:
        apply(game, InkDrops(player, -removed, to_play), "1.2.1", *rules)
    apply(game, PaysInk(player, amount - removed), *rules)


def _ink_drops_removed(game: Game, player: int, amount: int) -> int:
    who = game.players[player]
    most = min(who.ink_drops, amount)
    if most == 0:
        return 0
    least = max(0, amount - who.ready_ink)
    options = tuple(range(least, most + 1))
    return int(str(game.decide(Choice(Ask.NUMBER, player, "", options, what="ink drops to remove"))[0]))


def move_cost(game: Game, player: int, card: int, location: int) -> int:
    """4.7.3.2: as it is paid."""
    printed = game.card(location).move_cost or 0
    return total_cost(game, Payment(player, card, location=location), printed, paying=True)
