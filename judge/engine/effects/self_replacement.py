"""Effects that replace a part of their own ability: "… instead" (CR 6.5.6)."""

from collections.abc import Iterable

from judge.cards.abilities import flow as f
from judge.cards.abilities.selections import Chosen, OneOf, Reference
from judge.engine.conditions import holds
from judge.engine.context import Context
from judge.engine.describe import rules_of_words
from judge.engine.effects.trees import nodes_in
from judge.engine.meaning import EFFECTS, means
from judge.engine.resolve import perform
from judge.engine.selections import select
from judge.engine.state import Game


@means(EFFECTS, f.ReplacedIf)
def replaced_if(game: Game, ctx: Context, node: f.ReplacedIf) -> None:
    """6.5.3: whether it is replaced is asked as it would happen; 6.5.7.1: before any other replacement."""
    for phrase in _choices_asked_about(node):
        select(game, ctx, phrase)
    if node.condition is not None and not holds(game, ctx, node.condition):
        rules = ("6.5.3", "6.5.6", "6.5.7.1", *rules_of_words(node.condition))
        game.note(rules, "does not replace itself", ability=ctx.name)
        perform(game, ctx, node.effect)
        return
    rules = (*REPLACES_ITSELF, *rules_of_words(node.condition))
    game.step(rules, "replaces itself", ability=ctx.name)
    perform(game, ctx, node.instead)
    if isinstance(node.instead, f.May) and not ctx.done:
        perform(game, ctx, node.effect)  # "You may … instead": what was not done replaces nothing (6.5.4).


REPLACES_ITSELF = ("6.5.6", "6.5.7.1", "6.5.7", "6.5.1.1", "6.5.1", "6.5.4", "6.7.2.2")


def _choices_asked_about(node: f.ReplacedIf) -> Iterable[Chosen | OneOf]:
    """ "If a Villain character is chosen": what the effect would choose is chosen first."""
    about = (*nodes_in(node.condition), *nodes_in(node.instead))
    asked = {one.slot for one in about if isinstance(one, Reference | Chosen | OneOf)}
    found = (one for one in nodes_in(node.effect) if isinstance(one, Chosen | OneOf))
    return [one for one in found if one.slot in asked]


@means(EFFECTS, f.Instead)
def instead(game: Game, ctx: Context, node: f.Instead) -> None:
    """One that nothing stands before is an effect with its condition."""
    if node.condition is None or holds(game, ctx, node.condition):
        perform(game, ctx, node.effect)
