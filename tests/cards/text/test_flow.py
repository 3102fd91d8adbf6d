"""How effects hang together: words to nodes (CR 6.1.2 to 6.1.8)."""

import pytest
from understanding import is_refused, understood

from judge.cards.abilities.ability import PayInk
from judge.cards.abilities.descriptions import Description, Noun
from judge.cards.abilities.effects import Banish, DealDamage, Discard, Draw, GainLore, LoseLore, ReadyCards
from judge.cards.abilities.flow import (
    ChooseOne,
    Delayed,
    Does,
    EitherOr,
    ForEachWhoDoesnt,
    IfNotDone,
    IfYouDo,
    InOrderTo,
    May,
    Otherwise,
    Sentences,
    Sequence,
    Then,
    Unless,
)
from judge.cards.abilities.happenings import Pays
from judge.cards.abilities.players import ChosenPlayer, EachOpponent, EachPlayer, PlayerOf, ThatPlayer, You
from judge.cards.abilities.selections import Chosen, OneOf, Reference, This
from judge.cards.abilities.triggers import AtEndOfTurn
from judge.terms import CardType

CHARACTER = Noun(types=(CardType.CHARACTER,))
CHOSEN = Chosen(Description(CHARACTER))
DISCARD = Discard(OneOf(Description(Noun(card=True))))
BANISH_THIS = Banish(This(CHARACTER))
YOU = You()
OPPONENTS = EachOpponent()

TEXTS: list[tuple[str, object]] = [
    ("Draw a card. Gain 1 lore.", Sentences((Draw(1), GainLore(1)))),
    ("Draw a card and gain 1 lore.", Sequence((Draw(1), GainLore(1)))),
    ("Draw 2 cards, then choose and discard a card.", Then(DISCARD, Draw(2))),
    ("Then, draw a card.", Then(Draw(1))),
    ("You gain 2 lore and draw a card.", Does(YOU, Sequence((GainLore(2), Draw(1))))),
    ("Each player draws 2 cards and gains 2 lore.", Does(EachPlayer(), Sequence((Draw(2), GainLore(2))))),
    (
        "Each opponent loses 1 lore and you gain 1 lore.",
        Sequence((Does(OPPONENTS, LoseLore(1)), Does(YOU, GainLore(1)))),
    ),
    ("You may draw a card, then choose and discard a card.", May(Then(DISCARD, Draw(1)), YOU)),
    ("Each opponent may choose and discard a card.", May(DISCARD, OPPONENTS)),
    (
        "You may have each opponent choose and discard a card.",
        May(Does(OPPONENTS, DISCARD), YOU),
    ),
    ("Banish chosen character to draw a card.", InOrderTo(Banish(CHOSEN), Draw(1))),
    (
        "You may pay 1 {I} to draw a card, then choose and discard a card.",
        May(InOrderTo(PayInk(1), Then(DISCARD, Draw(1))), YOU),
    ),
    (
        "You may draw a card, then choose and discard a card to deal 1 damage to chosen character.",
        May(Then(InOrderTo(DISCARD, DealDamage(1, CHOSEN)), Draw(1)), YOU),
    ),
    ("Choose and discard a card or banish this character.", EitherOr((DISCARD, BANISH_THIS))),
    ("You may draw a card. If you do, gain 1 lore.", Sentences((May(Draw(1), YOU), IfYouDo(GainLore(1))))),
    ("If they don't, draw a card.", IfNotDone(Draw(1))),
    ("Otherwise, they draw a card.", Otherwise(Does(ThatPlayer(), Draw(1)))),
    ("For each opponent who doesn't, you gain 2 lore.", ForEachWhoDoesnt(Does(YOU, GainLore(2)))),
    (
        "You gain 1 lore unless their player pays 1 {I}.",
        Unless(Does(YOU, GainLore(1)), Pays(PlayerOf(Reference("their")), 1)),
    ),
    ("Choose one: • Draw a card. • Gain 1 lore.", ChooseOne((Draw(1), GainLore(1)))),
    (
        "You may pay 1 {I} to choose one: • Draw a card. • Gain 1 lore.",
        May(InOrderTo(PayInk(1), ChooseOne((Draw(1), GainLore(1)))), YOU),
    ),
    (
        "Chosen opponent chooses one: • They draw a card. • You gain 1 lore. Draw a card.",
        ChooseOne(
            (Does(ThatPlayer(), Draw(1)), Sentences((Does(YOU, GainLore(1)), Draw(1)))),
            ChosenPlayer(opponent=True),
        ),
    ),
    (
        "Ready chosen character. At the end of the turn, banish them.",
        Sentences((ReadyCards(CHOSEN), Delayed((AtEndOfTurn(),), Banish(Reference("them")), once=True))),
    ),
]


@pytest.mark.parametrize(("words", "node"), TEXTS)
def test_a_text_means_its_nodes(words: str, node: object) -> None:
    assert understood(words) == node


@pytest.mark.parametrize(
    "words",
    [
        "Draw a card",
        "Draw a card and.",
        "Draw a card. Then.",
        "You may.",
        "Each opponent lose 1 lore.",
        "You draws a card.",
        "If you do draw a card.",
        "Draw a card to.",
        "Choose one: Draw a card.",
        "Choose one: • Draw a card",
        "May draw a card.",
    ],
)
def test_broken_texts_are_refused(words: str) -> None:
    assert is_refused(words)
