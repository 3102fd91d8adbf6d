"""`judge resolve --step`: asked at the prompt, with scripted answers."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Judge, Outcome
from tests.cli.test_resolve import DURABLE, written

Stepped = Callable[..., Outcome]


@pytest.fixture
def stepped(judge: Judge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Stepped:
    """`stepped("1", "2")` types these lines, each with its return."""

    def run(*lines: str, text: str = DURABLE, language: str = "en") -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        file = written(tmp_path / "board.yaml", text)
        return judge("resolve", str(file), "--step", "--lang", language)

    return run


def test_the_board_and_the_actions_are_shown_that_of_the_file_first(stepped: Stepped) -> None:
    outcome = stepped("q")
    assert outcome.code == 0
    assert "Cheshire Cat - Not All There" in outcome.out
    assert "What do you do?" in outcome.out
    assert "1. Challenge Cheshire Cat with Marshmallow (next in the file)" in outcome.words
    assert outcome.words.count("Challenge Cheshire Cat") == 1
    assert "2. Quest with Marshmallow - Persistent Guardian" in outcome.words
    assert "3. End the turn" in outcome.words


def test_each_decision_is_asked_with_its_legal_answers(stepped: Stepped) -> None:
    outcome = stepped("1", "1", "q")
    assert "You decide: Durable" in outcome.out
    assert "1. yes" in outcome.words
    assert "2. no" in outcome.words
    assert "Marshmallow - Persistent Guardian is put into your hand" in outcome.words


def test_undo_goes_back_one_answer(stepped: Stepped) -> None:
    outcome = stepped("1", "1", "u", "2", "q")
    assert "Taken back." in outcome.out
    assert outcome.out.count("You decide: Durable") == 2
    assert "You choose not to (DURABLE)" in outcome.out


def test_undo_of_nothing_says_so(stepped: Stepped) -> None:
    assert "Nothing was done yet." in stepped("u", "q").out


def test_what_is_done_can_be_saved_and_ruled_on(stepped: Stepped, judge: Judge, tmp_path: Path) -> None:
    file = tmp_path / "saved.yaml"
    stepped("1", "1", f"s {file}", "q")
    assert "choices: [yes]" in file.read_text(encoding="utf8")
    outcome = judge("resolve", str(file))
    assert "Durable returns it to your hand" in outcome.words
    assert "outcomes" not in outcome.words


def test_saving_leaves_a_file_that_is_there_alone(stepped: Stepped, tmp_path: Path) -> None:
    file = written(tmp_path / "there.yaml", "mine")
    outcome = stepped(f"s {file}", "s", f"s {tmp_path / 'no' / 'folder.yaml'}", "q")
    assert "is there already and is left as it is" in outcome.words
    assert "Say where: s FILE" in outcome.out
    assert "can't be written" in outcome.words
    assert file.read_text(encoding="utf8") == "mine"


def test_another_action_than_that_of_the_file_is_taken(stepped: Stepped) -> None:
    outcome = stepped("2", "q")
    assert "You gain 1 lore" in outcome.words or "lore, and have" in outcome.words


def test_what_is_not_understood_is_asked_again(stepped: Stepped) -> None:
    outcome = stepped("7", "perhaps", "q")
    assert "“7” is none of these. Give a number from 1 to 3" in outcome.words
    assert "“perhaps” is none of these" in outcome.words


def test_the_end_of_the_input_ends_it(stepped: Stepped) -> None:
    assert stepped("1").code == 0


def test_the_order_of_the_bag_is_saved_too(stepped: Stepped, judge: Judge, tmp_path: Path) -> None:
    text = """
title: Two abilities at once
players:
  me:
    play:
      - card:
          {name: Twice, type: character, cost: 1, strength: 1, willpower: 1, lore: 1,
           text: "A ONE Whenever this character quests, you may draw a card.\\n
                  B TWO Whenever this character quests, gain 1 lore."}
  rival: {}
do: [{quest: Twice}]
"""
    file = tmp_path / "saved.yaml"
    outcome = stepped("1", "2", "1", f"s {file}", "q", text=text)
    assert "which ability resolves next" in outcome.words
    assert "order: [" in file.read_text(encoding="utf8")
    assert judge("resolve", str(file)).code == 0
    assert "Outcomes" not in judge("resolve", str(file)).out


def test_it_speaks_spanish(stepped: Stepped) -> None:
    outcome = stepped("1", "q", language="es")
    assert "¿Qué haces?" in outcome.out
    assert "Tú decides: Durable" in outcome.out
    assert "1. sí" in outcome.words
