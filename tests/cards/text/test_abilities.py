"""The frames of abilities: scope, how often, triggers, costs, conditions (CR 6.1.13, 6.2 to 6.4)."""

import pytest
from understanding import is_refused, understood

from judge.cards.abilities.ability import (
    ActionEffect,
    Activated,
    ExertThis,
    KeywordAbility,
    PayByDoing,
    PayInk,
    Static,
    Tie,
    Triggered,
    TurnScope,
)
from judge.cards.abilities.conditions import All, CardIs, Not, PlayerHas
from judge.cards.abilities.descriptions import Description, Exerted, InPlay, Named, Noun
from judge.cards.abilities.effects import Banish, Discard, Draw, Exert, GainLore
from judge.cards.abilities.flow import If, IfYouDo, Sentences
from judge.cards.abilities.players import You
from judge.cards.abilities.predicates import Applies, CantQuest, Gains
from judge.cards.abilities.selections import OneOf, Reference, This
from judge.cards.abilities.triggers import (
    AtEndOfTurn,
    AtStartOfTurn,
    FirstTime,
    WhenBanished,
    WhenChallenges,
    WhenDiscards,
    WhenLeavesPlay,
    WhenMoves,
    WhenPlayed,
    WhenQuests,
)
from judge.terms import CardType, Keyword

CHARACTER = Noun((CardType.CHARACTER,))
THIS = This(CHARACTER)
YOU = You()
QUESTS = WhenQuests(THIS)
IS_EXERTED = CardIs(THIS, state=Exerted())
HAS_ELSA = PlayerHas(YOU, Description(CHARACTER, (), (Named(("Elsa",)), InPlay())))
GAINS_WARD = Applies(THIS, (Gains((KeywordAbility(Keyword.WARD),)),))
A_CARD = OneOf(Description(Noun(card=True)))
AN_ITEM_OF_YOURS = OneOf(Description(Noun((CardType.ITEM,))), players=YOU)
YOUR_TURN = TurnScope.YOUR_TURN

TRIGGERED: list[tuple[str, Triggered]] = [
    ("Whenever this character quests, draw a card.", Triggered((QUESTS,), Draw(1))),
    ("When this character quests, draw a card.", Triggered((QUESTS,), Draw(1))),
    (
        "Whenever this character quests, draw a card. Gain 1 lore.",
        Triggered((QUESTS,), Sentences((Draw(1), GainLore(1)))),
    ),
    (
        "During your turn, when this character is banished, draw a card.",
        Triggered((WhenBanished(THIS),), Draw(1), YOUR_TURN),
    ),
    (
        "During your turn, while this character is exerted, whenever this character quests, draw a card.",
        Triggered((QUESTS,), Draw(1), YOUR_TURN, IS_EXERTED),
    ),
    (
        "Once during your turn, whenever this character quests, draw a card.",
        Triggered((QUESTS,), Draw(1), YOUR_TURN, times_per_turn=1),
    ),
    (
        "Twice during your turn, whenever this character quests, draw a card.",
        Triggered((QUESTS,), Draw(1), YOUR_TURN, times_per_turn=2),
    ),
    (
        "Once per turn, when this character quests, draw a card.",
        Triggered((QUESTS,), Draw(1), times_per_turn=1),
    ),
    ("At the start of your turn, draw a card.", Triggered((AtStartOfTurn(YOU),), Draw(1))),
    (
        "At the end of your turn, if this character is exerted, draw a card.",
        Triggered((AtEndOfTurn(YOU),), If(IS_EXERTED, Draw(1))),
    ),
    (
        "When you play this character and whenever he quests, draw a card.",
        Triggered((WhenPlayed(YOU, THIS), WhenQuests(Reference("he"))), Draw(1)),
    ),
    (
        "When you play this character and when he leaves play, draw a card.",
        Triggered((WhenPlayed(YOU, THIS), WhenLeavesPlay(Reference("he"))), Draw(1)),
    ),
    (
        "When you play this character and at the start of your turn, draw a card.",
        Triggered((WhenPlayed(YOU, THIS), AtStartOfTurn(YOU)), Draw(1)),
    ),
    (
        "Whenever this character quests or challenges, draw a card.",
        Triggered((QUESTS, WhenChallenges(THIS)), Draw(1)),
    ),
    (
        "The first time a character moves here each turn, draw a card.",
        Triggered((FirstTime(WhenMoves(OneOf(Description(CHARACTER)), here=True)),), Draw(1)),
    ),
]
ACTIVATED: list[tuple[str, Activated]] = [
    ("{E} — Draw a card.", Activated((ExertThis(),), Draw(1))),
    (
        "{E}, 2 {I}, Banish this item — Draw a card.",
        Activated((ExertThis(), PayInk(2), PayByDoing(Banish(This(Noun((CardType.ITEM,)))))), Draw(1)),
    ),
    (
        "{E} one of your items — Draw a card.",
        Activated((PayByDoing(Exert(AN_ITEM_OF_YOURS)),), Draw(1)),
    ),
    (
        "Choose and discard a card — Draw a card.",
        Activated((PayByDoing(Discard(A_CARD)),), Draw(1)),
    ),
    (
        "Once during your turn, you may pay 1 {I} to draw a card.",
        Activated((PayInk(1),), Draw(1), once=True),
    ),
    (
        "Once during your turn, you may choose and discard a card to draw a card.",
        Activated((PayByDoing(Discard(A_CARD)),), Draw(1), once=True),
    ),
    (
        "Once during your turn, if this character is exerted, "
        "you may choose and discard a card. If you do, gain 1 lore.",
        Activated((), Sentences((Discard(A_CARD), IfYouDo(GainLore(1)))), IS_EXERTED, True),
    ),
]
STATIC: list[tuple[str, Static]] = [
    ("This character gains Ward.", Static((GAINS_WARD,))),
    ("During your turn, this character gains Ward.", Static((GAINS_WARD,), scope=YOUR_TURN)),
    (
        "During opponents' turns, this character gains Ward.",
        Static((GAINS_WARD,), scope=TurnScope.OPPONENTS_TURN),
    ),
    ("While this character is exerted, this character gains Ward.", Static((GAINS_WARD,), IS_EXERTED)),
    (
        "If you have a character named Elsa in play, this character gains Ward.",
        Static((GAINS_WARD,), HAS_ELSA, tie=Tie.IF_BEFORE),
    ),
    (
        "This character can't quest unless you have a character named Elsa in play.",
        Static((Applies(THIS, (CantQuest(),)),), Not(HAS_ELSA), tie=Tie.UNLESS),
    ),
    (
        "While this character is exerted, if you have a character named Elsa in play, "
        "this character gains Ward.",
        Static((GAINS_WARD,), All((IS_EXERTED, HAS_ELSA)), tie=Tie.WHILE_AND_IF),
    ),
    (
        "While this character is exerted, this character gains Ward and this character can't quest.",
        Static((GAINS_WARD, Applies(THIS, (CantQuest(),))), IS_EXERTED),
    ),
]


