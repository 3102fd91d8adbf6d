"""The English text of a meaning, in the words of the row that made it."""

from functools import cache

from judge.cards.abilities.node import Node
from judge.cards.text.grammar import Grammar
from judge.cards.text.making import PassThrough
from judge.cards.text.spelling import capitalise, join, with_articles
from judge.cards.text.symbols import Production, Symbol, Target
from judge.cards.text.terminals import Terminal
from judge.errors import JudgeError

MOST_TRIES = 20_000


class CannotWrite(JudgeError):
    """The grammar has no words for a value."""


def write(grammar: Grammar, value: object, nonterminal: str, *features: str) -> str:
    """The text of a value as a nonterminal: the wording it was read in, or else the first row that fits."""
    pieces = Writer().pieces(value, grammar.symbol(nonterminal, *features))
    if pieces is None:
        raise CannotWrite(f"the grammar has no words for {value!r} as {nonterminal}")
    return join(capitalise(with_articles(pieces)))


class Writer:
    """Tries the productions of a symbol, the one that made the value first."""

    def __init__(self) -> None:
        self._tries = 0

    def pieces(self, value: object, target: Target) -> list[str] | None:
        """The words of a value, or None where the target has none for it."""
        if isinstance(target, Terminal):
            written = target.write(value)
            return None if written is None else [written]
        for production in in_order(value, target):
            self._tries += 1
            if self._tries > MOST_TRIES:
                raise CannotWrite("this meaning is too involved to be written")
            if (pieces := self.by(production, value)) is not None:
                return pieces
        return None

    def by(self, production: Production, value: object) -> list[str] | None:
        """The words of a value by one production."""
        values = production.make.take(value)
        if values is None:
            return None
        pieces: list[str] = []
        waiting = iter(values)
        for part in production.parts:
            written = [part] if isinstance(part, str) else self.pieces(next(waiting), part)
            if written is None:
                return None
            pieces += written
        return pieces


def in_order(value: object, symbol: Symbol) -> list[Production]:
    """The productions by which a value may be written; a node's own wording goes before all others."""
    if not isinstance(value, Node) or value.wording < 0:
        return symbol.productions
    return sorted(symbol.productions, key=lambda one: value.wording not in wordings(one))


@cache
def wordings(production: Production) -> frozenset[int]:
    """The ordinals of all productions whose nodes this one can hand on."""
    if not isinstance(production.make, PassThrough):
        return frozenset((production.ordinal,))
    target = production.targets[0]
    passed = target.productions if isinstance(target, Symbol) else []
    return frozenset().union(*map(wordings, passed))
