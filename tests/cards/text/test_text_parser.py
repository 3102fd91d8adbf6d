"""All readings of a text, and honest failure."""

import random
import time

import pytest
from toy_grammar import (
    NAMES,
    TOY,
    Activated,
    All,
    Challenger,
    Chosen,
    Damage,
    Does,
    Draw,
    ExertCost,
    Gains,
    Gets,
    InkCost,
    May,
    Player,
    Quests,
    Return,
    Sang,
    Static,
    This,
    Triggered,
    Yours,
    meaning,
    read,
)

from judge.cards.text.clean import clean
from judge.cards.text.grammar import Grammar
from judge.cards.text.parser import Ambiguous, NotUnderstood, Parsed, parse
from judge.cards.text.tokens import normalise, tokenise
from judge.cards.text.writer import write
from judge.terms import Ink, Keyword

YOU_DRAW = Does(who=Player.YOU, what=Draw(count=1))
HOSTILE = [
    "draw a card " * 10_000,
    "chosen Hero" + ", Hero" * 110 + ", or Hero character gains Ward.",
    "Chosen character gains Ward" + " and Ward" * 100 + ".",
    "This character gains " + '"' * 200,
    "This character gains " + '"{E} — this character gains ' * 40,
    "(" * 100_000,
    "a " * 240,
    "9" * 5_000,
    "",
]


def test_the_words_become_nodes() -> None:
    assert meaning("Draw a card.") == Static(sentences=(YOU_DRAW,))
    assert meaning("You may draw 2 cards.") == Static(sentences=(May(what=Draw(count=2)),))
    assert meaning("All Amber characters get -2 {S}.") == Static(
        sentences=(Gets(who=All(ink=Ink.AMBER), amount=-2, stat="strength"),)
    )


def test_synonyms_mean_the_same_and_remember_their_wording() -> None:
    when, whenever = (
        meaning("When this character quests, draw a card."),
        meaning("Whenever this character quests, draw a card."),
    )
    assert when == whenever == Triggered(when=Quests(who=This()), then=YOU_DRAW)
    assert isinstance(when, Triggered)
    assert isinstance(whenever, Triggered)
    assert when.when.wording != whenever.when.wording


@pytest.mark.parametrize(
    "text",
    [
        "Each opponent draw a card.",
        "You draws a card.",
        "Your Heroes gains Ward.",
        "This character gain Ward.",
        "Draw 1 cards.",
        "Draw 2 card.",
        "Draw an card.",
        "Return a opposing character.",
        "Your Hero gain Ward.",
        "Chosen Heroes character gains Ward.",
    ],
)
def test_what_does_not_agree_is_refused(text: str) -> None:
    assert isinstance(read(text), NotUnderstood)


@pytest.mark.parametrize(
    "text",
    [
        "Chosen Wizard character gains Ward.",
        "Chosen character gains ward.",
        "Chosen character gains Flying.",
        "Chosen character gains Challenger {S}.",
        "Chosen character named elsa gains Ward.",
        "All Pink characters get +1 {S}.",
        "All Amber characters get +1 {X}.",
        "All Amber characters get 1 {S}.",
        "You used Sing Together.",
        "Draw a card",
        "Draw a card..",
        "Draw a card. (Or two.",
    ],
)
def test_unknown_words_are_refused(text: str) -> None:
    assert isinstance(read(text), NotUnderstood)


def test_lists_have_the_oxford_comma() -> None:
    one, two, three = (
        f"Return chosen {kinds} character." for kinds in ("Hero", "Hero or Fairy", "Hero, Fairy, or Villain")
    )
    found = [meaning(text) for text in (one, two, three)]
    assert found == [
        Static(sentences=(Does(who=Player.YOU, what=Return(what=Chosen(kinds=kinds))),))
        for kinds in (("Hero",), ("Hero", "Fairy"), ("Hero", "Fairy", "Villain"))
    ]
    for wrong in ("Hero, Fairy or Villain", "Hero, or Fairy", "Hero and Fairy", "Hero, Fairy", "Hero or"):
        assert isinstance(read(f"Return chosen {wrong} character."), NotUnderstood), wrong


def test_a_quotation_is_an_ability_of_its_own() -> None:
    given = Activated(costs=(ExertCost(), InkCost(amount=2)), then=YOU_DRAW)
    inside = meaning('This character gains Ward and "{E}, 2 {I} — Draw a card" this turn.')
    assert inside == Static(sentences=(Gains(who=This(), what=(Keyword.WARD, given)),))
    assert inside != meaning('This character gains "{E}, 2 {I} — Draw a card."')
    assert isinstance(read('This character gains "{E}, 2 {I} — Draw a card.'), NotUnderstood)
    assert isinstance(read('This character gains "{E}, 2 {I} — Fly."'), NotUnderstood)


def test_an_absent_group_leaves_the_default() -> None:
    here, there = (Does(who=Player.YOU, what=Return(what=This(), to=to)) for to in (None, "hand"))
    assert meaning("Return this character. Return this character to your hand.") == Static(
        sentences=(here, there)
    )


def test_names_are_matched_whole() -> None:
    assert meaning("chosen character named Elsa Fire", "cards") == Chosen(named="Elsa Fire")
    assert meaning("chosen character named Fix-It Felix, Jr.", "cards") == Chosen(named="Fix-It Felix, Jr.")
    assert isinstance(read("chosen character named Elsa Ice", "cards"), NotUnderstood)


