"""Looking at cards, revealing them, searching for them (CR 6.1.14, 7.1.4)."""

from judge.cards.abilities import placing as pl
from judge.cards.abilities import selections as s
from judge.cards.abilities.node import Node
from judge.engine.apply import apply
from judge.engine.context import Context
from judge.engine.effects.piles import settle_the_top
from judge.engine.effects.taking import GROUP, Pool, fits_phrase, take, take_from
from judge.engine.events import LooksAt, Ref, Reveals, SettlesOrder, Shuffles
from judge.engine.meaning import EFFECTS, means
from judge.engine.players import players
from judge.engine.selections import select
from judge.engine.state import Game
from judge.terms import Zone

REVEALED = "revealed"
GROUPS = (pl.TopCards, pl.CardsIn)
"""Cards of which later words speak as "one", "a song card", "the rest"."""


@means(EFFECTS, pl.LookAt)
def look_at(game: Game, ctx: Context, node: pl.LookAt) -> None:
    """Only who is told to looks; what they see is known to no one else (7.1.3)."""
    ctx.done = True
    settle_the_top(game, ctx, node.cards)
    cards = select(game, ctx, node.cards)  # type: ignore[arg-type]  # what is looked at selects cards
    ctx.groups[GROUP] = cards
    as_many_as_there_are = () if ctx.done else ("1.2.3",)
    for owner in dict.fromkeys(game.owner(card) for card, _ in cards):
        own = [card for card, _ in cards if game.owner(card) == owner]
        apply(game, LooksAt(ctx.actor, owner, game.zones[own[0]], len(own)), "6.7.2.4", *as_many_as_there_are)
    ctx.done = ctx.done and bool(cards)


@means(EFFECTS, pl.Reveal)
def reveal(game: Game, ctx: Context, node: pl.Reveal) -> None:
    """6.1.14.1: only from the group of cards described earlier; from the hand where none is."""
    ctx.done = True
    settle_the_top(game, ctx, node.cards)
    cards = _to_reveal(game, ctx, node)
    if isinstance(node.cards, GROUPS):
        ctx.groups[GROUP] = (*_seen_by_others(ctx), *cards)
    complete = ctx.done
    ctx.done = show(game, ctx, cards) and complete


def _seen_by_others(ctx: Context) -> tuple[Ref, ...]:
    """Where several players reveal, the group is all that they revealed."""
    return ctx.groups.get(REVEALED, ())


def _to_reveal(game: Game, ctx: Context, node: pl.Reveal) -> tuple[Ref, ...]:
    parts = node.cards.selections if isinstance(node.cards, s.Together) else (node.cards,)
    found: list[Ref] = []
    for left, part in zip(reversed(range(len(parts))), parts, strict=True):
        ctx.goes_on = left > 0
        found += take(game, ctx, part, node.source, Zone.HAND)
    cards = tuple(ref for ref in dict.fromkeys(found) if game.is_current(ref))
    if len(parts) > 1:
        ctx.bound[node.cards.slot] = cards  # type: ignore[attr-defined]  # several parts are together
        ctx.done = bool(cards)
    return cards


def show(game: Game, ctx: Context, cards: tuple[Ref, ...]) -> bool:
    """The player shows the cards to all other players."""
    ctx.groups[REVEALED] = (*ctx.groups.get(REVEALED, ()), *cards)
    return bool(cards) and apply(game, Reveals(ctx.actor, cards), "6.1.14.1")


@means(EFFECTS, pl.RevealUntil)
def reveal_until(game: Game, ctx: Context, node: pl.RevealUntil) -> None:
    """One card after the other from the top, up to the first that fits or the last of the deck (1.2.3)."""
    owner = players(game, ctx, node.players)[0]
    revealed: list[Ref] = []
    found: tuple[Ref, ...] = ()
    for place in range(len(game.players[owner].deck)):
        if game.players[owner].unordered:
            apply(game, SettlesOrder(owner, place + 1))
        revealed.append(game.ref(game.players[owner].deck[place]))
        show(game, ctx, (revealed[-1],))
        if _is_it(game, ctx, node.until, revealed[-1]):
            found = (revealed[-1],)
            break
    ctx.groups[GROUP] = ctx.bound[node.slot] = tuple(revealed)
    ctx.bound[getattr(node.until, "slot", -1)] = found
    ctx.done = bool(found)


def _is_it(game: Game, ctx: Context, until: Node, ref: Ref) -> bool:
    assert isinstance(until, s.Selection)
    return fits_phrase(game, ctx, until, ref)


@means(EFFECTS, pl.Search)
def search(game: Game, ctx: Context, node: pl.Search) -> None:
    """7.1.4: they may fail to find; of equal cards it does not matter which is found."""
    ctx.done = True
    owner = players(game, ctx, node.players)[0]
    kinds = {game.card(card).full_name: game.ref(card) for card in reversed(game.players[owner].deck)}
    pool = Pool(tuple(sorted(kinds.values())), private=True)
    game.step(
        ("7.1.4", "7.1.3", "7.1.3.1"),
        "searches",
        player=game.players[ctx.actor].name,
        owner=game.players[owner].name,
    )
    ctx.effect_happened = True
    assert isinstance(node.cards, s.Selection)
    found = take_from(game, ctx, node.cards, pool)
    ctx.groups[GROUP] = found
    ctx.done = ctx.done and bool(found)


@means(EFFECTS, pl.ShuffleDeck)
def shuffle_deck(game: Game, ctx: Context, node: pl.ShuffleDeck) -> None:
    """The order of the deck becomes unknown."""
    for player in players(game, ctx, node.players):
        apply(game, Shuffles(player), "6.7.2.4")
    ctx.done = True
