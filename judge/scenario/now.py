"""The copies as they are now in a game, by the labels of the scenario."""

from judge.engine.printed import UNKNOWN
from judge.engine.state import Game
from judge.engine.zones import top_of
from judge.scenario.labels import Copy
from judge.terms import Zone


def copies_now(game: Game) -> tuple[Copy, ...]:
    """Every copy where it is now, in the order of the ids."""
    known = game.cache.get("copies now")
    if known is None:
        known = game.cache["copies now"] = tuple(_copy_now(game, copy.id) for copy in game.copies)
    assert isinstance(known, tuple)
    return known


def _copy_now(game: Game, card: int) -> Copy:
    copy = game.copies[card]
    zone = game.zones[card]
    owner = game.players[copy.owner]
    place = owner.zone(zone).index(card) if zone not in (Zone.UNDER, Zone.REMOVED) else 0
    top = top_of(game, card) if zone is Zone.UNDER else None
    number = copy.label.rpartition("#")[2]
    return Copy(
        owner.name,
        zone,
        copy.card if copy.printed is not UNKNOWN else None,
        place,
        depth=None if top is None else game.in_play[top].under.index(card),
        given=copy.label if copy.given_label else None,
        number=int(number) if number.isdigit() else 1,
        label=copy.label,
    )
