"""The translations against the original: what is missing, what differs, and whether it is one at all."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from pathlib import Path
from typing import Literal

from judge.corpus.audit_checks import Difference, differences
from judge.corpus.bilingual import agreement
from judge.corpus.document import Document
from judge.corpus.manifest import Entry, manifest, read_shipped
from judge.corpus.markdown import read_markdown
from judge.corpus.mojibake import repaired
from judge.corpus.source_file import read_source
from judge.errors import JudgeError

Verdict = Literal["translation", "doubtful", "contradicts"]
# Translations agree in 85 terms of a hundred and more; texts on something else in 60 and fewer.
_AGREES, _CONTRADICTS = 0.78, 0.68


@dataclass(frozen=True, slots=True)
class ChapterAudit:
    """One chapter: how far its terms agree with the original's, and what is to be made of it."""

    chapter: str
    rules: int
    rules_in_the_original: int
    agreement: float
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class DocumentAudit:
    """One file, whatever the manifest says of it."""

    file: str
    chapters: tuple[ChapterAudit, ...]
    differences: tuple[Difference, ...]
    verdict: str

    @property
    def counts(self) -> Counter[str]:
        return Counter(difference.kind for difference in self.differences)


def audit_shipped(original: Document, known_numbers: frozenset[str]) -> tuple[DocumentAudit, ...]:
    """Every file of the corpus that is no original; what the manifest says of its chapters is left aside."""
    files: dict[str, Entry] = {}
    for entry in manifest():
        if entry.authority != "official":
            files.setdefault(entry.file, replace(entry, chapters=(), authority="translation"))
    return tuple(audited(read_shipped(entry), file, original, known_numbers) for file, entry in files.items())


def audit_file(path: Path, original: Document, known_numbers: frozenset[str]) -> DocumentAudit:
    """A translation that is not in the corpus, in Markdown."""
    read = read_markdown(repaired(read_source(path).text))
    if not read.rules:
        raise JudgeError(
            f"{path.name}: no numbered rules were found. A rule begins with its number in a heading "
            "(### 4.6.4. …) or in bold (**4.6.4.** …)."
        )
    edition, effective = original.edition, original.effective
    translation = Document(
        path.name, path.name, "es", edition, effective, "translation", "", read.rules, read.examples
    )
    return audited(translation, path.name, original, known_numbers)


def audited(
    translation: Document, file: str, original: Document, known_numbers: frozenset[str]
) -> DocumentAudit:
    """All differences, in the order of the numbers."""
    chapters = _chapters(translation, original)
    found = sorted(
        _differences(translation, original, known_numbers),
        key=lambda difference: [int(part) for part in difference.number.split(".")],
    )
    return DocumentAudit(file, chapters, tuple(found), _verdict(chapters))


def _chapters(translation: Document, original: Document) -> tuple[ChapterAudit, ...]:
    numbers = dict.fromkeys(_chapter(rule.number) for rule in translation.rules)
    return tuple(_audited_chapter(chapter, translation, original) for chapter in sorted(numbers, key=int))


def _audited_chapter(chapter: str, translation: Document, original: Document) -> ChapterAudit:
    scores = _agreements(chapter, translation, original)
    score = sum(scores) / len(scores) if scores else 0.0
    verdict: Verdict = "doubtful"
    if score >= _AGREES:
        verdict = "translation"
    elif score < _CONTRADICTS:
        verdict = "contradicts"
    here = [sum(_chapter(rule.number) == chapter for rule in d.rules) for d in (translation, original)]
    return ChapterAudit(chapter, here[0], here[1], round(score, 2), verdict)


def _agreements(chapter: str, translation: Document, original: Document) -> list[float]:
    """Section by section, with the part of the original that the translation covers."""
    rendered = _by_section((r.number, f"{r.title} {r.text}") for r in translation.rules)
    covered = _by_section(
        (rule.number, rule.words) for rule in original.rules if _is_covered(rule.number, translation)
    )
    return [
        agreement(covered[section], text)
        for section, text in rendered.items()
        if _chapter(section) == chapter and section in covered
    ]


def _is_covered(number: str, translation: Document) -> bool:
    """It has the number, or it has a text in the place of a heading's rules."""
    if number in translation.by_number:
        return True
    above = number.rpartition(".")[0]
    rule = translation.by_number.get(above)
    if rule is None:
        return bool(above) and _is_covered(above, translation)
    return bool(rule.text) and not _has_below(above, translation)


def _by_section(texts: Iterable[tuple[str, str]]) -> dict[str, str]:
    sections: dict[str, str] = defaultdict(str)
    for number, text in texts:
        if "." in number:
            sections[".".join(number.split(".")[:2])] += f" {text}"
    return sections


def _chapter(number: str) -> str:
    return number.split(".")[0]


def _has_below(number: str, document: Document) -> bool:
    return any(rule.parent == number for rule in document.rules)


def _differences(
    translation: Document, original: Document, known_numbers: frozenset[str]
) -> Iterator[Difference]:
    yield from _missing(translation, original)
    for rule in translation.rules:
        if rule.number not in known_numbers:
            yield Difference("number in no edition", rule.number, rule.words)
        elif rule.number in original.by_number:
            whole = not _has_below(rule.number, original) or _has_below(rule.number, translation)
            yield from differences(rule.number, original, translation, whole=whole)


def _missing(translation: Document, original: Document) -> Iterator[Difference]:
    """Of a chapter or a section of which a document has nothing at all, nothing is missed."""
    sections = {".".join(rule.number.split(".")[:2]) for rule in translation.rules}
    for rule in original.rules:
        if rule.number in translation.by_number:
            continue
        if rule.number.count(".") > 1 and ".".join(rule.number.split(".")[:2]) in sections:
            yield Difference("rule missing", rule.number, rule.words)
        elif rule.kind == "section" and _chapter(rule.number) in translation.by_number:
            yield Difference("section missing", rule.number, rule.words)


_SENTENCES = {
    "translation": "a translation",
    "doubtful": "doubtful: read it beside the original",
    "contradicts": "no translation: contradicts the official text",
}


def _verdict(chapters: tuple[ChapterAudit, ...]) -> str:
    parts = []
    for verdict, group in groupby(chapters, key=lambda chapter: chapter.verdict):
        numbers = [chapter.chapter for chapter in group]
        span = numbers[0] if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"
        parts.append(f"{'chapter' if len(numbers) == 1 else 'chapters'} {span}: {_SENTENCES[verdict]}")
    return "; ".join(parts) or "no numbered rules"
