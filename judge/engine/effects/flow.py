"""How effects hang together (CR 6.1.2 to 6.1.8)."""

from judge.cards.abilities import flow as f
from judge.engine.choices import Ask, Choice
from judge.engine.conditions import holds
from judge.engine.context import Context
from judge.engine.meaning import AMOUNTS, EFFECTS, means
from judge.engine.players import players
from judge.engine.resolve import perform
from judge.engine.state import Game


@means(EFFECTS, f.Sentences)
def sentences(game: Game, ctx: Context, node: f.Sentences) -> None:
    """6.1.2: each sentence in the order written, as much of it as possible."""
    for effect in node.effects:
        perform(game, ctx, effect)


@means(EFFECTS, f.Sequence)
def sequence(game: Game, ctx: Context, node: f.Sequence) -> None:
    """The parts of one sentence in order; it is done if all of them are."""
    done = True
    for effect in node.effects:
        perform(game, ctx, effect)
        done = done and ctx.done
    ctx.done = done


@means(EFFECTS, f.Does)
def does(game: Game, ctx: Context, node: f.Does) -> None:
    """6.7.5: the active player first, then the others in turn order."""
    before = ctx.actor
    for player in players(game, ctx, node.players):
        ctx.actor = player
        perform(game, ctx, node.effect)
    ctx.actor = before


@means(EFFECTS, f.May)
def may(game: Game, ctx: Context, node: f.May) -> None:
    """6.1.4: the player decides as the effect resolves."""
    if node.players is not None:
        does(game, ctx, f.Does(node.players, f.May(node.effect)))
        return
    choice = Choice(Ask.MAY, ctx.actor, ctx.name, (True, False), source=ctx.source[0])
    if game.decide(choice)[0] is True:
        game.routine("6.1.4", "chooses to", player=game.players[ctx.actor].name, ability=ctx.name)
        ctx.done = True
        perform(game, ctx, node.effect)
    else:
        game.step("6.1.4", "chooses not to", player=game.players[ctx.actor].name, ability=ctx.name)
        ctx.done = False


@means(EFFECTS, f.InOrderTo)
def in_order_to(game: Game, ctx: Context, node: f.InOrderTo) -> None:
    """6.1.5.1: if [A] can't be completely performed, the effect can't continue."""
    ctx.done = True
    perform(game, ctx, node.first)
    if ctx.done:
        perform(game, ctx, node.then)
    else:
        game.step("6.1.5.1", "can't continue", ability=ctx.name)


@means(EFFECTS, f.IfYouDo)
def if_you_do(game: Game, ctx: Context, node: f.IfYouDo) -> None:
    """6.1.5.1."""
    if not ctx.done:
        game.note("6.1.5.1", "was not done", ability=ctx.name)
    elif node.condition is None or holds(game, ctx, node.condition):
        perform(game, ctx, node.effect)


@means(EFFECTS, f.If)
def if_so(game: Game, ctx: Context, node: f.If) -> None:
    """6.2.4, 6.7.2.1: checked as the effect resolves, and only then."""
    ctx.done = holds(game, ctx, node.condition)
    if ctx.done:
        game.routine(("6.2.4", "6.7.2.1"), "the condition is met", ability=ctx.name)
        perform(game, ctx, node.effect)
    else:
        game.step(("6.2.4", "6.7.2.1"), "the condition is not met", ability=ctx.name)


@means(EFFECTS, f.Otherwise)
def otherwise(game: Game, ctx: Context, node: f.Otherwise) -> None:
    if not ctx.done:
        ctx.done = True
        perform(game, ctx, node.effect)


@means(EFFECTS, f.ForEach)
def for_each(game: Game, ctx: Context, node: f.ForEach) -> None:
    """6.1.8: counted once during the process of resolving the effect."""
    before = ctx.times
    ctx.times = AMOUNTS[type(node.counted)](game, ctx, node.counted)
    game.step("6.1.8", "counts", ability=ctx.name, amount=ctx.times)
    if ctx.times:
        perform(game, ctx, node.effect)
    else:
        ctx.done = False
    ctx.times = before


@means(EFFECTS, f.Then)
def then(game: Game, ctx: Context, node: f.Then) -> None:
    """In the order written (6.1.2)."""
    if node.first is not None:
        perform(game, ctx, node.first)
    perform(game, ctx, node.effect)


@means(EFFECTS, f.IfNotDone)
def if_not_done(game: Game, ctx: Context, node: f.IfNotDone) -> None:
    if not ctx.done:
        perform(game, ctx, node.effect)
