"""Effects that leave something behind for a duration (CR 6.1.13, 6.4.2)."""

from collections.abc import Callable
from dataclasses import fields, replace

from judge.cards.abilities import durations as d
from judge.cards.abilities import predicates as p
from judge.cards.abilities.flow import Delayed
from judge.cards.abilities.node import Node
from judge.cards.abilities.selections import Chosen, Every, Reference
from judge.engine.amounts import number
from judge.engine.applying import rules_of_modifying
from judge.engine.context import Context
from judge.engine.describe import rules_of_words
from judge.engine.effects.trees import nodes_in
from judge.engine.events import Ref
from judge.engine.keywords.mentions import mention_when_gained
from judge.engine.lasting import Ends, Lasting, Waiting, Window
from judge.engine.meaning import AMOUNTS, EFFECTS, PARTS, means
from judge.engine.selections import select
from judge.engine.state import Game

PARTS |= {
    d.ThisTurn, d.UntilYourNextTurn, d.DuringTheirNextTurn, d.AtStartOfTheirNextTurn, d.AtStartOfTheirTurn,
    d.DuringThatChallenge,
}  # fmt: skip

OF_A_PLAYERS_TURN = (d.DuringTheirNextTurn, d.AtStartOfTheirNextTurn)
APPLIED = (p.Gets, p.Gains, p.LosesKeyword, p.GainsClassification)
"""6.4.2.2: an ability or a modifier is applied to the cards that are there on resolution."""


@means(EFFECTS, p.Applies)
def apply_to_cards(game: Game, ctx: Context, node: p.Applies) -> None:
    """6.4.2.1, 6.4.2.2: modifiers apply to the cards there now; restrictions on a kind are continuous."""
    of_each = _is_counted_of_each(node)
    times = ctx.times if of_each else _times(game, ctx, node)
    if isinstance(node.subject, Every) and not any(isinstance(one, APPLIED) for one in node.predicates):
        _add_continuous(game, ctx, node, times)
        return
    cards = [card for card in select(game, ctx, node.subject) if game.is_in_play(card)]
    ctx.done = bool(cards)
    for card in cards:
        if of_each:
            ctx.bound[node.subject.slot] = (card,)
            times = _times(game, ctx, node)
        _add(game, ctx, node, card, window(game, ctx, node.duration, card), times)
    if of_each:
        ctx.bound[node.subject.slot] = tuple(cards)


def _is_counted_of_each(node: p.Applies) -> bool:
    """ "for each 1 damage on them": counted of a card only when it is known which."""
    about = [one.slot for one in nodes_in(node.counted) if isinstance(one, Reference)]
    return node.subject.slot in about


def _times(game: Game, ctx: Context, node: p.Applies) -> int:
    """6.1.8: counted once, as it resolves."""
    if node.counted is None:
        return ctx.times
    times = ctx.times * AMOUNTS[type(node.counted)](game, ctx, node.counted)
    game.step(("6.1.8", "6.7.2.1", *rules_of_words(node.counted)), "counts", ability=ctx.name, amount=times)
    return times


def _add_continuous(game: Game, ctx: Context, node: p.Applies, times: int) -> None:
    """6.4.2.1; "during their next turn" is of each player's cards on their own, whose turns differ."""
    counted, bound = _counted_now(game, ctx, node), dict(ctx.bound)
    when = window(game, ctx, node.duration, None)
    about = Lasting(ctx.source, ctx.you, ctx.name, counted, when, None, bound, amount=times)
    if isinstance(node.duration, OF_A_PLAYERS_TURN):
        game.lasting += [
            replace(about, window=of_next_turn(game, player), players=frozenset({player}))
            for player in range(len(game.players))
        ]
    else:
        game.lasting.append(about)
    game.changed()
    ctx.effect_happened = True
    rules = ("6.4.2.1", *rules_of_modifying(counted), "6.4.2", "6.4.1")
    rules = (*rules, *duration_rules(node.duration, node.condition))
    game.step(rules, "a continuous effect applies", ability=ctx.name, effect=node)


def _add(game: Game, ctx: Context, node: p.Applies, card: Ref, when: Window, times: int) -> None:
    counted = _counted_now(game, ctx, node)
    bound = dict(ctx.bound)
    game.lasting.append(
        Lasting(ctx.source, ctx.you, ctx.name, counted, when, frozenset({card}), bound, amount=times)
    )
    game.changed()
    ctx.effect_happened = True
    rules = ("6.4.2.2", *rules_of_modifying(counted), "6.4.2", "6.4.1")
    rules = (*rules, *duration_rules(node.duration, node.condition))
    who = game.named(card[0])
    mention_when_gained(game, card, counted)
    game.step(
        rules, "an effect applies", ability=ctx.name, predicates=counted.predicates, amount=times, card=who
    )


