"""Names as a judge says them: cards without their version where that leaves no doubt."""

from collections.abc import Mapping
from string import capwords

from judge.engine.state import Game
from judge.engine.steps import CardParam
from judge.explain.words import READER, Catalog


def short_name(game: Game, card: int) -> str:
    """The card's name alone, unless another card on the board is called so too."""
    copy = game.copies[card]
    if not copy.printed.known or copy.given_label:
        return copy.label
    namesakes = {
        one.card.full_name for one in game.copies if one.printed.known and one.card.name == copy.card.name
    }
    return copy.label.replace(copy.card.full_name, copy.card.name) if len(namesakes) == 1 else copy.label


def shortened(game: Game, params: Mapping[str, object]) -> dict[str, object]:
    """The parameters of a step with the short names of its cards and abilities."""
    return {name: _short(game, name, value) for name, value in params.items()}


def _short(game: Game, name: str, value: object) -> object:
    if isinstance(value, CardParam):
        return CardParam(value.id, short_name(game, value.id))
    return spoken(str(value)) if name == "ability" else value


def spoken(ability: str) -> str:
    """LOSE SOMETHING? is said Lose Something?"""
    return capwords(ability) if ability.isupper() and len(ability) > 3 else ability


def aliases(game: Game, words: Catalog) -> Mapping[str, str]:
    """What players are called for a reader who is one of them: rival is your rival."""
    named = {player.name.casefold() for player in game.players}
    return words["players"] if named & READER else {}
