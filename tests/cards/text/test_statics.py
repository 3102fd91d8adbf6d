"""Static effects about players, payments and the game: words to nodes (CR 1.5, 6.4, 6.5)."""

import pytest
from understanding import is_refused, understood

from judge.cards.abilities.ability import Static, TurnScope
from judge.cards.abilities.amounts import NumberOf
from judge.cards.abilities.conditions import HappenedThisTurn
from judge.cards.abilities.descriptions import Compare, Costs, Description, InZone, Noun, OfPlayers
from judge.cards.abilities.durations import ThisTurn, UntilYourNextTurn
from judge.cards.abilities.effects import Banish, Exert, GainLore
from judge.cards.abilities.flow import Does
from judge.cards.abilities.node import Node
from judge.cards.abilities.payments import (
    PaidFor,
    PaysForFirstEachTurn,
    PaysForNext,
    PaysToMove,
    PaysToPlay,
    PaysToShiftOnto,
)
from judge.cards.abilities.players import EachOpponent, EachPlayer, ThatPlayer, You
from judge.cards.abilities.predicates import (
    Applies,
    CanBeShiftedOntoByAny,
    CantBeChosen,
    MustBeChosenIfAble,
    TakesNoDamage,
)
from judge.cards.abilities.selections import Chosen, Count, Every, OneOf, Reference, This
from judge.cards.abilities.statics import (
    CanInkAdditionalCard,
    CanInkFrom,
    CantGainLore,
    CantLoseLore,
    CantPlay,
    DamageCantBeRemoved,
    DeckMayHave,
    DeckMayHaveAnyInk,
    DontDiscard,
    EntersInkwellExerted,
    LoreToWin,
    MayPlayByDoing,
    MayPlayForFree,
    MayPlayFrom,
    OneChallengeEachTurn,
    Permits,
    PlaysWithTopCardFaceup,
    Replaces,
    Restricts,
    SkipsDrawStep,
)
from judge.cards.abilities.triggers import (
    FirstTime,
    WhenBanished,
    WhenChallenges,
    WhenDraws,
    WhenTakesDamage,
)
from judge.cards.abilities.triggers_lore import WhenGetsInkDrop
from judge.terms import CardType, Keyword, Zone

CHARACTER, ITEM, ACTION = Noun((CardType.CHARACTER,)), Noun((CardType.ITEM,)), Noun((CardType.ACTION,))
CHARACTERS, ACTIONS, ITEMS = Description(CHARACTER), Description(ACTION), Description(ITEM)
THIS = This(CHARACTER)
YOU, OPPONENTS = You(), EachOpponent()
CARD_IN_DISCARD = NumberOf(Every(Description(Noun(card=True), (), (InZone(Zone.DISCARD, YOU),))))
YOUR_ITEM = Description(ITEM, (), (OfPlayers(YOU),))
UNHURT = Applies(Reference("he"), (TakesNoDamage(),))

PAYMENTS: list[tuple[str, Node]] = [
    ("You pay 1 {I} less to play this character.", PaysToPlay(YOU, 1, THIS)),
    ("You pay 1 {I} less to play characters.", PaysToPlay(YOU, 1, Every(CHARACTERS))),
    (
        "Each player pays 2 {I} more to play actions or items.",
        PaysToPlay(EachPlayer(), 2, Every(Description(Noun((CardType.ACTION, CardType.ITEM)))), True),
    ),
    (
        "You pay 1 {I} less to play characters using their Shift ability.",
        PaysToPlay(YOU, 1, Every(CHARACTERS), using=Keyword.SHIFT),
    ),
    (
        "For each card in your discard, you pay 1 {I} less to play this character.",
        PaysToPlay(YOU, 1, THIS, counted=CARD_IN_DISCARD),
    ),
    ("You pay 1 {I} less to shift a character on top of this character.", PaysToShiftOnto(1, THIS)),
    ("You pay 1 {I} less to move your characters to a location.", PaysToMove(1, Every(CHARACTERS, YOU))),
    (
        "You pay 2 {I} less to move a character of yours here.",
        PaysToMove(2, OneOf(Description(CHARACTER, (), (OfPlayers(YOU),))), True),
    ),
    ("You pay 1 {I} less for the first action you play each turn.", PaysForFirstEachTurn(1, ACTIONS)),
]
PLAYERS: list[tuple[str, Node]] = [
    ("Opponents can't play actions.", Restricts(OPPONENTS, CantPlay(Every(ACTIONS)))),
    (
        "Opponents can't play actions with cost 4 or more.",
        Restricts(OPPONENTS, CantPlay(Every(Description(ACTION, (), (Costs(4, Compare.AT_LEAST),))))),
    ),
    ("You can't lose lore.", Restricts(YOU, CantLoseLore())),
    ("Each opposing player can't gain lore.", Restricts(OPPONENTS, CantGainLore())),
    ("You may ink an additional card.", CanInkAdditionalCard(YOU)),
    ("You can ink cards from your discard.", CanInkFrom(Zone.DISCARD)),
    ("You may play this character for free.", MayPlayForFree(THIS)),
    (
        "You may exert 4 items of yours to play this character for free.",
        MayPlayByDoing(Exert(OneOf(YOUR_ITEM, Count(4))), THIS),
    ),
    (
        "You may banish chosen item of yours to play this character for free.",
        MayPlayByDoing(Banish(Chosen(YOUR_ITEM)), THIS),
    ),
    (
        "You may play characters from your discard. If you do, they enter play exerted.",
        MayPlayFrom(Every(CHARACTERS), Zone.DISCARD, True),
    ),
    (
        "You can shift any character on top of this character.",
        Applies(THIS, (CanBeShiftedOntoByAny(),)),
    ),
]
REPLACEMENTS: list[tuple[str, Node]] = [
    ("If an effect would cause you to discard one or more cards, you don't discard.", DontDiscard()),
    (
        "If an effect would cause you to discard one or more cards from your hand, you don't discard.",
        DontDiscard(True),
    ),
    ("If this character would be banished, gain 1 lore instead.", Replaces(WhenBanished(THIS), GainLore(1))),
    ("If you would draw a card, gain 1 lore instead.", Replaces(WhenDraws(YOU), GainLore(1))),
    (
        "If this character would be dealt damage, he takes no damage instead.",
        Replaces(WhenTakesDamage(THIS, dealt=True), UNHURT),
    ),
    (
        "The first time this character would take damage, he takes no damage instead.",
        Replaces(FirstTime(WhenTakesDamage(THIS)), UNHURT),
    ),
    (
        "If you would get an ink drop, you gain 1 lore instead.",
        Replaces(WhenGetsInkDrop(YOU), Does(YOU, GainLore(1))),
    ),
    ("Cards enter opponents' inkwells exerted.", EntersInkwellExerted(OPPONENTS)),
]
GAME: list[tuple[str, Node]] = [
    (
        "Opponents must choose this character for actions and abilities if able.",
        Applies(THIS, (MustBeChosenIfAble(),)),
    ),
    (
        "Opponents can't choose your items for abilities or effects.",
        Applies(Every(ITEMS, YOU), (CantBeChosen(),)),
    ),
    ("Opponents need 25 lore to win the game.", LoreToWin(OPPONENTS, 25)),
    ("Each player plays with the top card of their deck face up.", PlaysWithTopCardFaceup(EachPlayer())),
    ("Each turn, only one character can challenge.", OneChallengeEachTurn()),
    ("Damage counters can't be removed.", DamageCantBeRemoved()),
    ("Skip your turn's Draw step.", SkipsDrawStep(YOU)),
    ("You may have any number of cards named Elsa in your deck.", DeckMayHave("Elsa")),
    (
        "You can have other Hero characters in your deck regardless of ink type.",
        DeckMayHaveAnyInk("Hero"),
    ),
]