def duration_rules(duration: Node | None, condition: Node | None) -> tuple[str, ...]:
    """6.1.13: the rule of its duration; of both where it has two (6.1.13.6)."""
    found = []
    match duration:
        case d.ThisTurn():
            found.append("6.1.13.4")
        case d.UntilYourNextTurn():
            found.append("6.1.13.3")
        case d.DuringTheirNextTurn() | d.AtStartOfTheirNextTurn() | d.DuringThatChallenge():
            found.append("6.1.13.1")
    if condition is not None:
        found += ["6.1.13.5", "6.1.13.6"] if found else ["6.1.13.5"]
    return (*found, "6.1.13") if found else ()


def _counted_now(game: Game, ctx: Context, node: p.Applies) -> p.Applies:
    """6.1.8: an amount that is computed is computed once, on resolution."""
    return replace(node, predicates=tuple(_fixed(game, ctx, one) for one in node.predicates))


def _fixed(game: Game, ctx: Context, predicate: Node) -> Node:
    if isinstance(predicate, p.LosesAsMuch):
        return replace(predicate, amount=number(game, ctx, predicate.amount))
    if not isinstance(predicate, p.Gets) or all(isinstance(m.amount, int) for m in predicate.modifiers):
        return predicate
    before, ctx.times = ctx.times, 1
    modifiers = tuple(replace(m, amount=number(game, ctx, m.amount)) for m in predicate.modifiers)
    ctx.times = before
    return replace(predicate, modifiers=modifiers)


def window(game: Game, ctx: Context, duration: Node | None, card: Ref | None) -> Window:
    """From when to when it applies (6.1.13)."""
    owner = ctx.you if card is None else game.owner(card[0])
    match duration:
        case d.UntilYourNextTurn():
            return Window(Ends.START_OF_TURN, ctx.you, made_on_turn=game.turn)
        case d.DuringTheirNextTurn() | d.AtStartOfTheirNextTurn():
            return of_next_turn(game, owner)
        case d.DuringThatChallenge():
            return Window(Ends.END_OF_CHALLENGE, made_on_turn=game.turn)
        case d.AtStartOfTheirTurn():  # of every turn, as long as what it says besides is so (6.1.13.6)
            return Window(Ends.NEVER, made_on_turn=game.turn)
        case None:
            return Window(Ends.WHILE_SOURCE_IN_PLAY if card is None else Ends.NEVER, made_on_turn=game.turn)
        case _:
            return Window(Ends.END_OF_TURN, game.active, made_on_turn=game.turn)


def of_next_turn(game: Game, player: int) -> Window:
    """6.1.13.1: a player's next turn."""
    return Window(Ends.END_OF_TURN, player, from_turn_of=player, made_on_turn=game.turn)


@means(EFFECTS, Delayed)
def delayed(game: Game, ctx: Context, node: Delayed) -> None:
    """6.2.7.1, 6.2.7.2: a triggered ability that waits outside of the bag."""
    when = (
        window(game, ctx, node.duration, None)
        if node.duration
        else Window(Ends.NEVER, made_on_turn=game.turn)
    )
    triggers = tuple(one for one in (of_the_chosen(game, ctx, one) for one in node.triggers) if one)
    if not triggers:
        ctx.done = False
        return
    cards, who = dict(ctx.bound), dict(ctx.bound_players)
    game.waiting.append(
        Waiting(ctx.source, ctx.you, ctx.name, triggers, node.effect, when, cards, node.once, who)
    )
    ctx.effect_happened = True
    rules = ("6.2.7.2" if node.once else "6.2.7.1", "6.2.7", *duration_rules(node.duration, None))
    game.step(rules, "a triggered ability is created", ability=ctx.name)


def of_the_chosen(game: Game, ctx: Context, event: Node) -> Node | None:
    """6.1.3: what is chosen is chosen now, and the event is of that card alone; None if there is none."""
    make: Callable[..., Node] = replace
    for field in fields(event):
        card = getattr(event, field.name)
        if isinstance(card, Chosen):
            chosen = select(game, ctx, card)
            return make(event, **{field.name: Reference("that", slot=card.slot)}) if chosen else None
    return event
