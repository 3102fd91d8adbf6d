"""Players by what they have, and counts of what was done before: words to nodes."""

import pytest
from understanding import is_refused, understood

from judge.cards.abilities.amounts import DoneThisWay
from judge.cards.abilities.descriptions import Description, Noun, OfPlayers, Revealed
from judge.cards.abilities.happenings import Deed
from judge.cards.abilities.players import (
    ChosenPlayer,
    EachOpponent,
    WhoReveals,
    WithCards,
    WithMoreLore,
    WithMostCards,
    You,
    YouAnd,
)
from judge.cards.abilities.selections import Every, OneOf, Reference
from judge.cards.abilities.tallies import (
    CardsThatWereUnder,
    DifferentInks,
    DifferentNames,
    NumberDone,
    WhoSangThisSong,
)
from judge.terms import CardType, Zone

CHARACTER = Noun(types=(CardType.CHARACTER,))
ITEM = Noun(types=(CardType.ITEM,))
ITEM_CARD = Description(Noun(types=(CardType.ITEM,), card=True))
YOURS = OfPlayers(You())

PLAYERS: list[tuple[str, object]] = [
    ("each opponent with more lore than you", WithMoreLore(EachOpponent())),
    ("the player or players with the most cards in their hand", WithMostCards()),
    ("each player with more than 3 cards in their inkwell", WithCards(Zone.INKWELL, more_than=3)),
    ("each player with fewer than 3 cards in their hand", WithCards(Zone.HAND, fewer_than=3)),
    ("each player who reveals an item card", WhoReveals(OneOf(ITEM_CARD))),
    ("you and another chosen player each", YouAnd(ChosenPlayer(other=True))),
]
COUNTS: list[tuple[str, object]] = [
    ("item card discarded this way", NumberDone(Deed.DISCARDED, ITEM_CARD)),
    ("item card moved this way", NumberDone(Deed.MOVED, ITEM_CARD)),
    ("item banished this way", NumberDone(Deed.BANISHED, Description(ITEM))),
    ("item card put into your discard this way", NumberDone(Deed.PUT_INTO_DISCARD, ITEM_CARD)),
    ("damage counter moved this way", DoneThisWay("damage moved")),
    ("character that sang this song", WhoSangThisSong(Description(CHARACTER))),
    ("card that was under him", CardsThatWereUnder(Reference("him"))),
    (
        "different ink type of characters you have in play",
        DifferentInks(Every(Description(CHARACTER, qualities=(YOURS,)))),
    ),
    (
        "different ink type of cards revealed this way",
        DifferentInks(Every(Description(Noun(card=True), (Revealed(),)))),
    ),
    (
        "item with a different name you have in play",
        DifferentNames(Every(Description(ITEM, qualities=(YOURS,)))),
    ),
]


@pytest.mark.parametrize(("words", "node"), PLAYERS)
def test_players_are_told_by_what_they_have(words: str, node: object) -> None:
    assert understood(words, "players") == node


@pytest.mark.parametrize(("words", "node"), COUNTS)
def test_what_was_done_is_counted(words: str, node: object) -> None:
    assert understood(words, "counted") == node


@pytest.mark.parametrize("words", ["each opponent with more lore", "each player with 3 cards in their hand"])
def test_broken_players_are_refused(words: str) -> None:
    assert is_refused(words, "players")


@pytest.mark.parametrize("words", ["items banished this way", "card that was under", "different ink type"])
def test_broken_counts_are_refused(words: str) -> None:
    assert is_refused(words, "counted")
