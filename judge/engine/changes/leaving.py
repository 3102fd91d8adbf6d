"""Leaving play, with the whole stack and the last known values (CR 5.1.1.7, 6.7.6)."""

from collections.abc import Iterable

from judge.engine import characteristics, zones
from judge.engine import events as e
from judge.engine.applying import rules_of_ending
from judge.engine.changes.table import Rules, changes, cite
from judge.engine.changes.zones import enters_inkwell_exerted
from judge.engine.events import Ref
from judge.engine.pieces import LastKnown
from judge.engine.state import Game
from judge.terms import Zone


@changes(e.LeavesPlay, e.Banishes)
def leave_play(game: Game, event: e.LeavesPlay, rules: Rules) -> bool:
    """The card and all cards under it go to the same zone (5.1.1.7); damage ceases to exist (1.9.3)."""
    card = event.card[0]
    if not game.is_in_play(event.card):
        return False
    under = list(game.in_play[card].under)
    last = game.last_known.get(event.card) or _last_known(game, event.card)
    _report_leaving(game, event, rules)
    zones.take_out(game, card)
    for below in under:
        zones.put_in(game, below, event.to, event.position)
    now = zones.put_in(game, card, event.to, event.position)
    game.last_known[event.card] = game.last_known[now] = last
    if event.to is Zone.INKWELL and (event.exerted or enters_inkwell_exerted(game, game.owner(card))):
        game.players[game.owner(card)].exerted_ink |= {card, *under}
    for other in game.in_play.values():
        if other.at == card:
            other.at = None
    return True


def remember(game: Game, leaving: Iterable[Ref]) -> None:
    """6.7.6: of cards that leave at the same time, the values from before any of them left."""
    game.last_known |= {ref: _last_known(game, ref) for ref in leaving if game.is_in_play(ref)}


def _report_leaving(game: Game, event: e.LeavesPlay, rules: Rules) -> None:
    card = game.named(event.card[0])
    if isinstance(event, e.Banishes):
        game.step(cite(rules or ("6.7.2.4",), "7.6.1"), "is banished", card=card)
    else:
        found = cite(rules, "7.1.6", *(("5.1.2.4", "5.1.1.10") if event.to is Zone.INKWELL else ()))
        game.step(found, "leaves play", card=card, zone=event.to.value, position=event.position)
    states = (_STATES_THERE[event.to],) if event.to in _STATES_THERE else ()
    game.routine(("7.1.6", *states), "becomes a new card", card=card)
    if game.recording and any(named.ability for named in game.copies[event.card[0]].printed.statics):
        game.routine(rules_of_ending(game, event.card), "its static abilities end", card=card)
    if game.in_play[event.card[0]].damage:
        game.routine("1.9.3", "its damage ceases to exist", card=card)
    if game.in_play[event.card[0]].under:
        shifted = ("8.10.7",) if game.in_play[event.card[0]].shifted else ()
        game.routine(("5.1.1.7", *shifted), "the stack goes along", card=card, zone=event.to.value)


_STATES_THERE = {
    Zone.INKWELL: "5.1.2.4",
    Zone.DECK: "5.1.2.5",
    Zone.DISCARD: "5.1.2.6",
    Zone.HAND: "5.1.2.7",
}
"""What states a card can have in its new zone; those it had in play are gone."""


def _last_known(game: Game, ref: Ref) -> LastKnown:
    """6.7.6: its values from before it left play."""
    state = game.in_play[ref[0]]
    return LastKnown(
        strength=characteristics.strength(game, ref),
        willpower=characteristics.willpower(game, ref),
        lore=characteristics.lore(game, ref),
        damage=state.damage,
        exerted=state.exerted,
        under=tuple(state.under),
        at=None if state.at is None else game.ref(state.at),
        keywords=frozenset(characteristics.keywords(game, ref)),
        shifted=state.shifted,
        classifications=characteristics.classifications(game, ref),
        there=tuple((one, _last_known(game, one)) for one in _characters_at(game, ref[0])),
    )


def _characters_at(game: Game, location: int) -> list[Ref]:
    return [game.ref(card) for card, state in game.in_play.items() if state.at == location]
