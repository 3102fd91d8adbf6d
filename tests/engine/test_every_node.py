"""Every kind of node that a compiled text can have has its meaning in the engine."""

import importlib
import pkgutil
from collections.abc import Iterator

import judge.cards.abilities as abilities
from judge.cards.abilities.node import Node
from judge.engine.meaning import is_known


def kinds() -> Iterator[type[Node]]:
    """Every kind of node there is, module by module."""
    for module in pkgutil.iter_modules(abilities.__path__):
        loaded = importlib.import_module(f"{abilities.__name__}.{module.name}")
        for kind in vars(loaded).values():
            is_node = isinstance(kind, type) and issubclass(kind, Node) and kind is not Node
            if is_node and kind.__module__ == loaded.__name__:
                yield kind


def test_no_kind_of_node_is_without_a_meaning() -> None:
    found = list(kinds())
    assert found
    assert [kind.__name__ for kind in found if not is_known(kind)] == []
