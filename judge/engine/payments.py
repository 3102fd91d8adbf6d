"""Payment modifiers (CR 1.5.4, 4.3.6): less or more ink to play, to shift, to move."""

from dataclasses import replace

from judge.cards.abilities import payments as y
from judge.cards.abilities.node import Node
from judge.cards.abilities.predicates import MayMoveForFree
from judge.engine import events as e
from judge.engine import naming
from judge.engine.amounts import number
from judge.engine.context import Context
from judge.engine.costs import NEXT, Payment, is_used, modifies_payments, works_from_here
from judge.engine.describe import fits, means_card
from judge.engine.lasting import Ends, Lasting, Window
from judge.engine.meaning import AMOUNTS, EFFECTS, means
from judge.engine.players import players
from judge.engine.state import Game
from judge.engine.statics import InForce, is_about
from judge.engine.watching import now
from judge.terms import Keyword


def _counted(game: Game, ctx: Context, amount: Node | int, counted: Node | None) -> int:
    """The amount, for each of what is counted continuously (6.1.8)."""
    times = 1 if counted is None else AMOUNTS[type(counted)](game, ctx, counted)
    return times * (amount if isinstance(amount, int) else AMOUNTS[type(amount)](game, ctx, amount))


@modifies_payments(y.PaysToPlay)
def pays_to_play(game: Game, effect: InForce, node: y.PaysToPlay, payment: Payment) -> int:
    """For the cards and the players that it names; of its own card also before that is in play (4.3.6)."""
    if payment.is_move or is_used(game, effect) or not works_from_here(game, effect, node.cards):
        return 0
    if payment.player not in players(game, effect.ctx, node.players):
        return 0
    if node.using is Keyword.SHIFT and payment.shift_onto is None:
        return 0
    if not means_card(game, effect.ctx, node.cards, game.ref(payment.card)):
        return 0
    amount = _counted(game, effect.ctx, node.amount, node.counted)
    return amount if node.more else -amount


@modifies_payments(y.PaysToShiftOnto)
def pays_to_shift_onto(game: Game, effect: InForce, node: y.PaysToShiftOnto, payment: Payment) -> int:
    """8.10.1."""
    if payment.shift_onto is None or payment.player != effect.ctx.you:
        return 0
    if not means_card(game, effect.ctx, node.card, game.ref(payment.shift_onto)):
        return 0
    return -_counted(game, effect.ctx, node.amount, None)


@modifies_payments(y.PaysToMove)
def pays_to_move(game: Game, effect: InForce, node: y.PaysToMove, payment: Payment) -> int:
    """4.7.3.2; what may be used once a turn is used up by the move (6.1.13.2)."""
    if not payment.is_move or payment.player != effect.ctx.you or is_used(game, effect):
        return 0
    if node.here and payment.location != effect.ctx.source[0]:
        return 0
    if not means_card(game, effect.ctx, node.characters, game.ref(payment.card)):
        return 0
    return -_counted(game, effect.ctx, node.amount, node.counted)


@modifies_payments(MayMoveForFree)
def may_move_for_free(game: Game, effect: InForce, node: MayMoveForFree, payment: Payment) -> int:
    """ "may move here for free": nothing is paid (6.1.7)."""
    if payment.location != effect.ctx.source[0] or not is_about(game, effect, game.ref(payment.card)):
        return 0
    return -(game.card(effect.ctx.source[0]).move_cost or 0)


@modifies_payments(y.PaysForFirstEachTurn)
def pays_for_first_each_turn(
    game: Game, effect: InForce, node: y.PaysForFirstEachTurn, payment: Payment
) -> int:
    """Only if no such card was played this turn, before or after the ability came into play."""
    if payment.is_move or payment.player != effect.ctx.you:
        return 0
    if not fits(game, effect.ctx, game.ref(payment.card), node.description):
        return 0
    played = (old for old in game.history if isinstance(old, e.Plays) and old.player == payment.player)
    if any(fits(game, effect.ctx, now(old.card), node.description) for old in played):
        return 0
    return -_counted(game, effect.ctx, node.amount, node.counted)


# ---- the next card


@means(EFFECTS, y.PaysForNext)
def pay_less_for_next(game: Game, ctx: Context, node: y.PaysForNext) -> None:
    """6.4.2.1: a static ability until it is used up or the turn ends; its amount is counted now (6.1.8)."""
    fixed = replace(node, amount=number(game, ctx, node.amount))
    window = Window(Ends.END_OF_TURN, game.active, made_on_turn=game.turn)
    game.lasting.append(Lasting(ctx.source, ctx.actor, ctx.name, fixed, window, bound=dict(ctx.bound)))
    game.changed()
    ctx.effect_happened = ctx.done = True
    game.step(("6.4.2.1", "4.3.6"), "pays less for the next", ability=ctx.name, amount=fixed.amount)


@modifies_payments(y.PaysForNext)
def pays_for_next(game: Game, effect: InForce, node: y.PaysForNext, payment: Payment) -> int:
    """4.3.6."""
    if not _is_the_next(game, effect, node, payment):
        return 0
    return -_counted(game, effect.ctx, node.amount, None)


def _is_the_next(game: Game, effect: InForce, node: y.PaysForNext, payment: Payment) -> bool:
    """4.3.6: the next card of that kind, however it is paid for."""
    if payment.is_move or payment.player != effect.ctx.you or is_used(game, effect):
        return False
    if not works_from_here(game, effect, node):
        return False
    if node.paid_for is y.PaidFor.SHIFT and payment.shift_onto is None:
        return False
    card = game.ref(payment.card)
    if node.with_that_name and not _has_that_name(game, effect.ctx, card):
        return False
    return fits(game, effect.ctx, card, node.description)


def _has_that_name(game: Game, ctx: Context, card: e.Ref) -> bool:
    """The name of the cards that the effect spoke of before (5.2.6)."""
    spoken_of = [ref for slot, refs in ctx.bound.items() if slot > 0 for ref in refs]
    return any(naming.share_a_name(game, card, ref) for ref in spoken_of)


NEXT[y.PaysForNext] = _is_the_next
