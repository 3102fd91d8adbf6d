"""Rulings are kept, found by number, code and words, and changed without losing what they were."""

import sqlite3
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from making import a_ruling, done, kept, rulings

from judge.rulings import tags
from judge.rulings.complete import completed
from judge.rulings.listing import Wanted, listed, stale
from judge.rulings.plain import BadRuling
from judge.rulings.ruling import Citation, RuledCard, Ruling
from judge.rulings.short import touching_card, touching_rule
from judge.rulings.store import ChangedMeanwhile, NoSuchRuling, add, change, find, history, read
from judge.rulings.tags import UnknownTag, add_tag, fitting_tags, known_tags, shipped_tags, vocabulary
from judge.rulings.words import search_rulings


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(ruling=rulings)
def test_what_is_kept_is_read_back_the_same(db: sqlite3.Connection, ruling: Ruling) -> None:
    one = add(db, ruling, done())
    assert read(db, [one.number]) == [one]
    assert replace(one.ruling, code="") == ruling
    assert find(db, one.ruling.code) == one


def test_a_ruling_is_found_by_its_number_and_by_its_code_in_any_case(db: sqlite3.Connection) -> None:
    one = kept(db)
    assert find(db, str(one.number)) == find(db, one.ruling.code.lower()) == one
    assert find(db, f"#{one.number}") == one


@pytest.mark.parametrize("asked", ["99999", "", "x", "1; drop table ruling", "9" * 400, "²"])
def test_a_number_that_there_is_not_is_an_error_that_says_where_to_look(
    asked: str, db: sqlite3.Connection
) -> None:
    with pytest.raises(NoSuchRuling, match="judge ruling list"):
        find(db, asked)


def test_the_same_ruling_twice_gets_two_codes(db: sqlite3.Connection) -> None:
    one, other = kept(db), kept(db)
    assert one.ruling.code != other.ruling.code


def test_a_change_is_kept_with_who_when_and_what_it_was(db: sqlite3.Connection) -> None:
    one = kept(db)
    change(db, one, replace(one.ruling, verdict="No", tags=("ward", "bag")), done("edited", who="Bea"))
    first, last = history(db, one.number)
    assert (first.what, first.changed) == ("added", {})
    assert (last.who, last.what) == ("Bea", "edited")
    assert last.changed == {"verdict": ("Yes", "No"), "tags": (["ward"], ["ward", "bag"])}


def test_a_change_of_nothing_leaves_no_trace(db: sqlite3.Connection) -> None:
    one = kept(db)
    assert change(db, one, one.ruling, done("edited")) == one
    assert len(history(db, one.number)) == 1


def test_two_who_edit_the_same_ruling_do_not_overwrite_each_other(db: sqlite3.Connection) -> None:
    one = kept(db)
    change(db, one, replace(one.ruling, verdict="No"), done("edited"))
    with pytest.raises(ChangedMeanwhile, match="somebody else"):
        change(db, one, replace(one.ruling, say="Yes, you may."), done("edited"))
    assert find(db, str(one.number)).ruling.verdict == "No"


def test_search_finds_by_question_card_and_tag_and_not_what_was_removed(db: sqlite3.Connection) -> None:
    one = kept(db, cards=(RuledCard("Aladdin - Prince Ali"),), tags=("choosing",))
    for words in ("own player ward", "aladdin prince", "choosing", "can ward be chosen?"):
        assert one.number in search_rulings(db, words)
    change(db, one, replace(one.ruling, removed=True), done("removed"))
    assert search_rulings(db, "own player ward") == []
    [gone] = read(db, [one.number])
    change(db, gone, one.ruling, done("restored"))
    assert one.number in search_rulings(db, "own player ward")


def test_a_spanish_ruling_is_found_by_other_forms_of_its_words(db: sqlite3.Connection) -> None:
    one = kept(db, "¿Pueden desafiar los personajes secándose?", verdict="No", language="es")
    assert search_rulings(db, "desafiar") == [one.number]
    assert search_rulings(db, "personaje desafiando") == [one.number]


def test_spanish_words_find_an_english_ruling(db: sqlite3.Connection) -> None:
    one = kept(db, "Does a banished character return?", citations=())
    assert one.number in search_rulings(db, "destierro")


def test_search_takes_any_noise(db: sqlite3.Connection) -> None:
    kept(db)
    for words in ('"', "a AND (", "title:", "*", "", "\0", "NEAR(", "x" * 5000, "; drop table ruling"):
        assert isinstance(search_rulings(db, words), list)


