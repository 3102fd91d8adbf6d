"""`python -m judge.cli.make_shipped`: rules on every shipped scenario; databases start with what it finds."""

import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from judge.assistant import Assistant
from judge.cards.catalog import Catalog
from judge.database import open_database
from judge.progress import progress_bar
from judge.rulings.desk import Desk
from judge.rulings.shipped_file import (
    Recorded,
    read_recorded,
    record,
    scenario_files,
    sha256_of,
    write_recorded,
)
from judge.rulings.shipped_state import FILE


def made(places: Iterable[str]) -> Iterator[tuple[str, Recorded]]:
    """What the engine makes of the scenarios now, with the cards that are bundled."""
    files = scenario_files()
    with tempfile.TemporaryDirectory() as folder:
        db = open_database(str(Path(folder) / "judge.db"))
        desk = Desk(db, lambda: Assistant(Catalog.from_database(db)))
        for place in places:
            text = files[place].read_text(encoding="utf-8")
            yield place, record(text, desk.sure_ruling(text))
        db.close()


def out_of_date() -> list[str]:
    """The scenarios that are not as they were ruled on, those that are new, and those that are gone."""
    texts = {place: file.read_text(encoding="utf-8") for place, file in scenario_files().items()}
    now = {place: sha256_of(text) for place, text in texts.items()}
    then = {place: one.sha256 for place, one in read_recorded().items()}
    return sorted(place for place in {*now, *then} if now.get(place) != then.get(place))


def differing(places: Iterable[str]) -> list[str]:
    """Of these, those that no longer come out as they are recorded."""
    recorded = read_recorded()
    return [place for place, now in made(places) if _outcome(now) != _outcome(recorded[place])]


def _outcome(recorded: Recorded) -> str | None:
    return recorded.ruling["outcome"] if recorded.ruling else None


def main(arguments: list[str]) -> int:
    """All are ruled on; with --new only those that changed, with --check nothing is written."""
    if arguments == ["--check"]:
        wrong = out_of_date() or differing(read_recorded())
        print("\n".join(wrong) or "all rulings are as they are recorded")
        return int(bool(wrong))
    files = scenario_files()
    kept = read_recorded() if arguments == ["--new"] else {}
    recorded = {place: one for place, one in kept.items() if place in files}
    places = [place for place in out_of_date() if place in files] if kept else list(files)
    with progress_bar("Ruling on the shipped scenarios", len(places)) as advance:
        for place, one in made(places):
            recorded[place] = one
            advance()
    write_recorded(recorded)
    _report(recorded)
    return 0


def _report(recorded: dict[str, Recorded]) -> None:
    unsure = [place for place, one in recorded.items() if one.ruling is None]
    print(f"{len(recorded) - len(unsure)} rulings, {FILE.stat().st_size:,} bytes")
    print("".join(f"no sure ruling: {place}\n" for place in unsure), end="")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
