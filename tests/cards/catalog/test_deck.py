"""Deck lists against CR 1.10.1.1 and 1.10.1.2, and what cards say about decks."""

from collections.abc import Iterable

import pytest

from judge.cards.card import AbilityText, Card
from judge.cards.catalog import Catalog, InMemory
from judge.cards.deck import Format, check_deck
from judge.cards.known_card import Ban, KnownCard
from judge.terms import CardType, Ink


def known(
    name: str, ink: Ink = Ink.AMBER, says: str = "", classification: str = "Hero", **more: object
) -> KnownCard:
    text = (AbilityText("SAYS", says),) if says else ()
    kind = more.pop("type", CardType.CHARACTER)
    assert isinstance(kind, CardType)
    card = Card(name, None, kind, 1, True, (ink,), (classification,), 1, 1, 1, text=text)
    return KnownCard(card, ("static",) * len(text), (), bool(more.get("quest_only")))


def banned(name: str, allowed_in: tuple[str, ...]) -> KnownCard:
    plain = known(name)
    return KnownCard(
        plain.card, (), (), quest_only=False, bans=(Ban("Core", "2025-04-08"),), allowed_in=allowed_in
    )


CARDS = [
    *(known(f"Amber {at}") for at in range(20)),
    *(known(f"Ruby {at}", Ink.RUBY) for at in range(3)),
    *(known(f"Steel {at}", Ink.STEEL) for at in range(3)),
    known("Bee", Ink.STEEL, classification="Bee"),
    known("Bee Song", Ink.STEEL, classification="Bee", type=CardType.ACTION),
    known("Many", says="You may have up to 99 copies of Many in your deck."),
    known("Endless", says="You may have any number of cards named Endless in your deck."),
    known("Rare", says="You may only have 2 copies of Rare in your deck."),
    known(
        "Keeper",
        says="You can have other Bee characters in your deck regardless of ink type.",
        classification="Bee",
    ),
    known("Riddle", says="You may have a cow in your deck."),
    known("Other", says="You may have up to 9 copies of Someone Else in your deck."),
    known("Quester", quest_only=True),
    banned("Gone", ()),
    banned("Half Gone", ("Infinity",)),
]
CATALOG = Catalog(InMemory(CARDS))
SIXTY = [f"4 Amber {at}" for at in range(15)]


def faults(lines: Iterable[str], format: Format = Format.CONSTRUCTED) -> list[tuple[str | None, str]]:
    report = check_deck("\n".join(lines), CATALOG, format)
    return [(fault.rule, fault.text) for fault in report.faults]


@pytest.mark.rule("1.10.1.1")
def test_sixty_cards_of_two_ink_types_four_of_each_are_a_deck() -> None:
    assert faults([*SIXTY[:14], "4 Ruby 0"]) == []


@pytest.mark.rule("1.10.1.1")
def test_fifty_nine_cards_are_too_few() -> None:
    [(rule, text)] = faults([*SIXTY[:14], "3 Ruby 0"])
    assert rule == "1.10.1.1"
    assert "59 cards" in text


@pytest.mark.rule("1.10.1.1")
def test_three_ink_types_are_one_too_many() -> None:
    [(rule, text)] = faults([*SIXTY, "1 Ruby 0", "1 Ruby 1", "1 Steel 0"])
    assert rule == "1.10.1.1"
    assert "Ruby: Ruby 0 and 1 more" in text
    assert "Steel: Steel 0" in text


@pytest.mark.rule("1.10.1.1")
def test_a_fifth_copy_is_one_too_many_even_on_another_line() -> None:
    [(rule, text)] = faults([*SIXTY, "1 amber 0"])
    assert rule == "1.10.1.1"
    assert "5 copies of Amber 0" in text


@pytest.mark.rule("1.10.1.2")
@pytest.mark.parametrize(("format", "fewest"), [(Format.DRAFT, 35), (Format.SEALED, 40)])
def test_limited_decks_are_smaller_and_of_any_cards(format: Format, fewest: int) -> None:
    rainbow = [f"{fewest - 2} Amber 0", "1 Ruby 0", "1 Steel 0"]
    assert faults(rainbow, format) == []
    assert [rule for rule, _ in faults(rainbow[1:], format)] == ["1.10.1.2"]


@pytest.mark.rule("1.2.1")
@pytest.mark.parametrize("line", ["99 Many", "500 Endless", "2 Rare"])
def test_a_card_says_how_many_copies_there_may_be(line: str) -> None:
    assert faults([*SIXTY, line]) == []


@pytest.mark.rule("1.2.1")
@pytest.mark.parametrize("line", ["100 Many", "3 Rare"])
def test_more_copies_than_the_card_says_are_too_many(line: str) -> None:
    [(rule, text)] = faults([*SIXTY, line])
    assert rule == "1.2.1"
    assert "copies of" in text


@pytest.mark.rule("1.2.1")
def test_only_two_copies_are_two_in_a_draft_as_well() -> None:
    assert [rule for rule, _ in faults(["33 Amber 0", "3 Rare"], Format.DRAFT)] == ["1.2.1"]


@pytest.mark.rule("1.2.1")
def test_characters_that_a_card_allows_of_any_ink_type_do_not_count() -> None:
    assert faults([*SIXTY, "1 Keeper", "1 Ruby 0", "1 Bee"]) == []
    assert [rule for rule, _ in faults([*SIXTY, "1 Ruby 0", "1 Bee"])] == ["1.10.1.1"]
    assert [rule for rule, _ in faults([*SIXTY, "1 Keeper", "1 Ruby 0", "1 Bee Song"])] == ["1.10.1.1"]


@pytest.mark.rule("1.10.1.1")
def test_a_banned_card_is_a_fault_where_no_format_allows_it() -> None:
    assert [rule for rule, _ in faults([*SIXTY, "1 Gone"])] == ["1.10.1.1"]
    report = check_deck("\n".join([*SIXTY, "1 Half Gone"]), CATALOG, Format.CONSTRUCTED)
    assert report.faults == ()
    assert "allowed in Infinity" in report.notes[0]


def test_what_a_card_says_that_is_not_understood_is_told() -> None:
    report = check_deck("1 Riddle\n1 Quester\n5 Other", CATALOG, Format.DRAFT)
    assert any("I don't understand what Riddle says" in note for note in report.notes)
    assert any("I don't understand what Other says" in note for note in report.notes)
    assert any("Illumineer's Quest" in note for note in report.notes)


def test_a_line_that_is_no_entry_is_told_with_its_number() -> None:
    read = faults(["# a comment", "", *SIXTY, "Amber 0", "4x Amber 15", "2 Ambre 1", "99999 Amber 3"])
    assert [rule for rule, _ in read] == [None, None, None]
    assert read[0][1].startswith('line 18: "Amber 0" is no entry')
    assert "Did you mean" in read[1][1]
