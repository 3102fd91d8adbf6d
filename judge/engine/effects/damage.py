"""Dealing, putting, moving and removing damage (CR 1.9.1)."""

from collections.abc import Iterable

from judge.cards.abilities import effects as n
from judge.cards.abilities.amounts import Amount, CharacteristicOf
from judge.cards.abilities.selections import Chosen
from judge.engine.amounts import number
from judge.engine.apply import together
from judge.engine.characteristics import keyword_amount
from judge.engine.choices import Ask, Choice
from judge.engine.context import Context
from judge.engine.damage import can_be_dealt_damage, dealing, dealt_by
from judge.engine.effects.still_there import in_play
from judge.engine.effects.trees import nodes_in
from judge.engine.events import MovesDamage, PutsDamage, Ref, RemovesDamage
from judge.engine.meaning import EFFECTS, means
from judge.engine.selections import select
from judge.engine.state import Game
from judge.engine.steps import Illegal, Reason
from judge.terms import CardType, Keyword


def by_character(game: Game, ctx: Context) -> Ref | None:
    """1.8.1.4: damage from a character's ability is that character's."""
    return ctx.source if game.type(ctx.source[0]) is CardType.CHARACTER else None


@means(EFFECTS, n.DealDamage)
def deal_damage(game: Game, ctx: Context, node: n.DealDamage) -> None:
    """6.7.2.3, 6.7.2.4: calculated first, then dealt to all at the same time; 1.2.1 for Resist."""
    _choose_as_written(game, ctx, node)
    cards = in_play(game, ctx, select(game, ctx, node.to))
    amount = number(game, ctx, node.amount)
    if amount <= 0 and isinstance(node.amount, CharacteristicOf):
        game.note("5.3.6.2", "deals no damage", ability=ctx.name)
    ignores_resist = Keyword.RESIST in ctx.ignores
    done = _can_be_dealt(game, ctx, cards)  # also where Resist leaves nothing of it
    events = tuple(
        dealing(game, card, amount, by_character(game, ctx), ctx.source, ignore_resist=ignores_resist)
        for card in cards
    )
    together(game, events, "1.9.1.1", "6.7.2.3", "6.7.2.4")
    ctx.done = done
    ctx.counts["damage dealt"] = sum(event.amount for event in events)


def _can_be_dealt(game: Game, ctx: Context, cards: list[Ref]) -> bool:
    """1.2.2: to any of them; a cost that an effect forbids is refused."""
    by = dealt_by(game, ctx.source)
    can = any(can_be_dealt_damage(game, card, by) for card in cards)
    if cards and ctx.before_it_resolves and not can:
        params = {"card": game.named(cards[0][0])}
        raise Illegal(Reason(("1.2.2", "1.9.1.1"), "can't be dealt damage as a cost", params))
    return can


def _choose_as_written(game: Game, ctx: Context, node: n.DealDamage) -> None:
    """6.1.2: "damage equal to chosen character's {S} to another chosen character": the first is first."""
    for part in nodes_in(node.amount):
        if isinstance(part, Chosen) and part.slot < getattr(node.to, "slot", -1):
            select(game, ctx, part)


@means(EFFECTS, n.PutDamage)
def put_damage(game: Game, ctx: Context, node: n.PutDamage) -> None:
    """1.9.1.2: not dealt, so Resist does nothing (8.8.3)."""
    cards = in_play(game, ctx, select(game, ctx, node.on))
    amount = number(game, ctx, node.amount)
    events = tuple(PutsDamage(card, amount, by_character(game, ctx), ctx.actor) for card in cards)
    _pass_over_resist(game, cards)
    ctx.done = bool(events) and together(game, events, "1.9.1.2")


def _pass_over_resist(game: Game, cards: Iterable[Ref]) -> None:
    """8.8.3: damage put or moved is not dealt."""
    for card in cards:
        if keyword_amount(game, card, Keyword.RESIST):
            game.step("8.8.3", "Resist does nothing", card=game.named(card[0]))


@means(EFFECTS, n.RemoveDamage)
def remove_damage(game: Game, ctx: Context, node: n.RemoveDamage) -> None:
    """1.9.1.3: at most what is there; "up to" lets the player decide how much."""
    left = number(game, ctx, node.amount) if node.total and node.amount is not None else None
    events: list[RemovesDamage] = []
    for card in select(game, ctx, node.source):
        if game.is_in_play(card):
            amount = _how_much(game, ctx, card, node.amount, node.up_to, left)
            left = None if left is None else left - amount
            _mention_what_is_missing(game, ctx, node, amount)
            events.append(RemovesDamage(card, amount, ctx.actor))
    happened = together(game, tuple(events), "1.9.1.3")
    removed = sum(event.amount for event in events) if happened else 0
    if removed:
        ctx.groups["damage removed"] = tuple(event.card for event in events if event.amount)
    ctx.counts["damage removed"] = ctx.counts.get("damage removed", 0) + removed
    ctx.done = removed > 0


def _mention_what_is_missing(game: Game, ctx: Context, node: n.RemoveDamage, removed: int) -> None:
    """1.2.3: more is to be removed than there is."""
    if node.amount is None or node.up_to or node.total:
        return
    if removed < number(game, ctx, node.amount):
        game.routine("1.2.3", "does as much as possible", ability=ctx.name)


@means(EFFECTS, n.MoveDamage)
def move_damage(game: Game, ctx: Context, node: n.MoveDamage) -> None:
    """1.9.1.4: from one to another; none if either is missing."""
    sources, targets = select(game, ctx, node.source), select(game, ctx, node.to)
    moved = 0
    if targets and game.is_in_play(targets[0]):
        _pass_over_resist(game, targets[:1])
        event = MovesDamage(
            _counters(game, ctx, node, sources, targets[0]), targets[0], by_character(game, ctx), ctx.actor
        )
        moved = event.amount if together(game, (event,), "1.9.1.4") else 0
    ctx.counts["damage moved"] = ctx.counts.get("damage moved", 0) + moved
    ctx.done = moved > 0


def _counters(
    game: Game, ctx: Context, node: n.MoveDamage, sources: Iterable[Ref], target: Ref
) -> tuple[tuple[Ref, int], ...]:
    """How much is moved from each card; nothing from one to itself."""
    there = (card for card in sources if game.is_in_play(card) and card != target)
    each = ((card, _how_much(game, ctx, card, node.amount, node.up_to)) for card in there)
    return tuple((card, amount) for card, amount in each if amount)


def _how_much(
    game: Game, ctx: Context, card: Ref, amount: Amount | None, up_to: bool, left: int | None = None
) -> int:
    """6.1.3: "up to" includes 0; 1.2.3: as much as there is; `left` is what is left of a total."""
    there = game.in_play[card[0]].damage if left is None else min(left, game.in_play[card[0]].damage)
    said = there if amount is None else number(game, ctx, amount)
    most = min(there, said)
    if not up_to or most == 0:
        return most
    numbers = tuple(range(most, -1, -1))
    choice = Choice(Ask.NUMBER, ctx.actor, ctx.name, numbers, source=ctx.source[0], up_to=said)
    return int(str(game.decide(choice)[0]))
