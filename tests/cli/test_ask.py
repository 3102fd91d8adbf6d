"""`judge ask`: the examples of everyday, the options, the honest refusals."""

import json
import shutil
from pathlib import Path

import pytest

from tests.cli.conftest import Judge


@pytest.mark.parametrize(
    ("question", "says"),
    [
        (
            "What happens if Marshmallow - Persistent Guardian challenges an exerted "
            "Cheshire Cat - Not All There?",
            "Cheshire Cat is banished",
        ),
        ("Can my Evasive Tinker Bell - Giant Fairy be challenged by Stitch - New Dog?", "No (8.6.1"),
        (
            "If I sing Let the Storm Rage On with Ariel - Spectacular Singer, "
            "can I choose a character with Ward?",
            "No (8.15.1",
        ),
        ("I have 3 ink and 2 Belle - Strange But Special: how many cards can I ink this turn?", "3 (4.2.3"),
        (
            "¿Qué pasa si desafío a una localización con 2 de daño con Lumiere - Hotheaded Candelabra?",
            "Localización rival",
        ),
        ("Does Be Prepared banish a character with Ward?", "Yes (8.15.2"),
        ("Can a drying character sing?", "No (5.1.1.11"),
    ],
)
def test_an_everyday_question_is_answered(judge: Judge, question: str, says: str) -> None:
    outcome = judge("ask", question)
    assert outcome.code == 0
    assert says in outcome.words


def test_the_understanding_comes_before_the_answer(judge: Judge) -> None:
    words = judge("ask", "Can Gaston - Arrogant Hunter quest?").words
    assert words.index("How I understood it") < words.index("Assumed") < words.index("No (8.7.2")


def test_a_question_is_asked_without_the_command(judge: Judge) -> None:
    assert "No (8.7.2" in judge("Can Gaston - Arrogant Hunter quest?").words
    assert "No (8.7.2" in judge("can", "gaston", "arrogant", "hunter", "quest").words


def test_a_question_about_the_rules_shows_the_rules_as_well(judge: Judge) -> None:
    words = judge("ask", "Can a drying character sing?").words
    assert "The nearest rules" in words
    assert "A drying character can't quest" in words


def test_a_question_that_no_board_can_show_is_answered_from_the_rules(judge: Judge) -> None:
    outcome = judge("ask", "Is there a hand size limit?")
    assert outcome.code == 0
    assert "7.3.3" in outcome.words


def test_what_is_not_understood_is_said_with_the_nearest_rules_and_a_file(judge: Judge) -> None:
    outcome = judge("ask", "Can Stitch - New Dog flibber?")
    assert outcome.code == 1
    assert "flibber" in outcome.words
    assert "The nearest rules" in outcome.words
    assert "- Stitch - New Dog" in outcome.words


def test_the_board_is_saved_and_resolves(judge: Judge, tmp_path: Path) -> None:
    file = tmp_path / "board.yaml"
    assert judge("ask", "Can Gaston - Arrogant Hunter quest?", "--save", str(file)).code == 0
    assert "# " in file.read_text(encoding="utf-8")
    assert "Reckless" in judge("resolve", str(file)).words


def test_a_file_that_is_there_is_not_written_over(judge: Judge, tmp_path: Path) -> None:
    file = tmp_path / "board.yaml"
    file.write_text("mine", encoding="utf-8")
    outcome = judge("ask", "Can Gaston - Arrogant Hunter quest?", "--save", str(file))
    assert outcome.code == 2
    assert file.read_text(encoding="utf-8") == "mine"


def test_the_answer_as_json(judge: Judge) -> None:
    found = json.loads(judge("ask", "Can Gaston - Arrogant Hunter quest?", "--json").out)
    assert found["understood"]
    assert found["answer"] == "no"
    assert "8.7.2" in found["rules"]
    assert found["ruling"]["outcomes"]


def test_not_understood_as_json(judge: Judge) -> None:
    outcome = judge("ask", "Can Stitch - New Dog flibber?", "--json")
    found = json.loads(outcome.out)
    assert outcome.code == 1
    assert found["not_understood"]["words"] == ["flibber"]
    assert found["nearest"]


def test_an_answer_is_kept_as_a_ruling(
    judge: Judge, database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "judge.db"  # what is kept is nobody else's
    shutil.copy(database, own)
    monkeypatch.setenv("JUDGE_DB", str(own))
    outcome = judge("ask", "Can Maui - Hero to All quest?", "--keep")
    assert outcome.code == 0
    number = outcome.words.rsplit("ruling ", 1)[1].rstrip(".")
    shown = judge("ruling", "show", number).words
    assert "Maui - Hero to All" in shown
    assert "8.7.2 “" in shown, "the rule that the answer stands on is cited"
    again = judge("ask", "Can Maui - Hero to All quest?", "--keep")
    assert again.code == 1
    assert f" {number} " in again.err
    assert judge("ask", "Can Maui - Hero to All quest?", "--keep", "--anyway").code == 0


def test_that_nothing_was_kept_is_said(judge: Judge) -> None:
    assert "Nothing was kept" in judge("ask", "Can Stitch - New Dog flibber?", "--keep").words


def test_a_spanish_question_is_answered_in_spanish(judge: Judge) -> None:
    words = judge("ask", "¿Gaston - Arrogant Hunter puede hacer una misión?").words
    assert "Así he entendido la pregunta" in words
    assert "No (8.7.2" in words


def test_a_term_that_is_asked_for_is_explained(judge: Judge) -> None:
    assert "8.6.1" in judge("ask", "How does Evasive work?").words
    assert "5.1.1.11" in judge("ask", "¿Qué es secándose?").words


def test_the_language_of_the_answer_can_be_another(judge: Judge) -> None:
    words = judge("ask", "¿Gaston - Arrogant Hunter puede hacer una misión?", "--lang", "en").words
    assert "How I understood it" in words
    assert "No (8.7.2" in words


def test_what_rests_on_assumed_numbers_says_so(judge: Judge) -> None:
    words = judge("ask", "What happens if Stitch - New Dog challenges an exerted character?").words
    assert "It depends on the strength and willpower of Opposing Character" in words


def test_one_of_several_outcomes_is_shown_step_by_step(judge: Judge) -> None:
    question = "What happens if Marshmallow - Persistent Guardian challenges Cheshire Cat - Not All There?"
    assert "step by step" in judge("ask", question, "--outcome", "1").words