def test_a_full_stop_of_a_name_ends_the_sentence_too() -> None:
    assert isinstance(read("Return chosen character named Fix-It Felix, Jr."), Parsed)
    assert isinstance(read("Return chosen character named Fix-It Felix, Jr. to your hand."), Parsed)


def test_a_story_name_of_the_card_is_known() -> None:
    assert meaning("You used Sing Along.") == meaning("You used SING ALONG.") == Sang(story="SING ALONG")


def test_features_can_be_asked_for() -> None:
    tokens = tokenise("draw a card")
    assert parse(TOY, tokens, TOY.symbol("vp", "pl")) == Parsed(Draw(count=1))
    assert isinstance(parse(TOY, tokens, TOY.symbol("vp", "sg")), NotUnderstood)
    assert parse(TOY, tokens, TOY.symbol("vp")) == Parsed(Draw(count=1))


def test_a_literal_with_a_capital_wants_it() -> None:
    assert meaning("Challenger +2", "gained") == Challenger(amount=2)
    assert isinstance(read("challenger +2", "gained"), NotUnderstood)


def test_two_readings_that_differ_are_ambiguous() -> None:
    rows = "x =\n    Draw(count) : draw count:NUMBER\n    May(what) : draw what:y\ny =\n    @ : NUMBER\n"
    outcome = read("draw 2", "x", Grammar.of({"t": rows}, NAMES))
    assert isinstance(outcome, Ambiguous)
    assert set(outcome.readings) == {Draw(count=2), May(what=2)}


def test_two_readings_that_are_equal_are_one() -> None:
    rows = "x =\n    Draw(count) : draw count:NUMBER\n    Draw(count) : draw count:y\ny =\n    @ : NUMBER\n"
    assert read("draw 2", "x", Grammar.of({"t": rows}, NAMES)) == Parsed(Draw(count=2))


def test_a_failure_shows_the_words_and_the_place() -> None:
    text = "Each opponent draws eleven cards."
    outcome = read(text)
    assert outcome == NotUnderstood("eleven cards .", 20)
    assert isinstance(outcome, NotUnderstood)
    assert outcome.caret(text).splitlines()[1] == " " * 20 + "^ these words are not understood"
    assert outcome.expected == ("<card_count>",)


def test_a_text_that_stops_short_is_told() -> None:
    assert read("Draw a") == NotUnderstood("", 6, "the text ends too early")


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_text_fails_or_is_read_in_two_seconds(text: str) -> None:
    started = time.process_time()
    outcome = read(text)
    assert time.process_time() - started < 2
    assert isinstance(outcome, NotUnderstood | Parsed)


def test_a_text_of_too_many_words_is_refused() -> None:
    outcome = read("Draw a card. " * 100)
    assert isinstance(outcome, NotUnderstood)
    assert outcome.why == "a text of more than 250 words is not read"


def test_a_grammar_with_countless_readings_gives_up_in_two_seconds() -> None:
    rows = "x =\n    This() : go\n    Triggered(when, then) : go when:x then:x\n    May(what) : go what:x\n"
    started = time.process_time()
    outcome = read("go " * 200, "x", Grammar.of({"t": rows}, NAMES))
    assert time.process_time() - started < 2
    assert isinstance(outcome, NotUnderstood)
    assert outcome.why == "this text is too involved to be read"


def test_deep_nesting_does_not_exhaust_the_machine() -> None:
    rows = "x =\n    This() : stop\n    May(what) : go what:x\n"
    outcome = read("go " * 240 + "stop", "x", Grammar.of({"t": rows}, NAMES))
    assert isinstance(outcome, NotUnderstood)


def mutants(text: str, words: list[str], chance: random.Random) -> list[str]:
    """A text with a word deleted, two swapped, one replaced."""
    tokens = [token.text for token in tokenise(clean(text))]
    at = chance.randrange(len(tokens) - 1)
    deleted = tokens[:at] + tokens[at + 1 :]
    swapped = [*tokens[:at], tokens[at + 1], tokens[at], *tokens[at + 2 :]]
    replaced = [*tokens[:at], chance.choice(words), *tokens[at + 1 :]]
    return [" ".join(one) for one in (deleted, swapped, replaced) if one != tokens]


def test_a_mutant_is_refused_or_written_back_as_it_stands() -> None:
    texts = [
        "When your Heroes quest during your turn, you may deal 2 damage to chosen Hero or Fairy character.",
        "Chosen character named Elsa gains Ward, Evasive, and Rush this turn.",
        "Return an opposing character to your hand. Draw 3 cards.",
        'This character gains Challenger +2 and "{E}, 1 {I} — Each opponent draws a card."',
    ]
    chance = random.Random(7)
    words = sorted({token.text for text in texts for token in tokenise(text)})
    tried = [mutant for _ in range(100) for text in texts for mutant in mutants(text, words, chance)]
    accepted = [(text, outcome) for text in tried if isinstance(outcome := read(text), Parsed)]
    assert len(accepted) < len(tried) / 10
    for text, outcome in accepted:
        assert normalise(write(TOY, outcome.value, "ability")) == normalise(text)


def test_yours_are_plural() -> None:
    assert meaning("your Seven Dwarfs", "cards") == Yours(kind="Seven Dwarfs")
    assert meaning("Deal 2 damage to your Fairies.") == Static(
        sentences=(Does(who=Player.YOU, what=Damage(amount=2, to=Yours(kind="Fairy"))),)
    )
