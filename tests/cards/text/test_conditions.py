"""Conditions after "if", "while" and "unless": words to nodes (CR 6.2.4, 6.4.3)."""

import pytest
from understanding import is_refused, understood

from judge.cards.abilities.conditions import (
    All,
    AnyTrue,
    BeingChallenged,
    CardIs,
    CardUnder,
    ChosenNow,
    HappenedThisTurn,
    HasDamage,
    HasEachNamed,
    HasHighestCost,
    HasInkDrop,
    HasLore,
    HasMoreLore,
    HasMoreThan,
    HasOnly,
    HasStrongest,
    Not,
    PlayedThisTurn,
    PlayerHas,
    PutIntoZoneThisTurn,
    SharesName,
    TheNamedCard,
    ThereIs,
    UsedKeyword,
)
from judge.cards.abilities.descriptions import (
    AtALocation,
    Classified,
    Compare,
    Costs,
    Description,
    Exerted,
    Has,
    Here,
    InPlay,
    InZone,
    Named,
    Noun,
    OfPlayers,
    Opposing,
    Other,
    WithCardUnder,
    WithDamage,
    WithoutDamage,
)
from judge.cards.abilities.happenings import (
    Deed,
    DoneTo,
    FirstTurnAsLaterPlayer,
    OrdinalThisTurn,
    Pays,
    RemovedDamage,
    RemovedInkDropToPlay,
    SangThisSong,
)
from judge.cards.abilities.node import Node
from judge.cards.abilities.players import (
    AnOpponent,
    APlayer,
    ChosenPlayer,
    EachOpponent,
    PlayerOf,
    ThatPlayer,
    You,
)
from judge.cards.abilities.selections import Every, OneOf, Reference, This
from judge.cards.abilities.triggers import (
    WhenBanished,
    WhenChallenges,
    WhenDiscards,
    WhenLeavesDiscard,
    WhenPutIntoInkwell,
    WhenPutUnder,
    WhenQuests,
    WhenRemovesDamage,
    WhenTakesDamage,
)
from judge.cards.abilities.triggers_lore import WhenGetsInkDrop
from judge.terms import CardType, Characteristic, Keyword, Zone

CHARACTER, CARD = Noun((CardType.CHARACTER,)), Noun(card=True)
CHARACTERS = Description(CHARACTER)
THIS = This(CHARACTER)
YOU, OPPONENT = You(), AnOpponent()
IN_PLAY = Description(CHARACTER, (), (InPlay(),))
IN_HAND = Description(CARD, (), (InZone(Zone.HAND, YOU),))
IN_THEIR_HAND = Description(CARD, (), (InZone(Zone.HAND, ThatPlayer()),))
PIRATE = Description(CHARACTER, (Classified(("Pirate",)),))
PIRATE_IN_PLAY = Description(CHARACTER, PIRATE.adjectives, (InPlay(),))
CHARACTER_CARD = Description(Noun((CardType.CHARACTER,), True))
A_CHARACTER, A_CARD = OneOf(CHARACTERS), OneOf(Description(CARD))
YOURS = OneOf(CHARACTERS, players=YOU)
OPPOSING = OneOf(Description(CHARACTER, (Opposing(),)))
IT = Reference("it")
STRENGTH = Characteristic.STRENGTH

