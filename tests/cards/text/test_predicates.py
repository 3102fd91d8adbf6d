"""What is said of cards, as an effect and in a static ability: words to nodes (CR 6.4, 6.6)."""

import pytest
from understanding import is_refused, understood

from judge.cards.abilities.ability import Activated, ExertThis, KeywordAbility, Static
from judge.cards.abilities.amounts import CharacteristicOf, NumberOf
from judge.cards.abilities.conditions import BeingChallenged, CardIs, Challenging, Not, SubjectIs
from judge.cards.abilities.descriptions import (
    AtALocation,
    Classified,
    Compare,
    Costs,
    Damaged,
    Description,
    Exerted,
    Here,
    Noun,
    OfPlayers,
    Opposing,
    Other,
    Ready,
)
from judge.cards.abilities.durations import (
    AtStartOfTheirNextTurn,
    AtStartOfTheirTurn,
    DuringThatChallenge,
    DuringTheirNextTurn,
    ThisTurn,
    UntilYourNextTurn,
)
from judge.cards.abilities.effects import GainLore
from judge.cards.abilities.node import Node
from judge.cards.abilities.players import You
from judge.cards.abilities.predicates import (
    AlsoNamed,
    Applies,
    AppliesToNext,
    CanChallengeReady,
    CanQuestWhilePlayed,
    CantBeChallenged,
    CantBeDealtDamage,
    CantBeReducedBelowPrinted,
    CantChallenge,
    CantGainKeyword,
    CantMove,
    CantQuest,
    CantReady,
    CantSing,
    CountsAsCostToSing,
    CountsAsInkable,
    DealsDamageWithWillpower,
    EntersPlayExerted,
    EntersPlayWithDamage,
    Gains,
    GainsClassification,
    Gets,
    LosesKeyword,
    MayEnterPlayExerted,
    MayMoveForFree,
    Modifier,
    MustQuest,
    TakesNoDamage,
    TakesNoDamageFromChallenges,
)
from judge.cards.abilities.selections import Chosen, Every, Reference, This, Together
from judge.terms import CardType, Characteristic, Keyword

CHARACTER = Noun((CardType.CHARACTER,))
CHARACTERS = Description(CHARACTER)
THIS, CHOSEN = This(CHARACTER), Chosen(CHARACTERS)
YOURS = Every(CHARACTERS, You())
OPPOSING = Every(Description(CHARACTER, (Opposing(),)))
THIS_TURN = ThisTurn()
STRENGTH, WILLPOWER, LORE = Characteristic.STRENGTH, Characteristic.WILLPOWER, Characteristic.LORE
STRONGER = Gets((Modifier(2, STRENGTH),))
EVASIVE = Gains((KeywordAbility(Keyword.EVASIVE),))
GAIN_LORE = Activated((ExertThis(),), GainLore(1))

