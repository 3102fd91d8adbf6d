"""`python -m judge.engine.missing`: the kinds of node that the engine can't execute yet."""

import importlib
import pkgutil
import sys
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


def main() -> int:
    """Names what is missing; nothing where every node has its meaning."""
    importlib.import_module("judge.engine.game")  # which enters all that the engine knows
    missing = [kind for kind in kinds() if not is_known(kind)]
    found = [f"{kind.__module__.rsplit('.', 1)[-1]}.{kind.__name__}" for kind in missing]
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
