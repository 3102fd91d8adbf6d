"""`judge rules list`, `judge rules editions`, `judge corpus show`."""

import json
from typing import Any


def test_the_list_has_the_chapters_and_sections(judge: Any) -> None:
    answer = json.loads(judge("rules", "list", "--json").out)
    assert len(answer["entries"]) == 77
    assert answer["entries"][0] == {"number": "1", "words": "CONCEPTS"}


def test_the_list_under_a_number_has_all_below_it_and_no_other(judge: Any) -> None:
    answer = json.loads(judge("rules", "list", "8.1", "--json").out)
    assert [entry["number"] for entry in answer["entries"]][:2] == ["8.1", "8.1.1"]
    assert all(entry["number"].startswith("8.1") for entry in answer["entries"])
    assert "8.10" not in [entry["number"] for entry in answer["entries"]]


def test_a_list_under_a_number_that_does_not_exist_gets_its_neighbours(judge: Any) -> None:
    outcome = judge("rules", "list", "8.99")
    assert (outcome.code, "there is no rule 8.99" in outcome.err) == (1, True)


def test_the_editions_say_language_date_and_authority(judge: Any) -> None:
    shown = judge("rules", "editions").out
    assert "en-2.0.1" in shown.splitlines()[0]
    assert "2026-02-05 official" in shown
    assert "contradicts" in shown
    listed = {
        item["source"]["document"]: item for item in json.loads(judge("rules", "editions", "--json").out)
    }
    assert (listed["en-2.0.1"]["rules"], listed["en-2.0.1"]["examples"]) == (541, 86)


def test_a_document_is_shown_with_its_warning_first(judge: Any) -> None:
    shown = judge("corpus", "show", "es-another-game", "4.5").out
    assert shown.index("WARNING") < shown.index("cartas de misión")


def test_an_unknown_document_is_said_to_be_unknown(judge: Any) -> None:
    outcome = judge("corpus", "show", "'; drop table document; --")
    assert (outcome.code, "there is no document" in outcome.err) == (1, True)
