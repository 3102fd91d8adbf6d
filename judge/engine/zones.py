"""Moving cards between zones (CR 7): the bookkeeping under `apply`, with no rule of its own."""

from judge.engine.events import Ref
from judge.engine.pieces import InPlay
from judge.engine.printed import MARKETING
from judge.engine.state import Game
from judge.terms import Zone


def stays_in_inkwell(game: Game, card: int) -> bool:
    """10.2.2.1: a marketing card can't be moved to any other zone."""
    return game.zones[card] is Zone.INKWELL and game.copies[card].printed is MARKETING


def take_out(game: Game, card: int) -> None:
    """Remove a card from the zone it is in."""
    player = game.players[game.owner(card)]
    zone = game.zones[card]
    if zone is Zone.PLAY:
        game.in_play.pop(card, None)
        if card in player.play:
            player.play.remove(card)
    elif zone is Zone.UNDER:
        _take_from_under(game, card)
    elif zone is not Zone.REMOVED:
        player.zone(zone).remove(card)
        player.exerted_ink.discard(card)
        player.unordered.discard(card)


def _take_from_under(game: Game, card: int) -> None:
    for state in game.in_play.values():
        if card in state.under:
            state.under.remove(card)
            state.facedown.discard(card)


def put_in(game: Game, card: int, zone: Zone, position: str = "top") -> Ref:
    """Put a card into a zone of its owner; it is a new card there (7.1.6)."""
    player = game.players[game.owner(card)]
    came_from = game.zones[card]
    game.zones[card] = zone
    game.incarnation[card] += 1
    game.came_from[game.ref(card)] = came_from
    if zone is Zone.DECK and position == "top":
        player.deck.insert(0, card)
    elif zone not in (Zone.REMOVED, Zone.UNDER):
        player.zone(zone).append(card)
    return game.ref(card)


def in_its_next_zone(game: Game, card: int) -> Ref:
    """What the card will be once it changes zones (7.1.6)."""
    return card, game.incarnation[card] + 1


def move(game: Game, card: int, zone: Zone, position: str = "top") -> Ref:
    take_out(game, card)
    return put_in(game, card, zone, position)


def enter_play(game: Game, card: int, state: InPlay) -> Ref:
    """Put a card into the Play zone with the states it enters with (5.1.2)."""
    take_out(game, card)
    ref = put_in(game, card, Zone.PLAY)
    game.in_play[card] = state
    return ref


def put_under(game: Game, card: int, top: int, facedown: bool) -> Ref:
    """Put a card under another one, directly beneath it (5.1.1.5)."""
    take_out(game, card)
    ref = put_in(game, card, Zone.UNDER)
    game.in_play[top].under.insert(0, card)
    if facedown:
        game.in_play[top].facedown.add(card)
    return ref


def top_of(game: Game, card: int) -> int | None:
    """The top card of the stack that a card is under."""
    return next((top for top, state in game.in_play.items() if card in state.under), None)
