"""`python -m judge.cards.text.try "text" [symbol]`: how the grammar reads a text."""

import argparse
import dataclasses
import sys
from collections.abc import Iterator

from judge.cards.abilities.node import Node
from judge.cards.text.clean import clean
from judge.cards.text.grammar import Grammar
from judge.cards.text.parser import Ambiguous, NotUnderstood, parse
from judge.cards.text.terminals import Context
from judge.cards.text.tokens import Vocabulary, normalise, tokenise
from judge.cards.text.writer import write
from judge.errors import JudgeError

START = "ability"


def report(grammar: Grammar, text: str, start: str, context: Context) -> Iterator[str]:
    """What comes of a text, line by line: the readings with their rows, or where it fails."""
    cleaned = clean(text)
    outcome = parse(grammar, tokenise(cleaned), grammar.symbol(start), context)
    if isinstance(outcome, NotUnderstood):
        yield outcome.caret(cleaned)
        yield f"wanted here: {' '.join(outcome.expected) or 'nothing more'}"
        return
    readings = outcome.readings if isinstance(outcome, Ambiguous) else (outcome.value,)
    for number, reading in enumerate(readings, 1):
        yield f"reading {number} of {len(readings)}"
        yield from tree(reading, grammar, "  ")
        yield from written_back(grammar, reading, start, cleaned)


def written_back(grammar: Grammar, reading: object, start: str, text: str) -> Iterator[str]:
    """The text of a reading, and whether it is the text that was read."""
    again = write(grammar, reading, start)
    yield f"written back: {again}"
    if normalise(again) != normalise(text):
        yield "  THIS DIFFERS from what was read"


def tree(value: object, grammar: Grammar, indent: str, label: str = "") -> Iterator[str]:
    """A value and all within it; each node with the place of its row."""
    if isinstance(value, tuple):
        yield f"{indent}{label}({len(value)} of them)"
        for one in value:
            yield from tree(one, grammar, indent + "  ")
    elif isinstance(value, Node):
        yield f"{indent}{label}{type(value).__name__}{row_of(value, grammar)}"
        for field in dataclasses.fields(value):
            if field.name != "wording":
                yield from tree(getattr(value, field.name), grammar, indent + "  ", f"{field.name}: ")
    else:
        yield f"{indent}{label}{value!r}"


def row_of(node: Node, grammar: Grammar) -> str:
    """Where the row stands that made a node, and its words."""
    if node.wording < 0:
        return ""
    production = grammar.productions[node.wording]
    return f"    [{production.place}: {production}]"


def main(arguments: list[str]) -> int:
    """The command; a fault in the grammar is shown as its message."""
    reader = argparse.ArgumentParser(prog="python -m judge.cards.text.try", description=__doc__)
    reader.add_argument("text")
    reader.add_argument("symbol", nargs="?", default=START)
    reader.add_argument(
        "--story-name", action="append", default=[], help="a name of one of the card's abilities"
    )
    asked = reader.parse_args(arguments)
    try:
        grammar, context = card_grammar_and_words(tuple(asked.story_name))
        print("\n".join(report(grammar, asked.text, asked.symbol, context)))
    except JudgeError as error:
        print(error, file=sys.stderr)
        return error.exit_code
    return 0


def card_grammar_and_words(story_names: tuple[str, ...]) -> tuple[Grammar, Context]:
    """The grammar of the cards and the vocabulary of the bundled pool."""
    from judge.cards.catalog import Catalog
    from judge.cards.text.registry import card_grammar

    vocabulary: Vocabulary = Catalog.bundled().vocabulary()
    return card_grammar(), Context(vocabulary, story_names)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
