"""A new edition from a file: read, mended, reported, and put into the database in one transaction."""

import hashlib
import re
import sqlite3
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from judge.corpus.clean_text import cleaned
from judge.corpus.document import Document
from judge.corpus.edition_faults import Fault, faults_of
from judge.corpus.editions import Edition, editions, read_edition
from judge.corpus.lost_symbols import learned_signs, restored, with_known_signs, with_signs
from judge.corpus.not_a_rulebook import NotARulebook
from judge.corpus.official import OfficialText, read_official
from judge.corpus.references import references_of
from judge.corpus.source_file import SourceText, read_source
from judge.errors import JudgeError

_EDITION = re.compile(r"\d{1,4}(\.\d{1,4}){0,3}[a-z]?")
_FEWEST_RULES = 20
TITLE = "Disney Lorcana Comprehensive Rules"


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What was read, what was mended on reading, what looks wrong, and whether it was put in."""

    file: str
    edition: str
    effective: str
    authority: str
    rules: int
    examples: int
    terms: int
    notes: tuple[str, ...]
    faults: tuple[Fault, ...]
    imported: bool


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the user asked for."""

    edition: str
    effective: str
    force: bool = False
    unofficial: bool = False
    replace: bool = False


def import_edition(db: sqlite3.Connection, path: Path, wanted: Wanted) -> ImportReport:
    """Put the edition in when nothing looks wrong, or when it is to be so all the same."""
    _check(wanted)
    there = _already_there(db, wanted)
    source = read_source(path)
    known = read_edition(db)
    read, notes, text = _read(path, source, known)
    faults = faults_of(read, text, wanted.edition, known)
    allowed = wanted.force or wanted.unofficial or not faults
    if allowed:
        _put_in(db, _document(read, source, wanted), there)
    return ImportReport(
        file=path.name,
        edition=wanted.edition,
        effective=wanted.effective,
        authority=_authority(wanted),
        rules=len(read.rules),
        examples=len(read.examples),
        terms=len(read.terms),
        notes=(*source.notes, *notes),
        faults=faults,
        imported=allowed,
    )


def _check(wanted: Wanted) -> None:
    if not _EDITION.fullmatch(wanted.edition):
        raise JudgeError(f'"{wanted.edition[:40]}" is no edition. An edition looks like 2.1.0.')
    try:
        date.fromisoformat(wanted.effective)
    except ValueError:
        raise JudgeError(f'"{wanted.effective[:40]}" is no date. A date looks like 2026-08-01.') from None


def _already_there(db: sqlite3.Connection, wanted: Wanted) -> Edition | None:
    there = next((known for known in editions(db) if known.edition == wanted.edition), None)
    if there and there.ships:
        raise JudgeError(
            f"edition {wanted.edition} ships with judge and stays as it is. Nothing was changed."
        )
    if there and not wanted.replace:
        raise JudgeError(
            f"edition {wanted.edition} is already there. Nothing was changed. "
            "Use --replace to import it again."
        )
    return there


def _read(path: Path, source: SourceText, known: Document) -> tuple[OfficialText, tuple[str, ...], str]:
    clean = cleaned(source.text)
    text = with_known_signs(clean.text)
    read = read_official(text)
    if len(read.rules) < _FEWEST_RULES:
        found = len(read.rules) or "no"
        raise NotARulebook(path, f"this is no rulebook: {found} numbered rules were found in it")
    signs = learned_signs(read, known)
    if signs:
        text = with_signs(text, signs)
        read = read_official(text)
    whole = restored(read, known)
    return whole.read, (*clean.notes, *_notes(signs, whole.mended, known)), text


def _notes(signs: dict[str, str], mended: int, known: Document) -> tuple[str, ...]:
    learned = tuple(f"U+{ord(sign):04X} read as {symbol}" for sign, symbol in sorted(signs.items()))
    if not mended:
        return learned
    return (*learned, f"signs put back in {mended} texts that are the same in edition {known.edition}")


def _authority(wanted: Wanted) -> str:
    return "unofficial" if wanted.unofficial else "official"


def _document(read: OfficialText, source: SourceText, wanted: Wanted) -> Document:
    return Document(
        id=f"en-{wanted.edition}",
        title=TITLE,
        language="en",
        edition=wanted.edition,
        effective=wanted.effective,
        authority=_authority(wanted),
        sha256=hashlib.sha256(source.raw).hexdigest(),
        rules=read.rules,
        examples=read.examples,
        references=references_of(read.rules, read.examples, read.terms),
        terms=read.terms,
    )


def _put_in(db: sqlite3.Connection, document: Document, there: Edition | None) -> None:
    from sqlite_utils import Database

    from judge.corpus.index import index_document, remove_document

    [(position,)] = db.execute("select max(position) + 1 from document").fetchall()
    wrapped = Database(db)
    with wrapped.atomic():
        if there:
            remove_document(wrapped, there.document)
        index_document(wrapped, _without_doubles(document), position=position)


def _without_doubles(document: Document) -> Document:
    """A text imported by force may name a rule or a term twice; the first one counts."""
    rules = {rule.number: rule for rule in reversed(document.rules)}
    terms = {term.term: term for term in reversed(document.terms)}
    return replace(
        document,
        rules=tuple(rule for rule in document.rules if rules[rule.number] is rule),
        terms=tuple(term for term in document.terms if terms[term.term] is term),
    )
