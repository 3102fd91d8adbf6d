"""Which cards an effect takes: from a zone, from under a card, of those looked at (CR 6.1.3, 7.1.4)."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from judge.cards.abilities import placing as pl
from judge.cards.abilities import selections as s
from judge.cards.abilities.descriptions import InZone
from judge.cards.abilities.node import Node
from judge.engine.choices import Ask, Choice, Takes
from judge.engine.chosen_together import fit_together
from judge.engine.context import Context
from judge.engine.describe import means_card
from judge.engine.effects.wording import in_printed_words
from judge.engine.events import Ref
from judge.engine.meaning import PARTS, PLAYERS
from judge.engine.players import players
from judge.engine.restrictions import reasons_not_choosable
from judge.engine.selections import MANY, all_that_fit, choose_cards, least_of, select
from judge.engine.state import Game
from judge.engine.unknown import asks_what_it_is, find, fits_or_chance
from judge.terms import Zone

PARTS |= {pl.From, pl.FromUnder, pl.FromThere}

GROUP = "group"
"""The cards just looked at, revealed, searched or chosen: "one", "a song card", "the rest" are of them."""
MOVED = "moved"
PRIVATE = frozenset({Zone.HAND, Zone.DECK, Zone.INKWELL})
"""7.1.3.1."""


@dataclass(frozen=True, slots=True)
class Pool:
    """The cards that a phrase speaks of, and whether what they are is private (7.1.3)."""

    cards: tuple[Ref, ...]
    private: bool = False


def take(
    game: Game, ctx: Context, cards: Node, source: Node | None = None, default: Zone | None = None
) -> tuple[Ref, ...]:
    """The cards that a phrase means, after whatever choice it asks for; in play if nothing says otherwise."""
    if isinstance(cards, s.OneOf | s.Chosen | s.Every | s.AnyOf):
        pool = pool_of(game, ctx, cards, source, default)
        if pool is not None:
            return take_from(game, ctx, cards, pool)
    if isinstance(cards, s.Together) and source is not None:
        return _take_together(game, ctx, cards, source)
    found = select(game, ctx, cards)  # type: ignore[arg-type]  # what is no phrase of a zone selects cards
    if isinstance(source, pl.From):
        return _still_there(game, ctx, found, source)
    return found


def _take_together(game: Game, ctx: Context, phrase: s.Together, source: Node) -> tuple[Ref, ...]:
    """ "a character card and a song card": each of them another card than those before."""
    found: tuple[Ref, ...] = ()
    for left, part in zip(reversed(range(len(phrase.selections))), phrase.selections, strict=True):
        pool = pool_of(game, ctx, part, source, None)
        assert pool is not None, "a source says where the cards are"
        ctx.goes_on = left > 0
        others = tuple(ref for ref in pool.cards if ref not in found)
        found += take_from(game, ctx, part, replace(pool, cards=others))
    ctx.bound[phrase.slot] = found
    return found


def _still_there(game: Game, ctx: Context, cards: tuple[Ref, ...], source: pl.From) -> tuple[Ref, ...]:
    """6.1.11.1: only that zone is checked for "that" card."""
    owners = players(game, ctx, source.players)
    return tuple(
        ref
        for ref in cards
        if game.is_current(ref) and game.zones[ref[0]] in source.zones and game.owner(ref[0]) in owners
    )


# ---- where the cards are


def pool_of(
    game: Game, ctx: Context, phrase: s.Selection, source: Node | None, default: Zone | None
) -> Pool | None:
    """Where the words, or what was done before, say the cards are; None if in play."""
    match source:
        case pl.From():
            return _of_zones(game, ctx, source.zones, players(game, ctx, source.players))
        case pl.FromUnder():
            return Pool(_under(game, ctx, source.cards))
        case pl.FromThere():
            return _group(game, ctx)
    named = _zone_in_words(phrase)
    if named is not None:
        return _of_zones(game, ctx, (named.zone,), PLAYERS[type(named.players)](game, ctx, named.players))
    if GROUP in ctx.groups and _is_of_cards(phrase):
        return _group(game, ctx)
    return None if default is None else _of_zones(game, ctx, (default,), (ctx.actor,))


def _of_zones(game: Game, ctx: Context, zones: tuple[Zone, ...], owners: tuple[int, ...]) -> Pool:
    """A card that is being played can't be what is paid for it (4.3.2.1)."""
    cards = (game.ref(card) for owner in owners for zone in zones for card in game.players[owner].zone(zone))
    found = tuple(ref for ref in cards if not (ctx.paying and ref == ctx.source))
    return Pool(found, any(zone in PRIVATE for zone in zones))


