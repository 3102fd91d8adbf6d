"""Sentences and their parts in the order written (CR 6.1.2), and what a later one says of an earlier one."""

from collections.abc import Iterator, Sequence

from judge.cards.abilities import flow as f
from judge.cards.abilities.effects import DamageIgnores, RepeatThis
from judge.cards.abilities.node import Node
from judge.cards.abilities.placing import Put
from judge.cards.abilities.selections import Chosen, OneOf
from judge.engine.context import Context
from judge.engine.effects.several_players import each_with_what_is_theirs, spoken_of_one_by_one
from judge.engine.effects.taking import GROUP
from judge.engine.effects.trees import nodes_in
from judge.engine.meaning import EFFECTS, means
from judge.engine.resolve import perform
from judge.engine.state import Game


def perform_in_order(game: Game, ctx: Context, effects: Sequence[Node]) -> bool:
    """Perform effects one after the other; whether all of them were done."""
    done, partly, at = True, False, 0
    while at < len(effects):
        slot, count = spoken_of_one_by_one(ctx, effects[at:])
        if count:
            each_with_what_is_theirs(game, ctx, slot, effects[at : at + count], perform_in_order)
        else:
            _perform_one(game, ctx, effects[at], effects[at + 1 : at + 2])
        done, partly = done and ctx.done, partly or ctx.done
        at += max(1, count)
    ctx.partly = partly
    return done


def _perform_one(game: Game, ctx: Context, effect: Node, after: Sequence[Node]) -> None:
    """What the next words say of it holds while it is performed."""
    before = ctx.ignores
    if after and isinstance(effect, f.If) and isinstance(after[0], f.Otherwise):
        ctx.unchosen = {slot: node for node in nodes_in(effect.effect) for slot in _slots_put(node)}
    if after and isinstance(after[0], DamageIgnores):
        ctx.ignores |= {after[0].keyword}
    perform(game, ctx, effect)
    ctx.ignores = before


def _slots_put(node: Node) -> Iterator[int]:
    if isinstance(node, Put) and isinstance(node.cards, Chosen | OneOf):
        yield node.cards.slot


@means(EFFECTS, f.Sentences)
def sentences(game: Game, ctx: Context, node: f.Sentences) -> None:
    """6.1.2: each sentence in the order written, as much of it as possible."""
    rules = ("6.1.2", "6.2.5") if ctx.event is not None else ("6.1.2",)
    game.routine(rules, "the sentences resolve in order", ability=ctx.name)
    ctx.is_complete = perform_in_order(game, ctx, node.effects)


@means(EFFECTS, f.Sequence)
def sequence(game: Game, ctx: Context, node: f.Sequence) -> None:
    """The parts of one sentence in order; it is done if all of them are."""
    ctx.done = perform_in_order(game, ctx, node.effects)


@means(EFFECTS, f.Then)
def then(game: Game, ctx: Context, node: f.Then) -> None:
    """In the order written (6.1.2)."""
    parts = (node.effect,) if node.first is None else (node.first, node.effect)
    ctx.done = perform_in_order(game, ctx, parts)


@means(EFFECTS, DamageIgnores)
def damage_ignores(game: Game, ctx: Context, node: DamageIgnores) -> None:
    """It was so while the damage before it was calculated (6.7.2.3)."""
    game.routine("6.7.2.3", "can't be reduced", ability=ctx.name, keyword=node.keyword.value)


@means(EFFECTS, RepeatThis)
def repeat_this(game: Game, ctx: Context, node: RepeatThis) -> None:
    """All of it once more, with choices and cards of its own; what comes after is of the first time."""
    assert ctx.whole is not None, "an effect that repeats itself is resolved as a whole"
    game.step("6.1.2", "repeats the effect", ability=ctx.name)
    ctx.bound = {slot: cards for slot, cards in ctx.bound.items() if slot in ctx.given}
    ctx.moved, ctx.chosen = set(), []
    ctx.groups.pop(GROUP, None)
    perform(game, ctx, ctx.whole)
    ctx.done, ctx.otherwise = True, False
