"""What may differ between a rule and its translation: numerals, references, card names, examples, length."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from judge.corpus.document import Document, Example, Rule
from judge.corpus.references import numbers_named

_NUMERAL = re.compile(r"(?<![\d.,])\d+(?![\d]|[.,]\d)")
_NUMBER_WORDS = {
    "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7",
    "dos": "2", "tres": "3", "cuatro": "4", "cinco": "5", "seis": "6", "siete": "7",
}  # fmt: skip
_NUMBER_WORD = re.compile(r"\b(" + "|".join(_NUMBER_WORDS) + r")\b", re.IGNORECASE)
# "Doc – Leader of the Seven Dwarfs": words in capitals on both sides of a dash.
_CAPITALISED = r"(?:Dr\. )?[A-Z][\w’'‘]*(?: (?:(?:of|the|to|&|’n‘) )*[A-Z][\w’'‘]*)*"
_CARD_NAME = re.compile(rf"({_CAPITALISED}) – ({_CAPITALISED})")
_LIST_MARK = re.compile(r"^\s*\d+[.)]\s", re.MULTILINE)
_SHORTEST_COMPARED = 60
_SHORTEST_SHARE, _LONGEST_SHARE = 0.4, 2.5
_SAME_NAME = 80


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing in which a translated rule differs from the original."""

    kind: str
    number: str
    words: str


def differences(
    number: str, original: Document, translation: Document, *, whole: bool
) -> Iterator[Difference]:
    """`whole` when the translation has the rules below this one too, so that the two texts are a pair."""
    rule, other = original.by_number[number], translation.by_number[number]
    mine = [e for e in original.examples if e.rule == number]
    theirs = [e for e in translation.examples if e.rule == number]
    if len(theirs) < len(mine):
        yield Difference("example missing", number, f"{len(theirs)} of {len(mine)} examples")
    yield from _card_names(number, mine, theirs)
    if whole and rule.text and other.text:
        yield from _numerals(rule, other)
        yield from _references(rule, other)
        yield from _length(rule, other)


def _numerals(rule: Rule, other: Rule) -> Iterator[Difference]:
    mine, theirs = numerals(rule.text), numerals(other.text)
    if set(mine) != set(theirs):
        words = f"{_listed(mine)} in the original, {_listed(theirs)} in the translation"
        yield Difference("numerals differ", rule.number, words)


def numerals(text: str) -> Counter[str]:
    """Figures and number words, without the numbers of rules; "one" is an article as often as a number."""
    text = _LIST_MARK.sub("", text)
    for number in sorted(numbers_named(text), key=len, reverse=True):
        text = text.replace(number, " ")
    words = [_NUMBER_WORDS[word.casefold()] for word in _NUMBER_WORD.findall(text)]
    return Counter(n for n in (*_NUMERAL.findall(text), *words) if n != "1")


def _listed(found: Counter[str]) -> str:
    return ", ".join(sorted(found, key=int)) or "none"


def _references(rule: Rule, other: Rule) -> Iterator[Difference]:
    mine, theirs = set(numbers_named(rule.text)), set(numbers_named(other.text))
    if mine != theirs:
        words = f"{_numbers(mine)} in the original, {_numbers(theirs)} in the translation"
        yield Difference("references differ", rule.number, words)


def _numbers(found: set[str]) -> str:
    return ", ".join(sorted(found)) or "none"


def _length(rule: Rule, other: Rule) -> Iterator[Difference]:
    share = len(other.text) / len(rule.text)
    if len(rule.text) >= _SHORTEST_COMPARED and not _SHORTEST_SHARE <= share <= _LONGEST_SHARE:
        yield Difference("length far off", rule.number, f"{share:.1f} times as long as the original")


def _card_names(number: str, mine: list[Example], theirs: list[Example]) -> Iterator[Difference]:
    """Names of cards stay English, so each one of the original must be there, letter by letter."""
    text = " ".join(example.text for example in theirs)
    plain = _plain(text)
    for first, second in dict.fromkeys(m for e in mine for m in _CARD_NAME.findall(e.text)):
        name = f"{first} – {second}"
        if theirs and _plain(name) not in plain and (instead := _instead(name, text)):
            words = f"{name} in the original, {instead} in the translation"
            yield Difference("card name differs", number, words)


def _plain(text: str) -> str:
    return re.sub(r"[\s’'‘–—-]+", " ", text).casefold()


def _instead(name: str, text: str) -> str:
    """What stands in the place of the name; a name that the translation leaves out differs in nothing."""
    from rapidfuzz import fuzz, process

    names = [" – ".join(found) for found in _CARD_NAME.findall(re.sub(r"\s[—-]\s", " – ", text))]
    best = process.extractOne(name, names, scorer=fuzz.ratio, score_cutoff=_SAME_NAME)
    return str(best[0]) if best else ""
