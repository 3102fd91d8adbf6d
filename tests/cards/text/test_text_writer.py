"""From the meaning back to the printed words."""

from dataclasses import dataclass, field

import pytest
from toy_grammar import (
    NAMES,
    TOY,
    Activated,
    Challenger,
    Chosen,
    Does,
    Draw,
    ExertCost,
    Gains,
    May,
    Player,
    Quests,
    Return,
    Static,
    This,
    Triggered,
    Yours,
    again,
    read,
)

from judge.cards.abilities.node import UNSAID, Node
from judge.cards.text.grammar import Grammar
from judge.cards.text.parser import Parsed
from judge.cards.text.tokens import normalise
from judge.cards.text.writer import CannotWrite, write
from judge.terms import Keyword

TEXTS = [
    "Draw a card.",
    "You draw a card.",
    "Each opponent draws 2 cards.",
    "When this character quests, you may return an opposing character to your hand.",
    "Whenever your Heroes quest during your turn, draw 3 cards.",
    "Chosen Hero, Fairy, or Princess character gains Ward and Evasive this turn.",
    "Chosen character named Fix-It Felix, Jr. gets +2 {S}.",
    "Return chosen character named Fix-It Felix, Jr.",
    "Chosen character named Ba-Boom! gets -1 {L}.",
    '{E}, 2 {I} — This character gains "{E} — Draw a card" this turn.',
    'Chosen character gains Ward, Challenger +1, and "When this character quests, draw a card."',
    "Deal 2 damage to all Steel characters. Deal 1 damage to your Seven Dwarfs. You may draw a card.",
]


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_is_written_back_as_printed(text: str) -> None:
    assert again(text) == text
    assert normalise(again(text)) == normalise(text)


def test_a_story_name_is_written_back_but_for_its_capitals() -> None:
    assert again("You used Sing Along.") == "You used SING ALONG."


def test_a_meaning_that_was_never_read_takes_the_first_row_that_fits() -> None:
    made = Triggered(when=Quests(who=Yours(kind="Fairy")), then=Does(who=Player.YOU, what=Draw(count=1)))
    assert write(TOY, made, "ability") == "When your Fairies quest, you draw a card."
    gains = Gains(who=Chosen(opposing=True), what=(Keyword.SING_TOGETHER, Challenger(amount=-1)))
    assert write(TOY, gains, "effect") == "An opposing character gains Sing Together and Challenger -1"


def test_a_node_agrees_with_where_it_is_written() -> None:
    outcome = read("draws a card", "vp")
    assert isinstance(outcome, Parsed)
    assert write(TOY, outcome.value, "vp", "sg") == "Draws a card"
    assert write(TOY, outcome.value, "vp", "pl") == "Draw a card"


def test_constants_and_tuples_are_written() -> None:
    assert write(TOY, Player.EACH_OPPONENT, "player") == "Each opponent"
    assert write(TOY, 1, "card_count") == "A card"
    assert write(TOY, 8, "card_count") == "8 cards"
    lists = Grammar.of(
        {"t": "x =\n    Static(sentences) : sentences:and_or_list(y)\ny =\n    @ : NUMBER"}, NAMES
    )
    assert write(lists, Static(sentences=(1, 2, 3)), "x") == "1, 2, and/or 3"


def test_a_field_that_no_row_says_is_never_dropped() -> None:
    unsaid = Return(what=Chosen(kinds=("Hero",), named="Elsa"))
    with pytest.raises(CannotWrite, match="no words for Return"):
        write(TOY, unsaid, "vp", "pl")
    with pytest.raises(CannotWrite):
        write(TOY, Static(sentences=()), "ability")
    with pytest.raises(CannotWrite):
        write(TOY, Draw(count=-1), "vp")


def test_a_row_may_build_nodes_within_nodes_and_tuples() -> None:
    rows = (
        "x =\n    Static(sentences=(May(what=first), *more, This())) : first:y ( then more:many(y) )?\n"
        "    Triggered(when=Quests(who=This()), then=Gets(who, amount, stat='lore')) : who:y amount:NUMBER\n"
        "    Static(sentences=(Draw(count), kind)) : count:NUMBER cards ( of kind:y )?\n"
        "y =\n    Draw(count) : draw count:NUMBER\n"
    )
    grammar = Grammar.of({"t": rows}, NAMES)
    for text, wanted in (
        ("Draw 1", (May(what=Draw(count=1)), This())),
        ("Draw 1 then draw 2 draw 3", (May(what=Draw(count=1)), Draw(count=2), Draw(count=3), This())),
        ("4 cards of draw 5", (Draw(count=4), Draw(count=5))),
        ("4 cards", (Draw(count=4),)),
    ):
        outcome = read(text, "x", grammar)
        assert outcome == Parsed(Static(sentences=wanted))
        assert isinstance(outcome, Parsed)
        assert write(grammar, outcome.value, "x") == text
    deep = read("Draw 1 7", "x", grammar)
    assert isinstance(deep, Parsed)
    assert write(grammar, deep.value, "x") == "Draw 1 7"


def test_what_a_later_pass_filled_in_is_no_word() -> None:
    @dataclass(frozen=True, slots=True)
    class That(Node):
        slot: int = field(default=-1, metadata=UNSAID)
        loud: bool = False

    grammar = Grammar.of({"t": "x =\n    That() : that"}, {"That": That})
    assert write(grammar, That(slot=3), "x") == "That"
    with pytest.raises(CannotWrite):
        write(grammar, That(loud=True), "x")


def test_a_list_of_at_least_two_has_no_single() -> None:
    rows = "x =\n    Static(sentences) : sentences:or_list(y, 2)\ny =\n    @ : NUMBER"
    lists = Grammar.of({"t": rows}, NAMES)
    assert not isinstance(read("1", "x", lists), Parsed)
    assert read("1 or 2", "x", lists) == Parsed(Static(sentences=(1, 2)))
    assert isinstance(read("1, 2, or 3", "x", lists), Parsed)


def test_the_wording_goes_through_rows_that_pass_a_value_on() -> None:
    rows = "x =\n    @ : y\n    @ : z here\ny =\n    This() : this\nz =\n    This() : that\n"
    grammar = Grammar.of({"t": rows}, NAMES)
    for text in ("This", "That here"):
        outcome = read(text, "x", grammar)
        assert isinstance(outcome, Parsed)
        assert write(grammar, outcome.value, "x") == text


def test_a_quoted_ability_keeps_its_full_stop_inside() -> None:
    given = Activated(costs=(ExertCost(),), then=Does(who=Player.YOU, what=Draw(count=1)))
    made = Static(sentences=(Gains(who=This(), what=(given,)),))
    assert write(TOY, made, "ability") == 'This character gains "{E} — You draw a card."'
