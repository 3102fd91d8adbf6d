"""What changed between two editions of the rulebook."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from judge.corpus.document import Document, Example, Rule, Term
from judge.corpus.matching import Pairs, matched
from judge.corpus.references import numbers_named
from judge.corpus.similarity import Similarity, masked

Kind = Literal[
    "unchanged",
    "reference renumbered",
    "reference changed",
    "reworded",
    "moved",
    "moved and reworded",
    "added",
    "removed",
]
Mark = Literal["same", "gone", "new"]
_SAME_EXAMPLE = 0.4


@dataclass(frozen=True, slots=True)
class Part:
    """Words of a changed text: the same in both, gone, or new."""

    mark: Mark
    words: str


@dataclass(frozen=True, slots=True)
class ChangedReference:
    """A number that a rule names; `follows` when the rule it named bears the new number now."""

    old: str
    new: str
    follows: bool


@dataclass(frozen=True, slots=True)
class Change:
    """One rule, example or glossary term in both editions; `old` or `new` is "" where it is in one only."""

    what: Literal["rule", "example", "term"]
    kind: Kind
    old: str
    new: str
    words: str
    parts: tuple[Part, ...] = ()
    references: tuple[ChangedReference, ...] = ()


@dataclass(frozen=True, slots=True)
class Comparison:
    """All rules, and those examples and terms that changed; in the order of the new edition."""

    old: str
    new: str
    old_effective: str
    new_effective: str
    changes: tuple[Change, ...]

    def count(self, kind: Kind) -> int:
        return sum(change.kind == kind for change in self.changes if change.what == "rule")

    def within(self, number: str) -> "Comparison":
        """What concerns one rule and those below it, by its number in either edition."""
        kept = tuple(c for c in self.changes if _is_within(c.old, number) or _is_within(c.new, number))
        return Comparison(self.old, self.new, self.old_effective, self.new_effective, kept)


def compared(old: Document, new: Document) -> Comparison:
    """The old edition against the new one."""
    pairs = matched(old, new)
    changes = (*_rules(old, new, pairs), *_examples(old, new, pairs), *_terms(old, new, pairs))
    return Comparison(old.edition, new.edition, old.effective, new.effective, changes)


def _is_within(place: str, number: str) -> bool:
    place = place.split()[0] if place else ""
    return place == number or place.startswith(number + ".")


def _rules(old: Document, new: Document, pairs: Pairs) -> tuple[Change, ...]:
    before = {number: old.by_number[was] for was, number in pairs.items()}
    changes = [_rule(before.get(rule.number), rule, pairs) for rule in new.rules]
    places = {rule.number: place for place, rule in enumerate(old.rules)}
    after = {places[change.old]: position for position, change in enumerate(changes) if change.old}
    # A removed rule is shown behind the rule that it stood behind.
    removed: dict[int, list[Change]] = defaultdict(list)
    for rule in old.rules:
        if rule.number not in pairs:
            earlier = [place for place in after if place < places[rule.number]]
            behind = after[max(earlier)] if earlier else -1
            removed[behind].append(Change("rule", "removed", rule.number, "", rule.words))
    ordered = [*removed[-1]]
    for position, change in enumerate(changes):
        ordered += [change, *removed[position]]
    return tuple(ordered)


def _rule(was: Rule | None, now: Rule, pairs: Pairs) -> Change:
    if was is None:
        return Change("rule", "added", "", now.number, now.words)
    reworded = _wording(was.words, now.words)
    references = () if reworded else changed_references(was.words, now.words, pairs)
    kind = _kind(was.number != now.number, reworded, references)
    parts = marked(was.words, now.words) if reworded else ()
    return Change("rule", kind, was.number, now.number, now.words, parts, references)


def _wording(was: str, now: str) -> bool:
    return masked(was) != masked(now)


def _kind(moved: bool, reworded: bool, references: tuple[ChangedReference, ...]) -> Kind:
    elsewhere = any(not reference.follows for reference in references)
    if moved:
        return "moved and reworded" if reworded or elsewhere else "moved"
    if reworded:
        return "reworded"
    if references:
        return "reference changed" if elsewhere else "reference renumbered"
    return "unchanged"


def changed_references(was: str, now: str, pairs: Pairs) -> tuple[ChangedReference, ...]:
    """Number by number, where the rest of the text is the same."""
    both = zip(numbers_named(was), numbers_named(now), strict=False)
    return tuple(ChangedReference(a, b, pairs.get(a) == b) for a, b in both if a != b)


def marked(was: str, now: str) -> tuple[Part, ...]:
    """The words that are the same, gone and new."""
    from rapidfuzz.distance import Indel

    before, after = was.split(), now.split()
    parts: list[Part] = []
    gone: list[str] = []
    new: list[str] = []
    for step in Indel.opcodes(before, after):
        if step.tag == "equal":
            parts += [*_changed(gone, new), Part("same", " ".join(after[step.dest_start : step.dest_end]))]
            gone, new = [], []
        else:
            gone += before[step.src_start : step.src_end]
            new += after[step.dest_start : step.dest_end]
    return (*parts, *_changed(gone, new))


def _changed(gone: list[str], new: list[str]) -> list[Part]:
    return [part for part in (Part("gone", " ".join(gone)), Part("new", " ".join(new))) if part.words]


def _examples(old: Document, new: Document, pairs: Pairs) -> Iterator[Change]:
    similarity = Similarity(example.text for example in (*old.examples, *new.examples))
    back = {now: was for was, now in pairs.items()}
    for number in dict.fromkeys(example.rule for example in new.examples):
        mine = [e for e in old.examples if e.rule == back.get(number)]
        theirs = [e for e in new.examples if e.rule == number]
        yield from _examples_of_a_rule(mine, theirs, similarity)
    with_examples = {example.rule for example in new.examples}
    for example in old.examples:
        if pairs.get(example.rule) not in with_examples:
            yield Change("example", "removed", _place(example), "", example.text)


def _examples_of_a_rule(mine: list[Example], theirs: list[Example], like: Similarity) -> Iterator[Change]:
    left = list(mine)
    for example in theirs:
        likely = [(like.alike(was.text, example.text), n) for n, was in enumerate(left)]
        likeness, at = max(likely, default=(0.0, 0))
        if likeness < _SAME_EXAMPLE:
            yield Change("example", "added", "", _place(example), example.text)
            continue
        was = left.pop(at)
        if _wording(was.text, example.text):
            parts = marked(was.text, example.text)
            yield Change("example", "reworded", _place(was), _place(example), example.text, parts)
    for example in left:
        yield Change("example", "removed", _place(example), "", example.text)


def _place(example: Example) -> str:
    return f"{example.rule} example {example.label}".strip()


def _terms(old: Document, new: Document, pairs: Pairs) -> Iterator[Change]:
    mine = {term.term.casefold(): term for term in old.terms}
    theirs = {term.term.casefold(): term for term in new.terms}
    for name, term in theirs.items():
        change = _term(mine.get(name), term, pairs)
        if change.kind != "unchanged":
            yield change
    for name, term in mine.items():
        if name not in theirs:
            yield Change("term", "removed", f"“{term.term}”", "", term.text)


def _term(was: Term | None, now: Term, pairs: Pairs) -> Change:
    name = f"“{now.term}”"
    if was is None:
        return Change("term", "added", "", name, now.text)
    reworded = _wording(was.text, now.text)
    references = () if reworded else changed_references(was.text, now.text, pairs)
    parts = marked(was.text, now.text) if reworded else ()
    return Change("term", _kind(False, reworded, references), name, name, now.text, parts, references)
