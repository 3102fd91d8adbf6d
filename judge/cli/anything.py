"""`judge WHATEVER`: which command the words are meant for."""

import importlib

# In this order, the first whose module says `recognises(words)` gets the words; search takes the rest.
ORDER = ("rule", "term", "card", "ask")
OTHERWISE = "search"


def as_a_command(arguments: list[str], modules: dict[str, str]) -> list[str]:
    """The words up to the first option become one argument of the command that recognises them."""
    first_option = next((i for i, word in enumerate(arguments) if word.startswith("-")), len(arguments))
    words, options = " ".join(arguments[:first_option]), arguments[first_option:]
    return [command_for(words, modules), *options, "--", words]


def command_for(words: str, modules: dict[str, str]) -> str:
    """rule, term, card, ask or search; `modules` has the module of each command."""
    return next((name for name in ORDER if _recognises(modules[name], words)), OTHERWISE)


def _recognises(module: str, words: str) -> bool:
    recognises = getattr(importlib.import_module(module), "recognises", None)
    return bool(recognises and recognises(words))
