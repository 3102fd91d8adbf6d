"""Names as people write them: one clear match, several, or a question; never silently wrong."""

from time import process_time

import pytest

from judge.cards.catalog import Catalog
from judge.cards.names import Ambiguous, CardName, Match, NameIndex, NotFound, folded


@pytest.fixture(scope="module")
def names() -> NameIndex:
    return Catalog.bundled().names


@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        ("marshmellow guardian", "Marshmallow - Persistent Guardian"),
        ("elsa spirit winter", "Elsa - Spirit of Winter"),
        ("chip n dale rangers", "Chip 'n' Dale - Recovery Rangers"),
        ("winter spirit of elsa", "Elsa - Spirit of Winter"),
        ("Persistent Guardian - Marshmallow", "Marshmallow - Persistent Guardian"),
        ("te ka heartless", "Te Kā - Heartless"),
        ("STITCH — ROCK STAR", "Stitch - Rock Star"),
        ("Stitch-Rock Star", "Stitch - Rock Star"),
        ("hei hei boat snack", "HeiHei - Boat Snack"),
        ("beast wolfs bane", "Beast - Wolfsbane"),
        ("dodge", "Dodge!"),
        ("ursulas shell necklace", "Ursula's Shell Necklace"),
        ("be prepaired", "Be Prepared"),
        ("ariel legs", "Ariel - On Human Legs"),
        ("lantern", "Lantern"),
        ("motunui", "Motunui - Island Paradise"),
        ("tamatoa seek", "Tamatoa - Seeker of Shine"),
    ],
)
def test_any_spelling_finds_the_card(names: NameIndex, asked: str, meant: str) -> None:
    found = names.find_alike(asked)
    assert isinstance(found, Match)
    assert found.full_name == meant


@pytest.mark.parametrize(
    ("asked", "among"),
    [("elsa", "Elsa - Snow Queen"), ("te ka", "Te Kā - Heartless"), ("king triton", "Triton - The Sea King")],
)
def test_several_that_are_as_good_are_listed(names: NameIndex, asked: str, among: str) -> None:
    found = names.find_alike(asked)
    assert isinstance(found, Ambiguous)
    assert among in found.full_names


@pytest.mark.parametrize(
    ("asked", "nearest"), [("elsa snow king", "Elsa - Snow Queen"), ("stitch new god", "Stitch - New Dog")]
)
def test_a_low_score_asks(names: NameIndex, asked: str, nearest: str) -> None:
    found = names.find_alike(asked)
    assert isinstance(found, NotFound)
    assert found.nearest[0] == nearest


@pytest.mark.parametrize("asked", ["", "   ", "!!!", "xyzzy", "- – —", "\0", "🂡" * 50])
def test_what_is_like_no_name_finds_nothing(names: NameIndex, asked: str) -> None:
    assert isinstance(names.find_alike(asked), NotFound)
    assert isinstance(names.find_exactly(asked), NotFound)


def test_every_card_is_found_by_its_own_name_in_any_order(names: NameIndex) -> None:
    for card in names.names:
        assert names.find_exactly(card.full_name) == Match(card.full_name, exact=True)
        turned = " ".join(reversed(card.full_name.split(" - ")))
        found = names.find_alike(turned)
        assert isinstance(found, (Match, Ambiguous)), turned
        candidates = (found.full_name,) if isinstance(found, Match) else found.full_names
        assert card.full_name in candidates


def test_in_a_file_a_near_miss_is_never_guessed(names: NameIndex) -> None:
    found = names.find_exactly("Elsa - Snow Qeen")
    assert isinstance(found, NotFound)
    assert found.nearest[0] == "Elsa - Snow Queen"


def test_in_a_file_a_name_alone_is_enough_where_it_leaves_no_doubt() -> None:
    cards = [("A - One", "A", ()), ("B - One", "B", ()), ("B - Two", "B", ()), ("B & C", "B & C", ("B", "C"))]
    index = NameIndex(CardName.of(*card) for card in cards)
    assert index.find_exactly("a") == Match("A - One", exact=True)
    assert index.find_exactly("B") == Ambiguous("B", ("B - One", "B - Two"))
    assert index.find_exactly("c") == Match("B & C", exact=True)


def test_dashes_case_accents_and_quotation_marks_do_not_matter() -> None:
    spellings = ("Te Kā - The One’s", "te ka – the one's", "TE KĀ—THE ONE'S", "  te  kā  -the one's ")
    assert {folded(spelling) for spelling in spellings} == {"te ka-the one's"}


def test_matching_takes_under_ten_milliseconds(names: NameIndex) -> None:
    asked = ("marshmellow guardian", "elsa spirit winter", "chip n dale rangers", "stitch new god")
    names.find_alike("warming up")
    times = []
    for _ in range(5):
        start = process_time()
        for words in asked:
            names.find_alike(words)
        times.append((process_time() - start) / len(asked))
    assert min(times) < 0.010


def test_a_hundred_thousand_characters_are_answered_at_once(names: NameIndex) -> None:
    start = process_time()
    for endless in (" " * 100_000 + "x", "elsa " * 20_000, "-" * 100_000, "é" * 100_000):
        assert isinstance(names.find_alike(endless), NotFound | Ambiguous)
        assert isinstance(names.find_exactly(endless), NotFound)
    assert process_time() - start < 2
