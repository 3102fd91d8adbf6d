"""Trigger conditions: words to nodes (CR 6.2.2)."""

import pytest
from understanding import is_refused, understood

from judge.cards.abilities.ability import TurnScope
from judge.cards.abilities.conditions import CardIs, SubjectIs
from judge.cards.abilities.descriptions import (
    AtALocation,
    Classified,
    Damaged,
    Description,
    Exerted,
    Here,
    NotASong,
    Noun,
    Opposing,
)
from judge.cards.abilities.happenings import DuringTurn
from judge.cards.abilities.node import Node
from judge.cards.abilities.players import AnOpponent, EachPlayer, ThatPlayer, You
from judge.cards.abilities.selections import AnyOf, Count, OneOf, Reference, This
from judge.cards.abilities.triggers import (
    FirstTime,
    Purpose,
    WhenBanished,
    WhenBanishes,
    WhenChallenged,
    WhenChallenges,
    WhenChosen,
    WhenDealsDamage,
    WhenDiscards,
    WhenDraws,
    WhenEntersPlayExerted,
    WhenExerted,
    WhenLeavesDiscard,
    WhenLeavesPlay,
    WhenMilled,
    WhenMoves,
    WhenPlayed,
    WhenPutIntoInkwell,
    WhenPutUnder,
    WhenQuests,
    WhenReadied,
    WhenRemovesDamage,
    WhenReturnedToHand,
    WhenReturns,
    WhenShifted,
    WhenSings,
    WhenTakesDamage,
    WhenUsesKeyword,
    WhileTrue,
)
from judge.cards.abilities.triggers_lore import WhenRemovesInkDrop
from judge.terms import CardType, Keyword, Zone

CHARACTER, CARD = Noun((CardType.CHARACTER,)), Noun(card=True)
THIS = This(CHARACTER)
YOU = You()
A_CHARACTER = OneOf(Description(CHARACTER))
ANOTHER = OneOf(Description(CHARACTER), other=True)
YOURS = OneOf(Description(CHARACTER), players=YOU)
OPPOSING = OneOf(Description(CHARACTER, (Opposing(),)))
ACTION = Description(Noun((CardType.ACTION,)))
A_CARD = OneOf(Description(CARD))
A_SONG = OneOf(Description(Noun(song=True)))

