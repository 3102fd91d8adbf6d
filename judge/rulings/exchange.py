"""Rulings as a folder of files, for git and for other judges: written out, and read back without loss."""

import os
import re
import sqlite3
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from judge.errors import JudgeError
from judge.rulings.citations import cite_all
from judge.rulings.code import is_a_code
from judge.rulings.markdown import LARGEST_FILE, decoded, from_markdown, to_markdown
from judge.rulings.ruling import SHIPPER, Change, Citation, Kept, Ruling
from judge.rulings.store import code_for, history, insert, read, update
from judge.rulings.tags import as_tag, learn_tags
from judge.rulings.writing import writing

_LONGEST_NAME = 60


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What came of each file; the numbers are those of the rulings here."""

    added: tuple[int, ...] = ()
    changed: tuple[int, ...] = ()
    same: int = 0
    kept: tuple[tuple[str, int], ...] = ()
    """Files that lack later changes of the database, which were left out."""
    faults: tuple[str, ...] = ()


# ---- out


def to_export(db: sqlite3.Connection, *, everything: bool) -> list[int]:
    """All rulings, or those that somebody made or changed."""
    touched = "exists (select 1 from ruling_change c where c.ruling = r.id and c.who <> ?)"
    rows = db.execute(
        f"select r.id from ruling r where ? or r.origin = '' or {touched} order by r.id",
        [everything, SHIPPER],
    )
    return [row["id"] for row in rows]


def export(db: sqlite3.Connection, folder: Path, numbers: list[int]) -> list[Path]:
    """One file a ruling; a ruling that has a file there already keeps its name."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        there = {code: file for file in folder.glob("*.md") if (code := _code_in(file.name))}
        return [_write(db, folder, kept, there) for kept in read(db, numbers)]
    except OSError as error:
        raise JudgeError(
            f"{error.filename or folder} can't be written: {error.strerror or error}. Choose another folder."
        ) from None


def _write(db: sqlite3.Connection, folder: Path, kept: Kept, there: dict[str, Path]) -> Path:
    """Under another name first, so that a file is whole or not there."""
    file = there.get(kept.ruling.code) or folder / file_name(kept.ruling)
    unfinished = file.with_name(f".{kept.ruling.code}.{os.getpid()}.unfinished")
    try:
        text = to_markdown(kept.ruling, tuple(history(db, kept.number)))
        unfinished.write_bytes(text.encode())
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return file


def file_name(ruling: Ruling) -> str:
    """Readable and safe everywhere: letters, digits and hyphens, then the code."""
    letters = unicodedata.normalize("NFKD", ruling.question).encode("ascii", "ignore").decode().casefold()
    words = re.sub(r"[^a-z0-9]+", "-", letters.replace("'", ""))[:_LONGEST_NAME].strip("-")
    return f"{words or 'ruling'}-{ruling.code}.md"


def _code_in(name: str) -> str:
    code = name.removesuffix(".md").rpartition("-")[2]
    return code if is_a_code(code) else ""


# ---- in


def read_folder(folder: Path) -> tuple[list[tuple[str, Ruling, tuple[Change, ...]]], list[str]]:
    """Every ruling of the folder with its file's name, and what is wrong with the other files."""
    found, faults = [], []
    for file in _files(folder):
        try:
            found.append((file.name, *from_markdown(_content(file), file.name)))
        except JudgeError as error:
            faults.append(str(error))
    return found, faults


def _files(folder: Path) -> Iterator[Path]:
    if not folder.is_dir():
        raise JudgeError(f"{folder} is no folder. Give the folder that `judge ruling export` wrote.")
    for file in sorted(folder.glob("*.md")):
        if not file.name.startswith(".") and file.name.casefold() != "readme.md":
            yield file


def _content(file: Path) -> str:
    # A link may lead anywhere on the machine; what is imported is what is in the folder.
    if file.is_symlink() or not file.is_file():
        raise JudgeError(f"{file.name}: no file of this folder, but a link or something else. Left out.")
    try:
        with file.open("rb") as opened:
            return decoded(opened.read(LARGEST_FILE + 1), file.name)
    except OSError as error:
        raise JudgeError(f"{file.name}: can't be read: {error.strerror or error}.") from None


def import_folder(
    db: sqlite3.Connection, folder: Path, done: Change, overwrite: bool = False
) -> ImportReport:
    """All rulings of a folder in one transaction; nothing is put in if a file is at fault."""
    found, faults = read_folder(folder)
    codes = [ruling.code for _, ruling, _ in found if ruling.code]
    twice = sorted({code for code in codes if codes.count(code) > 1}) if len(set(codes)) < len(codes) else []
    faults += [f"two files are of the ruling {code}. Merge them into one." for code in twice]
    if faults:
        return ImportReport(faults=tuple(faults))
    report = ImportReport()
    with writing(db):
        for name, ruling, changes in found:
            tags, code = tuple(map(as_tag, ruling.tags)), ruling.code or code_for(ruling)
            ruling = replace(ruling, tags=tags, code=code)
            learn_tags(db, ruling.tags)
            report = _take_in(db, report, (name, ruling, changes), replace(done, what="imported"), overwrite)
    return report


def _take_in(
    db: sqlite3.Connection,
    report: ImportReport,
    given: tuple[str, Ruling, tuple[Change, ...]],
    done: Change,
    overwrite: bool,
) -> ImportReport:
    name, ruling, changes = given
    row = db.execute("select id from ruling where code = ?", [ruling.code]).fetchone()
    was = read(db, [row["id"]])[0] if row else None
    ruling = _with_cited_words(db, ruling, was.ruling.citations if was else ())
    if was is None:
        kept = insert(db, ruling, changes or (done,))
        return replace(report, added=(*report.added, kept.number))
    if was.ruling == ruling:
        return replace(report, same=report.same + 1)
    own = history(db, was.number)
    # What an import changed is in the file already; what else the file lacks was changed here.
    later = [change for change in own if change not in changes and change.what != done.what]
    if later and changes and not overwrite:
        return replace(report, kept=(*report.kept, (name, was.number)))
    new = [change for change in changes if change not in own]
    update(db, was, ruling, [*new, done] if overwrite or not new else new)
    return replace(report, changed=(*report.changed, was.number))


def _with_cited_words(db: sqlite3.Connection, ruling: Ruling, there: tuple[Citation, ...]) -> Ruling:
    """A number alone, as people write it, is the rule that it was here, or that of the newest edition."""
    known = {citation.number: citation for citation in there}
    full = (
        one if one.edition else known.get(one.number) or cite_all(db, [one.number], ruling.edition or None)[0]
        for one in ruling.citations
    )
    return replace(ruling, citations=tuple(full))
