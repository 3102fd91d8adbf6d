"""Verb phrases that put, look at, reveal, search for, play and move cards: words to nodes."""

import pytest
from understanding import is_refused, understood

from judge.cards.abilities.descriptions import Compare, Costs, Description, Noun, OfPlayers
from judge.cards.abilities.flow import Sequence
from judge.cards.abilities.placing import (
    Among,
    CardsIn,
    From,
    FromUnder,
    LookAt,
    MoveCharacter,
    Order,
    Place,
    PlayCard,
    Playing,
    Put,
    Reveal,
    Search,
    ShuffleDeck,
    TheSameLocation,
    To,
    ToEither,
    TopCards,
    Under,
)
from judge.cards.abilities.players import ChosenPlayer, PlayerOf, You
from judge.cards.abilities.selections import Chosen, Count, Every, OneOf, Reference, This, Together
from judge.terms import CardType, Zone

YOU = You()
CHARACTER = Noun(types=(CardType.CHARACTER,))
CHOSEN = Chosen(Description(CHARACTER))
CHARACTER_CARD = OneOf(Description(Noun(types=(CardType.CHARACTER,), card=True)))
HAND = To(Place.HAND, YOU)
INKWELL = To(Place.INKWELL_EXERTED, YOU)
TOP = To(Place.TOP, YOU)
BOTTOM = To(Place.BOTTOM, YOU)
DISCARD = From((Zone.DISCARD,), YOU)
IT = Reference("it")

PHRASES: list[tuple[str, object]] = [
    (
        "return chosen character to their player's hand",
        Put(CHOSEN, To(Place.HAND, PlayerOf(Reference("their")))),
    ),
    ("return a character card from your discard to your hand", Put(CHARACTER_CARD, HAND, DISCARD)),
    ("put the top card of your deck into your inkwell facedown and exerted", Put(TopCards(YOU), INKWELL)),
    ("put it on either the top or the bottom of your deck", Put(IT, ToEither((TOP, BOTTOM)))),
    (
        "put the rest on the bottom of your deck in any order",
        Put(Reference("the rest", hint="rest"), To(Place.BOTTOM, YOU, Order.ANY)),
    ),
    (
        "put one into your hand and the other on the bottom of your deck",
        Sequence(
            (Put(Among(Reference("", hint="one")), HAND), Put(Reference("the other", hint="other"), BOTTOM))
        ),
    ),
    (
        "put that card on the bottom of your deck instead of into your discard",
        Put(Reference("that", Noun(card=True)), BOTTOM, instead_of=Place.DISCARD),
    ),
    (
        "put all cards from under this character into your hand",
        Put(Every(Description(Noun(card=True))), HAND, FromUnder(This(CHARACTER))),
    ),
    (
        "put the top card of your deck facedown under this character",
        Put(TopCards(YOU), Under(This(CHARACTER))),
    ),
    ("shuffle this card into your deck", Put(This(Noun(card=True)), To(Place.DECK_SHUFFLED, YOU))),
    ("shuffle your deck", ShuffleDeck(YOU)),
    ("look at the top 3 cards of chosen player's deck", LookAt(TopCards(ChosenPlayer(), 3))),
    ("look at chosen opponent's hand", LookAt(CardsIn(Zone.HAND, ChosenPlayer(opponent=True)))),
    ("reveal the top card of your deck", Reveal(TopCards(YOU))),
    ("reveal a character card", Reveal(CHARACTER_CARD)),
    (
        "reveal up to 1 character card and up to 1 item card",
        Reveal(
            Together(
                (
                    OneOf(Description(Noun(types=(CardType.CHARACTER,), card=True)), Count(1, 0)),
                    OneOf(Description(Noun(types=(CardType.ITEM,), card=True)), Count(1, 0)),
                )
            )
        ),
    ),
    ("search your deck for a character card", Search(YOU, CHARACTER_CARD)),
    (
        "play a character with cost 3 or less for free",
        PlayCard(OneOf(Description(CHARACTER, qualities=(Costs(3, Compare.AT_MOST),))), for_free=True),
    ),
    (
        "play a character from your discard for free",
        PlayCard(OneOf(Description(CHARACTER)), DISCARD, for_free=True),
    ),
    (
        "play an item from your hand or discard with cost 5 or less for free, exerted",
        PlayCard(
            OneOf(Description(Noun(types=(CardType.ITEM,)), qualities=(Costs(5, Compare.AT_MOST),))),
            From((Zone.HAND, Zone.DISCARD), YOU),
            for_free=True,
            exerted=True,
        ),
    ),
    ("play or shift it for free", PlayCard(IT, for_free=True, playing=Playing.PLAY_OR_SHIFT)),
    (
        "move up to 2 characters of yours to the same location for free",
        MoveCharacter(
            OneOf(Description(CHARACTER, qualities=(OfPlayers(YOU),)), Count(2, 0)), TheSameLocation()
        ),
    ),
]


@pytest.mark.parametrize(("words", "node"), PHRASES)
def test_a_verb_phrase_means_its_node(words: str, node: object) -> None:
    assert understood(words, "effect pl") == node


@pytest.mark.parametrize(
    "words",
    [
        "return chosen character",
        "put the top card into your inkwell",
        "put it on the bottom your deck",
        "put one into your hand and",
        "look the top card of your deck",
        "look at the top 1 cards of your deck",
        "search your deck",
        "play a character with cost 3 or less free",
        "move chosen character to a location",
    ],
)
def test_broken_phrases_are_refused(words: str) -> None:
    assert is_refused(words, "effect pl")
