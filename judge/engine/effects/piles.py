"""Cards of decks, hands and inkwells that words mean without a choice, and those found by chance (CR 7.1)."""

from judge.cards.abilities import placing as pl
from judge.cards.abilities.node import Node
from judge.engine.amounts import number
from judge.engine.apply import apply
from judge.engine.choices import Ask, Choice
from judge.engine.context import Context
from judge.engine.effects.taking import GROUP
from judge.engine.events import Ref, SettlesOrder
from judge.engine.meaning import SELECTIONS, means
from judge.engine.players import players
from judge.engine.selections import choose_cards, reference, says_that_there_are_fewer
from judge.engine.state import Game
from judge.engine.unknown import chance
from judge.engine.zones import stays_in_inkwell


@means(SELECTIONS, pl.TopCards)
def top_cards(game: Game, ctx: Context, node: pl.TopCards) -> tuple[Ref, ...]:
    """As many as there are (1.2.3); of the deck just spoken of where no one's is named."""
    if node.slot in ctx.bound and node.slot >= 0:
        return ctx.bound[node.slot]
    owners = (ctx.actor,) if node.players is None else players(game, ctx, node.players)
    amount = number(game, ctx, node.amount)
    found = tuple(game.ref(card) for owner in owners for card in game.players[owner].deck[:amount])
    ctx.bound[node.slot] = found
    if len(found) < amount * len(owners):
        ctx.done = False
        says_that_there_are_fewer(game, ctx, found)
    return found


@means(SELECTIONS, pl.CardsIn)
def cards_in(game: Game, ctx: Context, node: pl.CardsIn) -> tuple[Ref, ...]:
    """All the cards of a zone."""
    owners = players(game, ctx, node.players)
    found = tuple(game.ref(card) for owner in owners for card in game.players[owner].zone(node.zone))
    ctx.bound[node.slot] = found
    return found


@means(SELECTIONS, pl.Among)
def among(game: Game, ctx: Context, node: pl.Among) -> tuple[Ref, ...]:
    """Some of the cards that were looked at, revealed or chosen, and not put anywhere yet."""
    if node.slot in ctx.bound and node.slot >= 0:
        return ctx.bound[node.slot]
    group = reference(game, ctx, node.of) or ctx.groups.get(GROUP, ())
    left = [ref for ref in group if ref[0] not in ctx.moved and game.is_current(ref)]
    found = choose_cards(game, ctx, node.count, left, {})
    ctx.bound[node.slot] = found
    return found


@means(SELECTIONS, pl.HighestCost)
def highest_cost(game: Game, ctx: Context, node: pl.HighestCost) -> tuple[Ref, ...]:
    """Of the cards revealed, the one with the highest cost or all that are tied for it."""
    group = ctx.groups.get("revealed", ())
    known = [ref for ref in group if game.copies[ref[0]].printed.known]
    most = max((game.card(card).cost for card, _ in known), default=0)
    found = [ref for ref in known if game.card(ref[0]).cost == most]
    for ref in group:
        if ref not in known:
            found = _with_unknown(game, ctx, found, ref)
    ctx.bound[node.slot] = tuple(found)
    return tuple(found)


def _with_unknown(game: Game, ctx: Context, found: list[Ref], ref: Ref) -> list[Ref]:
    """It is chance whether an unknown card costs more than the others, as much, or less."""
    if not found or chance(game, ctx, ref, "an unknown card costs more"):
        return [ref]
    return [*found, ref] if chance(game, ctx, ref, "an unknown card costs as much") else found


def settle_the_top(game: Game, ctx: Context, cards: Node) -> None:
    """Before cards leave the top of a shuffled deck it is settled which they are."""
    if not isinstance(cards, pl.TopCards) or cards.slot in ctx.bound:
        return
    for owner in (ctx.actor,) if cards.players is None else players(game, ctx, cards.players):
        if game.players[owner].unordered:
            apply(game, SettlesOrder(owner, number(game, ctx, cards.amount)))


def _movable(game: Game, cards: list[Ref]) -> list[Ref]:
    """10.2.2.1: marketing cards can't be moved from the inkwell."""
    stay = [card for card, _ in cards if stays_in_inkwell(game, card)]
    if stay:
        game.note(("10.2.2.1", "10.2.2.2"), "stays in the inkwell", card=game.named(stay[0]))
    return [ref for ref in cards if ref[0] not in stay]


def at_random(game: Game, ctx: Context, cards: list[Ref], amount: int) -> list[Ref]:
    """Chance decides which; equal cards make no difference."""
    left, found = _movable(game, cards), []
    for _ in range(min(amount, len(left))):
        kinds = {game.card(card).full_name: (card, age) for card, age in reversed(left)}
        options = tuple(sorted(card for card, _ in kinds.values()))
        choice = Choice(
            Ask.CHANCE, ctx.actor, ctx.name, options, source=ctx.source[0], what="a card at random"
        )
        picked = game.ref(int(str(game.decide(choice)[0])))
        left.remove(picked)
        found.append(picked)
    return found