WHAT_PLAYERS_HAVE: list[tuple[str, Node]] = [
    ("you have a character in play", PlayerHas(YOU, IN_PLAY)),
    ("you have another character in play", PlayerHas(YOU, IN_PLAY, other=True)),
    ("you have 2 or more characters in play", PlayerHas(YOU, IN_PLAY, 2)),
    (
        "you have 2 or more other characters in play",
        PlayerHas(YOU, Description(CHARACTER, (Other(),), (InPlay(),)), 2),
    ),
    ("you have any characters in play", PlayerHas(YOU, IN_PLAY)),
    ("you have no cards in your hand", PlayerHas(YOU, IN_HAND, 0, Compare.EXACTLY)),
    ("you have fewer than 3 cards in your hand", PlayerHas(YOU, IN_HAND, 3, Compare.FEWER_THAN)),
    (
        "they have more than 3 cards in their hand",
        PlayerHas(ThatPlayer(), IN_THEIR_HAND, 3, Compare.MORE_THAN),
    ),
    (
        "you have only 1 character here",
        HasOnly(YOU, Description(CHARACTER, (), (Here(),)), 1),
    ),
    ("an opponent has a Pirate character in play", PlayerHas(OPPONENT, PIRATE_IN_PLAY)),
    (
        "one or more opponents have no cards in their hand",
        PlayerHas(OPPONENT, IN_THEIR_HAND, 0, Compare.EXACTLY),
    ),
    ("you don't have a Pirate character in play", Not(PlayerHas(YOU, PIRATE_IN_PLAY))),
    ("you have characters named Chip and Dale in play", HasEachNamed(YOU, ("Chip", "Dale"))),
    ("you have more cards in your hand than each opponent", HasMoreThan(YOU, IN_HAND, EachOpponent())),
    (
        "chosen opponent has more cards in their hand than you",
        HasMoreThan(ChosenPlayer(opponent=True), IN_THEIR_HAND, YOU),
    ),
    ("an opponent has more lore than you", HasMoreLore(OPPONENT, YOU)),
    ("an opponent has 10 or more lore", HasLore(OPPONENT, 10, Compare.AT_LEAST)),
    ("an opponent has 0 lore", HasLore(OPPONENT, 0)),
    ("you have an ink drop", HasInkDrop(YOU)),
    ("you have a character in play with more {S} than each opposing character", HasStrongest(YOU, STRENGTH)),
    ("you have a character in play with the highest cost, or tied for highest cost", HasHighestCost(YOU)),
]
WHAT_CARDS_ARE: list[tuple[str, Node]] = [
    ("this character is exerted", CardIs(THIS, state=Exerted())),
    ("this character is at a location", CardIs(THIS, state=AtALocation())),
    ("he's being challenged", CardIs(Reference("he"), state=BeingChallenged())),
    ("this character has no damage", CardIs(THIS, state=WithoutDamage())),
    ("an opposing character has damage", CardIs(OPPOSING, state=WithDamage())),
    ("this character has 3 or more damage", CardIs(THIS, state=HasDamage(3))),
    ("this character has 5 {S} or more", CardIs(THIS, state=Has(STRENGTH, 5, Compare.AT_LEAST))),
    ("he had a card under him", CardIs(Reference("he"), state=WithCardUnder(), past=True)),
    ("this card is in your discard", CardIs(This(CARD), state=InZone(Zone.DISCARD, YOU))),
    ("a Pirate character is in play", CardIs(OneOf(PIRATE), state=InPlay())),
    ("a Pirate character is chosen", CardIs(OneOf(PIRATE), state=ChosenNow())),
    (
        "the chosen character is named Elsa",
        CardIs(Reference("the", CHARACTER, "chosen"), state=Named(("Elsa",))),
    ),
    ("it's the named card", CardIs(IT, state=TheNamedCard())),
    ("it's a character card", CardIs(IT, CHARACTER_CARD)),
    (
        "it's a character card or an item card",
        AnyTrue((CardIs(IT, CHARACTER_CARD), CardIs(IT, Description(Noun((CardType.ITEM,), True))))),
    ),
    (
        "that item costs 3 or less",
        CardIs(Reference("that", Noun((CardType.ITEM,))), state=Costs(3, Compare.AT_MOST)),
    ),
    (
        "all cards in your inkwell are exerted",
        CardIs(Every(Description(CARD, (), (InZone(Zone.INKWELL, YOU),))), state=Exerted()),
    ),
    (
        "2 or more characters of yours are exerted",
        ThereIs(Description(CHARACTER, (), (OfPlayers(YOU),)), 2, Exerted()),
    ),
    ("there's a character here", ThereIs(Description(CHARACTER, (), (Here(),)))),
    (
        "there are 5 or more characters with damage in play",
        ThereIs(Description(CHARACTER, (), (WithDamage(), InPlay())), 5),
    ),
    ("there's a card under this character", CardUnder(THIS)),
    ("they have the same name", SharesName(Reference("they"))),
    (
        "this character is exerted and you have no cards in your hand",
        All((CardIs(THIS, state=Exerted()), PlayerHas(YOU, IN_HAND, 0, Compare.EXACTLY))),
    ),
]
WHAT_HAPPENED: list[tuple[str, Node]] = [
    ("you played another character this turn", PlayedThisTurn(YOU, CHARACTERS, other=True)),
    (
        "you've played 2 or more actions this turn",
        PlayedThisTurn(YOU, Description(Noun((CardType.ACTION,))), 2),
    ),
    ("you didn't play a song this turn", Not(PlayedThisTurn(YOU, Description(Noun(song=True))))),
    (
        "you didn't put any cards into your inkwell this turn",
        Not(HappenedThisTurn(WhenPutIntoInkwell(YOU, True))),
    ),
    ("a character was banished this turn", HappenedThisTurn(WhenBanished(A_CHARACTER))),
    (
        "an opposing character was banished in a challenge this turn",
        HappenedThisTurn(WhenBanished(OPPOSING, True)),
    ),
    ("an opposing character took damage this turn", HappenedThisTurn(WhenTakesDamage(OPPOSING))),
    ("a character quested this turn", HappenedThisTurn(WhenQuests(A_CHARACTER))),
    (
        "no other character has quested this turn",
        Not(HappenedThisTurn(WhenQuests(OneOf(Description(CHARACTER, (Other(),)))))),
    ),
    ("none of your characters challenged this turn", Not(HappenedThisTurn(WhenChallenges(YOURS)))),
    ("you discarded a card this turn", HappenedThisTurn(WhenDiscards(YOU, A_CARD))),
    ("you've put a card under her this turn", HappenedThisTurn(WhenPutUnder(YOU, Reference("her")))),
    ("you removed damage from a character this turn", HappenedThisTurn(WhenRemovesDamage(YOU, A_CHARACTER))),
    ("a card left a player's discard this turn", HappenedThisTurn(WhenLeavesDiscard(A_CARD, APlayer()))),
    ("you got an ink drop this turn", HappenedThisTurn(WhenGetsInkDrop(YOU))),
    ("2 or more cards were put into your discard this turn", PutIntoZoneThisTurn(Zone.DISCARD, YOU, 2)),
    (
        "2 or more other cards were put into your discard this turn",
        PutIntoZoneThisTurn(Zone.DISCARD, YOU, 2, True),
    ),
    ("it's the second challenge this turn", OrdinalThisTurn(2, WhenChallenges(A_CHARACTER))),
    (
        "it's the second card you've put into your inkwell this turn",
        OrdinalThisTurn(2, WhenPutIntoInkwell(YOU, True)),
    ),
    ("this is your first turn and you're not the first player", FirstTurnAsLaterPlayer()),
    ("you used Shift to play her", UsedKeyword(Keyword.SHIFT, Reference("her"))),
    ("you removed an ink drop to play him", RemovedInkDropToPlay(Reference("him"))),
    ("a character sang this song", SangThisSong(CHARACTERS)),
    ("you removed damage this way", RemovedDamage()),
    ("you discarded a character card", DoneTo(Deed.DISCARDED, CHARACTER_CARD)),
    ("a character card is discarded this way", DoneTo(Deed.DISCARDED, CHARACTER_CARD)),
    ("no characters were banished this way", Not(DoneTo(Deed.BANISHED, CHARACTERS))),
    ("their player pays 3 {I}", Pays(PlayerOf(Reference("their")), 3)),
]


@pytest.mark.parametrize(("text", "meaning"), [*WHAT_PLAYERS_HAVE, *WHAT_CARDS_ARE, *WHAT_HAPPENED])
def test_each_condition_says_what_must_be_so(text: str, meaning: Node) -> None:
    assert understood(text, "condition") == meaning


@pytest.mark.parametrize(
    "text",
    [
        "you has a character in play",
        "an opponent have a character in play",
        "you have character in play",
        "you have 2 or more character in play",
        "you have chosen character in play",
        "you have no card in your hand",
        "this character exerted",
        "this character are exerted",
        "this character has damages",
        "it's character card",
        "you played another characters this turn",
        "you played another character",
        "a character was banish this turn",
        "2 or more cards was put into your discard this turn",
        "you used Flying to play her",
        "there's 5 or more characters in play",
        "you have an ink",
    ],
)
def test_what_is_no_condition_is_refused(text: str) -> None:
    assert is_refused(text, "condition")