def test_lists_are_narrowed_by_card_rule_tag_and_status(db: sqlite3.Connection) -> None:
    one = kept(db, cards=(RuledCard("Aladdin - Prince Ali"),))
    other = kept(db, "Another?", status="disputed", citations=(Citation("2.0.1", "8.1", ""),), tags=())
    assert listed(db, Wanted()) == [other, one]
    assert listed(db, Wanted(card="aladdin – PRINCE ali")) == [one]
    assert listed(db, Wanted(rule="8.15")) == [one]
    assert listed(db, Wanted(rule="8.1")) == [other]
    assert listed(db, Wanted(tag="ward")) == [one]
    assert listed(db, Wanted(status="disputed")) == [other]
    assert listed(db, Wanted(removed=True)) == []


def test_a_ruling_is_stale_when_its_card_has_another_text(db: sqlite3.Connection) -> None:
    ruling = completed(db, a_ruling(cards=(RuledCard("Aladdin - Prince Ali"),)), lambda name: name)
    one = add(db, ruling, done())
    assert listed(db, Wanted(stale=True)) == []
    db.execute("update card set text = 'Evasive' where full_name = 'Aladdin - Prince Ali'")
    assert listed(db, Wanted(stale=True)) == [one]
    assert stale(db, one.number) == {one.number: ["Aladdin - Prince Ali has another text now"]}


def test_cards_and_rules_show_the_rulings_that_stand(db: sqlite3.Connection) -> None:
    one = kept(db, cards=(RuledCard("Aladdin - Prince Ali"),))
    kept(db, cards=(RuledCard("Aladdin - Prince Ali"),), status="superseded")
    kept(db, cards=(RuledCard("Aladdin - Prince Ali"),), removed=True)
    assert [short["number"] for short in touching_card(db, "Aladdin - Prince Ali", 5)] == [one.number]
    assert [short["number"] for short in touching_rule(db, "8.15.1", 5)] == [one.number]
    assert touching_rule(db, "8.15", 5) == []


# ---- completed before it is kept


def test_numbers_get_their_words_and_cards_are_bound_to_their_text(db: sqlite3.Connection) -> None:
    written = a_ruling(citations=(Citation("", "8.15.2"),), cards=(RuledCard("Aladdin - Prince Ali"),))
    full = completed(db, written, lambda name: name)
    [citation] = full.citations
    assert citation.edition == "2.0.1"
    assert citation.quote.startswith("Effects that don’t require the player to choose")
    assert full.cards[0].wording


def test_a_rule_that_does_not_exist_is_refused_with_its_neighbours(db: sqlite3.Connection) -> None:
    with pytest.raises(Exception, match=r"there is no rule 8\.15\.9"):
        completed(db, a_ruling(citations=(Citation("", "8.15.9"),)), lambda name: name)


def test_all_faults_of_a_ruling_are_named_at_once(db: sqlite3.Connection) -> None:
    bad = Ruling("", "", status="great", language="fr", date="tomorrow", citations=(Citation("", "x.y"),))
    with pytest.raises(BadRuling) as error:
        completed(db, bad, lambda name: name)
    for words in ("question", "verdict", "great", "fr", "tomorrow", "x.y"):
        assert words in str(error.value)


# ---- tags


def test_an_unknown_tag_offers_the_nearest(db: sqlite3.Connection) -> None:
    with pytest.raises(UnknownTag, match="Did you mean challenge"):
        known_tags(db, ["chalenge"])


def test_a_tag_is_known_in_any_spelling_of_case_and_spaces(db: sqlite3.Connection) -> None:
    assert known_tags(db, ["Sing Together", "sing_together"]) == ("sing-together",)


def test_a_tag_of_ones_own_can_be_added_once(db: sqlite3.Connection) -> None:
    assert add_tag(db, "My Event", "asked at my event") == "my-event"
    assert vocabulary(db)["my-event"] == "asked at my event"
    assert known_tags(db, ["my event"]) == ("my-event",)
    with pytest.raises(Exception, match="already there"):
        add_tag(db, "my-event", "")


def test_other_words_for_a_tag_mean_it_and_are_no_tags_themselves(db: sqlite3.Connection) -> None:
    assert known_tags(db, ["Static Ability", "dry"]) == ("static", "drying")
    same = tomllib.loads(Path(tags.__file__).with_name("tags.toml").read_text(encoding="utf-8"))["same"]
    assert set(same.values()) <= set(shipped_tags())
    assert not set(same) & set(shipped_tags())


def test_words_of_a_scenario_that_are_no_tags_are_left_out(db: sqlite3.Connection) -> None:
    assert fitting_tags(db, ["bag", "whatever", "for-free"]) == ("bag", "play-for-free")
