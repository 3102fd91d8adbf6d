"""Cross-references that lead nowhere, and ones whose words say another thing than their target."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from judge.corpus.document import Document, Reference
from judge.corpus.references import numbers_named
from judge.corpus.similarity import Similarity, words_in

_QUOTED_TITLE = r"{number}\.?,? [“\"]([^”\"]+?)[.,]?[”\"]"
_POINTS = re.compile(r"\W*(?:see )?(?:sections? |steps? |rules? )?$", re.IGNORECASE)
_SHORTEST_TITLE = 2
_WORDS_BEFORE, _WORDS_AFTER = 12, 6


@dataclass(frozen=True, slots=True)
class Finding:
    """A reference that is wrong, where it stands, and what it probably means ("" when nothing is likely)."""

    kind: Literal["leads nowhere", "says another thing"]
    where: str
    target: str
    sentence: str
    why: str
    probably: str
    probable_words: str


def linted(document: Document) -> tuple[Finding, ...]:
    """All that is wrong with the cross-references of a document, in its order."""
    linter = _Linter(document)
    return tuple(finding for reference in document.references for finding in linter.findings(reference))


class _Linter:
    def __init__(self, document: Document) -> None:
        self._document = document
        self._similarity = Similarity(_stem(rule.words) for rule in document.rules)
        self._titles = {_key(rule.title): rule.number for rule in reversed(document.rules) if rule.title}

    def findings(self, reference: Reference) -> Iterator[Finding]:
        if reference.target not in self._document.by_number:
            probably = self._probable_target(reference)
            yield self._finding("leads nowhere", reference, "there is no such number", probably)
            return
        for name, home in self._names(reference):
            # "The X and Y steps (see 4.6.4 through 4.6.6)": the words speak of all the numbers together.
            if not any(self._speaks_of(target, name) for target in numbers_named(reference.text)):
                title = self._heading(reference.target)
                why = f"it says “{name}”, but {reference.target} is about “{title}”"
                yield self._finding("says another thing", reference, why, home)
                return

    def _finding(
        self, kind: Literal["leads nowhere", "says another thing"], found: Reference, why: str, probably: str
    ) -> Finding:
        rule = self._document.by_number.get(probably)
        words = rule.words if rule else ""
        return Finding(kind, self._where(found), found.target, found.text, why, probably, words)

    def _where(self, reference: Reference) -> str:
        if reference.source_kind == "term":
            return f"glossary: {reference.source}"
        if reference.source_kind == "rule":
            return reference.source
        labels = [e.label for e in self._document.examples if reference.text in e.text]
        return f"{reference.source} example {labels[0]}".strip() if labels else reference.source

    # What a reference says it leads to

    def _names(self, reference: Reference) -> Iterator[tuple[str, str]]:
        """A name for the target and the rule that bears this name."""
        quoted = self._quoted_title(reference)
        if quoted:
            yield quoted, self._titles.get(_key(quoted), "")
        before = _words_before(reference)
        for title, number in self._titles.items():
            if len(title) >= _SHORTEST_TITLE and before[-len(title) :] == title:
                yield self._document.by_number[number].title, self._same_place_under(number, reference.target)
        if reference.source_kind == "term" and (home := self._defining(reference.source)):
            yield reference.source, home

    def _quoted_title(self, reference: Reference) -> str:
        pattern = _QUOTED_TITLE.format(number=re.escape(reference.target))
        found = re.search(pattern, reference.text)
        return found.group(1) if found else ""

    def _same_place_under(self, heading: str, target: str) -> str:
        """1.9.1 becomes 1.8.1 where 1.8 is meant."""
        depth = heading.count(".") + 1
        moved = ".".join([heading, *target.split(".")[depth:]])
        return moved if moved in self._document.by_number else heading

    def _defining(self, term: str) -> str:
        """The rule that speaks of the term, best one that says "known as" or "called"."""
        speaking = [rule for rule in self._document.rules if _holds(rule.words, term)]
        known_as = [
            r for r in speaking if re.search(rf"(?:known as|called) .{{0,10}}{re.escape(term)}", r.words)
        ]
        return next((rule.number for rule in (*known_as, *speaking)), "")

    def _speaks_of(self, target: str, name: str) -> bool:
        """Its headings, its words, its examples or those of a rule below it use the name."""
        above = [target.rsplit(".", n)[0] for n in range(1, target.count(".") + 1)]
        texts = [
            self._document.by_number[number].title for number in above if number in self._document.by_number
        ]
        texts += [rule.words for rule in self._document.rules if _is_within(rule.number, target)]
        return any(_holds(text, name) for text in texts)

    def _heading(self, number: str) -> str:
        rule = self._document.by_number[number]
        while not rule.title and rule.parent in self._document.by_number:
            rule = self._document.by_number[rule.parent]
        return rule.title

    # What a reference that leads nowhere probably means

    def _probable_target(self, reference: Reference) -> str:
        quoted = self._titles.get(_key(self._quoted_title(reference)))
        if quoted:
            return quoted
        likely = [(self._likeliness(reference, number), number) for number in self._document.by_number]
        likeliness, number = max(likely, default=(0.0, ""))
        return number if likeliness > 0.5 else ""

    def _likeliness(self, reference: Reference, number: str) -> float:
        if number == reference.source:
            return 0.0
        rule = self._document.by_number[number]
        words = self._similarity.covered(_stem(_said(reference)), _stem(rule.words))
        named = _key(rule.title) and _key(rule.title) == _words_before(reference)[-len(_key(rule.title)) :]
        return words + _numbers_alike(reference.target, number) / 2 + bool(named) / 2


def _key(text: str) -> tuple[str, ...]:
    return tuple(word.rstrip("s") for word in words_in(text))


def _stem(text: str) -> str:
    return " ".join(_key(text))


def _said(reference: Reference) -> str:
    """The words around the number."""
    before, _, after = reference.text.partition(reference.target)
    return " ".join([*before.split()[-_WORDS_BEFORE:], *after.split()[:_WORDS_AFTER]])


def _holds(text: str, name: str) -> bool:
    return _stem(name) in _stem(text)


def _is_within(number: str, above: str) -> bool:
    return number == above or number.startswith(above + ".")


def _words_before(reference: Reference) -> tuple[str, ...]:
    """The words that lead up to "(see 1.9.1)"."""
    before = reference.text.partition(reference.target)[0]
    return _key(_POINTS.sub("", before))


def _numbers_alike(one: str, other: str) -> float:
    """From 0 to 1.5; 5.1.12 and 5.1.1.12 are the same but for a level that an edition put between."""
    from rapidfuzz.distance import Indel

    mine, theirs = one.split("."), other.split(".")
    a_level_more = len(theirs) == len(mine) + 1 and (mine[:2], mine[-1]) == (theirs[:2], theirs[-1])
    return float(Indel.normalized_similarity(mine, theirs)) + a_level_more / 2
