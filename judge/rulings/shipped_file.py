"""The rulings on the shipped scenarios, made beforehand, so that a database is filled without the engine."""

import gzip
import hashlib
import json
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from judge.paths import shipped
from judge.rulings import shipped_state
from judge.rulings.citations import cite_all
from judge.rulings.plain import plain
from judge.rulings.ruling import Citation, RuledCard, Ruling, SequenceStep

# What is read elsewhere when a database is filled: the scenario's own file, and the rules' words.
_ELSEWHERE = ("scenario", "citations", "origin", "code")


@dataclass(frozen=True, slots=True)
class Recorded:
    """What a scenario's file was when it was ruled on, and the ruling; None where the engine was not sure."""

    sha256: str
    ruling: Mapping[str, Any] | None

    @property
    def stamp(self) -> str:
        return hashlib.sha256(json.dumps([self.sha256, self.ruling]).encode()).hexdigest()[:16]


def scenario_files() -> dict[str, Path]:
    """The scenarios that ship, by their place in the folder."""
    folder = shipped("scenarios")
    return {file.relative_to(folder).as_posix(): file for file in sorted(folder.rglob("*.yaml"))}


def sha256_of(text: str) -> str:
    """Of the words, not the bytes: a checkout may end its lines in another way."""
    return hashlib.sha256(text.encode()).hexdigest()


def record(text: str, ruling: Ruling | None) -> Recorded:
    """A ruling as it stands in the file: without what is empty, and without what is read elsewhere."""
    if ruling is None:
        return Recorded(sha256_of(text), None)
    fields = {name: value for name, value in plain(ruling).items() if value and name not in _ELSEWHERE}
    fields["rules"] = list(ruling.rules)
    fields["cards"] = [[card.name, card.wording] for card in ruling.cards]
    fields["sequence"] = [[step.text, list(step.rules), step.depth] for step in ruling.sequence]
    return Recorded(sha256_of(text), fields)


def write_recorded(recorded: Mapping[str, Recorded]) -> None:
    """The same rulings give the same bytes."""
    entries = {place: [one.sha256, one.ruling] for place, one in sorted(recorded.items())}
    text = json.dumps(entries, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    shipped_state.FILE.write_bytes(gzip.compress(text.encode(), mtime=0))


def read_recorded() -> dict[str, Recorded]:
    """All that is in the file, by the place of the scenario."""
    entries = json.loads(gzip.decompress(shipped_state.FILE.read_bytes()))
    return {place: Recorded(*entry) for place, entry in entries.items()}


def recorded_rulings(
    db: sqlite3.Connection, recorded: Mapping[str, Recorded]
) -> Iterator[tuple[str, Ruling | None]]:
    """Each place with its ruling; none for a scenario that is another by now, or gone."""
    files = scenario_files()
    quoted = cache(lambda number, edition: cite_all(db, [number], edition)[0])
    for place, one in recorded.items():
        text = files[place].read_text(encoding="utf-8") if place in files else ""
        same = one.ruling is not None and sha256_of(text) == one.sha256
        yield place, _ruling(one.ruling, text, quoted) if one.ruling is not None and same else None


def _ruling(fields: Mapping[str, Any], text: str, quoted: Any) -> Ruling:
    simple: dict[str, Any] = {name: value for name, value in fields.items() if isinstance(value, str)}
    citations: tuple[Citation, ...] = tuple(quoted(number, fields["edition"]) for number in fields["rules"])
    return replace(
        Ruling(**simple),
        tags=tuple(fields.get("tags", ())),
        cards=tuple(RuledCard(*card) for card in fields["cards"]),
        citations=citations,
        sequence=tuple(SequenceStep(said, tuple(rules), depth) for said, rules, depth in fields["sequence"]),
        scenario=text,
    )