@pytest.mark.parametrize(("text", "meaning"), [*TRIGGERED, *ACTIVATED, *STATIC])
def test_each_frame_of_an_ability_is_understood(text: str, meaning: object) -> None:
    assert understood(text, "ability") == meaning


def test_an_if_behind_the_trigger_is_checked_as_the_effect_resolves() -> None:
    ability = understood(
        "When you play this character, if this character is exerted, draw a card.", "ability"
    )
    assert isinstance(ability, Triggered)
    assert ability.condition is None
    assert ability.effect == If(IS_EXERTED, Draw(1))


def test_an_ability_in_quotation_marks_has_no_full_stop_of_its_own() -> None:
    given = Activated((ExertThis(),), Draw(1))
    assert understood("{E} — Draw a card", "quoted_ability") == given
    ability = understood('This character gains "{E} — Draw a card."', "ability")
    assert ability == Static((Applies(THIS, (Gains((given,)),)),))


def test_an_action_has_an_effect() -> None:
    assert understood("Draw 2 cards.", "action_effect") == ActionEffect(Draw(2))


def test_an_action_may_have_an_ability_that_works_elsewhere() -> None:
    text = "Draw 2 cards. During your turn, when you discard this card, draw a card."
    also = Triggered((WhenDiscards(YOU, This(Noun(card=True))),), Draw(1), YOUR_TURN)
    assert understood(text, "action_effect") == ActionEffect(Draw(2), also)


@pytest.mark.parametrize(
    "text",
    [
        "Whenever this character quests draw a card.",
        "Whenever this character quest, draw a card.",
        "Whenever, draw a card.",
        "During your turn this character gains Ward.",
        "During my turn, this character gains Ward.",
        "Thrice during your turn, whenever this character quests, draw a card.",
        "When you play this character and he quests, draw a card.",
        "{E} 2 {I} — Draw a card.",
        "{E} — ",
        "Quest — Draw a card.",
        "This character gains Ward",
        "While this character gains Ward.",
        "Unless this character is exerted, this character gains Ward.",
    ],
)
def test_what_is_no_frame_is_refused(text: str) -> None:
    assert is_refused(text, "ability")
