"""Putting, returning and shuffling cards into every place (CR 5.1.1.7, 7)."""

from judge.cards.abilities import placing as pl
from judge.cards.abilities.selections import OneOf, Reference
from judge.engine.apply import apply, together
from judge.engine.choices import Ask, Choice
from judge.engine.context import Context
from judge.engine.effects.ordering import Ordered, decide_order, put_in_order
from judge.engine.effects.piles import at_random, settle_the_top
from judge.engine.effects.put_instead import put_after_resolving
from judge.engine.effects.still_there import unmoved
from judge.engine.effects.taking import MOVED, PRIVATE, pool_of, take
from judge.engine.effects.under import put_under
from judge.engine.events import Event, LeavesPlay, PutsCard, PutsIntoInkwell, Ref, Shuffles
from judge.engine.meaning import EFFECTS, PARTS, means
from judge.engine.selections import least_of
from judge.engine.state import Game
from judge.terms import Zone

PARTS |= {pl.To, pl.ToEither, pl.Under}

ZONES = {
    pl.Place.HAND: (Zone.HAND, "top"),
    pl.Place.INKWELL: (Zone.INKWELL, "top"),
    pl.Place.INKWELL_EXERTED: (Zone.INKWELL, "top"),
    pl.Place.DISCARD: (Zone.DISCARD, "top"),
    pl.Place.TOP: (Zone.DECK, "top"),
    pl.Place.BOTTOM: (Zone.DECK, "bottom"),
    pl.Place.DECK_SHUFFLED: (Zone.DECK, "bottom"),
}
FACEDOWN = (pl.Place.INKWELL, pl.Place.INKWELL_EXERTED)


@means(EFFECTS, pl.Put)
def put(game: Game, ctx: Context, node: pl.Put) -> None:
    """6.7.2.4: all of them at the same time, into the zones of their own players."""
    ctx.done = True
    if isinstance(node.to, pl.Under):
        put_under(game, ctx, node, node.to)
        return
    cards = _cards(game, ctx, node)
    if node.instead_of is not None:
        assert isinstance(node.to, pl.To)
        put_after_resolving(game, ctx, cards, *ZONES[node.to.place])
        return
    complete = ctx.done
    moved = 0
    for to, some in _sorted_by_place(game, ctx, node.to, cards):
        moved += len(place(game, ctx, some, to))
    ctx.done = complete and moved > 0


def _cards(game: Game, ctx: Context, node: pl.Put) -> tuple[Ref, ...]:
    """What is to be put; a card that has changed zones meanwhile is another one (7.1.6)."""
    if not (isinstance(node.to, pl.To) and node.to.place in FACEDOWN):
        settle_the_top(game, ctx, node.cards)
    if node.at_random and isinstance(node.source, pl.From):
        pool = pool_of(game, ctx, node.cards, node.source, None)  # type: ignore[arg-type]  # a phrase of cards
        assert pool is not None
        wanted = least_of(node.cards.count) if isinstance(node.cards, OneOf) else 1
        return tuple(at_random(game, ctx, list(pool.cards), wanted))
    meant = _what_it_would_have_been(ctx, node)
    return tuple(unmoved(game, ctx, take(game, ctx, meant.cards, meant.source)))


def _what_it_would_have_been(ctx: Context, node: pl.Put) -> pl.Put:
    """ "If …, return an item card to your hand. Otherwise, put it on the top": it is chosen only now."""
    if not isinstance(node.cards, Reference) or node.cards.slot in ctx.bound:
        return node
    unchosen = ctx.unchosen.get(node.cards.slot)
    return unchosen if isinstance(unchosen, pl.Put) else node


