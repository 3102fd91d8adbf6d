"""Reads texts with the grammar of the cards, for the tests of its families."""

from judge.cards.text.clean import clean
from judge.cards.text.parser import NotUnderstood, Outcome, Parsed, parse
from judge.cards.text.registry import card_grammar
from judge.cards.text.terminals import Context
from judge.cards.text.tokens import Vocabulary, normalise, tokenise
from judge.cards.text.writer import write

VOCABULARY = Vocabulary(
    frozenset({"Elsa", "Anna", "Chip", "Dale", "Let It Go"}),
    frozenset({"Hero", "Villain", "Prince", "Princess", "Pirate", "Seven Dwarfs"}),
)


def outcome(text: str, symbol: str) -> Outcome:
    """What comes of a text as a symbol of the grammar."""
    name, _, feature = symbol.partition(" ")
    grammar = card_grammar()
    start = grammar.symbol(name, feature) if feature else grammar.symbol(name)
    return parse(grammar, tokenise(clean(text)), start, Context(VOCABULARY))


def understood(text: str, symbol: str = "body") -> object:
    """The one reading of a text; it must write back to the same words."""
    found = outcome(text, symbol)
    assert isinstance(found, Parsed), f"{text}: {found}"
    assert normalise(write(card_grammar(), found.value, symbol.split()[0])) == normalise(text)
    return found.value


def is_refused(text: str, symbol: str = "body") -> bool:
    """Whether no row reads the text."""
    return isinstance(outcome(text, symbol), NotUnderstood)
