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
_STRENGTH, _WILLPOWER = "strength", "willpower"
_MOST_NUMBERS = 4
"""Of more numbers than this, only all strengths and all willpowers alike are tried."""

Number = tuple[str, str]
"""A card's name, and its strength or willpower."""
Values = dict[Number, int]


def open_numbers(understood: Understood) -> tuple[Number, ...]:
    """The strengths and willpowers of cards in play that the question leaves open."""
    in_play = [one for one in understood.placed if one.zone is Zone.PLAY and one.thing.card is None]
    return tuple(dict.fromkeys((one.card.full_name, unit) for one in in_play for unit in _open(one)))


def _open(placed: Placed) -> list[str]:
    """A location has no strength (4.6.8.3)."""
    units = {CardType.CHARACTER: (_STRENGTH, _WILLPOWER), CardType.LOCATION: (_WILLPOWER,)}
    return [unit for unit in units.get(placed.card.type, ()) if unit not in placed.thing.numbers]


def variations(understood: Understood) -> Iterator[tuple[Values, Scenario]]:
    """The scenario with each of these numbers small and great."""
    numbers = open_numbers(understood)
    for values in _valuations(numbers) if numbers else ():
        yield values, _with(understood.scenario, values)


def _valuations(numbers: tuple[Number, ...]) -> Iterator[Values]:
    alike = len(numbers) > _MOST_NUMBERS
    keys: list[str] | list[Number] = [_STRENGTH, _WILLPOWER] if alike else list(numbers)
    for chosen in product((_WEAK, _STRONG), repeat=len(keys)):
        by_key = dict(zip(keys, chosen, strict=True))
        yield {number: by_key[number[1] if alike else number] for number in numbers}


def numbers_that_matter(tried: list[tuple[Values, object]]) -> tuple[Number, ...]:
    """Those on which alone what was found depends; all of them where none does alone."""
    numbers = tuple(tried[0][0]) if tried else ()
    return tuple(one for one in numbers if _matters(one, tried)) or numbers


def _matters(number: Number, tried: list[tuple[Values, object]]) -> bool:
    others = [({**values, number: 0}, found) for values, found in tried]
    return any(one == other and found != differs for one, found in others for other, differs in others)


def _with(scenario: Scenario, values: Values) -> Scenario:
    return replace(scenario, players=tuple(_player(player, values) for player in scenario.players))


def _player(player: PlayerSetup, values: Values) -> PlayerSetup:
    return replace(player, play=tuple(_in_play(card, values) for card in player.play))


def _in_play(card: CardInPlay, values: Values) -> CardInPlay:
    return replace(card, card=_changed(card.card, values, card.damage)) if card.written_out else card


def _changed(card: Card, values: Values, damage: int) -> Card:
    """Its willpower is more than its damage, or it would not be there (1.8.1.4)."""
    strength = values.get((card.full_name, _STRENGTH), card.strength)
    willpower = values.get((card.full_name, _WILLPOWER))
    return replace(
        card, strength=strength, willpower=card.willpower if willpower is None else willpower + damage
    )
