"""The grammar of the cards: its table files, and the classes and enums that their rows speak of."""

import importlib
import inspect
import pkgutil
from enum import Enum
from functools import cache
from pathlib import Path
from types import ModuleType

from judge.cards.abilities.node import Node
from judge.cards.text.grammar import Grammar
from judge.cards.text.notation import GrammarError

TABLES = Path(__file__).with_name("grammar")
ABILITIES = "judge.cards.abilities"
TERMS = "judge.terms"


@cache
def card_grammar() -> Grammar:
    """All the table files as one grammar; loaded once."""
    return Grammar.load(sorted(TABLES.glob("*.grammar")), names_of(*ability_modules()))


def ability_modules() -> list[ModuleType]:
    """The modules of the abilities, and the rulebook's terms."""
    package = importlib.import_module(ABILITIES)
    inside = [
        importlib.import_module(f"{ABILITIES}.{one.name}") for one in pkgutil.iter_modules(package.__path__)
    ]
    return [importlib.import_module(TERMS), package, *inside]


def names_of(*modules: ModuleType) -> dict[str, object]:
    """The nodes and enums of modules by name; a name must mean one thing."""
    names: dict[str, object] = {}
    for module in modules:
        for name, found in vars(module).items():
            if not (inspect.isclass(found) and issubclass(found, Node | Enum)):
                continue
            if names.setdefault(name, found) is not found:
                raise GrammarError(f"two classes are called {name}: {names[name]} and {found}")
    return names
