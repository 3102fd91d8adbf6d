"""Players, descriptions, selections, amounts, durations and zones: words to nodes."""

import pytest
from understanding import is_refused, understood

from judge.cards.abilities.amounts import (
    CardsUnder,
    CharacteristicOf,
    CostOf,
    DamageOn,
    DoneThisWay,
    NumberOf,
)
from judge.cards.abilities.descriptions import (
    Classified,
    Compare,
    Costs,
    Damaged,
    Description,
    Exerted,
    Has,
    HasKeyword,
    Here,
    InPlay,
    InZone,
    LacksKeyword,
    Named,
    NotASong,
    NotOfType,
    Noun,
    OfInk,
    OfPlayers,
    Opposing,
    Other,
    SameName,
    Total,
    WithCardUnder,
)
from judge.cards.abilities.durations import AtStartOfTheirNextTurn, ThisTurn, UntilYourNextTurn
from judge.cards.abilities.players import ChosenPlayer, EachOpponent, EachPlayer, PlayerOf, ThatPlayer, You
from judge.cards.abilities.selections import AnyOf, Chosen, Count, Every, OneOf, Reference, This, Together
from judge.terms import CardType, Characteristic, Ink, Keyword, Zone

CHARACTER = Noun(types=(CardType.CHARACTER,))
ITEM = Noun(types=(CardType.ITEM,))
A_CHARACTER = Description(CHARACTER)
THIS = This(CHARACTER)


@pytest.mark.parametrize(
    ("text", "players"),
    [
        ("you", You()),
        ("each opponent", EachOpponent()),
        ("opponents", EachOpponent()),
        ("each player", EachPlayer()),
        ("chosen opponent", ChosenPlayer(opponent=True)),
        ("another chosen player", ChosenPlayer(other=True)),
        ("that player", ThatPlayer()),
        ("their player", PlayerOf(Reference("their"))),
        ("that character's player", PlayerOf(Reference("that", CHARACTER))),
    ],
)
def test_players_are_named_in_many_ways(text: str, players: object) -> None:
    assert understood(text, "players") == players


@pytest.mark.parametrize(
    ("text", "description"),
    [
        (
            "opposing damaged Hero character",
            Description(CHARACTER, (Opposing(), Damaged(), Classified(("Hero",)))),
        ),
        ("Prince or Princess character", Description(CHARACTER, (Classified(("Prince", "Princess")),))),
        ("Ruby character", Description(CHARACTER, (OfInk(Ink.RUBY),))),
        ("character named Elsa", Description(CHARACTER, (), (Named(("Elsa",)),))),
        ("character named Chip or Dale", Description(CHARACTER, (), (Named(("Chip", "Dale")),))),
        ("item with cost 3 or less", Description(ITEM, (), (Costs(3, Compare.AT_MOST),))),
        (
            "character with 2 {S} or more",
            Description(CHARACTER, (), (Has(Characteristic.STRENGTH, 2, Compare.AT_LEAST),)),
        ),
        ("character with Evasive here", Description(CHARACTER, (), (HasKeyword(Keyword.EVASIVE), Here()))),
        ("character without Ward", Description(CHARACTER, (), (LacksKeyword(Keyword.WARD),))),
        ("other character you have in play", Description(CHARACTER, (Other(),), (OfPlayers(You()),))),
        ("character with a card under them", Description(CHARACTER, (), (WithCardUnder(),))),
        ("action that isn't a song", Description(Noun(types=(CardType.ACTION,)), (), (NotASong(),))),
        ("Villain in play", Description(Noun(classification="Villain"), (), (InPlay(),))),
        ("non-character", Description(Noun(), (NotOfType(CardType.CHARACTER),))),
    ],
)
def test_descriptions_are_adjectives_a_noun_and_qualities(text: str, description: object) -> None:
    assert understood(text, "description") == description


def test_cards_outside_of_play_are_called_cards() -> None:
    in_discard = InZone(Zone.DISCARD, You())
    song = Description(Noun(card=True, song=True), (), (in_discard,))
    assert understood("song card in your discard", "card_description") == song
    assert understood("non-character card", "card_description") == Description(
        Noun(card=True), (NotOfType(CardType.CHARACTER),)
    )
    assert is_refused("character in your discard", "card_description")


