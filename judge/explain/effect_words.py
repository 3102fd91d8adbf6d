"""Effects in the words of the cards, which are English (1.1.4)."""

from dataclasses import replace

from judge.cards.abilities.node import Node
from judge.cards.abilities.predicates import Applies, Gets
from judge.cards.text.registry import card_grammar
from judge.cards.text.writer import CannotWrite, write

SYMBOLS = {"{S}": "strength", "{W}": "willpower", "{L}": "lore", "{I}": "ink", "{E}": "exert"}
_AS = {"restriction": "restriction", "permission": "permission"}


def effect_text(node: Node, kind: str = "") -> str:
    """An effect as a sentence, a restriction or permission as what is said of a player; "" without words."""
    nonterminal = _AS.get(kind) or ("applies" if isinstance(node, Applies) else "sentence")
    return spelled_out(lowered(_written(node, nonterminal))).rstrip(".")


def predicates_text(predicates: object, times: object = 1, number: str = "sg") -> str:
    """What is said of a card, or of several: gets +2 strength and gains Evasive."""
    if not isinstance(predicates, tuple):
        return ""
    counted = tuple(_counted(one, times) for one in predicates)
    return spelled_out(lowered(_written(counted, "predicates", number))).rstrip(".")


def _counted(predicate: Node, times: object) -> Node:
    """For each of so many: the amount that it comes to."""
    if not isinstance(predicate, Gets) or not isinstance(times, int) or times == 1:
        return predicate
    modifiers = tuple(
        replace(one, amount=one.amount * times) if isinstance(one.amount, int) else one
        for one in predicate.modifiers
    )
    return replace(predicate, modifiers=modifiers)


def _written(value: object, nonterminal: str, *features: str) -> str:
    try:
        return write(card_grammar(), value, nonterminal, *features)
    except (CannotWrite, KeyError):
        return ""


def lowered(text: str) -> str:
    return text[:1].lower() + text[1:]


def spelled_out(text: str) -> str:
    """The symbols of the cards as words."""
    for symbol, word in SYMBOLS.items():
        text = text.replace(symbol, word)
    return text
