"""A card enters play (CR 4.3.3, 8.10.2 to 8.10.6)."""

from dataclasses import replace
from typing import TypeVar

from judge.engine import events as e
from judge.engine import zones
from judge.engine.changes.table import Rules, changes, cite
from judge.engine.events import Ref
from judge.engine.lasting import InBag, Waiting
from judge.engine.pieces import InPlay
from judge.engine.readings import DELAYED
from judge.engine.state import Game
from judge.terms import CardType, Zone

_Waits = TypeVar("_Waits", Waiting, InBag)


@changes(e.Plays)
def play(game: Game, event: e.Plays, rules: Rules) -> bool:
    """4.3.3: it enters play with the states of 5.1.2; a shifted character keeps those of 8.10.2 to 8.10.6."""
    card = event.card[0]
    if event.shifted_onto is not None:
        _enter_on_top(game, event)
    else:
        drying = game.type(card) is CardType.CHARACTER
        zones.enter_play(game, card, InPlay(event.exerted, drying, event.damage, entered=game.turn))
    game.step(
        cite(rules, "4.3.3", "7.4.1", *_entering_rules(game, event)), "enters play",
        card=game.named(card), player=game.players[event.player].name,
        exerted=game.in_play[card].exerted, damage=event.damage,
    )  # fmt: skip
    return True


_BY_TYPE = {
    CardType.CHARACTER: ("5.1.2.1", "5.3.1", "5.1.1.8", "5.1.1.11"),
    CardType.ITEM: ("5.1.2.2", "5.5.1", "5.1.1.8"),
    CardType.LOCATION: ("5.1.2.3", "5.6.1", "5.1.1.8"),
    CardType.ACTION: ("5.4.1",),
}
"""The states with which a card enters play."""


def _entering_rules(game: Game, event: e.Plays) -> Rules:
    """Which rules say how it enters: by its type, or as the character below was (8.10.2, 8.10.4, 8.10.6)."""
    if event.shifted_onto is None:
        otherwise = ("6.7.8",) if event.damage or event.exerted else ()
        return (*_BY_TYPE[game.type(event.card[0])], *_ready_or_exerted(game, event), *otherwise)
    state = game.in_play[event.card[0]]
    found = ["8.10.4", "8.10.5", "5.1.1.5", "5.1.1.6", "5.1.1.7", "5.1.3"]
    if state.exerted:
        found.insert(0, "8.10.2" if not event.exerted else "8.10.3")
    if state.damage:
        found.append("8.10.6")
    return tuple(found)


def _ready_or_exerted(game: Game, event: e.Plays) -> Rules:
    """5.1.1.1: characters and items enter play ready, unless something says otherwise."""
    if game.type(event.card[0]) not in (CardType.CHARACTER, CardType.ITEM):
        return ()
    return ("5.1.1.2",) if event.exerted else ("5.1.1.1",)


def _enter_on_top(game: Game, event: e.Plays) -> None:
    """8.10.2, 8.10.4 to 8.10.6: exerted, drying, damage, place and effects are kept; the text is not."""
    assert event.shifted_onto is not None
    onto = event.shifted_onto[0]
    below = game.in_play[onto]
    state = below.copy()
    state.exerted = below.exerted or event.exerted
    state.damage += event.damage
    state.shifted = True
    state.under = [onto, *below.under]
    place = game.players[game.owner(onto)].play.index(onto)
    for other, _ in event.also_onto:
        _join(game, state, other)
    zones.take_out(game, onto)
    zones.put_in(game, onto, Zone.UNDER)
    now = zones.enter_play(game, event.card[0], state)
    play_zone = game.players[game.owner(onto)].play
    play_zone.remove(event.card[0])
    play_zone.insert(place, event.card[0])
    for old in (event.shifted_onto, *event.also_onto):
        _keep_effects(game, old, now)


def _join(game: Game, state: InPlay, other: int) -> None:
    """A second character below, whose states count as well: exerted, drying and damage of either."""
    also = game.in_play[other]
    state.exerted = state.exerted or also.exerted
    state.drying = state.drying or also.drying
    state.damage += also.damage
    state.under = [*state.under, other, *also.under]
    state.facedown |= also.facedown
    zones.take_out(game, other)
    zones.put_in(game, other, Zone.UNDER)


@changes(e.TakesOffStack)
def take_off_stack(game: Game, event: e.TakesOffStack, rules: Rules) -> bool:
    """The top card alone leaves play; the next faceup card is in play, in the state that the stack has."""
    card = event.card[0]
    if not game.is_in_play(event.card):
        return False
    state = game.in_play[card].copy()
    below = next((one for one in state.under if one not in state.facedown), None)
    zones.take_out(game, card)
    zones.put_in(game, card, Zone.HAND)
    if below is not None:
        state.under.remove(below)
        state.shifted = False
        _keep_effects(game, event.card, zones.enter_play(game, below, state))
    game.step(rules or ("1.2.1",), "is taken off its stack", card=game.named(card))
    return True


def _keep_effects(game: Game, old: Ref, new: Ref) -> None:
    """8.10.5: effects that apply to the character below apply to the one on top, and the other way."""
    game.lasting = [
        replace(one, cards=(one.cards - {old}) | {new}) if one.cards and old in one.cards else one
        for one in game.lasting
    ]
    game.waiting = [_speaking_of(game, one, one.name, old, new) for one in game.waiting]
    game.bag = [_speaking_of(game, one, one.label, old, new) for one in game.bag]


def _speaking_of(game: Game, one: _Waits, name: str, old: Ref, new: Ref) -> _Waits:
    """ "At the end of your turn, banish them" is such an effect too (6.2.7.2); "this card" is not."""
    bound = {
        slot: tuple(new if card == old and slot else card for card in cards)
        for slot, cards in one.bound.items()
    }
    if bound == one.bound:
        return one
    game.step("8.10.5", "the rules leave this open", ability=name, reading=DELAYED)
    return replace(one, bound=bound)
