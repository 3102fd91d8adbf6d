"""What must be paid to do a thing that an effect otherwise prevents: "can't quest unless you pay 1 {I}"."""

from judge.cards.abilities.conditions import Not
from judge.cards.abilities.happenings import Pays
from judge.cards.abilities.node import Node
from judge.cards.abilities.predicates import Applies
from judge.engine.amounts import number
from judge.engine.context import Context
from judge.engine.costs import can_pay_ink, pay_ink
from judge.engine.describe import means_card
from judge.engine.events import Ref
from judge.engine.meaning import CONDITIONS, means
from judge.engine.players import players
from judge.engine.state import Game
from judge.engine.statics import InForce, saying


@means(CONDITIONS, Pays)
def could_pay(game: Game, ctx: Context, node: Pays) -> bool:
    """6.4.4.1: the effect does not apply to a player who pays; who can't pay is held back by it."""
    amount = number(game, ctx, node.amount)
    return all(can_pay_ink(game, who, amount) for who in players(game, ctx, node.players))


def pay_price(game: Game, player: int, ref: Ref, predicate: type[Node], rule: str) -> None:
    """Pay what every effect asks for that would otherwise keep the card from it (1.5.2)."""
    for effect, _ in saying(game, predicate):
        for price in filter(None, map(_price, (*effect.conditions, *effect.of_subject))):
            if _is_asked_of(game, effect, ref):
                pay_ink(game, player, number(game, effect.ctx, price.amount), rule, "6.4.4.1", "1.5.2")


def _is_asked_of(game: Game, effect: InForce, ref: Ref) -> bool:
    """Whether it would keep this card from it, were it not for the price."""
    if effect.cards is not None:
        return ref in effect.cards
    return isinstance(effect.node, Applies) and means_card(game, effect.ctx, effect.node.subject, ref)


def _price(condition: Node) -> Pays | None:
    if isinstance(condition, Not) and isinstance(condition.condition, Pays):
        return condition.condition
    return None
