"""Symbols and marks that an extraction lost or replaced, put back by comparison with a known edition."""

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from judge.corpus.document import Document, Example, Rule, Term
from judge.corpus.official import OfficialText

# Signs that others use for the symbols of the cards.
_KNOWN_SIGNS = {"⟳": "{E}", "⬡": "{I}", "¤": "{S}", "⛉": "{W}", "◊": "{L}", "◉": "{C}"}
_SYMBOL = re.compile(r"\{\w\}")
_TOKEN = re.compile(r"\{\w\}|\w+|\s+|[^\w\s]")
_PLAIN = set("+<=>|~^`$©®™°")


@dataclass(frozen=True, slots=True)
class Restored:
    """The text that was read, with its symbols, and how many texts were mended."""

    read: OfficialText
    mended: int


def is_unknown(character: str) -> bool:
    """No letter, digit, mark or space of a rulebook: a sign of a private font, a replacement."""
    category = unicodedata.category(character)
    return category in ("So", "Sc", "Sm", "Sk", "Co", "Cn", "Cs", "Cc") and character not in _PLAIN


def with_known_signs(text: str) -> str:
    return with_signs(text, _KNOWN_SIGNS)


def with_signs(text: str, signs: Mapping[str, str]) -> str:
    return text.translate({ord(sign): symbol for sign, symbol in signs.items()})


def learned_signs(read: OfficialText, known: Document) -> dict[str, str]:
    """What each unknown sign stands for, where all the places that can be compared say the same."""
    texts = _texts(known)
    votes: dict[str, Counter[str]] = defaultdict(Counter)
    for text in _all_texts(read.rules, read.examples, read.terms):
        for sign, symbol in _replacements(text, texts.get(_key(text), "")):
            votes[sign][symbol] += 1
    return {sign: next(iter(found)) for sign, found in votes.items() if len(found) == 1 and sign != "\ufffd"}


def restored(read: OfficialText, known: Document) -> Restored:
    """Texts that are the known ones but for damaged or missing signs get these back."""
    mender = _Mender(known)
    rules = tuple(mender.rule(rule) for rule in read.rules)
    examples = tuple(replace(e, text=mender.text(e.text)) for e in read.examples)
    terms = tuple(mender.term(term) for term in read.terms)
    return Restored(replace(read, rules=rules, examples=examples, terms=terms), mender.mended)


class _Mender:
    def __init__(self, known: Document) -> None:
        self._texts = _texts(known)
        self._rules = {rule.words: rule for rule in known.rules}
        self._names = {_key(term.term): term.term for term in known.terms}
        self.mended = 0

    def text(self, text: str) -> str:
        known = self._texts.get(_key(text), "")
        if not known or not _lacks(text, known):
            return text
        self.mended += 1
        return _with_signs_of(known, text)

    def rule(self, rule: Rule) -> Rule:
        words = self.text(rule.words)
        if words == rule.words:
            return rule
        known = self._rules.get(words)
        if known:
            return replace(rule, title=known.title, text=known.text)
        return replace(rule, text=words) if rule.text else replace(rule, title=words)

    def term(self, term: Term) -> Term:
        name = self._names.get(_key(term.term), term.term)
        text = self.text(term.text)
        return replace(term, term=name, text=text)


def _texts(known: Document) -> dict[tuple[str, ...], str]:
    return {_key(text): text for text in _all_texts(known.rules, known.examples, known.terms)}


def _all_texts(
    rules: tuple[Rule, ...], examples: tuple[Example, ...], terms: tuple[Term, ...]
) -> Iterator[str]:
    yield from (rule.words for rule in rules)
    yield from (example.text for example in examples)
    yield from (term.text for term in terms)


def _key(text: str) -> tuple[str, ...]:
    """The words alone, without symbols and marks."""
    return tuple(re.findall(r"\w+", _SYMBOL.sub(" ", text).casefold()))


def _lacks(text: str, known: str) -> bool:
    return any(map(is_unknown, text)) or Counter(_SYMBOL.findall(known)) != Counter(_SYMBOL.findall(text))


def _steps(text: str, known: str) -> Iterator[tuple[str, list[str], list[str]]]:
    from rapidfuzz.distance import Levenshtein

    mine, theirs = _TOKEN.findall(text), _TOKEN.findall(known)
    for step in Levenshtein.opcodes(mine, theirs):
        yield step.tag, mine[step.src_start : step.src_end], theirs[step.dest_start : step.dest_end]


def _replacements(text: str, known: str) -> Iterator[tuple[str, str]]:
    if known and any(map(is_unknown, text)):
        for _, mine, theirs in _steps(text, known):
            for sign, symbol in zip(mine, theirs, strict=False):
                if is_unknown(sign[0]) and _SYMBOL.fullmatch(symbol):
                    yield sign, symbol


def _with_signs_of(known: str, text: str) -> str:
    kept: list[str] = []
    for tag, mine, theirs in _steps(text, known):
        damaged = any(is_unknown(token[0]) for token in mine)
        lost = tag in ("insert", "replace") and any(_SYMBOL.fullmatch(token) for token in theirs)
        kept += theirs if damaged or (lost and not any(token.isalnum() for token in mine)) else mine
    return re.sub(r" +", " ", "".join(kept)).strip()