@pytest.mark.parametrize(
    ("text", "selection"),
    [
        ("this character", THIS),
        ("chosen character", Chosen(A_CHARACTER)),
        ("another chosen character", Chosen(A_CHARACTER, other=True)),
        ("up to 2 chosen characters", Chosen(A_CHARACTER, Count(2, 0))),
        ("any number of chosen characters", Chosen(A_CHARACTER, Count(None, 0))),
        ("one of your characters", OneOf(A_CHARACTER, players=You())),
        ("2 of their characters", OneOf(A_CHARACTER, Count(2), players=ThatPlayer())),
        ("each of your characters", Every(A_CHARACTER, You())),
        ("all opposing characters", Every(Description(CHARACTER, (Opposing(),)))),
        ("your exerted characters", Every(Description(CHARACTER, (Exerted(),)), You())),
        ("them", Reference("them")),
        ("that card", Reference("that", Noun(card=True))),
        ("those characters", Reference("those", CHARACTER)),
        ("the chosen character", Reference("the", CHARACTER, "chosen")),
    ],
)
def test_selections_say_which_cards_and_how_many(text: str, selection: object) -> None:
    assert understood(text, "cards") == selection


def test_total_strength_is_of_all_that_are_chosen() -> None:
    chosen = understood("any number of chosen characters with total {S} 10 or less", "cards")
    total = Total(Characteristic.STRENGTH, 10, Compare.AT_MOST)
    assert chosen == Chosen(Description(CHARACTER, (), (total,)), Count(None, 0))


def test_two_phrases_can_be_one_selection() -> None:
    another = OneOf(Description(CHARACTER, (Classified(("Hero",)),)), other=True)
    assert understood("this character or another Hero character", "any_card") == AnyOf((THIS, another))
    each = Every(Description(CHARACTER, (Opposing(),)))
    location = Every(Description(Noun(types=(CardType.LOCATION,)), (Opposing(),)))
    assert understood("each opposing character and each opposing location", "cards") == Together(
        (each, location)
    )


@pytest.mark.parametrize(
    "text",
    [
        "chosen characters",
        "each characters",
        "up to 2 chosen character",
        "one of your character",
        "another chosen characters",
        "those character",
        "chosen Wizard character",
        "a opposing character",
        "an character",
        "chosen character of",
        "chosen of yours character",
        "chosen character with Flying",
        "chosen character with cost",
        "this opposing character",
    ],
)
def test_determiners_numbers_and_words_must_be_right(text: str) -> None:
    assert is_refused(text, "cards")


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("the number of characters here", NumberOf(Every(Description(CHARACTER, (), (Here(),))))),
        ("this character's {S}", CharacteristicOf(Characteristic.STRENGTH, THIS)),
        ("the {L} of chosen character", CharacteristicOf(Characteristic.LORE, Chosen(A_CHARACTER))),
        ("the damage on chosen character", DamageOn(Chosen(A_CHARACTER))),
        ("the number of cards under him", CardsUnder(Reference("him"))),
        ("the exerted character's cost", CostOf(Reference("the", CHARACTER, "exerted"))),
        ("the lore lost this way", DoneThisWay("lore lost")),
    ],
)
def test_amounts_are_computed(text: str, amount: object) -> None:
    assert understood(text, "computed") == amount


def test_what_is_counted_stands_in_the_singular() -> None:
    others = Description(CHARACTER, (Other(),), (OfPlayers(You()),))
    assert understood("other character you have in play", "counted") == NumberOf(Every(others))
    assert understood("1 damage on him", "counted") == DamageOn(Reference("him"))
    assert is_refused("other characters you have in play", "counted")


def test_card_counts_agree_with_their_number() -> None:
    assert understood("a card", "card_count") == 1
    assert understood("3 cards", "card_count") == 3
    assert is_refused("1 cards", "card_count")
    assert is_refused("3 card", "card_count")


def test_durations_and_zones() -> None:
    assert understood("for the rest of this turn", "duration") == ThisTurn()
    assert understood("until the start of your next turn", "duration") == UntilYourNextTurn()
    assert understood("at the start of their next turn", "duration") == AtStartOfTheirNextTurn()
    assert understood("their player's hand", "zone_of") == InZone(Zone.HAND, PlayerOf(Reference("their")))


def test_the_same_name_is_that_of_another_card() -> None:
    same = SameName(Reference("that", CHARACTER))
    found = understood("character with the same name as that character", "description")
    assert found == Description(CHARACTER, (), (same,))
