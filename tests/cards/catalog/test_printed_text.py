"""A card written out by hand: lines, story names, symbols."""

from time import process_time

import pytest

from judge.cards.card import AbilityText
from judge.cards.printed_text import keyword_of, one_line, split_story_name, written_out_text


def test_each_line_is_an_ability() -> None:
    text = "Evasive\n\nLOOK OUT Whenever this character quests, you may draw a card.\n"
    assert written_out_text(text) == (
        AbilityText(None, "Evasive"),
        AbilityText("LOOK OUT", "Whenever this character quests, you may draw a card."),
    )


def test_options_belong_to_the_line_before() -> None:
    text = "PICK ONE {E} — Choose one:\n  • Draw a card.\n  • Gain 1 lore."
    assert written_out_text(text) == (
        AbilityText("PICK ONE", "{E} — Choose one: • Draw a card. • Gain 1 lore."),
    )


def test_keywords_on_one_line_are_abilities_of_their_own() -> None:
    assert [ability.text for ability in written_out_text("Evasive, Resist +1, Shift 3 {I}")] == [
        "Evasive",
        "Resist +1",
        "Shift 3 {I}",
    ]


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("WHO'S NEXT? When you play this character, draw a card.", "WHO'S NEXT?"),
        ("WAIT... NO! At the end of your turn, draw a card.", "WAIT... NO!"),
        ("TAKE 2 Whenever this character quests, draw a card.", "TAKE 2"),
        ("PAY UP 2 {I} — Draw a card.", "PAY UP"),
        ("WHO AM I This character can't quest.", "WHO AM I"),
        ("SO MANY A character here gets +1 {S}.", "SO MANY"),
        ("Your other characters get +1 {S}.", None),
        ("2 {I} — Draw a card.", None),
        ("(This character counts as being named both Chip and Dale.)", None),
        ("Ward", None),
    ],
)
def test_leading_capitals_are_the_story_name(line: str, name: str | None) -> None:
    ability = split_story_name(line)
    assert ability.name == name
    assert ability.text


def test_icons_are_spelled_out() -> None:
    assert (
        one_line("⟳, 2 ⬡ –  Give\n+1 ¤, ⛉ or ◊; with ◉") == "{E}, 2 {I} — Give +1 {S}, {W} or {L}; with {IW}"
    )


def test_a_text_of_a_hundred_thousand_characters_is_split_at_once() -> None:
    start = process_time()
    for endless in (" " * 100_000 + "x", "A " * 50_000, "(" * 100_000, "• " * 50_000, "Evasive, " * 11_000):
        assert written_out_text(endless)
    assert process_time() - start < 2


@pytest.mark.parametrize(
    ("text", "keyword"),
    [
        ("Ward", "Ward"),
        ("Puppy Shift 3 (You may pay 3 {I} …)", "Shift"),
        ("Shift: Discard 2 cards (…)", "Shift"),
        ("Boost 2 {I} (…)", "Boost"),
        ("Sing Together 7", "Sing Together"),
        ("Your other characters gain Ward. (…)", None),
        ("During your turn, this character gains Evasive.", None),
        ("Shift a character from your discard for free.", None),
    ],
)
def test_only_a_keyword_ability_has_a_keyword_of_its_own(text: str, keyword: str | None) -> None:
    assert keyword_of(text) == keyword
