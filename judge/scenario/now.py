"""The copies as they are now in a game, by the labels of the scenario."""

from judge.engine.pieces import Copy as InGame
from judge.engine.printed import UNKNOWN
from judge.engine.state import Game
from judge.engine.zones import top_of
from judge.scenario.labels import Copy
from judge.terms import Zone


def copies_now(game: Game) -> tuple[Copy, ...]:
    """Every copy where it is now, in the order of the ids."""
    known = game.cache.get("copies now")
    if known is None:
        places = _places(game)
        known = game.cache["copies now"] = tuple(_copy_now(game, copy, places) for copy in game.copies)
    assert isinstance(known, tuple)
    return known


def _places(game: Game) -> dict[int, int]:
    """Where in its zone each card is; a card in none of them is at the beginning."""
    return {
        card: place
        for player in game.players
        for zone in _PILES
        for place, card in enumerate(player.zone(zone))
    }


_PILES = tuple(zone for zone in Zone if zone not in (Zone.UNDER, Zone.REMOVED))


def _copy_now(game: Game, copy: InGame, places: dict[int, int]) -> Copy:
    zone = game.zones[copy.id]
    top = top_of(game, copy.id) if zone is Zone.UNDER else None
    number = copy.label.rpartition("#")[2]
    return Copy(
        game.players[copy.owner].name,
        zone,
        copy.card if copy.printed is not UNKNOWN else None,
        places.get(copy.id, 0),
        depth=None if top is None else game.in_play[top].under.index(copy.id),
        given=copy.label if copy.given_label else None,
        number=int(number) if number.isdigit() else 1,
        label=copy.label,
    )
