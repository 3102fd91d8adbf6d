"""Rows to productions: optional groups, synonyms and feature variables are written out at load time."""

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from judge.cards.text.notation import Fault, ListOf, Optional, Part, Reference, Row, Slot, Words

MOST_VARIANTS = 64
ANY = "_"
Flat = Words | Slot
Assignment = Mapping[str, str]


def variants(parts: Sequence[Part]) -> list[tuple[Flat, ...]]:
    """Every way to leave out optional groups and to pick synonyms; what leaves out most comes first."""
    ways: list[tuple[Flat, ...]] = [()]
    for part in parts:
        ways = [(*way, *choice) for way in ways for choice in choices(part)]
        if len(ways) > MOST_VARIANTS:
            raise Fault(f"more than {MOST_VARIANTS} variants; split the row")
    if () in ways:
        raise Fault("a row must not match nothing at all")
    return ways


def choices(part: Part) -> Iterator[tuple[Flat, ...]]:
    """What one part can be written as."""
    if isinstance(part, Optional):
        yield ()
        yield from variants(part.parts)
    elif isinstance(part, Words) and part.feature is None:
        for words in part.choices:
            yield (Words((words,)),)
    else:
        yield (part,)


@dataclass(frozen=True)
class Features:
    """The declared features and the features of each nonterminal."""

    values: Mapping[str, tuple[str, ...]]
    shapes: Mapping[str, tuple[str, ...]]

    def feature_of(self, name: str) -> str | None:
        """The feature that a variable (n, n2) or a value (sg) belongs to."""
        variable = name.rstrip("0123456789")
        if variable in self.values:
            return variable
        return next((feature for feature, values in self.values.items() if name in values), None)

    def is_variable(self, name: str) -> bool:
        return name.rstrip("0123456789") in self.values

    def assignments(self, row: Row, parts: Sequence[Flat]) -> Iterator[Assignment]:
        """Every way to fix the variables of a row."""
        used = [*row.head.features, *(name for part in parts for name in features_in(part))]
        variables = sorted({name for name in used if self.is_variable(name)})
        values = [self.values[name.rstrip("0123456789")] for name in variables]
        for fixed in itertools.product(*values):
            yield dict(zip(variables, fixed, strict=True))

    def fixed(self, reference: Reference, assignment: Assignment) -> tuple[str, ...]:
        """The features of a reference under an assignment; none given means any of each."""
        shape = self.shapes[reference.name]
        given = reference.features or (ANY,) * len(shape)
        if len(given) != len(shape):
            raise Fault(f"{reference.name} has {len(shape)} features ({', '.join(shape)}), not {len(given)}")
        for name, feature in zip(given, shape, strict=True):
            if name not in (ANY, feature) and self.feature_of(name) != feature:
                raise Fault(f"{name} is no value of {feature}, which {reference.name} asks for")
        return tuple(assignment.get(name, name) for name in given)

    def words(self, part: Words, assignment: Assignment) -> tuple[str, ...]:
        """The words that the feature picks."""
        if part.feature is None:
            return part.choices[0]
        if not self.is_variable(part.feature):
            raise Fault(f"unknown feature {part.feature}")
        values = self.values[part.feature.rstrip("0123456789")]
        if len(values) != len(part.choices):
            raise Fault(f"{part.feature} has {len(values)} values, {len(part.choices)} words are given")
        return part.choices[values.index(assignment[part.feature])]


def features_in(part: Flat) -> tuple[str, ...]:
    """The names of features in a part."""
    if isinstance(part, Words):
        return (part.feature,) if part.feature else ()
    return part.of.item.features if isinstance(part.of, ListOf) else part.of.features


def shapes_of(rows: Sequence[Row], values: Mapping[str, tuple[str, ...]], faults: list[str]) -> Features:
    """The features of each nonterminal, which all its heads must agree on."""
    shapes: dict[str, tuple[str, ...]] = {}
    features = Features(values, shapes)
    for row in rows:
        shape = tuple(features.feature_of(name) or "" for name in row.head.features)
        if "" in shape:
            faults.append(f"{row.place}: unknown feature {row.head.features[shape.index('')]} in the head")
        elif shapes.setdefault(row.head.name, shape) != shape:
            elsewhere = ", ".join(shapes[row.head.name]) or "none"
            faults.append(f"{row.place}: {row.head.name} has other features elsewhere: {elsewhere}")
    return features
