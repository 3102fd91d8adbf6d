"""Moving characters to locations (CR 4.7)."""

from judge.cards.abilities import placing as pl
from judge.cards.abilities import selections as s
from judge.cards.abilities.node import Node
from judge.engine import costs
from judge.engine.apply import together
from judge.engine.context import Context
from judge.engine.effects.taking import MOVED
from judge.engine.events import Moves, Ref
from judge.engine.meaning import EFFECTS, PARTS, means
from judge.engine.selections import candidates as candidates_of
from judge.engine.selections import cards_in, choose_cards, select
from judge.engine.state import Game
from judge.engine.steps import Reason
from judge.engine.turn_actions.move import reasons_cannot_move_to
from judge.terms import CardType, Zone

PARTS |= {pl.TheSameLocation}


@means(EFFECTS, pl.MoveCharacter)
def move_character(game: Game, ctx: Context, node: pl.MoveCharacter) -> None:
    """4.7.1: a player moves only their characters, and only to their locations."""
    ctx.done = True
    characters = [ref for ref in _characters(game, ctx, node) if game.is_in_play(ref)]
    location = _location(game, ctx, node, characters) if characters else None
    if location is None:
        ctx.done = False
        return
    movable = [ref for ref in characters if _may_move(game, ctx, ref, location, say=True)]
    if not node.for_free:
        movable = [ref for ref in movable if _pays(game, ctx, ref, location)]
    events = tuple(_moves(game, ctx, ref, location) for ref in movable)
    free = ("4.7.3.2",) if node.for_free else ()
    moved = bool(events) and together(game, events, "4.7.3.3", *free, "6.7.2.4")
    ctx.done = moved and movable == characters  # 6.1.5.1: all who were to
    ctx.groups[MOVED] = (*ctx.groups.get(MOVED, ()), *movable)


def _characters(game: Game, ctx: Context, node: pl.MoveCharacter) -> tuple[Ref, ...]:
    """Who moves; of those that can be chosen only the acting player's own."""
    phrase = node.characters
    if isinstance(phrase, s.OneOf) and phrase.slot not in ctx.bound:
        fitting = [ref for ref in candidates_of(game, ctx, phrase) if game.owner(ref[0]) == ctx.actor]
        fitting = [ref for ref in fitting if not node.from_here or game.in_play[ref[0]].at == ctx.source[0]]
        ctx.bound[phrase.slot] = choose_cards(game, ctx, phrase.count, fitting, {})
        return ctx.bound[phrase.slot]
    return select(game, ctx, phrase)  # type: ignore[arg-type]  # what moves is a phrase of cards


def _location(game: Game, ctx: Context, node: pl.MoveCharacter, characters: list[Ref]) -> Ref | None:
    """One location for all of them, to which at least one can move (4.7.2)."""
    fitting = _locations(game, ctx, node.to)
    if fitting is None:
        found = select(game, ctx, node.to)  # type: ignore[arg-type]  # where to is a phrase of cards
        return found[0] if found and game.is_in_play(found[0]) else None
    legal = [to for to in fitting if any(_may_move(game, ctx, ref, to) for ref in characters)]
    found = choose_cards(game, ctx, s.ONE, legal, _refused(game, ctx, fitting, characters))
    ctx.bound[getattr(node.to, "slot", -1)] = found
    return found[0] if found else None


def _refused(game: Game, ctx: Context, locations: list[Ref], characters: list[Ref]) -> dict[object, Reason]:
    """Those to which none of the characters can move, each with a reason (4.7.1, 4.7.2)."""
    against = {
        to: [reasons_cannot_move_to(game, ctx.actor, ref[0], to[0]) for ref in characters] for to in locations
    }
    return {to[0]: reasons[0][0] for to, reasons in against.items() if all(reasons)}


def _locations(game: Game, ctx: Context, to: Node) -> list[Ref] | None:
    """Those that the words leave open; None where they mean a certain one."""
    if isinstance(to, pl.TheSameLocation):
        return [ref for ref in cards_in(game, Zone.PLAY) if game.type(ref[0]) is CardType.LOCATION]
    if isinstance(to, s.OneOf | s.Chosen) and to.slot not in ctx.bound:
        return candidates_of(game, ctx, to)
    return None


def _may_move(game: Game, ctx: Context, ref: Ref, to: Ref, say: bool = False) -> bool:
    reasons = reasons_cannot_move_to(game, ctx.actor, ref[0], to[0])
    for reason in reasons if say else ():
        game.step(reason.rules, reason.message, **reason.params)
    return not reasons


def _pays(game: Game, ctx: Context, ref: Ref, to: Ref) -> bool:
    """4.7.3.2."""
    cost = costs.move_cost(game, ctx.actor, ref[0], to[0])
    if not costs.can_pay_ink(game, ctx.actor, cost):
        return False
    costs.pay_ink(game, ctx.actor, cost, "4.7.3.2", "5.6.5.1")
    return True


def _moves(game: Game, ctx: Context, ref: Ref, to: Ref) -> Moves:
    at = game.in_play[ref[0]].at
    return Moves(ctx.actor, ref, to, None if at is None else game.ref(at))
