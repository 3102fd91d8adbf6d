"""The grammar as the parser walks it: symbols, their productions, and the forks that productions share."""

from dataclasses import dataclass, field

from judge.cards.text.making import Make
from judge.cards.text.terminals import Terminal

Sight = tuple[str, str | None, int]
"""What is seen at a token: the word, the word with its capitals if any, the bits of terminals there."""


@dataclass(eq=False, slots=True)
class Symbol:
    """A nonterminal with its features fixed; what it can start with is known before it is tried."""

    name: str
    productions: "list[Production]" = field(default_factory=list)
    root: "Fork" = field(default_factory=lambda: Fork())
    first_words: set[str] = field(default_factory=set)
    first_bits: int = 0

    def can_start(self, sight: Sight) -> bool:
        word, cased, bits = sight
        return bool(bits & self.first_bits) or word in self.first_words or cased in self.first_words


Target = Symbol | Terminal


@dataclass(frozen=True, eq=False, slots=True)
class Production:
    """One way to say a symbol: literal words and targets in order, and what they make."""

    ordinal: int
    place: str
    parts: tuple[str | Target, ...]
    make: Make

    @property
    def targets(self) -> tuple[Target, ...]:
        return tuple(part for part in self.parts if not isinstance(part, str))

    def __str__(self) -> str:
        return " ".join(part if isinstance(part, str) else f"<{part.name}>" for part in self.parts)


@dataclass(eq=False, slots=True)
class Fork:
    """A place within productions that begin alike: what may follow, and which productions end here."""

    words: "dict[str, Fork]" = field(default_factory=dict)
    targets: "dict[Target, Fork]" = field(default_factory=dict)
    complete: list[Production] = field(default_factory=list)
    _seen: "dict[Sight, list[tuple[Target, Fork]]]" = field(default_factory=dict)

    def after(self, part: str | Target) -> "Fork":
        """The fork behind a part, made if there is none."""
        following = self.words.get(part) if isinstance(part, str) else self.targets.get(part)
        if following is None:
            following = Fork()
            if isinstance(part, str):
                self.words[part] = following
            else:
                self.targets[part] = following
        return following

    def possible(self, sight: Sight) -> "list[tuple[Target, Fork]]":
        """The targets that can start with what is seen; remembered, since few sights recur often."""
        found = self._seen.get(sight)
        if found is None:
            found = [(target, fork) for target, fork in self.targets.items() if can_start(target, sight)]
            self._seen[sight] = found
        return found


def can_start(target: Target, sight: Sight) -> bool:
    """Whether a target may begin with what is seen."""
    return bool(target.bit & sight[2]) if isinstance(target, Terminal) else target.can_start(sight)


def add_to_forks(symbol: Symbol, production: Production) -> Production | None:
    """Puts a production among the forks of its symbol; gives the one that has the same parts, if any."""
    fork = symbol.root
    for part in production.parts:
        fork = fork.after(part)
    twin = fork.complete[0] if fork.complete else None
    fork.complete.append(production)
    return twin


def left_recursion(symbols: list[Symbol]) -> list[Symbol] | None:
    """Works out what each symbol can start with; gives a circle of symbols that start with one another."""
    done: set[Symbol] = set()
    for symbol in symbols:
        circle = work_out_first(symbol, done, [])
        if circle:
            return circle
    return None


def work_out_first(symbol: Symbol, done: set[Symbol], path: list[Symbol]) -> list[Symbol] | None:
    """Depth first, so that one pass is enough where there is no circle."""
    if symbol in done:
        return None
    if symbol in path:
        return [*path[path.index(symbol) :], symbol]
    path.append(symbol)
    for production in symbol.productions:
        first = production.parts[0]
        if isinstance(first, Symbol) and (circle := work_out_first(first, done, path)):
            return circle
        add_first(symbol, first)
    path.pop()
    done.add(symbol)
    return None


def add_first(symbol: Symbol, first: str | Target) -> None:
    """What a production starts with, its symbol starts with."""
    if isinstance(first, str):
        symbol.first_words.add(first)
    elif isinstance(first, Terminal):
        symbol.first_bits |= first.bit
    else:
        symbol.first_words |= first.first_words
        symbol.first_bits |= first.first_bits