def _under(game: Game, ctx: Context, selection: s.Selection) -> tuple[Ref, ...]:
    """5.1.1.5; where the top card has left play, those that went along with it (5.1.1.7)."""
    found: list[Ref] = []
    for ref in select(game, ctx, selection):
        if game.is_in_play(ref):
            found += [game.ref(card) for card in game.in_play[ref[0]].under]
        elif ref in game.last_known:
            below = game.last_known[ref].under
            found += [game.ref(card) for card in below if game.zones[card] is game.zones[ref[0]]]
    return tuple(found)


def _group(game: Game, ctx: Context) -> Pool:
    """Those of the group that this effect has not put anywhere yet; 7.1.3: what is revealed isn't private."""
    cards = tuple(ref for ref in ctx.groups.get(GROUP, ()) if ref[0] not in ctx.moved)
    unseen = (ref for ref in cards if ref not in ctx.groups.get("revealed", ()))
    return Pool(cards, any(game.zones[ref[0]] in PRIVATE for ref in unseen))


def _phrases(phrase: Node) -> tuple[s.OneOf | s.Chosen | s.Every, ...]:
    if isinstance(phrase, s.AnyOf):
        return tuple(one for part in phrase.selections for one in _phrases(part))
    return (phrase,) if isinstance(phrase, s.OneOf | s.Chosen | s.Every) else ()


def _zone_in_words(phrase: Node) -> InZone | None:
    tests = (test for one in _phrases(phrase) for test in one.description.qualities)
    return next((test for test in tests if isinstance(test, InZone)), None)


def _is_of_cards(phrase: Node) -> bool:
    """ "a character card" is of another zone than play (5.3.1)."""
    return all(one.description.noun.card for one in _phrases(phrase))


# ---- which of them


def take_from(game: Game, ctx: Context, phrase: s.Selection, pool: Pool) -> tuple[Ref, ...]:
    """The cards of a pool that the phrase means: all that fit, or those that are chosen."""
    if phrase.slot in ctx.bound and phrase.slot >= 0:
        return ctx.bound[phrase.slot]
    if isinstance(phrase, s.Every):
        fitting = find(game, pool.cards, lambda ref: fits_phrase(game, ctx, phrase, ref), MANY)
        return _bind(ctx, phrase, fitting)
    if isinstance(phrase, s.AnyOf) and len({one.count for one in _counted(phrase)}) > 1:
        way = _one_of_the_ways(game, ctx, phrase, pool)
        with ctx.willingly():
            return _bind(ctx, phrase, take_from(game, ctx, way, pool))
    return _bind(ctx, phrase, _choose(game, ctx, phrase, pool))


def _counted(phrase: s.AnyOf) -> tuple[s.OneOf | s.Chosen, ...]:
    return tuple(one for one in _phrases(phrase) if isinstance(one, s.OneOf | s.Chosen))


def _choose(game: Game, ctx: Context, phrase: s.Selection, pool: Pool) -> tuple[Ref, ...]:
    """6.1.3; 7.1.4: a kind of card looked for in a private zone need not be found."""
    count = next((one.count for one in _phrases(phrase) if not isinstance(one, s.Every)), s.ONE)
    enough = (count.most or MANY) if _is_specific(phrase) else MANY  # any card may be an unknown one
    legal = find(game, pool.cards, lambda ref: fits_phrase(game, ctx, phrase, ref), enough)
    may_fail = pool.private and not ctx.willing and _is_specific(phrase)
    if may_fail:
        count = replace(count, least=0)
    rules = ("6.1.14.1",) if GROUP in ctx.groups else _of_public_zone(game, pool, phrase, count)
    fit = next((fit_together(game, one.description) for one in _phrases(phrase)), None)
    found = choose_cards(game, ctx, count, legal, {}, fit, rules, phrase=phrase)
    if may_fail and legal and not found:
        rules = ("7.1.4", "7.1.3.1")
        game.step(rules, "fails to find", player=game.players[ctx.actor].name, ability=ctx.name)
    return found


def _of_public_zone(game: Game, pool: Pool, phrase: Node, count: s.Count) -> tuple[str, ...]:
    """7.1.4: a kind of card looked for in the discard can't fail to be found, but for an "up to"."""
    is_discard = all(game.zones[card] is Zone.DISCARD for card, _ in pool.cards)
    return ("7.1.4", "7.1.2.1") if is_discard and least_of(count) and _is_specific(phrase) else ()


def _is_specific(phrase: Node) -> bool:
    return all(asks_what_it_is(one.description) for one in _phrases(phrase))


def _one_of_the_ways(game: Game, ctx: Context, phrase: s.AnyOf, pool: Pool) -> s.Selection:
    """ "2 cards or 1 action card": which of them, of those that can be done (6.1.5.2)."""
    ways = _counted(phrase)
    able = [way for way in ways if _is_enough(game, ctx, way, pool)]
    able = able or [way for way in ways if _fits_any(game, ctx, way, pool)] or list(ways)
    game.routine("6.1.5.2", "one of them has to be chosen", ability=ctx.name)
    legal = tuple(place for place, way in enumerate(ways) if way in able)
    texts = in_printed_words(game, ctx, len(ways)) or tuple(str(least_of(way.count)) for way in ways)
    takes = tuple(_takes(game, ctx, way, pool) for way in ways)
    choice = Choice(Ask.ONE_OF, ctx.actor, ctx.name, legal, texts=texts, takes=takes, source=ctx.source[0])
    return ways[int(str(game.decide(choice)[0]))]


