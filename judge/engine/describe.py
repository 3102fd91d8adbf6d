"""Whether a card fits a description: the noun, every adjective, every quality."""

from judge.cards.abilities import descriptions as d
from judge.cards.abilities.descriptions import Classified, Compare, Description, Noun
from judge.cards.abilities.node import Node
from judge.cards.abilities.selections import AnyOf, Reference, Role, Selection, This, Together
from judge.engine.context import Context
from judge.engine.effects.trees import nodes_in
from judge.engine.events import Ref
from judge.engine.last_known import as_a_card
from judge.engine.meaning import PARTS, PLAYERS, TESTS
from judge.engine.state import Game
from judge.terms import Characteristic

PARTS |= {Noun, Description}


def fits(game: Game, ctx: Context, ref: Ref, description: Description) -> bool:
    """Does the card pass every test of the description?"""
    if description.noun.card and ref in game.last_known and not game.is_in_play(ref):
        with as_a_card(game, ref):
            return _passes_all(game, ctx, ref, description)
    return _passes_all(game, ctx, ref, description)


def _passes_all(game: Game, ctx: Context, ref: Ref, description: Description) -> bool:
    noun = description.noun
    if not is_of_noun(game, ref, noun):
        return False
    if not classified(game, ctx, ref, noun):
        return False
    return all(
        TESTS[type(test)](game, ctx, ref, test) for test in (*description.adjectives, *description.qualities)
    )


def classified(game: Game, ctx: Context, ref: Ref, noun: Noun) -> bool:
    """ "a Villain": printed so, or by what it gained (5.2.7)."""
    asked = noun.classification
    return asked is None or TESTS[Classified](game, ctx, ref, Classified((asked,)))


def means_card(game: Game, ctx: Context, phrase: Selection, ref: Ref) -> bool:
    """Whether a phrase can mean this card: any of those that fit, where it speaks of one or of all."""
    match phrase:
        case This():
            return ref == ctx.source
        case Reference():
            found = ctx.bound.get(phrase.slot) or in_the_challenge(game, phrase.slot)
            return ref in found and can_be_called(game, ref, phrase.noun)
        case AnyOf() | Together():
            return any(means_card(game, ctx, one, ref) for one in phrase.selections)
    if getattr(phrase, "other", False) and ref[0] == ctx.source[0]:
        return False
    players = getattr(phrase, "players", None)
    if players is not None and game.owner(ref[0]) not in PLAYERS[type(players)](game, ctx, players):
        return False
    return fits(game, ctx, ref, phrase.description)


def in_the_challenge(game: Game, slot: int) -> tuple[Ref, ...]:
    """4.6.2: "the challenging character" where no event has named it, that of the current challenge."""
    if game.challenge is None or slot not in (Role.CHALLENGING, Role.CHALLENGED):
        return ()
    return (game.challenge.challenger if slot == Role.CHALLENGING else game.challenge.challenged,)


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


def can_be_called(game: Game, ref: Ref, noun: Noun | None) -> bool:
    """6.1.11: "that item" after "a character or item" is none that is a character."""
    return noun is None or not game.copies[ref[0]].printed.known or is_of_noun(game, ref, noun)


_DEFINED_BY: dict[type[Node], str] = {
    d.Opposing: "1.3.5.2",
    d.Ready: "5.1.1.1",
    d.Exerted: "5.1.1.2",
    d.Damaged: "5.1.1.3",
    d.WithDamage: "5.1.1.3",
    d.Undamaged: "5.1.1.4",
    d.WithoutDamage: "5.1.1.4",
    d.Classified: "5.2.7",
    d.OfInk: "5.2.5",
    d.Costs: "5.2.2",
    d.Named: "5.2.6",
    d.Other: "6.1.6",
    d.Exerted: "5.1.1.2",
    d.Ready: "5.1.1.1",
}
"""The rule that says what a word of a description means."""
_VALUES = {Characteristic.STRENGTH: "5.3.6.2", Characteristic.WILLPOWER: "5.3.6.3"}
"""Card effects can also reference these."""


def defined_by(test: Node) -> tuple[str, ...]:
    """The rule of one word of a description, where one says what it means."""
    if isinstance(test, d.Has):
        return (_VALUES[test.characteristic],) if test.characteristic in _VALUES else ()
    return (_DEFINED_BY[type(test)],) if type(test) in _DEFINED_BY else ()


def defining_rules(description: Description) -> tuple[str, ...]:
    """What the cards that fit a description fit it by."""
    tests = (*description.adjectives, *description.qualities)
    a_kind = ("5.2.7",) if description.noun.classification is not None else ()
    return (*(rule for test in tests for rule in defined_by(test)), *a_kind)


def rules_of_words(phrase: object) -> tuple[str, ...]:
    """The same for every description in a phrase; "other" is said of the phrase (6.1.6)."""
    found: list[str] = []
    for part in nodes_in(phrase):
        if isinstance(part, Description) and part.noun.classification is not None:
            found.append("5.2.7")
        found += defined_by(part)
        if getattr(part, "other", False):
            found.append("6.1.6")
    return tuple(dict.fromkeys(found))


def compare(value: int, how: Compare, amount: int) -> bool:
    if how is Compare.AT_MOST:
        return value <= amount
    if how is Compare.AT_LEAST:
        return value >= amount
    if how is Compare.MORE_THAN:
        return value > amount
    if how is Compare.FEWER_THAN:
        return value < amount
    return value == amount
