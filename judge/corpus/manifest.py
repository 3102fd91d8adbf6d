"""The documents that ship: what the manifest says of each, and each read into a Document."""

import hashlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeVar

from judge.corpus.document import Document, Example, Note, Rule, Tag, kind_of
from judge.corpus.markdown import read_markdown
from judge.corpus.mojibake import repaired
from judge.corpus.official import read_official
from judge.corpus.references import references_of
from judge.paths import shipped

_Attached = TypeVar("_Attached", Example, Note, Tag)


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the manifest."""

    id: str
    file: str
    title: str
    language: str
    edition: str
    effective: str
    authority: str
    chapters: tuple[int, ...] = ()
    mojibake: bool = False
    warning: str = ""
    numbers: Mapping[str, str] = field(default_factory=dict)


def manifest(folder: Path | None = None) -> tuple[Entry, ...]:
    """The entries of manifest.toml, in its order, which is the order of preference."""
    file = (folder or shipped("rules_corpus")) / "manifest.toml"
    entries = tomllib.loads(file.read_text(encoding="utf-8"))["document"]
    return tuple(Entry(**{**entry, "chapters": tuple(entry.get("chapters", ()))}) for entry in entries)


def read_shipped(entry: Entry, folder: Path | None = None) -> Document:
    """The document of a manifest entry, under the official numbers."""
    raw = ((folder or shipped("rules_corpus")) / entry.file).read_bytes()
    text = raw.decode("utf-8")
    sha256 = hashlib.sha256(raw).hexdigest()
    return _official(entry, text, sha256) if entry.authority == "official" else _other(entry, text, sha256)


def _official(entry: Entry, text: str, sha256: str) -> Document:
    read = read_official(text)
    return replace(
        _empty(entry, sha256),
        rules=read.rules,
        examples=read.examples,
        references=read.references,
        terms=read.terms,
    )


def _other(entry: Entry, text: str, sha256: str) -> Document:
    read = read_markdown(repaired(text) if entry.mojibake else text)
    rules = tuple(_renumbered(rule, entry.numbers) for rule in read.rules if _wanted(rule.number, entry))
    examples = _attached(read.examples, entry)
    return replace(
        _empty(entry, sha256),
        rules=rules,
        examples=examples,
        references=references_of(rules, examples, ()),
        notes=_attached(read.notes, entry),
        tags=_attached(read.tags, entry),
    )


def _empty(entry: Entry, sha256: str) -> Document:
    return Document(
        id=entry.id,
        title=entry.title,
        language=entry.language,
        edition=entry.edition,
        effective=entry.effective,
        authority=entry.authority,
        sha256=sha256,
        warning=entry.warning,
        rules=(),
    )


def _wanted(number: str, entry: Entry) -> bool:
    return not entry.chapters or int(number.split(".")[0]) in entry.chapters


def official_number(number: str, numbers: Mapping[str, str]) -> str:
    """5.1.13.2 is 5.1.2.2 where 5.1.13 is 5.1.2."""
    if number in numbers:
        return numbers[number]
    parent, _, last = number.rpartition(".")
    return f"{official_number(parent, numbers)}.{last}" if parent else number


def _renumbered(rule: Rule, numbers: Mapping[str, str]) -> Rule:
    number = official_number(rule.number, numbers)
    parent = number.rpartition(".")[0] or None
    return replace(rule, number=number, parent=parent, kind=kind_of(number))


def _attached(items: tuple[_Attached, ...], entry: Entry) -> tuple[_Attached, ...]:
    return tuple(
        replace(item, rule=official_number(item.rule, entry.numbers))
        for item in items
        if _wanted(item.rule, entry)
    )