def _takes(game: Game, ctx: Context, way: s.OneOf | s.Chosen, pool: Pool) -> Takes:
    known = [ref for ref in pool.cards if game.copies[ref[0]].printed.known]
    return Takes(frozenset(ref[0] for ref in known if fits_phrase(game, ctx, way, ref)), least_of(way.count))


def _fits_any(game: Game, ctx: Context, way: s.OneOf | s.Chosen, pool: Pool) -> bool:
    """1.2.3: what can be done in part."""
    return bool(find(game, pool.cards, lambda ref: fits_phrase(game, ctx, way, ref), 1))


def fits_phrase(game: Game, ctx: Context, phrase: s.Selection, ref: Ref) -> bool:
    """Whether a phrase can mean this card, wherever it is; "another" is none selected before (6.1.6)."""
    if isinstance(phrase, s.AnyOf):
        return any(fits_phrase(game, ctx, one, ref) for one in phrase.selections)
    if game.copies[ref[0]].printed.known or not isinstance(phrase, s.OneOf | s.Chosen | s.Every):
        return means_card(game, ctx, phrase, ref)
    return fits_or_chance(game, ctx, ref, phrase.description)


def _bind(ctx: Context, phrase: Node, cards: tuple[Ref, ...] | list[Ref]) -> tuple[Ref, ...]:
    """A phrase made of others means the same as each of them."""
    found = tuple(cards)
    for one in (phrase, *_phrases(phrase)):
        ctx.bound[getattr(one, "slot", -1)] = found
    return found


# ---- whether there are enough


def enough_can_be_taken(
    game: Game, ctx: Context, phrase: Node, source: Node | None = None, default: Zone | None = None,
    also: Callable[[Ref], bool] | None = None,
) -> bool:  # fmt: skip
    """Whether as many cards as the phrase asks for can be taken (6.1.5.1)."""
    if isinstance(phrase, pl.CardsIn | pl.TopCards | pl.Among | pl.HighestCost):
        return True
    assert isinstance(phrase, s.Selection)
    if isinstance(phrase, s.Together) and source is not None:
        return all(enough_can_be_taken(game, ctx, one, source, default, also) for one in phrase.selections)
    pool = pool_of(game, ctx, phrase, source, default)
    if pool is not None and _phrases(phrase):
        return any(_is_enough(game, ctx, one, pool) for one in _phrases(phrase))
    found = [ref for ref in _in_play(game, ctx, phrase) if also is None or also(ref)]
    least = max(1, least_of(phrase.count)) if isinstance(phrase, s.OneOf | s.Chosen) else 1
    return len(found) >= least


def that_can_be_taken(
    game: Game, ctx: Context, phrase: s.OneOf | s.Chosen, source: Node | None, default: Zone | None
) -> list[Ref]:
    """The known cards that a phrase lets its player choose from."""
    pool = pool_of(game, ctx, phrase, source, default)
    if pool is None:
        return _in_play(game, ctx, phrase)
    known = [ref for ref in pool.cards if game.copies[ref[0]].printed.known]
    return [ref for ref in known if fits_phrase(game, ctx, phrase, ref)]


def how_many_can_be_taken(game: Game, ctx: Context, phrase: s.OneOf, source: Node | None, enough: int) -> int:
    """How many cards a phrase can mean; unknown ones are asked about only until there are enough."""
    pool = pool_of(game, ctx, phrase, source, None)
    if pool is None:
        return len(_in_play(game, ctx, phrase))
    return len(find(game, pool.cards, lambda ref: fits_phrase(game, ctx, phrase, ref), enough))


def _is_enough(game: Game, ctx: Context, phrase: s.OneOf | s.Chosen | s.Every, pool: Pool) -> bool:
    least = 1 if isinstance(phrase, s.Every) else max(1, least_of(phrase.count))
    found = find(game, pool.cards, lambda ref: fits_phrase(game, ctx, phrase, ref), least)
    return len(found) >= least


def _in_play(game: Game, ctx: Context, phrase: s.Selection) -> list[Ref]:
    """Those that can be chosen, where the phrase chooses (8.15.1)."""
    found = [ref for ref in all_that_fit(game, ctx, phrase) if game.is_current(ref)]
    if isinstance(phrase, s.Chosen):
        return [ref for ref in found if not reasons_not_choosable(game, ref, ctx.actor)]
    return [ref for ref in found if not isinstance(phrase, s.This) or game.is_in_play(ref)]