PASSING: list[tuple[str, Node]] = [
    ("chosen character gets +2 {S} this turn", Applies(CHOSEN, (STRONGER,), THIS_TURN)),
    ("this turn, chosen character gets +2 {S}", Applies(CHOSEN, (STRONGER,), THIS_TURN)),
    (
        "your characters get +2 {S} and gain Evasive until the start of your next turn",
        Applies(YOURS, (STRONGER, EVASIVE), UntilYourNextTurn()),
    ),
    (
        "chosen character gains Rush, Evasive, and Resist +1 this turn",
        Applies(
            CHOSEN,
            (
                Gains(
                    (
                        KeywordAbility(Keyword.RUSH),
                        KeywordAbility(Keyword.EVASIVE),
                        KeywordAbility(Keyword.RESIST, 1),
                    )
                ),
            ),
            THIS_TURN,
        ),
    ),
    ("it loses Reckless this turn", Applies(Reference("it"), (LosesKeyword(Keyword.RECKLESS),), THIS_TURN)),
    (
        "chosen character gets +{S} equal to this character's {S} this turn",
        Applies(CHOSEN, (Gets((Modifier(CharacteristicOf(STRENGTH, THIS), STRENGTH),)),), THIS_TURN),
    ),
    (
        "chosen character gets +2 {S} this turn for each item you have in play",
        Applies(
            CHOSEN,
            (STRONGER,),
            THIS_TURN,
            counted=NumberOf(Every(Description(Noun((CardType.ITEM,)), (), (OfPlayers(You()),)))),
        ),
    ),
    (
        "they can't quest or challenge for the rest of this turn",
        Applies(Reference("they"), (CantQuest(), CantChallenge()), THIS_TURN),
    ),
    (
        "chosen character can't challenge and must quest during their next turn if able",
        Applies(CHOSEN, (CantChallenge(), MustQuest()), DuringTheirNextTurn()),
    ),
    (
        "chosen character doesn't ready at the start of their next turn",
        Applies(CHOSEN, (CantReady(),), AtStartOfTheirNextTurn()),
    ),
    (
        "this character takes no damage from the challenge",
        Applies(THIS, (TakesNoDamageFromChallenges(),), DuringThatChallenge()),
    ),
    (
        "chosen character takes no damage while challenging this turn",
        Applies(CHOSEN, (TakesNoDamage(),), THIS_TURN, SubjectIs(Challenging())),
    ),
    (
        "they can't quest while this character is exerted",
        Applies(Reference("they"), (CantQuest(),), condition=CardIs(THIS, state=Exerted())),
    ),
    (
        "the next character you play this turn enters play exerted this turn",
        AppliesToNext(CHARACTERS, (EntersPlayExerted(),), THIS_TURN),
    ),
    ("they gain Evasive", Applies(Reference("they"), (EVASIVE,))),
]
STANDING: list[tuple[str, Applies]] = [
    (
        "This character gets +3 {S}, +3 {W}, and +1 {L}.",
        Applies(THIS, (Gets((Modifier(3, STRENGTH), Modifier(3, WILLPOWER), Modifier(1, LORE))),)),
    ),
    (
        "Your other characters gain Evasive.",
        Applies(Every(Description(CHARACTER, (Other(),)), You()), (EVASIVE,)),
    ),
    ('Your characters gain "{E} — Gain 1 lore."', Applies(YOURS, (Gains((GAIN_LORE,)),))),
    (
        "Opposing characters gain the Villain classification.",
        Applies(OPPOSING, (GainsClassification("Villain"),)),
    ),
    (
        "Characters get +2 {S} while here.",
        Applies(Every(CHARACTERS), (STRONGER,), condition=SubjectIs(Here())),
    ),
    (
        "While being challenged, this character gets +2 {S}.",
        Applies(THIS, (STRONGER,), condition=SubjectIs(BeingChallenged())),
    ),
    (
        "Your locations and characters at locations gain Evasive.",
        Applies(
            Together(
                (
                    Every(Description(Noun((CardType.LOCATION,))), You()),
                    Every(Description(CHARACTER, (), (AtALocation(),)), You()),
                )
            ),
            (EVASIVE,),
        ),
    ),
    (
        "Your characters can't be dealt damage unless they're being challenged.",
        Applies(YOURS, (CantBeDealtDamage(),), condition=Not(SubjectIs(BeingChallenged()))),
    ),
    (
        "While one of your characters is at a location, that character gains Evasive.",
        Applies(YOURS, (EVASIVE,), condition=SubjectIs(AtALocation())),
    ),
    (
        "Characters with cost 2 or less can't challenge this character.",
        Applies(Every(Description(CHARACTER, (), (Costs(2, Compare.AT_MOST),))), (CantChallenge(THIS),)),
    ),
    (
        "This character can't be challenged by Pirate characters.",
        Applies(THIS, (CantBeChallenged(Description(CHARACTER, (Classified(("Pirate",)),))),)),
    ),
    ("This character can't {E} to sing songs.", Applies(THIS, (CantSing(),))),
    (
        "This character can't sing songs without Sing Together.",
        Applies(THIS, (CantSing(Keyword.SING_TOGETHER),)),
    ),
    ("This character can't be dealt damage.", Applies(THIS, (CantBeDealtDamage(),))),
    (
        "Opposing characters lose Evasive and can't gain Evasive.",
        Applies(OPPOSING, (LosesKeyword(Keyword.EVASIVE), CantGainKeyword(Keyword.EVASIVE))),
    ),
    ("This character can't move to locations.", Applies(THIS, (CantMove(),))),
    (
        "This character can challenge ready damaged characters.",
        Applies(THIS, (CanChallengeReady(Description(CHARACTER, (Ready(), Damaged()))),)),
    ),
    ("This character can quest the turn he's played.", Applies(THIS, (CanQuestWhilePlayed(),))),
    ("Your characters may move here for free.", Applies(YOURS, (MayMoveForFree(),))),
    ("This character enters play exerted.", Applies(THIS, (EntersPlayExerted(),))),
    ("This character enters play with 3 damage.", Applies(THIS, (EntersPlayWithDamage(3),))),
    ("This character may enter play exerted.", Applies(THIS, (MayEnterPlayExerted(),))),
    (
        "This character may enter play exerted to gain 1 lore.",
        Applies(THIS, (MayEnterPlayExerted(GainLore(1)),)),
    ),
    ("Your characters count as having +1 cost to sing songs.", Applies(YOURS, (CountsAsCostToSing(1),))),
    ("Opposing characters count as having {IW}.", Applies(OPPOSING, (CountsAsInkable(),))),
    (
        "This character also counts as being named Elsa for Shift.",
        Applies(THIS, (AlsoNamed(("Elsa",), Keyword.SHIFT),)),
    ),
    (
        "This character counts as being named both Chip and Dale.",
        Applies(THIS, (AlsoNamed(("Chip", "Dale")),)),
    ),
    (
        "During challenges, your characters deal damage with their {W} instead of their {S}.",
        Applies(YOURS, (DealsDamageWithWillpower(),)),
    ),
    (
        "Your characters' {S} can't be reduced below their printed value.",
        Applies(YOURS, (CantBeReducedBelowPrinted(STRENGTH),)),
    ),
]


