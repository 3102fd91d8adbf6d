"""What the engine executes where the words stand in another order (CR 6.5.6, 6.7.8)."""

import pytest
from understanding import understood

from judge.cards.abilities.ability import Triggered
from judge.cards.abilities.conditions import Not
from judge.cards.abilities.descriptions import Description, Noun
from judge.cards.abilities.flow import If, May, ReplacedIf, Sentences, Sequence, Unless
from judge.cards.abilities.node import Node
from judge.cards.abilities.placing import PlayCard
from judge.cards.abilities.predicates import Applies, EntersPlayExerted
from judge.cards.abilities.selections import Every, OneOf
from judge.cards.text.executed_form import executed_form
from judge.cards.text.references import resolve
from judge.cards.text.registry import card_grammar
from judge.terms import CardType


def executed(text: str, symbol: str = "body") -> Node:
    """What the engine executes of a text."""
    body = understood(text, symbol)
    assert isinstance(body, Node)
    return executed_form(resolve(body, card_grammar()))


@pytest.mark.rule("6.7.8")
def test_a_card_that_enters_play_exerted_is_played_so() -> None:
    found = executed("You may play a character with cost 3 or less for free and they enter play exerted.")
    assert isinstance(found, May)
    assert isinstance(found.effect, PlayCard)
    assert found.effect.exerted


def test_another_card_that_enters_play_exerted_is_another_effect() -> None:
    characters = Description(Noun(types=(CardType.CHARACTER,)))
    others = Applies(Every(characters, slot=2), (EntersPlayExerted(),))
    both = Sequence((PlayCard(OneOf(characters, slot=1), for_free=True), others))
    assert executed_form(both) is both


def test_both_forms_are_made_together() -> None:
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
    assert isinstance(replaced.instead, May)
    assert isinstance(replaced.instead.effect, PlayCard)
    assert replaced.instead.effect.exerted


def test_unless_is_a_condition_of_what_lasts() -> None:
    found = executed(
        "Exert chosen character. That character can't ready at the start of their next turn unless they're "
        "at a location."
    )
    assert isinstance(found, Sentences)
    lasting = found.effects[1]
    assert isinstance(lasting, Applies)
    assert isinstance(lasting.condition, Not)


def test_unless_is_asked_before_what_is_done_at_once() -> None:
    found = executed("Choose and discard a card unless you have a character named Elsa in play.")
    assert isinstance(found, If)
    assert isinstance(found.condition, Not)


def test_unless_someone_pays_stays_a_choice() -> None:
    found = executed("Each opponent loses 1 lore unless you pay 1 {I}.")
    assert isinstance(found, Unless)


@pytest.mark.rule("6.2.4")
def test_the_if_after_the_trigger_condition_is_asked_of_every_sentence() -> None:
    ability = executed(
        "When you play this character, if you have an item in play, you may draw a card. Gain 1 lore.",
        "ability",
    )
    assert isinstance(ability, Triggered)
    assert isinstance(ability.effect, If)
    assert isinstance(ability.effect.effect, Sentences)


@pytest.mark.rule("6.2.4")
def test_a_sentence_with_an_if_of_its_own_does_not_wait_for_the_first() -> None:
    ability = executed(
        "When you play this character, if you have an item in play, draw a card. "
        "If you have a location in play, gain 1 lore.",
        "ability",
    )
    assert isinstance(ability, Triggered)
    assert isinstance(ability.effect, Sentences)
    assert [type(one) for one in ability.effect.effects] == [If, If]
