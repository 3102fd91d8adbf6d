"""`judge WHATEVER`: which command the words are meant for."""

import importlib

# In this order, the first whose module says `recognises(words)` gets the words; search takes the rest.
ORDER = ("rule", "term", "card", "ask")
OTHERWISE = "search"


def as_a_command(arguments: list[str]) -> list[str]:
    """The words up to the first option become one argument of the command that recognises them."""
    first_option = next((i for i, word in enumerate(arguments) if word.startswith("-")), len(arguments))
    words, options = " ".join(arguments[:first_option]), arguments[first_option:]
    return [command_for(words), words, *options]


def command_for(words: str) -> str:
    """rule, term, card, ask or search."""
    from judge.cli.main import COMMANDS, available

    present = available()
    for name in ORDER:
        if name in present and _recognises(COMMANDS[name][0], words):
            return name
    return OTHERWISE


def _recognises(module: str, words: str) -> bool:
    recognises = getattr(importlib.import_module(module), "recognises", None)
    return bool(recognises and recognises(words))
