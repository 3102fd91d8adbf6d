"""Choosing cards and players, naming a card, counting: for what comes after (CR 6.1.3)."""

from judge.cards.abilities import effects as n
from judge.cards.abilities import selections as s
from judge.engine.amounts import number
from judge.engine.choices import Ask, Choice
from judge.engine.context import Context
from judge.engine.effects.taking import GROUP, pool_of, take
from judge.engine.meaning import EFFECTS, means
from judge.engine.players import players
from judge.engine.selections import chosen
from judge.engine.state import Game


@means(EFFECTS, n.Choose)
def choose(game: Game, ctx: Context, node: n.Choose) -> None:
    """6.1.3: what is told to be chosen is chosen, so that Ward hinders it (8.15.1)."""
    ctx.done = True
    phrase = node.cards
    if isinstance(phrase, s.OneOf) and pool_of(game, ctx, phrase, node.source, None) is None:
        cards = chosen(game, ctx, phrase)
    else:
        cards = take(game, ctx, phrase, node.source)
        ctx.groups[GROUP] = cards  # "a card" after it is one of these, but never one in play
    ctx.effect_happened = ctx.effect_happened or bool(cards)
    ctx.done = ctx.done and bool(cards)


@means(EFFECTS, n.ChoosePlayers)
def choose_players(game: Game, ctx: Context, node: n.ChoosePlayers) -> None:
    """Any number of them, none included (6.1.3)."""
    ctx.done = bool(players(game, ctx, node.players))


@means(EFFECTS, n.NameACard)
def name_a_card(game: Game, ctx: Context, node: n.NameACard) -> None:
    """Any name; those of cards that are in the game are offered, or a name that none of them has."""
    names = sorted({name for copy in game.copies if copy.printed.known for name in copy.card.names})
    choice = Choice(Ask.NAME, ctx.actor, ctx.name, (*names, ""), source=ctx.source[0])
    ctx.named = str(game.decide(choice)[0])
    game.step(("6.1.3", "1.7.3"), "names a card", player=game.players[ctx.actor].name, name=ctx.named)
    ctx.done = ctx.effect_happened = True


@means(EFFECTS, n.CountUp)
def count_up(game: Game, ctx: Context, node: n.CountUp) -> None:
    """6.1.8: counted once; "that number" stays what it was."""
    amount = number(game, ctx, node.amount)
    for name in ("number", "ink"):
        ctx.counts[name] = amount
    game.step("6.1.8", "counts", ability=ctx.name, amount=amount)
    ctx.done = True
