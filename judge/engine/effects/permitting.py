"""Effects that restrict or permit something for a duration (CR 6.1.13, 6.4.2.1); the next card."""

from dataclasses import replace

from judge.cards.abilities import predicates as p
from judge.cards.abilities import statics as st
from judge.cards.abilities.node import Node
from judge.cards.abilities.selections import This
from judge.engine.context import Context
from judge.engine.describe import fits
from judge.engine.effects.lasting import (
    OF_A_PLAYERS_TURN,
    duration_rules,
    of_next_turn,
    of_the_chosen,
    window,
)
from judge.engine.events import Ref
from judge.engine.lasting import Ends, Lasting, Window
from judge.engine.meaning import EFFECTS, means
from judge.engine.players import players_who_act
from judge.engine.state import Game


@means(EFFECTS, st.Restricts)
def restrict(game: Game, ctx: Context, node: st.Restricts) -> None:
    """6.4.2.1: for each of the players on their own, since their turns are different ones."""
    for player in players_who_act(game, ctx, node.players):
        when = window(game, ctx, node.duration, None)
        if isinstance(node.duration, OF_A_PLAYERS_TURN):
            when = of_next_turn(game, player)
        _add(game, ctx, node, when, frozenset({player}))
        game.step(
            ("6.4.2.1", "1.2.2", *duration_rules(node.duration, None)), "a player is restricted",
            ability=ctx.name, restriction=node.restriction, player=game.players[player].name,
        )  # fmt: skip


@means(EFFECTS, st.Permits)
def permit(game: Game, ctx: Context, node: st.Permits) -> None:
    """6.4.2.1: a permission of the effect's player."""
    _add(game, ctx, node.permission, window(game, ctx, node.duration, None), None)
    game.step(
        ("6.4.2.1", *duration_rules(node.duration, None)), "a player is permitted", ability=ctx.name,
        permission=node.permission, player=game.players[ctx.you].name,
    )  # fmt: skip


@means(EFFECTS, st.Replaces)
def wait_to_replace(game: Game, ctx: Context, node: st.Replaces) -> None:
    """6.5.1: "the next time … would …": it exists until it is used or its time is up."""
    event = of_the_chosen(game, ctx, node.event)
    if event is None:
        return
    node = replace(node, event=event)
    _add(game, ctx, node, window(game, ctx, node.duration, None), None)
    rules = ("6.5.1", "6.4.2.1", *duration_rules(node.duration, None))
    game.step(rules, "a replacement effect is created", ability=ctx.name)


def _add(game: Game, ctx: Context, node: Node, when: Window, who: frozenset[int] | None) -> None:
    game.lasting.append(Lasting(ctx.source, ctx.you, ctx.name, node, when, None, dict(ctx.bound), who))
    game.changed()
    ctx.effect_happened = ctx.done = True


# ---- the next card


@means(EFFECTS, p.AppliesToNext)
def wait_for_next(game: Game, ctx: Context, node: p.AppliesToNext) -> None:
    """ "the next character you play this turn enters play exerted": until it is played or the turn ends."""
    _add(game, ctx, node, Window(Ends.END_OF_TURN, game.active, made_on_turn=game.turn), None)
    game.step("6.4.2.1", "waits for the next card", ability=ctx.name)


def waiting_for(game: Game, player: int, card: Ref) -> list[Lasting]:
    """What waits for a card like this one, played by this player."""
    return [
        one
        for one in game.lasting
        if isinstance(one.node, p.AppliesToNext)
        and one.you == player
        and fits(game, Context(one.source, one.you, one.name), card, one.node.description)
    ]


def next_enters_exerted(game: Game, player: int, card: Ref) -> bool:
    """6.7.8."""
    waiting = [one.node for one in waiting_for(game, player, card)]
    return any(
        isinstance(said, p.EntersPlayExerted)
        for node in waiting
        if isinstance(node, p.AppliesToNext)
        for said in node.predicates
    )


def apply_to_next(game: Game, waiting: list[Lasting], card: Ref) -> None:
    """6.4.2.1: what else was said of the next card applies to it as it comes into play, and is used up."""
    for one in waiting:
        assert isinstance(one.node, p.AppliesToNext)
        ctx = Context(one.source, one.you, one.name)
        said = tuple(part for part in one.node.predicates if not isinstance(part, p.EntersPlayExerted))
        game.lasting = [other for other in game.lasting if other is not one]
        if said:
            node = p.Applies(This(), said, one.node.duration)
            when = window(game, ctx, one.node.duration, card)
            game.lasting.append(Lasting(one.source, one.you, one.name, node, when, frozenset({card})))
        game.changed()
        game.step(
            ("6.4.2.2", "6.4.2.1"), "applies to the next card", ability=one.name, card=game.named(card[0])
        )
