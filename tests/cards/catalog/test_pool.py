"""The bundled pool: how many cards, which wording, which mistakes are mended."""

from collections import Counter

import pytest

from judge.cards.known_card import KnownCard
from judge.cards.printed_text import SYMBOLS, ability_line, written_out_text
from judge.cards.repairs import STATIC, TRIGGERED, kind_of_ability
from judge.cards.sources import bundled_pool, load_bundled_cards
from judge.terms import CardType


@pytest.fixture(scope="module")
def pool() -> dict[str, KnownCard]:
    return {known.card.full_name: known for known in bundled_pool()}


def test_the_pool_has_every_card_once(pool: dict[str, KnownCard]) -> None:
    assert len(pool) == len(bundled_pool()) == len(load_bundled_cards()) == 2785


def test_cards_of_the_quest_boxes_alone_are_marked(pool: dict[str, KnownCard]) -> None:
    assert sum(known.quest_only for known in pool.values()) == 104
    assert pool["The Hexwell Crown"].quest_only
    assert not pool["Be Prepared"].quest_only


def test_the_main_cards_are_of_four_types(pool: dict[str, KnownCard]) -> None:
    types = Counter(known.card.type for known in pool.values() if not known.quest_only)
    assert types == {
        CardType.CHARACTER: 2024,
        CardType.ACTION: 343,
        CardType.ITEM: 221,
        CardType.LOCATION: 93,
    }
    assert sum(known.card.is_song for known in pool.values() if not known.quest_only) == 133


def test_every_printed_ability_is_split_as_it_was_joined(pool: dict[str, KnownCard]) -> None:
    wordings = [known.card.text for known in pool.values()]
    wordings += [older.text for known in pool.values() for older in known.older_texts]
    assert sum(map(len, wordings)) > 3000
    for text in wordings:
        assert written_out_text("\n".join(map(ability_line, text))) == text


def test_no_icon_and_no_line_break_is_left_in_a_text(pool: dict[str, KnownCard]) -> None:
    for known in pool.values():
        line = " ".join(map(ability_line, known.card.text))
        assert not set(line) & {*SYMBOLS, "\n", "’", "“"}


def test_every_ability_has_a_kind(pool: dict[str, KnownCard]) -> None:
    for known in pool.values():
        assert len(known.kinds) == len(known.card.text)
        assert set(known.kinds) <= {"keyword", "triggered", "static", "activated", "effect", "reminder"}


def test_the_newest_base_printing_gives_the_text(pool: dict[str, KnownCard]) -> None:
    moana = pool["Moana - Of Motunui"]
    assert "If you do" in moana.card.text[-1].text
    assert any("If you do" not in older.text[-1].text for older in moana.older_texts)


def test_a_clarification_for_an_older_wording_is_marked(pool: dict[str, KnownCard]) -> None:
    marks = {one.set_code: one.for_current_text for one in pool["Moana - Of Motunui"].clarifications}
    assert marks == {"9": True, "1": False}


def test_names_that_differ_in_case_are_one_card(pool: dict[str, KnownCard]) -> None:
    assert "Let It Go" in pool
    assert "Let it Go" not in pool
    assert [repair.kind for repair in pool["Let It Go"].repairs] == ["spelling of the name"]


def test_flavour_text_is_no_ability(pool: dict[str, KnownCard]) -> None:
    known = pool["Mickey Mouse - True Friend"]
    assert known.card.text == ()
    assert [repair.kind for repair in known.repairs] == ["flavour text as ability"]
    assert all(not older.text for older in known.older_texts)


def test_a_full_stop_left_to_the_reminder_text_is_put_back(pool: dict[str, KnownCard]) -> None:
    clock = pool["Cogsworth - Grandfather Clock"]
    assert "Resist +1. (" in clock.card.text[-1].text
    assert [repair.kind for repair in clock.repairs] == ["missing full stop"]


def test_both_names_around_an_ampersand_are_kept_in_their_order(pool: dict[str, KnownCard]) -> None:
    assert pool["Woody & Buzz Lightyear - Best Buddies"].card.other_names == ("Woody", "Buzz Lightyear")


def test_a_location_has_a_move_cost_and_no_strength(pool: dict[str, KnownCard]) -> None:
    motunui = pool["Motunui - Island Paradise"].card
    assert (motunui.move_cost, motunui.strength, motunui.lore) == (1, None, 1)


@pytest.mark.parametrize(
    ("stated", "text", "kind"),
    [
        ("static", "During your turn, the first time you move a character here, draw a card.", TRIGGERED),
        ("triggered", "The first time this character would take damage, she takes none instead.", STATIC),
        ("triggered", "Whenever one of them is chosen, the next time they would ready, don't.", TRIGGERED),
        ("static", "Whenever this character quests, draw a card.", TRIGGERED),
        ("static", 'Your characters gain "When this character leaves play, draw a card."', STATIC),
        ("static", "{E}, 2 {I} — Draw a card.", "activated"),
        ("static", "(A character with cost 3 or more can {E} to sing this song for free.)", "reminder"),
        ("static", "(This character counts as being named both Chip and Dale.)", STATIC),
        ("keyword", "Rush (This character can challenge the turn they're played.)", "keyword"),
    ],
)
def test_the_words_say_what_kind_an_ability_is(stated: str, text: str, kind: str) -> None:
    assert kind_of_ability(stated, text) == kind
