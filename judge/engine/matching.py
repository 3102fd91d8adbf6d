"""Which cards a description fits (CR 5.2, 6.1.6)."""

from judge.cards.abilities import descriptions as d
from judge.cards.abilities.node import Node
from judge.engine import characteristics, naming
from judge.engine import events as e
from judge.engine.context import Context
from judge.engine.describe import compare
from judge.engine.events import Ref
from judge.engine.meaning import AMOUNTS, PLAYERS, SELECTIONS, TESTS, means
from judge.engine.state import Game
from judge.terms import CardType

# ---- adjectives


@means(TESTS, d.Opposing)
def is_opposing(game: Game, ctx: Context, ref: Ref, _: d.Opposing) -> bool:
    return game.are_opponents(ctx.you, game.owner(ref[0]))


@means(TESTS, d.Damaged, d.WithDamage)
def is_damaged(game: Game, ctx: Context, ref: Ref, _: d.Damaged) -> bool:
    return characteristics.damage(game, ref) > 0


@means(TESTS, d.Undamaged, d.WithoutDamage)
def is_undamaged(game: Game, ctx: Context, ref: Ref, _: d.Undamaged) -> bool:
    return characteristics.damage(game, ref) == 0


@means(TESTS, d.Exerted)
def is_exerted(game: Game, ctx: Context, ref: Ref, _: d.Exerted) -> bool:
    return characteristics.is_exerted(game, ref)


@means(TESTS, d.Ready)
def is_ready(game: Game, ctx: Context, ref: Ref, _: d.Ready) -> bool:
    return game.type(ref[0]) is not CardType.LOCATION and not characteristics.is_exerted(game, ref)


@means(TESTS, d.Other)
def is_other(game: Game, ctx: Context, ref: Ref, _: d.Other) -> bool:
    """6.1.6: not the source, nor one already selected."""
    return ref[0] != ctx.source[0] and ref not in ctx.chosen


@means(TESTS, d.Classified)
def is_classified(game: Game, ctx: Context, ref: Ref, node: d.Classified) -> bool:
    own = characteristics.classifications(game, ref)
    return any(word in own for word in node.classifications)


@means(TESTS, d.OfInk)
def is_of_ink(game: Game, ctx: Context, ref: Ref, node: d.OfInk) -> bool:
    inks = game.card(ref[0]).inks
    if node.ink in inks and len(inks) > 1:
        game.note("5.2.5.1", "has two ink types", card=game.named(ref[0]))
    return node.ink in inks


@means(TESTS, d.NotOfType)
def is_not_of_type(game: Game, ctx: Context, ref: Ref, node: d.NotOfType) -> bool:
    return game.copies[ref[0]].printed.known and game.type(ref[0]) is not node.type


# ---- qualities


@means(TESTS, d.Named)
def is_named(game: Game, ctx: Context, ref: Ref, node: d.Named) -> bool:
    """5.2.6: the whole name, in every zone; 5.2.6.1 for names around an ampersand."""
    own = naming.names(game, ref)
    found = any(naming.same_name(name, one) for name in node.names for one in own)
    if found and (rules := naming.rules_of_names(game, ref)):
        game.note(rules, "has several names", card=game.named(ref[0]))
    return found


@means(TESTS, d.NotNamed)
def is_not_named(game: Game, ctx: Context, ref: Ref, node: d.NotNamed) -> bool:
    return not any(naming.same_name(node.name, one) for one in naming.names(game, ref))


@means(TESTS, d.Costs)
def costs(game: Game, ctx: Context, ref: Ref, node: d.Costs) -> bool:
    return compare(game.card(ref[0]).cost, node.compare, _number(game, ctx, node.amount))


def _number(game: Game, ctx: Context, amount: Node | int) -> int:
    return amount if isinstance(amount, int) else AMOUNTS[type(amount)](game, ctx, amount)


@means(TESTS, d.Has)
def has(game: Game, ctx: Context, ref: Ref, node: d.Has) -> bool:
    """A negative value counts as 0 (6.6.2, 6.6.3)."""
    value = characteristics.at_least_0(game, ref, node.characteristic)
    return compare(value, node.compare, _number(game, ctx, node.amount))


@means(TESTS, d.HasKeyword)
def has_keyword(game: Game, ctx: Context, ref: Ref, node: d.HasKeyword) -> bool:
    return characteristics.has_keyword(game, ref, node.keyword)


@means(TESTS, d.LacksKeyword)
def lacks_keyword(game: Game, ctx: Context, ref: Ref, node: d.LacksKeyword) -> bool:
    return not characteristics.has_keyword(game, ref, node.keyword)


@means(TESTS, d.OfPlayers)
def is_of_players(game: Game, ctx: Context, ref: Ref, node: d.OfPlayers) -> bool:
    if game.owner(ref[0]) not in PLAYERS[type(node.players)](game, ctx, node.players):
        return False
    return not node.here or characteristics.location(game, ref) == _the_place(game, ctx)


@means(TESTS, d.InPlay)
def is_in_play(game: Game, ctx: Context, ref: Ref, _: d.InPlay) -> bool:
    return game.is_in_play(ref)


