"""`judge scenario`: a file that it starts, draws and writes again is a scenario, and none is written over."""

import json
from pathlib import Path

from tests.cli.conftest import Judge

SHIPPED = Path(__file__).parents[2] / "scenarios" / "rulebook" / "4.6.9-b-marshmallow-and-cheshire-cat.yaml"


def test_a_new_file_can_be_resolved_at_once(judge: Judge, tmp_path: Path) -> None:
    file = tmp_path / "board.yaml"
    written = judge("scenario", "new", str(file), "--title", "Ward and Be Prepared")
    assert written.code == 0
    assert f"judge resolve {file}" in written.out
    assert judge("resolve", str(file)).out.startswith("Ward and Be Prepared\n")


def test_a_new_file_is_never_written_over_another(judge: Judge, tmp_path: Path) -> None:
    file = tmp_path / "board.yaml"
    file.write_text("mine", encoding="utf-8")
    refused = judge("scenario", "new", str(file))
    assert refused.code == 2
    assert "is left as it is" in refused.err
    assert file.read_text(encoding="utf-8") == "mine"


def test_a_folder_that_is_not_there_is_said(judge: Judge, tmp_path: Path) -> None:
    refused = judge("scenario", "new", str(tmp_path / "nowhere" / "board.yaml"))
    assert refused.code == 1
    assert "can't be written: No such file or directory. Give another file." in refused.err


def test_a_board_is_drawn_in_both_languages(judge: Judge) -> None:
    drawn = judge("scenario", "show", str(SHIPPED), "--lang", "both")
    assert "In play" in drawn.out
    assert "En juego" in drawn.out
    assert drawn.out.count("Cheshire Cat - Not All There") == 2


def test_a_file_in_its_usual_form_is_written_as_it_is(judge: Judge, tmp_path: Path) -> None:
    file = tmp_path / "board.yaml"
    file.write_text(judge("scenario", "format", str(SHIPPED)).out, encoding="utf-8")
    before = file.read_text(encoding="utf-8")
    assert judge("scenario", "format", str(file), "--write").code == 0
    assert file.read_text(encoding="utf-8") == before


def test_the_schema_is_json(judge: Judge) -> None:
    assert json.loads(judge("scenario", "schema").out)["type"] == "object"
