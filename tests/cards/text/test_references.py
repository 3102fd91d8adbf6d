"""The reference pass: which phrase "them", "that card", "the rest" or "that player" means."""

from collections.abc import Iterator
from dataclasses import fields

import pytest
from understanding import VOCABULARY, outcome

from judge.cards.abilities.node import Node
from judge.cards.abilities.players import ThatPlayer
from judge.cards.abilities.selections import Reference, Role
from judge.cards.card import AbilityText, Card
from judge.cards.text.antecedents import Unresolved
from judge.cards.text.compile import compile_card
from judge.cards.text.parser import Parsed
from judge.cards.text.references import resolve
from judge.cards.text.registry import card_grammar
from judge.terms import CardType


def resolved(text: str, symbol: str = "ability", of_a_character: bool = True) -> Node:
    """A text with its slots."""
    found = outcome(text, symbol)
    assert isinstance(found, Parsed), found
    assert isinstance(found.value, Node)
    return resolve(found.value, card_grammar(), of_a_character)


def nodes(value: object) -> Iterator[Node]:
    """Every node of a meaning."""
    if isinstance(value, tuple):
        for one in value:
            yield from nodes(one)
    elif isinstance(value, Node):
        yield value
        for field in fields(value):
            yield from nodes(getattr(value, field.name))


def meant(text: str, symbol: str = "ability", of_a_character: bool = True) -> list[tuple[str, str]]:
    """What each reference of a text means: its word, and the phrase with that slot."""
    ability = resolved(text, symbol, of_a_character)
    phrases: dict[int, Node] = {}
    for node in filter(is_phrase, nodes(ability)):
        phrases.setdefault(slot_of(node), node)
    references = [node for node in nodes(ability) if isinstance(node, Reference | ThatPlayer)]
    return [(getattr(node, "word", "player"), named(node.slot, phrases)) for node in references]


def is_phrase(node: Node) -> bool:
    return hasattr(node, "slot") and not isinstance(node, Reference | ThatPlayer)


def slot_of(node: Node) -> int:
    return int(getattr(node, "slot", -1))


def named(slot: int, phrases: dict[int, Node]) -> str:
    """A short name of what has a slot: its class and what it is said to be."""
    if slot == Role.SOURCE:
        return "source"
    if slot < 0:
        return Role(slot).name
    return type(phrases[slot]).__name__


def test_the_last_phrase_that_fits_is_meant() -> None:
    text = "Ready chosen character. They can't quest for the rest of this turn."
    assert meant(text, "action_effect") == [("they", "Chosen")]


def test_he_and_she_are_the_character_itself() -> None:
    assert meant("Whenever he quests, draw a card.") == [("he", "source")]
    text = "When you play this character, exert chosen character and he gains Evasive this turn."
    assert meant(text) == [("he", "source")]


def test_she_is_the_one_who_was_called_by_her_name() -> None:
    text = "{E} — Ready chosen character named Elsa. She can't quest for the rest of this turn."
    assert meant(text) == [("she", "Chosen")]


def test_he_is_the_one_of_whom_the_if_speaks() -> None:
    text = (
        "Chosen character gets +1 {S} this turn. If a character named Chip is chosen, he gets +2 {S} instead."
    )
    assert meant(text, "action_effect", of_a_character=False) == [("he", "Chosen")]


def test_nothing_is_he_on_a_card_that_is_no_character() -> None:
    with pytest.raises(Unresolved, match="he"):
        resolved("Whenever he quests, draw a card.", of_a_character=False)


def test_they_between_two_characters_is_in_doubt() -> None:
    text = (
        "Exert chosen character. If this character has damage, they can't ready at the start of their "
        "next turn."
    )
    with pytest.raises(Unresolved):
        resolved(text, "action_effect")


def test_they_after_two_characters_in_one_breath_is_in_doubt() -> None:
    text = (
        "Exert chosen opposing character and ready another chosen character. They can't quest for the rest "
        "of this turn."
    )
    with pytest.raises(Unresolved, match="two phrases"):
        resolved(text, "action_effect")


def test_they_that_have_the_same_name_are_the_two_of_one_breath() -> None:
    text = (
        "Whenever this character quests, you may choose another character and reveal a character card in "
        "your hand. If they have the same name, draw a card."
    )
    [they] = [node for node in nodes(resolved(text)) if isinstance(node, Reference)]
    assert they.also is not None
    assert they.slot != they.also


def test_that_character_is_never_the_source() -> None:
    text = "Whenever this character challenges another character with 3 {S} or less, banish that character."
    assert meant(text) == [("that", "OneOf")]
    with pytest.raises(Unresolved):
        resolved("Whenever this character quests, banish that character.")


def test_the_noun_must_fit() -> None:
    text = "When you play this character, banish chosen item. Exert that character."
    with pytest.raises(Unresolved, match="that"):
        resolved(text)


def test_a_pronoun_means_no_other_part_of_the_same_verb() -> None:
    text = (
        "Exert chosen opposing character. Move all damage counters from all other characters to that "
        "character."
    )
    assert meant(text, "action_effect") == [("that", "Chosen")]


def test_the_rest_and_the_other_are_of_the_cards_looked_at() -> None:
    text = "Look at the top 2 cards of your deck. Put one into your hand and the other into your discard."
    assert ("the other", "TopCards") in meant(text, "action_effect")


def test_two_revealed_together_are_them() -> None:
    text = (
        "Look at the top 4 cards of your deck. You may reveal up to 1 character card and up to 1 item card "
        "and put them into your hand. Put the rest on the bottom of your deck in any order."
    )
    assert meant(text, "action_effect") == [("them", "Together"), ("the rest", "TopCards")]


def test_the_challenging_character_is_a_role_of_the_event() -> None:
    text = "When this character is challenged and banished, banish the challenging character."
    assert meant(text) == [("the", "CHALLENGING")]


def test_the_banished_character_is_the_one_that_was_banished() -> None:
    text = (
        "{E}, Banish one of your other characters — Play a character with the same name as the banished "
        "character for free."
    )
    assert meant(text) == [("the", "OneOf")]


def test_that_player_is_the_player_spoken_of_last() -> None:
    text = "Each opponent chooses one of their characters and returns that card to their hand."
    assert meant(text, "action_effect") == [
        ("player", "EachOpponent"),
        ("that", "OneOf"),
        ("player", "EachOpponent"),
    ]


def test_that_player_can_be_the_player_of_a_card() -> None:
    text = "Shuffle chosen character into their player's deck. That player draws 2 cards."
    assert sorted(meant(text, "action_effect")) == [("player", "Chosen"), ("their", "Chosen")]


def test_what_one_option_speaks_of_is_unknown_to_the_others() -> None:
    text = "Choose one: • Banish chosen item. • Ready that item."
    with pytest.raises(Unresolved):
        resolved(text, "action_effect")


def test_an_ability_in_quotation_marks_speaks_of_the_card_that_has_it() -> None:
    text = (
        'Chosen character gains "When this character is banished in a challenge, you may return this card to '
        'your hand" this turn.'
    )
    assert meant(text, "action_effect") == []


def test_slots_follow_the_order_of_the_words() -> None:
    text = "While you have only 1 character here, they get +2 {W}."
    assert meant(text) == [("they", "HasOnly")]


def test_a_reference_to_nothing_leaves_the_card_not_understood() -> None:
    card = Card("Elsa", None, CardType.ACTION, 1, True, text=(AbilityText(None, "Banish that item."),))
    compiled = compile_card(card, VOCABULARY)
    assert [problem.state for problem in compiled.problems] == ["not understood"]
    assert "that item" in compiled.problems[0].words
