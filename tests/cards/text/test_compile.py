"""A card with all its texts: keyword abilities, named abilities, action effects, problems."""

import time

from understanding import VOCABULARY

from judge.cards.abilities.ability import ActionEffect, KeywordAbility, Static, Triggered
from judge.cards.card import AbilityText, Card
from judge.cards.compiled import CompiledCard
from judge.cards.text.compile import compile_card, written_as
from judge.terms import CardType, Keyword


def compiled(*texts: tuple[str | None, str], of: CardType = CardType.CHARACTER) -> CompiledCard:
    """A card of the tests' own with these texts."""
    abilities = tuple(AbilityText(name, text) for name, text in texts)
    return compile_card(Card("Elsa", "Test", of, 3, True, text=abilities), VOCABULARY)


def states(card: CompiledCard) -> list[str]:
    return [problem.state for problem in card.problems]


def test_keywords_and_named_abilities_are_compiled_each_on_its_own() -> None:
    card = compiled((None, "Evasive (Reminder.)"), ("CHILL", "Whenever this character quests, draw a card."))
    assert not card.problems
    assert [type(named.ability) for named in card.abilities] == [KeywordAbility, Triggered]
    assert [named.label for named in card.abilities] == ["Evasive", "CHILL"]


def test_an_action_has_an_effect() -> None:
    card = compiled(
        (None, "(A character with cost 3 or more can sing this song.)"),
        (None, "Draw 2 cards."),
        of=CardType.ACTION,
    )
    assert [type(named.ability) for named in card.abilities] == [ActionEffect]


def test_an_action_can_say_when_it_can_be_played_but_not_trigger() -> None:
    static = compiled(
        (None, "If you have a character named Anna in play, you pay 2 {I} less to play this action."),
        of=CardType.ACTION,
    )
    assert [type(named.ability) for named in static.abilities] == [Static]
    assert states(compiled((None, "Whenever this character quests, draw a card."), of=CardType.ACTION))


def test_what_is_not_understood_is_shown() -> None:
    card = compiled(("CHILL", "Whenever this character quests, juggle 2 cards."))
    assert states(card) == ["not understood"]
    assert card.problems[0].words.startswith("juggle 2 cards")
    assert card.problems[0].ability == "CHILL"


def test_an_unknown_name_or_classification_is_not_understood() -> None:
    assert states(compiled(("CHILL", "Your Wizard characters gain Evasive."))) == ["not understood"]
    assert states(compiled(("CHILL", "Your characters named Nobody gain Evasive."))) == ["not understood"]


def test_what_the_engine_cannot_execute_is_said() -> None:
    text = AbilityText(None, "Evasive")
    card = Card("Elsa", "Test", CardType.CHARACTER, 3, True, text=(text,))
    found = compile_card(card, VOCABULARY, lambda ability: [type(ability)])
    assert states(found) == ["not executable"]
    assert found.problems[0].words == "KeywordAbility"


def test_what_was_understood_is_written_in_english() -> None:
    card = compiled((None, "Resist +2"), ("CHILL", "When you play this character, you may draw a card."))
    assert written_as(card) == ["Resist +2", "When you play this character, you may draw a card."]
    assert card.abilities[0].ability == KeywordAbility(Keyword.RESIST, 2)


def test_hostile_texts_are_refused_quickly() -> None:
    started = time.process_time()
    for text in (
        "Draw a card and " * 400 + "draw a card.",
        "When you play this character, " + "you may " * 200 + "draw a card.",
        'gain "' * 300,
        "(" * 50_000,
        "a" * 100_000,
        "chosen character with " * 90 + "cost 2.",
    ):
        assert states(compiled(("CHILL", text))) == ["not understood"]
    assert time.process_time() - started < 2