def _sorted_by_place(
    game: Game, ctx: Context, to: pl.To | pl.ToEither, cards: tuple[Ref, ...]
) -> list[tuple[pl.To, tuple[Ref, ...]]]:
    """ "on either the top or the bottom of your deck": decided for each card."""
    if isinstance(to, pl.To):
        return [(to, cards)]
    places: list[int] = []
    texts = tuple(one.place.value for one in to.options)
    for card, _ in cards:
        choice = Choice(
            Ask.ONE_OF, ctx.actor, ctx.name, tuple(range(len(texts))), texts=texts, source=card, what="where"
        )
        places.append(int(str(game.decide(choice)[0])))
    found = [(one, tuple(c for c, p in zip(cards, places, strict=True) if p == at))
             for at, one in enumerate(to.options)]  # fmt: skip
    return [(one, some) for one, some in found if some]


def place(game: Game, ctx: Context, cards: tuple[Ref, ...], to: pl.To) -> list[Ref]:
    """Put cards into one place; those that were put, as they are now."""
    zone, position = ZONES[to.place]
    order = decide_order(game, ctx, cards, to) if zone is Zone.DECK else Ordered()
    exerted = to.place is pl.Place.INKWELL_EXERTED
    events = tuple(_event(game, ctx, ref, zone, position, exerted) for ref in cards)
    if not events or not together(game, events, *_rules(game, cards[0], zone)):
        return []
    moved = followed(game, ctx, cards)
    put_in_order(game, order, position)
    if to.place is pl.Place.DECK_SHUFFLED:
        for owner in sorted({game.owner(card) for card, _ in moved}):
            apply(game, Shuffles(owner), "6.7.2.4", *(() if owner == ctx.you else ("1.4.3",)))
    _keep(ctx, zone, moved)
    return moved


def _event(game: Game, ctx: Context, ref: Ref, zone: Zone, position: str, exerted: bool) -> Event:
    """From play with the whole stack (5.1.1.7); into the inkwell as ink (7.5.6)."""
    if game.is_in_play(ref):
        return LeavesPlay(ref, zone, position, exerted, ctx.actor)
    if zone is Zone.INKWELL:
        return PutsIntoInkwell(game.owner(ref[0]), ref, exerted, by=ctx.actor)
    return PutsCard(ref, zone, position, ctx.actor)


def _rules(game: Game, ref: Ref, zone: Zone) -> tuple[str, ...]:
    """A card that is put from the deck into the hand is not drawn (1.12.3)."""
    if zone is Zone.INKWELL:
        return "7.5.6", "4.2.3.2", "7.5.2"
    not_drawn = zone is Zone.HAND and game.zones[ref[0]] is Zone.DECK
    return ("1.12.3", "6.7.2.4") if not_drawn else ("6.7.2.4",)


def followed(game: Game, ctx: Context, cards: tuple[Ref, ...]) -> list[Ref]:
    """7.1.6: what this effect moved is still what it speaks of."""
    moved = [ref for ref in cards if not game.is_current(ref)]
    for ref in moved:
        ctx.moved.add(ref[0])
        ctx.follow(ref, game.ref(ref[0]))
    return [game.ref(card) for card, _ in moved]


def _keep(ctx: Context, zone: Zone, moved: list[Ref]) -> None:
    """What later words count and speak of: "that number", "returned this way"."""
    ctx.counts["cards"] = ctx.counts["number"] = len(moved)
    deeds = {Zone.HAND: (MOVED, "returned"), Zone.DISCARD: (MOVED, "put into the discard")}
    for name in deeds.get(zone, (MOVED,)):
        ctx.groups[name] = (*ctx.groups.get(name, ()), *moved)


@means(EFFECTS, pl.PutAtRandomUntil)
def put_at_random_until(game: Game, ctx: Context, node: pl.PutAtRandomUntil) -> None:
    """6.1.8.1: how many are too many is counted once; chance decides which."""
    cards = [game.ref(card) for card in game.players[ctx.actor].zone(node.zone)]
    excess = max(0, len(cards) - node.amount)
    game.step("6.1.8.1", "counts", ability=ctx.name, amount=excess)
    hidden = node.zone in PRIVATE
    picked = at_random(game, ctx, cards, excess) if hidden else cards[:excess]
    ctx.done = bool(place(game, ctx, tuple(picked), node.to))
