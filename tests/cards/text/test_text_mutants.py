"""Texts with a word deleted, swapped or replaced: what leaves no meaningful text is refused."""

import random
from dataclasses import dataclass, replace
from functools import cache

from judge.cards.card import AbilityText, Card
from judge.cards.compiled import CompiledCard
from judge.cards.sources import bundled_pool
from judge.cards.text.clean import clean
from judge.cards.text.compile import compile_card, written_as
from judge.cards.text.spelling import join
from judge.cards.text.tokens import Vocabulary, normalise, tokenise

SEED = 20261118
SAMPLES = 400
MOST_ACCEPTED = 0.03


@dataclass(frozen=True, slots=True)
class Sample:
    """A text of the pool, its words, and the place at which it is spoiled."""

    card: Card
    name: str | None
    words: tuple[str, ...]
    place: int


@cache
def vocabulary() -> Vocabulary:
    return Vocabulary.of(known.card for known in bundled_pool())


@cache
def samples() -> tuple[Sample, ...]:
    """Compiled texts of at least six words, drawn with a fixed seed."""
    chance = random.Random(SEED)
    cards = [known.card for known in bundled_pool() if not known.quest_only]
    texts = [(card, text, words_of(text)) for card in cards for text in card.text]
    drawn = chance.sample([one for one in texts if len(one[2]) >= 6], SAMPLES)
    found = [Sample(card, text.name, words, chance.randrange(len(words) - 1)) for card, text, words in drawn]
    return tuple(sample for sample in found if accepted(sample, sample.words))


def words_of(text: AbilityText) -> tuple[str, ...]:
    return tuple(token.text for token in tokenise(clean(text.text)))


def accepted(sample: Sample, words: tuple[str, ...]) -> CompiledCard | None:
    """The card with these words as its only text, if they compile."""
    card = replace(sample.card, text=(AbilityText(sample.name, join(words)),))
    compiled = compile_card(card, vocabulary())
    return compiled if compiled.abilities and not compiled.problems else None


def swapped(sample: Sample) -> tuple[str, ...]:
    words, at = list(sample.words), sample.place
    words[at], words[at + 1] = words[at + 1], words[at]
    return tuple(words)


def replaced(sample: Sample, by: str) -> tuple[str, ...]:
    return (*sample.words[: sample.place], by, *sample.words[sample.place + 1 :])


def deleted(sample: Sample) -> tuple[str, ...]:
    return (*sample.words[: sample.place], *sample.words[sample.place + 1 :])


def is_changed(sample: Sample, words: tuple[str, ...]) -> bool:
    return normalise(join(words)) != normalise(join(sample.words))


def test_two_swapped_words_are_refused() -> None:
    spoiled = [(sample, words) for sample in samples() if is_changed(sample, words := swapped(sample))]
    taken = [join(words) for sample, words in spoiled if accepted(sample, words)]
    assert len(spoiled) > 300
    assert len(taken) <= MOST_ACCEPTED * len(spoiled), taken


def test_a_word_replaced_by_an_unrelated_one_is_refused() -> None:
    chance = random.Random(SEED)
    known = sorted({word for sample in samples() for word in sample.words if word.isalpha()})
    spoiled = [(sample, replaced(sample, chance.choice(known))) for sample in samples()]
    changed = [(sample, words) for sample, words in spoiled if is_changed(sample, words)]
    taken = [join(words) for sample, words in changed if accepted(sample, words)]
    assert len(changed) > 300
    assert len(taken) <= MOST_ACCEPTED * len(changed), taken


def test_an_accepted_deletion_writes_back_as_the_shortened_text() -> None:
    tried = 0
    for sample in samples():
        words = deleted(sample)
        if compiled := accepted(sample, words):
            tried += 1
            assert normalise(written_as(compiled)[0]) == normalise(join(words))
    assert tried < len(samples()) * 0.15
