"""The grammar of card texts, loaded from its table files and checked (docs/grammar.md)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from judge.cards.text.arguments import LeftSide, Template
from judge.cards.text.expand import ANY, Assignment, Features, Flat, features_in, shapes_of, variants
from judge.cards.text.making import Always, Evaluate, Gather, Make, PassThrough
from judge.cards.text.notation import Fault, GrammarError, ListOf, Reference, Row, Slot, Table, Words, read
from judge.cards.text.symbols import Production, Symbol, Target, add_to_forks, left_recursion
from judge.cards.text.terminals import TERMINALS

QUOTED = "QUOTED"
QUOTED_START = "quoted_ability"


@dataclass(frozen=True)
class Grammar:
    """Every symbol and production; `wording` of a node is an index into `productions`."""

    symbols: Mapping[str, Symbol]
    productions: tuple[Production, ...]
    words: frozenset[str] = field(default_factory=frozenset)

    @classmethod
    def load(cls, files: Iterable[Path], names: Mapping[str, object]) -> "Grammar":
        """Reads the files as one grammar; `names` are the classes and enums that rows may speak of."""
        return cls.of({path.name: path.read_text(encoding="utf-8") for path in files}, names)

    @classmethod
    def of(cls, texts: Mapping[str, str], names: Mapping[str, object]) -> "Grammar":
        """The grammar of texts given by the names of their files."""
        table = Table({}, [], [])
        for file, text in texts.items():
            read(file, text, table)
        features = shapes_of(table.rows, table.features, table.faults)
        complain(table.faults)
        return Loader(features, names, table.faults).load(table.rows)

    def symbol(self, name: str, *features: str) -> Symbol:
        """A nonterminal by name and features; without features any will do."""
        found = self.symbols.get(key(name, features))
        if found is None:
            raise GrammarError(f"the grammar has no symbol {key(name, features)}")
        return found


class Loader:
    """Turns rows into productions; every fault is collected with its place."""

    def __init__(self, features: Features, names: Mapping[str, object], faults: list[str]) -> None:
        self.features = features
        self.names = names
        self.faults = faults
        self.symbols: dict[str, Symbol] = {}
        self.productions: list[Production] = []
        self.headed: dict[str, list[tuple[str, ...]]] = {}
        self.targets: dict[tuple[object, ...], Target] = {}
        self.asked: list[tuple[str, str]] = []

    def load(self, rows: list[Row]) -> Grammar:
        """The whole grammar, or all that is wrong with it."""
        for row in rows:
            self.try_row(row)
        for name, shape in self.features.shapes.items():
            if shape:
                self.symbol(name, (ANY,) * len(shape))
        self.fill_unions()
        self.check_symbols()
        complain(self.faults)
        if circle := left_recursion(list(self.symbols.values())):
            place = circle[0].productions[0].place
            complain([f"{place}: left recursion: {' → '.join(symbol.name for symbol in circle)}"])
        words = {part for one in self.productions for part in one.parts if isinstance(part, str)}
        shapes = self.features.shapes.items()
        of_any_features = {name: self.symbols[key(name, (ANY,) * len(shape))] for name, shape in shapes}
        return Grammar(self.symbols | of_any_features, tuple(self.productions), frozenset(words))

    def try_row(self, row: Row) -> None:
        """The productions of a row, or its fault."""
        try:
            self.add_row(row)
        except Fault as fault:
            self.faults.append(f"{row.place}: {fault}")

    def add_row(self, row: Row) -> None:
        """Writes out the variants and features of a row."""
        parts = self.with_bare_part(row) if row.make == "@" else row.parts
        ways = variants(parts)
        left = LeftSide(row.make, slots_of(max(ways, key=len)), self.names)
        for way in ways:
            if row.make != "@" and any(isinstance(part, Slot) and not part.name for part in way):
                raise Fault("a part without a name; write `name:part`")
            template = left.variant(slots_of(way))
            for assignment in self.features.assignments(row, way):
                self.add_variant(row, way, template, assignment)

    def with_bare_part(self, row: Row) -> tuple[Words | Slot, ...]:
        """In a pass-through row, the one word that is the name of a nonterminal is the part."""
        parts = tuple(part for part in row.parts if isinstance(part, Words | Slot))
        if not any(isinstance(part, Slot) for part in parts):
            parts = tuple(map(self.bare, parts))
        slots = [part for part in parts if isinstance(part, Slot)]
        if len(parts) != len(row.parts) or len(slots) != 1 or slots[0].name:
            raise Fault("a row of @ has exactly one part, without a name; put other words between backticks")
        return parts

    def bare(self, part: Words | Slot) -> Words | Slot:
        """A word that names a nonterminal or terminal, as a slot."""
        known = {*self.features.shapes, *TERMINALS, QUOTED}
        if isinstance(part, Words) and len(part.choices) == 1 and part.choices[0][0] in known:
            return Slot(None, Reference(part.choices[0][0]))
        return part

    def add_variant(
        self, row: Row, way: tuple[Flat, ...], template: Template, assignment: Assignment
    ) -> None:
        """One production with everything fixed."""
        parts: list[str | Target] = []
        for part in way:
            if isinstance(part, Words):
                parts.extend(self.features.words(part, assignment))
            else:
                parts.append(self.known_target(part, assignment, row.place))
        fixed = self.features.fixed(row.head, assignment)
        if fixed not in self.headed.setdefault(row.head.name, []):
            self.headed[row.head.name].append(fixed)
        make = template.numbered(len(self.productions))
        self.add(self.symbol(row.head.name, fixed), row.place, tuple(parts), make)

    def add(self, symbol: Symbol, place: str, parts: tuple[str | Target, ...], make: Make) -> None:
        """Numbers a production and puts it to its symbol."""
        production = Production(len(self.productions), place, parts, make)
        self.productions.append(production)
        symbol.productions.append(production)
        if twin := add_to_forks(symbol, production):
            self.faults.append(f"{place}: the same words as {twin.place}: {symbol.name} = {production}")

    def known_target(self, slot: Slot, assignment: Assignment, place: str) -> Target:
        """What a slot refers to, worked out once for each choice of features."""
        asked = (slot.of, *(assignment.get(name) for name in features_in(slot)))
        if asked not in self.targets:
            self.targets[asked] = self.target(slot.of, assignment, place)
        return self.targets[asked]

    def target(self, of: Reference | ListOf, assignment: Assignment, place: str) -> Target:
        """What a slot refers to."""
        if isinstance(of, ListOf):
            return self.list_symbol(of, self.target(of.item, assignment, place), place)
        if of.name == QUOTED:
            return self.quoted_symbol(place)
        if terminal := TERMINALS.get(key(of.name, tuple(assignment.get(name, name) for name in of.features))):
            return terminal
        if of.name not in self.features.shapes:
            raise Fault(f"unknown nonterminal {key(of.name, of.features)}")
        fixed = self.features.fixed(of, assignment)
        if not any(map(self.features.is_variable, of.features)):
            self.asked.append((key(of.name, fixed), place))
        return self.symbol(of.name, fixed)

    def symbol(self, name: str, fixed: tuple[str, ...]) -> Symbol:
        """The symbol of a nonterminal with fixed features."""
        called = key(name, fixed)
        if called not in self.symbols:
            self.symbols[called] = Symbol(called)
        return self.symbols[called]

    def quoted_symbol(self, place: str) -> Symbol:
        """An ability in quotation marks."""
        if QUOTED not in self.symbols:
            inner = self.target(Reference(QUOTED_START), {}, place)
            self.add(self.symbol(QUOTED, ()), place, ('"', inner, '"'), PassThrough())
        return self.symbols[QUOTED]

    def list_symbol(self, of: ListOf, item: Target, place: str) -> Symbol:
        """A list written out as productions: X · X and Y · X, Y, and Z."""
        name = f"list {of.kind or 'many'} {of.least} of {item.name}"
        if name in self.symbols:
            return self.symbols[name]
        symbol = self.symbol(name, ())
        if of.least == 1:
            self.add(symbol, place, (item,), Gather(1))
        if of.kind in ("", ","):
            self.add_row_of(of, item, place, symbol)
        else:
            self.add(symbol, place, (item, of.kind, item), Gather(2))
            self.add(symbol, place, (item, ",", self.rest_symbol(of, item, place)), Gather(1, more=True))
        return symbol

    def add_row_of(self, of: ListOf, item: Target, place: str, symbol: Symbol) -> None:
        """Items one after the other, with commas or nothing between them."""
        more = self.list_symbol(ListOf(of.kind, of.item), item, place)
        between = (",",) if of.kind else ()
        self.add(symbol, place, (item, *between, more), Gather(1, more=True))

    def rest_symbol(self, of: ListOf, item: Target, place: str) -> Symbol:
        """What follows the first comma of a list: Y, and Z · Y, Z, and W."""
        name = f"rest {of.kind} of {item.name}"
        if name not in self.symbols:
            rest = self.symbol(name, ())
            self.add(rest, place, (item, ",", of.kind, item), Gather(2))
            self.add(rest, place, (item, ",", rest), Gather(1, more=True))
        return self.symbols[name]

    def fill_unions(self) -> None:
        """A symbol with a feature left open is any of those with it fixed."""
        open_names = [called for called in self.symbols if ANY in called]
        for name, instances in self.headed.items():
            for pattern in [fixed for fixed in patterns(name, open_names) if ANY in fixed]:
                for fixed in instances:
                    if all(wanted in (ANY, value) for wanted, value in zip(pattern, fixed, strict=True)):
                        one = self.symbol(name, fixed)
                        self.add(self.symbol(name, pattern), one.productions[0].place, (one,), PassThrough())

    def check_symbols(self) -> None:
        """What was asked for has rows; what carries no wording is said in one way only."""
        for name, place in self.asked:
            if not self.symbols[name].productions:
                self.faults.append(f"{place}: {name} has no row")
        for symbol in self.symbols.values():
            self.check_one_wording(symbol)

    def check_one_wording(self, symbol: Symbol) -> None:
        """A constant and a passed value can't remember how they were said."""
        said: dict[object, Production] = {}
        for production in symbol.productions:
            make = production.make
            if isinstance(make, Evaluate) and isinstance(make.expression, Always):
                what: object = (type(make.expression.value), make.expression.value)
            elif isinstance(make, PassThrough):
                what = production.targets[0]
            else:
                continue
            if first := said.get(what):
                self.faults.append(
                    f"{production.place}: {symbol.name} says the same in other words at {first.place}; "
                    "make it a class, which remembers its wording"
                )
            said[what] = production


def patterns(name: str, called: list[str]) -> list[tuple[str, ...]]:
    """The features with which a nonterminal was asked for."""
    start = f"{name}["
    return [tuple(one[len(start) : -1].split(",")) for one in called if one.startswith(start)]


def slots_of(way: tuple[Flat, ...]) -> tuple[str, ...]:
    """The names of the slots, in order."""
    names = tuple(part.name for part in way if isinstance(part, Slot) and part.name)
    if len(set(names)) < len(names):
        raise Fault("two slots of one name")
    return names


def key(name: str, fixed: tuple[str, ...]) -> str:
    """How a symbol is called."""
    return f"{name}[{','.join(fixed)}]" if fixed else name


def complain(faults: list[str]) -> None:
    """All faults at once."""
    if faults:
        raise GrammarError("\n".join(faults))
