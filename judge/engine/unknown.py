"""Cards that nobody has named: where a text asks what they are, it is chance, asked once and remembered."""

from collections.abc import Callable, Iterable

from judge.cards.abilities import descriptions as d
from judge.cards.abilities.node import Node
from judge.engine.choices import Ask, Choice
from judge.engine.context import Context
from judge.engine.describe import fits, is_of_noun
from judge.engine.events import Ref
from judge.engine.meaning import TESTS
from judge.engine.state import Game
from judge.engine.zones import stays_in_inkwell
from judge.terms import CardType

OF_ITS_PLACE = (d.InZone, d.OfPlayers, d.Revealed, d.Opposing, d.Other)
"""Tests that ask where a card is and whose it is, which is known of every card."""


def fits_or_chance(game: Game, ctx: Context, ref: Ref, description: d.Description) -> bool:
    """Whether the card fits; chance where nobody knows what it is."""
    if game.copies[ref[0]].printed.known:
        return fits(game, ctx, ref, description)
    tests = (*description.adjectives, *description.qualities)
    if not all(TESTS[type(one)](game, ctx, ref, one) for one in tests if isinstance(one, OF_ITS_PLACE)):
        return False
    if not asks_what_it_is(description):
        return is_of_noun(game, ref, description.noun)
    return not stays_in_inkwell(game, ref[0]) and by_chance(game, ctx, ref, description)


def asks_what_it_is(description: d.Description) -> bool:
    """Whether it takes the front of a card to tell that it fits."""
    noun = description.noun
    if noun.types or noun.song or noun.classification:
        return True
    tests = (*description.adjectives, *description.qualities)
    return any(not isinstance(test, OF_ITS_PLACE) for test in tests)


def by_chance(game: Game, ctx: Context, ref: Ref, asked: Node) -> bool:
    """One answer for one card and one question, however often it is asked."""
    key = (ref, asked)
    if key not in game.chance and (settled := _settled_by_type(game, ref, asked)) is not None:
        return settled
    if key not in game.chance:
        game.chance[key] = chance(game, ctx, ref, "an unknown card fits")
    return game.chance[key]


def chance(game: Game, ctx: Context, ref: Ref, what: str) -> bool:
    """A question about an unknown card that only its front could answer."""
    choice = Choice(Ask.CHANCE, ctx.actor, ctx.name, (True, False), source=ref[0], what=what)
    return game.decide(choice)[0] is True


def _settled_by_type(game: Game, ref: Ref, asked: Node) -> bool | None:
    """A card has one of the four types (5.3 to 5.6): what was said of it before may leave no chance."""
    if not isinstance(asked, d.Description):
        return None
    possible = _possible_types(game, ref)
    wanted = possible & _types_that_fit(asked)
    if not wanted:
        return False
    return True if wanted == possible and _asks_only_its_type(asked) else None


def _possible_types(game: Game, ref: Ref) -> frozenset[CardType]:
    """What an unknown card can be, after all that chance has said of it."""
    possible = frozenset(CardType)
    for (card, asked), fitted in game.chance.items():
        if card == ref and isinstance(asked, d.Description):
            if fitted:
                possible &= _types_that_fit(asked)
            elif _asks_only_its_type(asked):
                possible -= _types_that_fit(asked)
    return possible


def _types_that_fit(description: d.Description) -> frozenset[CardType]:
    """A song is an action (5.4.4.1)."""
    noun = description.noun
    named = {*noun.types, CardType.ACTION} if noun.song else set(noun.types)
    tests = (*description.adjectives, *description.qualities)
    return frozenset(named or CardType) - {one.type for one in tests if isinstance(one, d.NotOfType)}


def _asks_only_its_type(description: d.Description) -> bool:
    tests = (*description.adjectives, *description.qualities)
    known = all(isinstance(one, (*OF_ITS_PLACE, d.NotOfType)) for one in tests)
    return known and not description.noun.song and description.noun.classification is None


def is_a_character_by_chance(game: Game, ref: Ref) -> bool:
    """Whether chance has said of an unknown card that it is a character card."""
    asked = (node for (card, node), fits in game.chance.items() if card == ref and fits)
    return any(isinstance(one, d.Description) and one.noun.types == (CardType.CHARACTER,) for one in asked)


def find(game: Game, refs: Iterable[Ref], test: Callable[[Ref], bool], enough: int) -> list[Ref]:
    """Those that pass; unknown cards are asked about only until there are enough."""
    cards = list(refs)
    found = [ref for ref in cards if game.copies[ref[0]].printed.known and test(ref)]
    for ref in cards:
        if not game.copies[ref[0]].printed.known and len(found) < enough and test(ref):
            found.append(ref)
    return sorted(found, key=cards.index)
