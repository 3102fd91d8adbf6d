"""What a card's strength, willpower, lore and damage are, and whether it has a keyword: read off a board."""

from collections.abc import Callable, Mapping

from judge.engine.characteristics import has_keyword, lore, strength, willpower
from judge.engine.state import Game
from judge.terms import Keyword

_MEASURES: Mapping[str, Callable[[Game, int], int]] = {
    "has strength": lambda game, card: strength(game, game.ref(card)),
    "has willpower": lambda game, card: willpower(game, game.ref(card)),
    "has lore": lambda game, card: lore(game, game.ref(card)),
    "has damage": lambda game, card: game.in_play[card].damage,
}
_RULES = {
    "has strength": ("5.3.6.2", "6.6.1"),
    "has willpower": ("5.3.6.3", "6.6.1"),
    "has lore": ("5.3.6.4", "6.6.1"),
    "has damage": ("1.8.1.4",),
}
_RULES_OF_KEYWORDS = {
    Keyword.ALERT: "8.2.1",
    Keyword.BODYGUARD: "8.3.1",
    Keyword.CHALLENGER: "8.5.1",
    Keyword.EVASIVE: "8.6.1",
    Keyword.RECKLESS: "8.7.1",
    Keyword.RESIST: "8.8.1",
    Keyword.RUSH: "8.9.1",
    Keyword.SINGER: "8.11.1",
    Keyword.SUPPORT: "8.13.1",
    Keyword.VANISH: "8.14.1",
    Keyword.WARD: "8.15.1",
}


def is_measure(about: str) -> bool:
    return about in _MEASURES


def measured(about: str, game: Game, card: int | None) -> int:
    """So much now; nothing where it is not in play."""
    return _MEASURES[about](game, card) if card is not None and card in game.in_play else 0


def has_it(game: Game, card: int | None, keyword: str) -> bool:
    return card is not None and card in game.in_play and has_keyword(game, game.ref(card), Keyword(keyword))


def rules_of(about: str, keyword: str) -> tuple[str, ...]:
    """Which say what is asked for."""
    rule = _RULES_OF_KEYWORDS.get(Keyword(keyword)) if keyword else None
    return (rule,) if rule else _RULES.get(about, ())