TEXTS: list[tuple[str, Node]] = [
    ("you play this character", WhenPlayed(YOU, THIS)),
    ("you play a song", WhenPlayed(YOU, A_SONG)),
    (
        "you play another Hero character",
        WhenPlayed(YOU, OneOf(Description(CHARACTER, (Classified(("Hero",)),)), other=True)),
    ),
    ("you play this or another character", WhenPlayed(YOU, AnyOf((This(), ANOTHER)))),
    (
        "you play an action that isn't a song",
        WhenPlayed(YOU, OneOf(Description(ACTION.noun, (), (NotASong(),)))),
    ),
    ("you play a second action in a turn", WhenPlayed(YOU, OneOf(ACTION), 2)),
    ("you play a third action", WhenPlayed(YOU, OneOf(ACTION), 3)),
    ("you pay 2 {I} or less to play a card", WhenPlayed(YOU, A_CARD, paid_at_most=2)),
    ("you play a character on this card", WhenPlayed(YOU, A_CHARACTER, on=This(CARD))),
    ("an opponent plays a character", WhenPlayed(AnOpponent(), A_CHARACTER)),
    ("another character is played", WhenPlayed(EachPlayer(), ANOTHER)),
    ("you shift this character", WhenShifted(YOU, THIS)),
    ("you shift a character on top of her", WhenShifted(YOU, A_CHARACTER, Reference("her"))),
    ("another character enters play exerted", WhenEntersPlayExerted(ANOTHER)),
    ("you use the Boost ability of a character", WhenUsesKeyword(YOU, Keyword.BOOST, A_CHARACTER)),
    ("this character quests", WhenQuests(THIS)),
    ("one of your characters quests", WhenQuests(YOURS)),
    ("they quest", WhenQuests(Reference("they"))),
    ("this character challenges", WhenChallenges(THIS)),
    ("this character challenges another character", WhenChallenges(THIS, ANOTHER)),
    (
        "he challenges a damaged character",
        WhenChallenges(Reference("he"), OneOf(Description(CHARACTER, (Damaged(),)))),
    ),
    ("this character is challenged", WhenChallenged(THIS)),
    ("she's challenged", WhenChallenged(Reference("she"))),
    ("this character moves to a location", WhenMoves(THIS, AtALocation())),
    ("a character moves here", WhenMoves(A_CHARACTER, here=True)),
    ("you move a character here", WhenMoves(A_CHARACTER, None, True, YOU)),
    ("you move a character here from a location", WhenMoves(A_CHARACTER, None, True, YOU, True)),
    ("this character sings a song", WhenSings(THIS, A_SONG)),
    ("this character sings a song with Sing Together", WhenSings(THIS, A_SONG, Keyword.SING_TOGETHER)),
    (
        "one or more of your characters sings a song",
        WhenSings(OneOf(Description(CHARACTER), Count(None, 1), players=YOU), A_SONG, one_or_more=True),
    ),
    ("she sings a song for the first time each turn", FirstTime(WhenSings(Reference("she"), A_SONG))),
    ("this character exerts", WhenExerted(THIS)),
    ("an opposing character becomes exerted", WhenExerted(OPPOSING)),
    ("an opposing character is exerted", WhenExerted(OPPOSING)),
    ("you ready this character", WhenReadied(YOU, THIS)),
    ("this character is banished", WhenBanished(THIS)),
    ("this character is banished in a challenge", WhenBanished(THIS, True)),
    ("this character is challenged and banished", WhenBanished(THIS, True, challenged=True)),
    ("this character challenges and is banished", WhenBanished(THIS, True, challenging=True)),
    ("this character banishes another character in a challenge", WhenBanishes(THIS, ANOTHER)),
    ("this character banishes another character", WhenBanishes(THIS, ANOTHER, in_a_challenge=False)),
    (
        "he banishes another character in a challenge during your turn",
        WhileTrue(WhenBanishes(Reference("he"), ANOTHER), DuringTurn(TurnScope.YOUR_TURN)),
    ),
    ("he leaves play", WhenLeavesPlay(Reference("he"))),
    ("one of your characters is returned to your hand from play", WhenReturnedToHand(YOURS)),
    ("this character takes damage", WhenTakesDamage(THIS)),
    ("this character deals damage to another character in a challenge", WhenDealsDamage(THIS, ANOTHER, True)),
    ("you remove damage from one of your characters", WhenRemovesDamage(YOU, YOURS)),
    ("you remove 2 or more damage from one of your characters", WhenRemovesDamage(YOU, YOURS, 2)),
    ("a card is put into your inkwell", WhenPutIntoInkwell(YOU)),
    ("you put a card into your inkwell", WhenPutIntoInkwell(YOU, True)),
    ("you draw a card", WhenDraws(YOU)),
    ("they draw a card", WhenDraws(ThatPlayer())),
    ("an opponent draws a card during their turn", WhenDraws(AnOpponent(), True)),
    ("you discard a card", WhenDiscards(YOU, A_CARD)),
    ("you discard this card", WhenDiscards(YOU, This(CARD))),
    ("your opponent discards 1 or more cards", WhenDiscards(AnOpponent(), A_CARD, True)),
    ("you put a card under this character", WhenPutUnder(YOU, THIS)),
    (
        "you return a character card from your discard to your hand",
        WhenReturns(YOU, OneOf(Description(Noun((CardType.CHARACTER,), True))), Zone.DISCARD),
    ),
    ("a card leaves your discard", WhenLeavesDiscard(A_CARD, YOU)),
    ("this card is put into your discard from your deck", WhenMilled(YOU, This(CARD))),
    ("you put 1 or more cards into your discard from your deck", WhenMilled(YOU, A_CARD, True)),
    ("you remove an ink drop", WhenRemovesInkDrop(YOU)),
    ("one of your characters is chosen for Support", WhenChosen(YOURS, Keyword.SUPPORT)),
    (
        "an opponent chooses this character for an action or ability",
        WhenChosen(THIS, Purpose.ACTION_OR_ABILITY, AnOpponent()),
    ),
    ("a character quests while here", WhileTrue(WhenQuests(A_CHARACTER), SubjectIs(Here()))),
    ("this character quests while at a location", WhileTrue(WhenQuests(THIS), SubjectIs(AtALocation()))),
    (
        "you play a song while this character is exerted",
        WhileTrue(WhenPlayed(YOU, A_SONG), CardIs(THIS, state=Exerted())),
    ),
]


@pytest.mark.parametrize(("text", "meaning"), TEXTS)
def test_each_trigger_condition_names_its_event(text: str, meaning: Node) -> None:
    assert understood(text, "trigger") == meaning


@pytest.mark.parametrize(
    "text",
    [
        "you plays this character",
        "an opponent play a character",
        "you play chosen character",
        "this character quest",
        "one of your characters quest",
        "each character quests",
        "this character are banished",
        "this character is banished in challenge",
        "this character banishes in a challenge",
        "you play a character on a card",
        "you put a card",
        "a card is put in your inkwell",
        "this character is chosen for fun",
        "this character quests here",
        "a song sings a song in a song",
    ],
)
def test_what_is_no_trigger_condition_is_refused(text: str) -> None:
    assert is_refused(text, "trigger")
