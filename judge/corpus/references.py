"""Cross-references: the rule numbers that a text names."""

import re
from collections.abc import Iterable, Iterator

from judge.corpus.document import Example, Reference, Rule, SourceKind, Term

# 2.5" by 3.5" (1.4.1) is the size of a card: a number before an inch mark or a unit is no rule.
_NUMBER = re.compile(
    r"(?<![\d.$+-])(\d{1,2}(?:\.\d{1,2}){1,3})(?![\d]|\.\d|\s?[\"″”]\s?(?:by|x)|\s?[\"″]|\s?(?:cm|mm|inch|in\b))"
)
_CHAPTER = re.compile(r"\b(?:[Ss]ections?|[Cc]hapters?|[Ss]ección|[Cc]apítulo) (\d{1,2})(?=[,. )](?!\d)|$)")
_SENTENCE = re.compile(r"(?<=[.!?”)]) (?=[A-Z“(¿¡{])")


def numbers_named(text: str) -> tuple[str, ...]:
    """In the order of the text, each once."""
    found = [(m.start(1), m.group(1)) for pattern in (_NUMBER, _CHAPTER) for m in pattern.finditer(text)]
    return tuple(dict.fromkeys(number for _, number in sorted(found)))


def references_of(
    rules: Iterable[Rule], examples: Iterable[Example], terms: Iterable[Term]
) -> tuple[Reference, ...]:
    """All that the document names, but not a rule's naming of itself."""
    found: list[Reference] = []
    for rule in rules:
        found += _references(rule.number, "rule", rule.text)
    for example in examples:
        found += _references(example.rule, "example", example.text)
    for term in terms:
        found += _references(term.term, "term", term.text)
    return tuple(found)


def _references(source: str, kind: SourceKind, text: str) -> Iterator[Reference]:
    for number in numbers_named(text):
        if number != source:
            yield Reference(source, kind, number, _sentence_with(number, text))


def _sentence_with(number: str, text: str) -> str:
    return next((s for s in _SENTENCE.split(text) if number in numbers_named(s)), text)
