"""The file of rulings that databases start from is current, and says what the engine says."""

from judge.cli.make_shipped import differing, out_of_date
from judge.rulings.shipped_file import read_recorded
from judge.rulings.shipped_state import FILE

MAKE_ANEW = "run `python -m judge.cli.make_shipped`; its --check compares all of them"
SAMPLE = 25
LARGEST = 400_000


def test_every_scenario_is_the_one_that_was_ruled_on() -> None:
    assert out_of_date() == [], MAKE_ANEW


def test_a_sample_comes_out_as_recorded() -> None:
    places = sorted(read_recorded())
    sample = places[:: len(places) // SAMPLE][:SAMPLE]
    assert differing(sample) == [], MAKE_ANEW


def test_the_file_is_small() -> None:
    assert FILE.stat().st_size < LARGEST
