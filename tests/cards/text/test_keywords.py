"""Keyword abilities (CR 8): words to nodes."""

import pytest
from understanding import is_refused, understood

from judge.cards.abilities.ability import KeywordAbility, PayByDoing, ShiftVariant
from judge.terms import Keyword


@pytest.mark.parametrize(
    ("text", "ability"),
    [
        ("Evasive", KeywordAbility(Keyword.EVASIVE)),
        ("Adventurous", KeywordAbility(Keyword.ADVENTUROUS)),
        ("Challenger +3", KeywordAbility(Keyword.CHALLENGER, 3)),
        ("Resist +2 (Damage dealt to them is reduced by 2.)", KeywordAbility(Keyword.RESIST, 2)),
        ("Singer 5", KeywordAbility(Keyword.SINGER, 5)),
        ("Sing Together 7", KeywordAbility(Keyword.SING_TOGETHER, 7)),
        ("Boost 2 {I}", KeywordAbility(Keyword.BOOST, 2)),
        ("Boost 2", KeywordAbility(Keyword.BOOST, 2)),
        ("Shift 4", KeywordAbility(Keyword.SHIFT, 4)),
        ("Shift 4 {I}", KeywordAbility(Keyword.SHIFT, 4)),
        ("Universal Shift 4", KeywordAbility(Keyword.SHIFT, 4, variant=ShiftVariant.UNIVERSAL)),
        ("Combo Shift 4 {I}", KeywordAbility(Keyword.SHIFT, 4, variant=ShiftVariant.COMBO)),
        ("Duo Shift 0 {I}", KeywordAbility(Keyword.SHIFT, 0, variant=ShiftVariant.DUO)),
        ("Temporary Shift 2 {I}", KeywordAbility(Keyword.SHIFT, 2, temporary=True)),
        (
            "Pirate Shift 3",
            KeywordAbility(Keyword.SHIFT, 3, variant=ShiftVariant.CLASSIFICATION, classification="Pirate"),
        ),
        (
            "Temporary Pirate Shift 3 {I}",
            KeywordAbility(
                Keyword.SHIFT,
                3,
                variant=ShiftVariant.CLASSIFICATION,
                classification="Pirate",
                temporary=True,
            ),
        ),
    ],
)
def test_keywords_with_their_numbers_and_variants(text: str, ability: object) -> None:
    assert understood(text, "keyword_ability") == ability


@pytest.mark.parametrize("text", ["Shift: Discard 2 cards", "Shift: Discard a song card"])
def test_shift_can_cost_something_else_than_ink(text: str) -> None:
    ability = understood(text, "keyword_ability")
    assert isinstance(ability, KeywordAbility)
    assert ability.keyword is Keyword.SHIFT
    assert ability.amount is None
    assert isinstance(ability.costs[0], PayByDoing)


@pytest.mark.parametrize(
    "text",
    ["Resist", "Resist 2", "Evasive +1", "Shift", "Boost", "Wizard Shift 3", "evasive", "Singer", "Fly"],
)
def test_a_keyword_without_what_it_needs_is_refused(text: str) -> None:
    assert is_refused(text, "keyword_ability")
