"""Keywords that represent triggered abilities: what they stand for, entered by each keyword's own file."""

from judge.cards.abilities.ability import NamedAbility, Triggered
from judge.engine.characteristics import adds_up, keywords
from judge.engine.events import Ref
from judge.engine.state import Game
from judge.terms import Keyword

TRIGGERED: dict[Keyword, NamedAbility] = {}
RULES: dict[str, tuple[str, ...]] = {}
"""The rule of each of these keywords, by the name that its ability has in the bag."""


def represents(keyword: Keyword, ability: Triggered, *rules: str) -> None:
    """Enter the triggered ability that a keyword represents, by those rules."""
    TRIGGERED[keyword] = NamedAbility(keyword.value, ability)
    RULES[keyword.value] = (*rules, "6.1.9")


def triggered_by_keyword(game: Game, ref: Ref) -> list[NamedAbility]:
    """The triggered abilities that the card has through its keywords."""
    own = keywords(game, ref)
    return [TRIGGERED[word] for word in own if word in TRIGGERED] if own else []


def rules_of_keyword_in_bag(game: Game, ref: Ref, label: str) -> tuple[str, ...]:
    """The rules of a keyword's triggered ability; of several instances only the first triggers (8.1.2)."""
    rules = RULES.get(label, ())
    if not rules or not game.is_in_play(ref) or not adds_up(game, ref, Keyword(label)):
        return rules
    return (*rules, "8.1.2")
