""" "Instead" takes effect where the effect stands that it replaces (CR 6.5.6)."""

import pytest
from understanding import understood

from judge.cards.abilities.durations import ThisTurn
from judge.cards.abilities.effects import Banish, DealDamage, Discard, Draw, Exert, GainLore
from judge.cards.abilities.flow import ChooseOne, If, InOrderTo, May, ReplacedIf, Sentences, Sequence, Then
from judge.cards.abilities.node import Node
from judge.cards.abilities.placing import LookAt, PlayCard, Put, TopCards
from judge.cards.abilities.predicates import Applies
from judge.cards.text.references import resolve
from judge.cards.text.registry import card_grammar
from judge.cards.text.self_replacement import self_replaced


def executed(text: str) -> Node:
    """What the engine executes of a text."""
    body = understood(text)
    assert isinstance(body, Node)
    return self_replaced(resolve(body, card_grammar()))


@pytest.mark.rule("6.5.6")
def test_the_same_verb_before_it_is_replaced() -> None:
    found = executed("Draw 2 cards. If you have 10 or more cards in your discard, draw 3 cards instead.")
    assert isinstance(found, ReplacedIf)
    assert (found.effect, found.instead) == (Draw(2), Draw(3))


def test_other_sentences_stay_where_they_are() -> None:
    found = executed(
        "Gain 1 lore. Draw 2 cards. If you have 10 or more cards in your discard, draw 3 cards instead. "
        "Gain 2 lore."
    )
    assert isinstance(found, Sentences)
    first, second, third = found.effects
    assert (first, third) == (GainLore(1), GainLore(2))
    assert isinstance(second, ReplacedIf)


def test_it_is_replaced_inside_a_chain() -> None:
    found = executed(
        "You may draw a card, then choose and discard a card to deal 1 damage to chosen character. "
        "If you discarded a Pirate character card, deal 3 damage instead."
    )
    assert isinstance(found, May)
    assert isinstance(found.effect, Then)
    paid = found.effect.effect
    assert isinstance(paid, InOrderTo)
    assert isinstance(paid.first, Discard)
    assert isinstance(paid.then, ReplacedIf)


def test_what_the_words_leave_out_is_as_before() -> None:
    found = executed(
        "Chosen character gets +2 {S} this turn. If a Villain character is chosen, they get +3 {S} instead."
    )
    assert isinstance(found, ReplacedIf)
    assert isinstance(found.instead, Applies)
    assert found.instead.duration == ThisTurn()


def test_damage_goes_to_the_same_card() -> None:
    found = executed(
        "Deal 3 damage to chosen character. If that character has damage, deal 5 damage instead."
    )
    assert isinstance(found, ReplacedIf)
    assert isinstance(found.effect, DealDamage)
    assert isinstance(found.instead, DealDamage)
    assert found.instead.to.slot == found.effect.to.slot


def test_another_verb_replaces_the_last_effect() -> None:
    found = executed("Exert chosen character. If a Princess character is chosen, banish her instead.")
    assert isinstance(found, ReplacedIf)
    assert (type(found.effect), type(found.instead)) == (Exert, Banish)


def test_the_rest_is_of_the_cards_looked_at_instead() -> None:
    found = executed(
        "Look at the top 2 cards of your deck, then put one into your hand and the rest on the bottom of "
        "your deck in any order. If you have 10 or more cards in your discard, look at the top 5 cards of "
        "your deck instead."
    )
    assert isinstance(found, Then)
    looked = found.first
    assert isinstance(looked, ReplacedIf)
    assert isinstance(looked.effect, LookAt)
    assert isinstance(looked.instead, LookAt)
    assert isinstance(looked.effect.cards, TopCards)
    assert isinstance(looked.instead.cards, TopCards)
    assert looked.instead.cards.slot == looked.effect.cards.slot


def test_a_card_is_played_instead_of_put_into_the_hand() -> None:
    found = executed(
        "Look at the top 4 cards of your deck. You may reveal an item card and put it into your hand. "
        "If that item costs 3 or less, you may play it for free instead and it enters play exerted."
    )
    assert isinstance(found, Sentences)
    kept = found.effects[1]
    assert isinstance(kept, May)
    assert isinstance(kept.effect, Sequence)
    replaced = kept.effect.effects[1]
    assert isinstance(replaced, ReplacedIf)
    assert isinstance(replaced.effect, Put)
    assert isinstance(replaced.instead, May)
    assert isinstance(replaced.instead.effect, Sequence)
    assert isinstance(replaced.instead.effect.effects[0], PlayCard)


def test_an_ability_without_instead_is_untouched() -> None:
    body = understood("If you have 10 or more cards in your discard, draw a card.")
    assert isinstance(body, If)
    assert self_replaced(body) is body


def test_options_have_their_own() -> None:
    found = executed(
        "Choose one: • Draw 2 cards. If you have 10 or more cards in your discard, draw 3 cards instead. "
        "• Gain 1 lore."
    )
    assert isinstance(found, ChooseOne)
    assert [type(option) for option in found.options] == [ReplacedIf, GainLore]
