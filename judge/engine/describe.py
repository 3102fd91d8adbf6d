"""Whether a card fits a description: the noun, every adjective, every quality."""

from judge.cards.abilities.descriptions import Compare, Description, Noun
from judge.engine.context import Context
from judge.engine.events import Ref
from judge.engine.meaning import PARTS, TESTS
from judge.engine.state import Game

PARTS |= {Noun, Description}


def fits(game: Game, ctx: Context, ref: Ref, description: Description) -> bool:
    """Does the card pass every test of the description?"""
    if not is_of_noun(game, ref, description.noun):
        return False
    for test in description.adjectives:
        if not TESTS[type(test)](game, ctx, ref, test):
            return False
    for test in description.qualities:
        if not TESTS[type(test)](game, ctx, ref, test):
            return False
    return True


def is_of_noun(game: Game, ref: Ref, noun: Noun) -> bool:
    """5.3.1, 5.4.1, 5.5.1, 5.6.1: the type of the card; "song" is an action of its own kind (5.4.4.1)."""
    copy = game.copies[ref[0]]
    if not noun.types and not noun.song:
        return True
    if not copy.printed.known:
        return False
    if noun.song:
        return copy.card.is_song or copy.card.type in noun.types
    return copy.card.type in noun.types


def compare(value: int, how: Compare, amount: int) -> bool:
    if how is Compare.AT_MOST:
        return value <= amount
    if how is Compare.AT_LEAST:
        return value >= amount
    return value == amount
