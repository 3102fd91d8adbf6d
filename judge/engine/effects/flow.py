"""Conditions and decisions around effects: "may", "if", "otherwise", "for each" (CR 6.1.4, 6.1.8, 6.2.4)."""

from judge.cards.abilities import effects as n
from judge.cards.abilities import flow as f
from judge.cards.abilities.node import Node
from judge.cards.abilities.payments import PaysForNext
from judge.cards.abilities.placing import Reveal
from judge.cards.abilities.predicates import Applies
from judge.cards.abilities.selections import Every
from judge.engine.choices import Ask, Choice
from judge.engine.conditions import holds
from judge.engine.context import Context
from judge.engine.describe import rules_of_words
from judge.engine.effects.several_players import each_of
from judge.engine.effects.trees import nodes_in
from judge.engine.meaning import AMOUNTS, EFFECTS, means
from judge.engine.readings import OTHERWISE, of_condition
from judge.engine.resolve import perform
from judge.engine.selections import candidates
from judge.engine.state import Game
from judge.terms import Zone

WITH_A_NUMBER = (
    n.Draw, n.Discard, n.GainLore, n.LoseLore, n.DealDamage, n.PutDamage, n.RemoveDamage, n.MoveDamage,
    n.GetInkDrops, Applies, PaysForNext,
)  # fmt: skip
"""Effects with a number of their own, which "for each" multiplies; any other is done that many times."""


@means(EFFECTS, f.May)
def may(game: Game, ctx: Context, node: f.May) -> None:
    """6.1.4: the player decides as the effect resolves; if not, no part of the sentence is performed."""
    if node.players is not None:
        each_of(game, ctx, node.players, f.May(node.effect))
        return
    choice = Choice(Ask.MAY, ctx.actor, ctx.name, (True, False), source=ctx.source[0])
    if game.decide(choice)[0] is True:
        game.routine("6.1.4", "chooses to", player=game.players[ctx.actor].name, ability=ctx.name)
        with ctx.willingly():
            perform(game, ctx, node.effect)
    else:
        rules = ("6.1.4", *_failing_to_find(game, ctx, node.effect))
        game.step(rules, "chooses not to", player=game.players[ctx.actor].name, ability=ctx.name)
        _speak_of_all_the_same(game, ctx, node.effect)
        ctx.done = ctx.partly = False
    ctx.otherwise = not ctx.done


def _failing_to_find(game: Game, ctx: Context, effect: Node) -> tuple[str, ...]:
    """7.1.4: of cards of a private zone that were looked at, nobody has to find what was looked for."""
    looked_at = any(game.zones[card] is Zone.DECK for card, _ in ctx.groups.get("group", ()))
    return ("7.1.4",) if looked_at and any(isinstance(one, Reveal) for one in nodes_in(effect)) else ()


def _speak_of_all_the_same(game: Game, ctx: Context, effect: Node) -> None:
    """6.1.4: other sentences resolve as normal: "they" are the cards that nobody had to choose."""
    for phrase in nodes_in(effect):
        if not isinstance(phrase, Every) or phrase.description.noun.card:
            continue
        if phrase.slot not in ctx.bound:
            ctx.bound[phrase.slot] = tuple(candidates(game, ctx, phrase))


@means(EFFECTS, f.If)
def if_so(game: Game, ctx: Context, node: f.If) -> None:
    """6.2.4, 6.7.2.1: checked as the effect resolves, and only then."""
    ctx.done = ctx.partly = holds(game, ctx, node.condition)
    ctx.otherwise, ctx.allowed = not ctx.done, ctx.done
    rules = ("6.2.4", "6.7.2.1", *rules_of_words(node.condition))
    if ctx.done:
        reading = of_condition(game, ctx, node.condition)
        game.routine(rules, "the condition is met", ability=ctx.name, reading=reading)
        perform(game, ctx, node.effect)
    else:
        game.step(rules, "the condition is not met", ability=ctx.name)


@means(EFFECTS, f.Otherwise)
def otherwise(game: Game, ctx: Context, node: f.Otherwise) -> None:
    """Only if the "if" before was false, or what it allowed was not done."""
    if ctx.otherwise:
        if ctx.allowed:
            game.step("6.1.2", "the rules leave this open", ability=ctx.name, reading=OTHERWISE)
        ctx.done, ctx.otherwise = True, False
        perform(game, ctx, node.effect)


@means(EFFECTS, f.IfYouDo)
def if_you_do(game: Game, ctx: Context, node: f.IfYouDo) -> None:
    """6.1.5.1: only if what comes before was performed completely."""
    if not (ctx.done or (node.either and ctx.partly)):
        game.note(("6.1.5.1", "6.1.5"), "was not done", ability=ctx.name)
        ctx.otherwise, ctx.allowed = True, False
        return
    ctx.done = node.condition is None or holds(game, ctx, node.condition)
    ctx.otherwise = not ctx.done
    if ctx.done:
        game.routine(("6.1.5.1", "6.1.5"), "the first part is done", ability=ctx.name)
        perform(game, ctx, node.effect)


@means(EFFECTS, f.IfNotDone)
def if_not_done(game: Game, ctx: Context, node: f.IfNotDone) -> None:
    """ "If they don't": they chose not to, or could not (6.1.5.1)."""
    if not ctx.done:
        ctx.done = True
        perform(game, ctx, node.effect)


@means(EFFECTS, f.ForEach)
def for_each(game: Game, ctx: Context, node: f.ForEach) -> None:
    """6.1.8: counted once during the process of resolving the effect."""
    times = AMOUNTS[type(node.counted)](game, ctx, node.counted)
    game.step(("6.1.8", "6.7.2.1", *rules_of_words(node.counted)), "counts", ability=ctx.name, amount=times)
    perform_times(game, ctx, node.effect, times)


@means(EFFECTS, f.ForEachWhoDoesnt)
def for_each_who_doesnt(game: Game, ctx: Context, node: f.ForEachWhoDoesnt) -> None:
    """6.1.8: the players who did not do what comes before, counted once."""
    times = sum(not did for did in ctx.who_did.values())
    game.step(("6.1.8", "6.7.2.1"), "counts", ability=ctx.name, amount=times)
    perform_times(game, ctx, node.effect, times)


def perform_times(game: Game, ctx: Context, effect: Node, times: int) -> None:
    """The number of the effect multiplied; an effect without a number of its own that many times."""
    if not times:
        ctx.done = False
    elif any(isinstance(node, WITH_A_NUMBER) for node in nodes_in(effect)):
        before, ctx.times = ctx.times, times
        perform(game, ctx, effect)
        ctx.times = before
    else:
        _repeat(game, ctx, effect, times)


def _repeat(game: Game, ctx: Context, effect: Node, times: int) -> None:
    """Each time with a choice of its own (6.1.3)."""
    known = frozenset(ctx.bound)
    for _ in range(times):
        ctx.bound = {slot: cards for slot, cards in ctx.bound.items() if slot in known}
        perform(game, ctx, effect)
