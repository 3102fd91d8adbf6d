"""Conditions that ask what cards are like (CR 6.2.4, 6.4.3), and the states that only conditions name."""

from judge.cards.abilities import conditions as c
from judge.cards.abilities import descriptions as d
from judge.cards.abilities import selections as s
from judge.cards.abilities.descriptions import Here
from judge.engine import characteristics, naming
from judge.engine import events as e
from judge.engine.amounts import as_last_known
from judge.engine.context import Context
from judge.engine.describe import is_of_noun, means_card
from judge.engine.events import Ref
from judge.engine.last_known import as_it_was
from judge.engine.meaning import CONDITIONS, PLAYERS, TESTS, means
from judge.engine.selections import all_that_fit, described
from judge.engine.state import Game
from judge.engine.unknown import by_chance, fits_or_chance
from judge.terms import Keyword

STATES_IN_PLAY = (
    d.Damaged,
    d.Undamaged,
    d.Exerted,
    d.Ready,
    d.Has,
    d.HasKeyword,
    d.WithDamage,
    d.WithCardUnder,
)
"""What a card is or has in play alone; of one that has left it, what it last was (6.7.6)."""


@means(CONDITIONS, c.CardIs)
def card_is(game: Game, ctx: Context, node: c.CardIs) -> bool:
    """Of "a character" it is enough that one is so; of all others each must be, and of none "all" are."""
    if isinstance(node.state, c.ChosenNow):
        return _was_chosen(game, ctx, node)
    found = all_that_fit(game, ctx, node.card)
    of_play = node.past or isinstance(node.state, STATES_IN_PLAY)
    cards = as_last_known(game, found) if of_play else found
    so = [_is_so(game, ctx, card, node) for card in cards]
    one_is_enough = isinstance(node.card, s.OneOf | s.AnyOf) or getattr(node.card, "hint", "") == "one"
    if not so:
        return isinstance(node.card, s.Every)
    return any(so) if one_is_enough else all(so)


def _is_so(game: Game, ctx: Context, card: Ref, node: c.CardIs) -> bool:
    if node.description is not None and not fits_or_chance(game, ctx, card, node.description):
        return False
    return node.state is None or TESTS[type(node.state)](game, ctx, card, node.state)


def _was_chosen(game: Game, ctx: Context, node: c.CardIs) -> bool:
    """ "if a Villain character is chosen": of what the effect chose, one that fits (6.5.6)."""
    slot = getattr(node.card, "slot", -1)
    return any(means_card(game, ctx, node.card, ref) for ref in ctx.bound.get(slot, ()))


@means(TESTS, c.ChosenNow)
def is_chosen_now(game: Game, ctx: Context, ref: Ref, _: c.ChosenNow) -> bool:
    return ref in ctx.chosen


@means(CONDITIONS, c.SubjectIs)
def subject_is(game: Game, ctx: Context, node: c.SubjectIs) -> bool:
    """6.1.13.5: "while here", "while challenging", of the card that the sentence speaks of."""
    return TESTS[type(node.state)](game, ctx, ctx.subject or ctx.source, node.state)


@means(TESTS, c.BeingChallenged)
def is_being_challenged(game: Game, ctx: Context, ref: Ref, node: c.BeingChallenged) -> bool:
    """4.6.4.5 to 4.6.7."""
    if game.challenge is None or game.challenge.challenged != ref:
        return False
    return node.by is None or means_card(game, ctx, node.by, game.challenge.challenger)


@means(TESTS, c.Challenging)
def is_challenging(game: Game, ctx: Context, ref: Ref, node: c.Challenging) -> bool:
    """4.6.4.5 to 4.6.7."""
    if game.challenge is None or game.challenge.challenger != ref:
        return False
    return node.whom is None or means_card(game, ctx, node.whom, game.challenge.challenged)


@means(TESTS, c.HasDamage)
def has_damage(game: Game, ctx: Context, ref: Ref, node: c.HasDamage) -> bool:
    return characteristics.damage(game, ref) >= node.amount