@means(TESTS, d.Here)
def is_here(game: Game, ctx: Context, ref: Ref, _: d.Here) -> bool:
    """6.1.13.5: at the location that says it; one that leaves play with it was still there (7.4.3)."""
    place = _the_place(game, ctx)
    return place is not None and characteristics.location(game, ref) == place


def _the_place(game: Game, ctx: Context) -> int | None:
    """The location that says "here"; where a character does, the one that it is at."""
    if game.type(ctx.source[0]) is CardType.CHARACTER:
        return characteristics.location(game, ctx.source)
    return ctx.source[0]


@means(TESTS, d.AtALocation)
def is_at_a_location(game: Game, ctx: Context, ref: Ref, node: d.AtALocation) -> bool:
    """The location can then be spoken of."""
    place = characteristics.location(game, ref)
    if place is None or not is_such_a_location(game, ctx, game.ref(place), node):
        return False
    if node.slot >= 0:
        ctx.bound[node.slot] = (game.ref(place),)
    return True


def is_such_a_location(game: Game, ctx: Context, place: Ref, node: d.AtALocation) -> bool:
    """Any, or one that has the name (5.2.6)."""
    return not node.names or is_named(game, ctx, place, d.Named(node.names))


@means(TESTS, d.InZone)
def is_in_zone(game: Game, ctx: Context, ref: Ref, node: d.InZone) -> bool:
    if not game.is_current(ref) or game.zones[ref[0]] is not node.zone:
        return False
    return game.owner(ref[0]) in PLAYERS[type(node.players)](game, ctx, node.players)


@means(TESTS, d.WithCardUnder)
def has_card_under(game: Game, ctx: Context, ref: Ref, _: d.WithCardUnder) -> bool:
    return bool(characteristics.cards_under(game, ref))


@means(TESTS, d.NotASong)
def is_not_a_song(game: Game, ctx: Context, ref: Ref, _: d.NotASong) -> bool:
    return not game.card(ref[0]).is_song


@means(TESTS, d.WithInkwellSymbol)
def has_inkwell_symbol(game: Game, ctx: Context, ref: Ref, _: d.WithInkwellSymbol) -> bool:
    """5.2.3."""
    return characteristics.is_inkable(game, ref)


@means(TESTS, d.Revealed)
def is_revealed(game: Game, ctx: Context, ref: Ref, _: d.Revealed) -> bool:
    return ref in ctx.groups.get("revealed", ())


@means(TESTS, d.SameName)
def has_same_name(game: Game, ctx: Context, ref: Ref, node: d.SameName) -> bool:
    """5.2.6.1: any of its names is one of the other card's; where none is said, of the one before."""
    others = ctx.chosen[-1:] if node.card is None else SELECTIONS[type(node.card)](game, ctx, node.card)
    return any(naming.share_a_name(game, ref, other) for other in others)


@means(TESTS, d.Total)
def can_be_part_of_total(game: Game, ctx: Context, ref: Ref, node: d.Total) -> bool:
    """No card that alone is too much; all that are selected together are looked at as they are chosen."""
    value = max(0, characteristics.value(game, ref, node.characteristic))
    return node.compare is not d.Compare.AT_MOST or value <= node.amount


@means(TESTS, d.SharingAName)
def shares_a_name(game: Game, ctx: Context, ref: Ref, _: d.SharingAName) -> bool:
    """Some other card of the same zone and player has one of its names; which ones, the choice looks at."""
    zone = game.players[game.owner(ref[0])].zone(game.zones[ref[0]])
    others = [game.ref(card) for card in zone if card != ref[0]]
    return any(naming.share_a_name(game, ref, other) for other in others)


@means(TESTS, d.AtLocation)
def is_at_location(game: Game, ctx: Context, ref: Ref, node: d.AtLocation) -> bool:
    """At the location that was spoken of."""
    places = SELECTIONS[type(node.location)](game, ctx, node.location)
    return any(characteristics.location(game, ref) == place for place, _ in places)


@means(TESTS, d.ChallengedThisTurn)
def was_challenged_this_turn(game: Game, ctx: Context, ref: Ref, _: d.ChallengedThisTurn) -> bool:
    return any(isinstance(event, e.Challenges) and event.challenged == ref for event in game.history)


@means(TESTS, d.QuestedThisTurn)
def quested_this_turn(game: Game, ctx: Context, ref: Ref, _: d.QuestedThisTurn) -> bool:
    return any(isinstance(event, e.Quests) and event.card == ref for event in game.history)


@means(TESTS, d.DamageRemovedThisWay)
def had_damage_removed(game: Game, ctx: Context, ref: Ref, _: d.DamageRemovedThisWay) -> bool:
    """By the effect that speaks of it; such cards are kept as a group."""
    return ref in ctx.groups.get("damage removed", ())


@means(TESTS, d.YouPlayedThisTurn)
def you_played_this_turn(game: Game, ctx: Context, ref: Ref, _: d.YouPlayedThisTurn) -> bool:
    """The same card, wherever it has gone since."""
    return any(
        isinstance(event, e.Plays) and event.player == ctx.you and event.card[0] == ref[0]
        for event in game.history
    )
