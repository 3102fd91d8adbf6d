"""Rules text to tokens."""

import pytest
from toy_grammar import VOCABULARY

from judge.cards.card import Card
from judge.cards.text.spelling import article, plural
from judge.cards.text.tokens import Vocabulary, normalise, tokenise
from judge.terms import CardType


def texts(text: str) -> list[str]:
    return [token.text for token in tokenise(text)]


def test_words_marks_symbols_and_numbers_are_tokens_of_their_own() -> None:
    assert texts("{E}, 2 {I} — Draw: +1, -2 • now!") == (
        ["{E}", ",", "2", "{I}", "—", "Draw", ":", "+1", ",", "-2", "•", "now", "!"]
    )


def test_possessives_and_hyphens_stay_on_the_word() -> None:
    assert texts("each player's non-character opponents' and/or") == (
        ["each", "player's", "non-character", "opponents'", "and/or"]
    )


def test_a_token_keeps_its_capitals_and_its_place() -> None:
    token = tokenise("you Draw")[1]
    assert (token.text, token.word, token.offset) == ("Draw", "draw", 4)


def test_a_full_stop_in_a_quotation_ends_the_sentence_around_it() -> None:
    assert texts('gains "Draw."') == ["gains", '"', "Draw", '"', "."]


def test_the_longest_name_is_found_and_capitals_count() -> None:
    names = VOCABULARY.name_phrases
    assert names.longest(tokenise("Elsa Fire in play"), 0) == (2, "Elsa Fire")
    assert names.longest(tokenise("Elsa in play"), 0) == (1, "Elsa")
    assert names.longest(tokenise("CHIP & DALE"), 0) == (3, "Chip & Dale")
    assert names.longest(tokenise("elsa"), 0) is None
    assert names.longest(tokenise("Let it Go"), 0) is None


@pytest.mark.parametrize(
    ("one", "many"),
    [
        ("Villain", "Villains"), ("Princess", "Princesses"), ("Hero", "Heroes"), ("Fairy", "Fairies"),
        ("Toy", "Toys"), ("Seven Dwarfs", "Seven Dwarfs"), ("Titan", "Titans"), ("Puppy", "Puppies"),
    ],
)  # fmt: skip
def test_plurals_of_classifications(one: str, many: str) -> None:
    assert plural(one) == many


@pytest.mark.parametrize(
    ("word", "form"),
    [("opposing", "an"), ("card", "a"), ("one", "a"), ("8", "an"), ("unique", "a"), ("Item", "an")],
)
def test_the_article_follows_the_sound(word: str, form: str) -> None:
    assert article(word) == form


def test_the_form_of_comparison_has_no_capitals_and_no_reminders() -> None:
    assert (
        normalise("Gain  “Draw a Card.” (Ha!)") == normalise('gain "draw a card".') == 'gain "draw a card."'
    )
    assert normalise("draw an card") != normalise("draw a card")


def test_the_vocabulary_of_a_pool_has_both_names_around_an_ampersand() -> None:
    card = Card("A & B", None, CardType.CHARACTER, 1, True, classifications=("Hero",), other_names=("A", "B"))
    assert Vocabulary.of([card]) == Vocabulary(frozenset({"A & B", "A", "B"}), frozenset({"Hero"}))
