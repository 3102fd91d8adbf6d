"""All readings of a text by the grammar: memoised, top down, strict; failure is cheap and says where."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from judge.cards.text.grammar import Grammar
from judge.cards.text.spelling import article
from judge.cards.text.symbols import Fork, Sight, Symbol
from judge.cards.text.terminals import TERMINALS, Context, Matches, Terminal
from judge.cards.text.tokens import Token

MOST_TOKENS = 250
MOST_WORK = 150_000
MOST_DEPTH = 200
MOST_READINGS = 100
NO_CONTEXT = Context()
UNKNOWN_WORDS = "these words are not understood"


@dataclass(frozen=True, slots=True)
class Parsed:
    """The one reading of a text."""

    value: object


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """Two or more readings that differ."""

    readings: tuple[object, ...]


@dataclass(frozen=True, slots=True)
class NotUnderstood:
    """The words from the first one that no row takes, and where they stand in the cleaned text."""

    words: str
    offset: int
    why: str = UNKNOWN_WORDS
    expected: tuple[str, ...] = field(default=(), compare=False)

    def caret(self, text: str) -> str:
        """The cleaned text with a caret under the place."""
        return f"{text}\n{' ' * self.offset}^ {self.why}"


Outcome = Parsed | Ambiguous | NotUnderstood


class TooHard(Exception):
    """The text asks for more work than any card does."""


def parse(grammar: Grammar, tokens: Sequence[Token], start: Symbol, context: Context = NO_CONTEXT) -> Outcome:
    """Reads the whole text as a start symbol."""
    if len(tokens) > MOST_TOKENS:
        return failure(tokens, MOST_TOKENS, f"a text of more than {MOST_TOKENS} words is not read")
    chart = Chart(grammar, tokens, context)
    try:
        found = chart.readings(start, 0)
    except TooHard:
        return failure(tokens, chart.furthest, "this text is too involved to be read")
    whole = [value for end, value in found if end == len(tokens)]
    if not whole:
        return chart.failure()
    return Parsed(whole[0]) if len(whole) == 1 else Ambiguous(tuple(whole))


def failure(
    tokens: Sequence[Token], position: int, why: str, expected: tuple[str, ...] = ()
) -> NotUnderstood:
    """What is shown of a text that is not understood."""
    rest = tokens[position : position + 12]
    offset = rest[0].offset if rest else (tokens[-1].offset + len(tokens[-1].text) if tokens else 0)
    return NotUnderstood(" ".join(token.text for token in rest), offset, why, expected)


class Chart:
    """The readings of every symbol at every place that were asked for so far."""

    def __init__(self, grammar: Grammar, tokens: Sequence[Token], context: Context) -> None:
        self.tokens = tokens
        self.furthest = 0
        self._stuck: list[Fork] = []
        self._work = 0
        self._depth = 0
        self._memo: list[dict[Symbol | Terminal, Matches]] = []
        self._sights: list[Sight] = []
        for position in range(len(tokens)):
            found = terminals_at(tokens, position, context)
            self._memo.append(dict(found))
            self._sights.append(sight(grammar, tokens, position, sum(terminal.bit for terminal, _ in found)))
        self._memo.append({})
        self._sights.append(("", None, 0))

    def readings(self, symbol: Symbol, position: int) -> Matches:
        """Where a symbol that starts here can end, and what it then means."""
        self._depth += 1
        if self._depth > MOST_DEPTH:
            raise TooHard
        found: Matches = []
        memo, sights = self._memo, self._sights
        waiting: list[tuple[Fork, int, tuple[object, ...]]] = [(symbol.root, position, ())]
        while waiting:
            fork, at, values = waiting.pop()
            self._reached(fork, at)
            for production in fork.complete:
                add_reading(found, at, production.make.build(values))
            seen = sights[at]
            if following := fork.words.get(seen[0]):
                waiting.append((following, at + 1, values))
            if seen[1] and (following := fork.words.get(seen[1])):
                waiting.append((following, at + 1, values))
            if not fork.targets:
                continue
            here = memo[at]
            for target, following in fork.possible(seen):
                matches = here.get(target)
                if matches is None:
                    assert isinstance(target, Symbol)  # Terminals are in the memo from the start.
                    matches = self.readings(target, at)
                waiting.extend([(following, end, (*values, value)) for end, value in matches])
        memo[position][symbol] = found
        self._depth -= 1
        return found

    def _reached(self, fork: Fork, at: int) -> None:
        """Counts the work, and remembers what was wanted at the furthest place."""
        self._work += 1
        if self._work > MOST_WORK:
            raise TooHard
        if at >= self.furthest:
            if at > self.furthest:
                self.furthest = at
                self._stuck.clear()
            self._stuck.append(fork)

    def failure(self) -> NotUnderstood:
        """Where no row went on, and what the rows wanted there."""
        wanted = {word for fork in self._stuck for word in fork.words}
        wanted |= {f"<{target.name}>" for fork in self._stuck for target in fork.targets}
        why = UNKNOWN_WORDS if self.furthest < len(self.tokens) else "the text ends too early"
        return failure(self.tokens, self.furthest, why, tuple(sorted(wanted)))


def add_reading(found: Matches, end: int, value: object) -> None:
    """Equal readings of the same words are one."""
    for other_end, other in found:
        if other_end == end and type(other) is type(value) and other == value:
            return
    if len(found) >= MOST_READINGS:
        raise TooHard
    found.append((end, value))


def terminals_at(tokens: Sequence[Token], position: int, context: Context) -> list[tuple[Terminal, Matches]]:
    """The terminals that match at a token; a word without a capital starts none."""
    token = tokens[position]
    if token.kind == "word" and token.text[0].islower():
        return []
    tried = [(terminal, terminal.match(tokens, position, context)) for terminal in TERMINALS.values()]
    return [(terminal, matches) for terminal, matches in tried if matches]


def sight(grammar: Grammar, tokens: Sequence[Token], position: int, bits: int) -> Sight:
    """What the grammar sees of a token; a word that no row has is no word to it."""
    token = tokens[position]
    word = token.word
    if word in ("a", "an"):
        following = tokens[position + 1].text if position + 1 < len(tokens) else ""
        word = "a" if article(following) == word else ""
    cased = token.text if token.text != token.word and token.text in grammar.words else None
    return (word if word in grammar.words else "", cased, bits)