@pytest.mark.parametrize(("text", "meaning"), PASSING)
def test_an_effect_says_it_for_a_while(text: str, meaning: Node) -> None:
    assert understood(text, "applies") == meaning


@pytest.mark.parametrize(("text", "meaning"), STANDING)
def test_a_static_ability_says_it_always(text: str, meaning: Node) -> None:
    assert understood(text, "ability") == Static((meaning,))


@pytest.mark.parametrize(
    "text",
    [
        "chosen character gets +2 {S}",
        "chosen character get +2 {S} this turn",
        "your characters gains Evasive this turn",
        "chosen character gets Evasive this turn",
        "chosen character gains +2 {S} this turn",
        "chosen character can't quest nor challenge this turn",
        "chosen character can't sings this turn",
        "chosen character enters play exerted this turn",
        "chosen character gets +2 {S} gains Evasive this turn",
    ],
)
def test_what_no_effect_says_is_refused(text: str) -> None:
    assert is_refused(text, "applies")


def test_how_it_enters_play_and_what_holds_from_then_on_are_two_effects() -> None:
    text = "This character enters play exerted and can't ready at the start of your turn."
    stays_exerted = Applies(THIS, (CantReady(),), AtStartOfTheirTurn())
    assert understood(text, "ability") == Static((Applies(THIS, (EntersPlayExerted(),)), stays_exerted))


def test_a_static_ability_chooses_nothing() -> None:
    assert is_refused("Chosen character gets +2 {S}.", "ability")
    assert is_refused("One of your characters gets +2 {S}.", "ability")
