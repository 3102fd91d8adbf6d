"""The deeds of a question as entries of `do`, their cards put on the board."""

import re
from dataclasses import replace

from judge.ask.builder import NAMES, Builder, Placed
from judge.ask.deed import Deed, other_player
from judge.ask.pieces import Thing
from judge.scenario.turn_actions import (
    BoostAction,
    ChallengeAction,
    EndTurnAction,
    InkAction,
    InOrder,
    MoveAction,
    PlayAction,
    QuestAction,
    TurnAction,
    UseAction,
)
from judge.terms import CardType, Zone

_PLENTY = 10
_OWN = re.compile(r"\bone of your\b|\bof yours\b")
_ONTO_ONES_OWN = re.compile(r"on top of one of your characters")
"""Shift's reminder, which chooses nothing."""
_EXERT = frozenset({"quest", "challenge", "sing", "use"})
"""Whoever does this was ready before."""


def turn_action(builder: Builder, deed: Deed, active: str) -> TurnAction:
    """The deed as an entry of `do`, its cards put in place."""
    action = _ACTIONS[deed.kind](builder, deed)
    for one in builder.placed:
        one.acted = one.acted or (deed.kind in _EXERT and one.thing in (deed.card, *deed.singers))
    if deed.actor != active:
        action = replace(action, by=NAMES[builder.language][deed.actor])
    if not deed.chooses:
        return action
    chosen = [builder.put(thing, owner_of_chosen(builder, thing, deed)).reference for thing in deed.chooses]
    return replace(action, choices=InOrder(tuple(chosen)))


def owner_of_chosen(builder: Builder, thing: Thing, deed: Deed) -> str:
    """Whose the question says; else the opponent's, unless the card lets one choose only one's own."""
    if thing.owner or any(one.thing is thing for one in builder.placed):
        return thing.owner or next(one.owner for one in builder.placed if one.thing is thing)
    text = deed.card.text_of_card if deed.card else ""
    own = bool(_OWN.search(_ONTO_ONES_OWN.sub("", text)))
    builder.assume("my card" if own else "opponent's card", card=thing.text or "?")
    return deed.actor if own else other_player(deed.actor)


def _card(deed: Deed) -> Thing:
    assert deed.card is not None
    return deed.card


def _other(deed: Deed) -> Thing:
    assert deed.other is not None
    return deed.other


def _challenge(builder: Builder, deed: Deed) -> TurnAction:
    challenger = builder.put(_card(deed), _card(deed).owner or deed.actor)
    if deed.inferred:
        builder.assume("challenges", card=challenger.reference)
    return ChallengeAction(challenger.reference, _challenged(builder, deed).reference)


def _challenged(builder: Builder, deed: Deed) -> Placed:
    """Who is to be challenged is exerted, unless the question says how it is (4.6.4.2)."""
    thing = _other(deed)
    owner = thing.owner or other_player(deed.actor)
    if thing is deed.card:
        return builder.put(thing, owner)
    for one in filter(None, (thing, thing.beside)):
        _exert(builder, builder.put(one, owner))
    return builder.put(thing, owner)


def _exert(builder: Builder, placed: Placed) -> None:
    unsaid = placed.thing.exerted is None and not placed.acted and not placed.played
    if placed.card.type is CardType.CHARACTER and unsaid:
        placed.exerted = True
        builder.assume("exerted", card=placed.reference)


def _quest(builder: Builder, deed: Deed) -> TurnAction:
    return QuestAction(builder.put(_card(deed), _card(deed).owner or deed.actor).reference)


def _sing(builder: Builder, deed: Deed) -> TurnAction:
    song, singers = _card(deed), deed.singers
    for singer in singers:
        if singer.card is None and song.card is not None:
            singer.numbers.setdefault("cost", song.card.cost)
    named = [singer.card.cost for singer in singers if singer.card]
    if song.card is None and named:
        song.numbers.setdefault("cost", min(named))
    placed = builder.put(song, deed.actor, Zone.HAND)
    with_these = tuple(builder.put(singer, singer.owner or deed.actor).reference for singer in singers)
    return PlayAction(placed.reference, sing_with=with_these)


def _play(builder: Builder, deed: Deed) -> TurnAction:
    card = builder.put(_card(deed), deed.actor, Zone.HAND)
    builder.pays(deed.actor, 0 if deed.free else card.card.cost)
    card.played = card.card.type is not CardType.ACTION
    onto: tuple[str, ...] = ()
    if deed.other is not None:
        onto = (builder.put(deed.other, deed.other.owner or deed.actor, name=card.card.name).reference,)
    return PlayAction(card.reference, shift_onto=onto, for_free=deed.free, exerted=deed.exerted)


def _ink(builder: Builder, deed: Deed) -> TurnAction:
    return InkAction(builder.put(_card(deed), deed.actor, Zone.HAND).reference)


def _move(builder: Builder, deed: Deed) -> TurnAction:
    mover = builder.put(_card(deed), _card(deed).owner or deed.actor)
    location = builder.put(_other(deed), _other(deed).owner or deed.actor)
    builder.pays(deed.actor, 0 if deed.free else location.card.move_cost or 0)
    return MoveAction(mover.reference, location.reference)


def _use(builder: Builder, deed: Deed) -> TurnAction:
    builder.pays(deed.actor, _PLENTY)
    return UseAction(builder.put(_card(deed), _card(deed).owner or deed.actor).reference)


def _boost(builder: Builder, deed: Deed) -> TurnAction:
    builder.pays(deed.actor, _PLENTY)
    return BoostAction(builder.put(_card(deed), _card(deed).owner or deed.actor).reference)


def _end_turn(builder: Builder, deed: Deed) -> TurnAction:
    if deed.other is not None:
        _challenged(builder, deed)
    return EndTurnAction()


_ACTIONS = {
    "challenge": _challenge,
    "quest": _quest,
    "sing": _sing,
    "play": _play,
    "ink": _ink,
    "move": _move,
    "use": _use,
    "boost": _boost,
    "end_turn": _end_turn,
}