@pytest.mark.parametrize(("text", "meaning"), [*PAYMENTS, *PLAYERS, *REPLACEMENTS, *GAME])
def test_each_static_effect_is_understood(text: str, meaning: Node) -> None:
    assert understood(text, "ability") == Static((meaning,))


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("You pay 1 {I} less for the next character you play this turn.", PaysForNext(1, CHARACTERS)),
        (
            "You pay 1 {I} less for the next character you shift this turn.",
            PaysForNext(1, CHARACTERS, PaidFor.SHIFT),
        ),
    ],
)
def test_paying_less_for_the_next_card_is_an_effect(text: str, meaning: Node) -> None:
    assert understood(text) == Does(YOU, meaning)


def test_an_exception_is_asked_of_each_player() -> None:
    text = "Each opposing player can't gain lore unless one of their characters has challenged this turn"
    theirs = OneOf(CHARACTERS, players=ThatPlayer())
    unless = HappenedThisTurn(WhenChallenges(theirs))
    assert understood(text, "restricts_unless") == Restricts(OPPONENTS, CantGainLore(), unless=unless)


def test_paying_less_for_the_next_one_once_a_turn_is_static() -> None:
    text = "Once during your turn, you pay 1 {I} less for the next character you play this turn."
    effects = (PaysForNext(1, CHARACTERS),)
    assert understood(text, "ability") == Static(effects, scope=TurnScope.YOUR_TURN, once=True)


def test_paying_less_to_move_once_during_your_turn_is_static() -> None:
    text = "Once during your turn, you may pay 1 {I} less to move this character to a location."
    less = PaysToMove(1, THIS, optional=True)
    assert understood(text, "ability") == Static((less,), scope=TurnScope.YOUR_TURN, once=True)


def test_as_effects_restrictions_and_permissions_have_a_duration() -> None:
    restricts = understood("Opponents can't play actions until the start of your next turn.")
    assert restricts == Restricts(OPPONENTS, CantPlay(Every(ACTIONS)), UntilYourNextTurn())
    assert understood("This turn, you may ink an additional card.") == Permits(
        CanInkAdditionalCard(YOU), ThisTurn()
    )
    assert is_refused("Opponents can't play actions.")


@pytest.mark.parametrize(
    "text",
    [
        "You pays 1 {I} less to play this character.",
        "You pay 1 {I} fewer to play this character.",
        "You pay 1 less to play this character.",
        "You pay 1 {I} less to play chosen character.",
        "Opponents can't plays actions.",
        "You can't draw.",
        "You may play chosen character for free.",
        "If this character would quest, gain 1 lore instead.",
        "Opponents need lore to win the game.",
        "Skip your turn.",
        "You may have any number of Elsa in your deck.",
        "You may have up to 99 copies of Elsa in your deck.",
    ],
)
def test_what_is_no_static_effect_is_refused(text: str) -> None:
    assert is_refused(text, "ability")