@means(TESTS, c.TheNamedCard)
def is_the_named_card(game: Game, ctx: Context, ref: Ref, node: c.TheNamedCard) -> bool:
    """5.2.6: any of its names is the one that was named; of an unknown card it is chance."""
    if not game.copies[ref[0]].printed.known:
        return by_chance(game, ctx, ref, node)
    found = any(naming.same_name(ctx.named, own) for own in naming.names(game, ref))
    rules = (*naming.rules_of_names(game, ref), "5.2.6")
    message = "is the named card" if found else "is not the named card"
    game.step(rules, message, card=game.named(ref[0]), name=ctx.named)
    return found


# ---- names


@means(CONDITIONS, c.SharesName)
def shares_name(game: Game, ctx: Context, node: c.SharesName) -> bool:
    """With the other, or the cards among themselves; "the chosen card" can turn out to be the same one."""
    cards = all_that_fit(game, ctx, node.card)
    if node.other is None:
        return len(cards) > 1 and all(naming.share_a_name(game, cards[0], other) for other in cards[1:])
    others = all_that_fit(game, ctx, node.other)
    pairs = [(card, other) for card in cards for other in others]
    if not isinstance(node.other, s.Reference):
        pairs = [(card, other) for card, other in pairs if card != other]  # "another" (6.1.6)
    return any(naming.share_a_name(game, card, other) for card, other in pairs)


@means(CONDITIONS, c.NameUnlikeOthers)
def name_unlike_others(game: Game, ctx: Context, node: c.NameUnlikeOthers) -> bool:
    """Of the card that was played, among its player's others of that kind in play."""
    if not isinstance(ctx.event, e.Plays):
        return False
    card = ctx.event.card[0]
    others = [other for other in game.players[game.owner(card)].play if other != card]
    return not any(
        is_of_noun(game, game.ref(other), node.noun)
        and naming.share_a_name(game, game.ref(card), game.ref(other))
        for other in others
    )


# ---- how many there are, and stacks


@means(CONDITIONS, c.ThereIs)
def there_is(game: Game, ctx: Context, node: c.ThereIs) -> bool:
    if node.past:
        return _there_was(game, ctx, node)
    found = described(game, ctx, node.description)
    if node.players is not None:
        owners = PLAYERS[type(node.players)](game, ctx, node.players)
        found = [ref for ref in found if game.owner(ref[0]) in owners]
    if node.state is not None:
        found = [ref for ref in found if TESTS[type(node.state)](game, ctx, ref, node.state)]
    return len(found) >= node.amount


def _there_was(game: Game, ctx: Context, node: c.ThereIs) -> bool:
    """6.7.6: as it was just before the source left play, whatever became of them since."""
    last = game.last_known.get(ctx.source)
    was_here = any(isinstance(quality, Here) for quality in node.description.qualities)
    if last is None or not was_here:
        return False
    as_last_known(game, (ctx.source,))
    found = 0
    for ref, then in last.there:
        with as_it_was(game, ref, then) as was:
            found += fits_or_chance(game, ctx, was, node.description)
    return found >= node.amount


@means(CONDITIONS, c.CardUnder)
def card_under(game: Game, ctx: Context, node: c.CardUnder) -> bool:
    """5.1.1.6."""
    tops = as_last_known(game, all_that_fit(game, ctx, node.card))
    return sum(len(characteristics.cards_under(game, card)) for card in tops) >= node.amount


@means(CONDITIONS, c.WereUnder)
def were_under(game: Game, ctx: Context, node: c.WereUnder) -> bool:
    """5.1.1.7: they went along with the card on top; those that fit can be spoken of."""
    tops = as_last_known(game, all_that_fit(game, ctx, node.card))
    under = [card for top in tops for card in characteristics.cards_under(game, top)]
    fitting = (game.ref(card) for card in under)
    ctx.bound[node.slot] = tuple(ref for ref in fitting if fits_or_chance(game, ctx, ref, node.description))
    return bool(ctx.bound[node.slot])


@means(CONDITIONS, c.UsedKeyword)
def used_keyword(game: Game, ctx: Context, node: c.UsedKeyword) -> bool:
    """Whether Shift was used to play the card (8.10.1)."""
    return node.keyword is Keyword.SHIFT and any(
        _was_shifted(game, card) for card in all_that_fit(game, ctx, node.card)
    )


def _was_shifted(game: Game, card: Ref) -> bool:
    state = characteristics.state(game, card)
    last = game.last_known.get(card)
    return state.shifted if state is not None else last is not None and last.shifted
