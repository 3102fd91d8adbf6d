"""Verb phrases that draw, discard, damage, banish and ready: words to nodes."""

import pytest
from understanding import is_refused, understood

from judge.cards.abilities.ability import PayInk
from judge.cards.abilities.amounts import CharacteristicOf, DamageOn, DoneThisWay, NumberOf
from judge.cards.abilities.descriptions import Damaged, Description, Noun, OfPlayers, Opposing
from judge.cards.abilities.durations import ThisTurn
from judge.cards.abilities.effects import (
    Banish,
    Choose,
    CountUp,
    DealDamage,
    Discard,
    DiscardUntil,
    Draw,
    DrawUntil,
    Exert,
    GainLore,
    GetInkDrops,
    LoseLore,
    MoveDamage,
    NameACard,
    PutDamage,
    ReadyCards,
    RemoveDamage,
    RepeatThis,
)
from judge.cards.abilities.flow import ForEach
from judge.cards.abilities.placing import CardsIn
from judge.cards.abilities.players import ThatPlayer, You
from judge.cards.abilities.predicates import Applies, Gets, Modifier
from judge.cards.abilities.selections import Chosen, Count, Every, OneOf, Reference, This
from judge.terms import CardType, Characteristic, Zone

CHARACTER = Noun(types=(CardType.CHARACTER,))
A_CHARACTER = Description(CHARACTER)
CHOSEN = Chosen(A_CHARACTER)
OPPOSING = Chosen(Description(CHARACTER, (Opposing(),)))
YOURS_IN_PLAY = Every(Description(CHARACTER, qualities=(OfPlayers(You()),)))
CARD = Description(Noun(card=True))
A_CARD = OneOf(CARD)

PHRASES: list[tuple[str, object]] = [
    ("draw a card", Draw(1)),
    ("draw 3 cards", Draw(3)),
    ("draw that many cards", Draw(DoneThisWay("cards"))),
    ("draw cards equal to the damage on chosen character", Draw(DamageOn(CHOSEN))),
    ("draw until you have 3 cards in your hand", DrawUntil(3)),
    ("gain 2 lore", GainLore(2)),
    ("gain lore equal to the number of characters you have in play", GainLore(NumberOf(YOURS_IN_PLAY))),
    (
        "lose lore equal to the damage on chosen character, to a maximum of 4 lore each",
        LoseLore(DamageOn(CHOSEN), 4),
    ),
    ("get 1 ink drop", GetInkDrops(1)),
    ("pay 2 {I}", PayInk(2)),
    ("choose and discard a card", Discard(A_CARD)),
    ("discard a card at random", Discard(A_CARD, at_random=True)),
    ("discard a card of your choice", Discard(A_CARD, chosen_by=You())),
    ("discard your hand", Discard(CardsIn(Zone.HAND, You()))),
    ("discard until they have 3 cards in their hand", DiscardUntil(3)),
    ("deal 2 damage to chosen character", DealDamage(2, CHOSEN)),
    ("deal 1 damage each to up to 2 chosen characters", DealDamage(1, Chosen(A_CHARACTER, Count(2, 0)))),
    (
        "deal damage equal to their {S} to chosen character",
        DealDamage(CharacteristicOf(Characteristic.STRENGTH, Reference("their")), CHOSEN),
    ),
    ("put 1 damage counter on chosen character", PutDamage(1, CHOSEN)),
    (
        "move 1 damage counter from chosen character to chosen opposing character",
        MoveDamage(1, CHOSEN, OPPOSING),
    ),
    ("move all damage from chosen character to this character", MoveDamage(None, CHOSEN, This(CHARACTER))),
    ("remove up to 3 damage from chosen character", RemoveDamage(3, CHOSEN, up_to=True)),
    ("remove all damage from them", RemoveDamage(None, Reference("them"))),
    ("banish chosen damaged character", Banish(Chosen(Description(CHARACTER, (Damaged(),))))),
    ("banish any number of your characters", Banish(OneOf(A_CHARACTER, Count(None, 0), players=You()))),
    ("exert chosen opposing character", Exert(OPPOSING)),
    ("{E} chosen opposing character", Exert(OPPOSING)),
    ("ready this character after the challenge", ReadyCards(This(CHARACTER), after_challenge=True)),
    ("choose one of your characters", Choose(OneOf(A_CHARACTER, players=You()))),
    ("name a card", NameACard()),
    ("repeat this effect", RepeatThis()),
    ("count the number of characters you have in play", CountUp(NumberOf(YOURS_IN_PLAY))),
    ("gain 1 lore for each character you have in play", ForEach(GainLore(1), NumberOf(YOURS_IN_PLAY))),
    (
        "give chosen character +2 {S} this turn",
        Applies(CHOSEN, (Gets((Modifier(2, Characteristic.STRENGTH),)),), ThisTurn()),
    ),
]


@pytest.mark.parametrize(("words", "node"), PHRASES)
def test_a_verb_phrase_means_its_node(words: str, node: object) -> None:
    assert understood(words, "effect pl") == node


def test_a_player_of_the_singular_takes_the_third_person() -> None:
    assert understood("chooses and exerts one of their characters", "effect sg") == Exert(
        OneOf(A_CHARACTER, players=ThatPlayer())
    )


@pytest.mark.parametrize(
    "words",
    [
        "draw 1 cards",
        "draw a cards",
        "draws a card",
        "gain lore",
        "deal damage to chosen character",
        "put 2 damage counter on chosen character",
        "move damage from chosen character to chosen opposing character",
        "remove 2 from chosen character",
        "banish character",
        "choose and draw a card",
        "get 2 ink drop",
        "give chosen character +2 {S}",
    ],
)
def test_broken_phrases_are_refused(words: str) -> None:
    assert is_refused(words, "effect pl")
