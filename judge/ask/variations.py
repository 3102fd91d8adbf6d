"""A card without a name may have any strength and willpower: what holds for weak and strong alike, holds."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from judge.ask.board import Understood
from judge.ask.builder import Placed
from judge.cards.card import Card
from judge.scenario.scenario import CardInPlay, PlayerSetup, Scenario
from judge.terms import CardType, Zone

_WEAK, _STRONG = 1, 12
_MOST_CARDS = 3
"""Of more cards than this, only all weak and all strong ones are tried."""

Strengths = dict[str, int]


def cards_without_numbers(understood: Understood) -> tuple[str, ...]:
    """The names of the cards in play whose strength or willpower the question leaves open."""
    open_ones = [one for one in understood.placed if one.zone is Zone.PLAY and _is_open(one)]
    return tuple(dict.fromkeys(one.card.full_name for one in open_ones))


def _is_open(placed: Placed) -> bool:
    can_fight = placed.card.type in (CardType.CHARACTER, CardType.LOCATION)
    return (
        placed.thing.card is None
        and can_fight
        and not {"strength", "willpower"} & placed.thing.numbers.keys()
    )


def variations(understood: Understood) -> Iterator[Scenario]:
    """The scenario with each of these cards weak and strong."""
    names = cards_without_numbers(understood)
    if not names:
        return
    several = product((_WEAK, _STRONG), repeat=len(names))
    alike = ((number,) * len(names) for number in (_WEAK, _STRONG))
    for numbers in several if len(names) <= _MOST_CARDS else alike:
        yield _with(understood.scenario, dict(zip(names, numbers, strict=True)))


def _with(scenario: Scenario, strengths: Strengths) -> Scenario:
    return replace(scenario, players=tuple(_player(player, strengths) for player in scenario.players))


def _player(player: PlayerSetup, strengths: Strengths) -> PlayerSetup:
    return replace(player, play=tuple(_in_play(card, strengths) for card in player.play))


def _in_play(card: CardInPlay, strengths: Strengths) -> CardInPlay:
    number = strengths.get(card.card.full_name) if card.written_out else None
    return card if number is None else replace(card, card=_changed(card.card, number, card.damage))


def _changed(card: Card, number: int, damage: int) -> Card:
    """Its willpower is more than its damage, or it would not be there (1.8.1.4)."""
    strength = None if card.strength is None else number
    return replace(card, strength=strength, willpower=number + damage)
