""" "instead of into your discard": where an action goes once it has resolved (CR 6.5.1, 6.7.7.1)."""

from dataclasses import replace

from judge.engine.context import Context
from judge.engine.entering import Pending
from judge.engine.events import Ref
from judge.engine.state import Game
from judge.terms import Zone


def put_after_resolving(game: Game, ctx: Context, cards: tuple[Ref, ...], zone: Zone, position: str) -> None:
    """The action that this effect played waits to resolve; it goes elsewhere afterwards."""
    ctx.done = False
    for place, waiting in enumerate(game.effects_waiting):
        if isinstance(waiting, Pending) and waiting.card in cards:
            how = replace(waiting.how, place_after=(zone, position))
            game.effects_waiting[place] = replace(waiting, how=how)
            game.step(
                ("6.5.1.1", "6.5.1"),
                "will be put elsewhere",
                card=game.named(waiting.card[0]),
                zone=zone.value,
            )
            ctx.done = True
