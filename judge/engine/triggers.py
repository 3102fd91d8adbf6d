"""Which triggered abilities an event triggers, and adding them to the bag (CR 6.2, 7.7.3)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache

from judge.cards.abilities.ability import NamedAbility, Triggered
from judge.cards.abilities.node import Node
from judge.cards.abilities.predicates import Gains
from judge.cards.abilities.selections import OneOf, Role
from judge.cards.abilities.triggers import FirstTime, WhenMilled, WhenTakesDamage, WhileTrue
from judge.engine import readings
from judge.engine.applying import rules_of_trigger
from judge.engine.characteristics import gained_abilities
from judge.engine.context import Context
from judge.engine.events import DealsDamage, Event, LeavesPlay, Plays, Ref
from judge.engine.keywords.table import TRIGGERED, rules_of_keyword_in_bag, triggered_by_keyword
from judge.engine.lasting import InBag, Waiting
from judge.engine.meaning import CONDITIONS, PARTS, Roles, awaited, meets
from judge.engine.printed import Printed
from judge.engine.state import Game
from judge.engine.statics import has_lost, in_scope, is_within, saying
from judge.terms import CardType, Zone

PARTS |= {Triggered}


@dataclass(slots=True)
class Found:
    """A triggered ability whose condition is met, before it is added to the bag."""

    event: Event
    player: int
    source: Ref
    label: str
    ability: Triggered
    roles: Roles
    bound: Mapping[int, tuple[Ref, ...]]
    trigger: Node
    """The one of its trigger conditions that is met (6.2.6)."""
    reading: str = ""
    """The interpretation that it rests on, if on any."""
    waited: tuple[str, ...] = ()
    """The rule of a floating or a delayed ability."""
    place: int = 0
    """How many times the same event has met the same trigger condition before (6.2.1)."""


def triggered_by(game: Game, event: Event) -> list[Found]:
    """Every ability, on whatever card or floating, whose trigger condition the event meets (6.2.1)."""
    found: list[Found] = []
    kind = type(event)
    by_keyword, gained = kind in events_of_keywords(), bool(saying(game, Gains))
    for card in game.cards_in_play():
        printed = game.copies[card].printed
        for named in listeners(printed, kind) if printed.triggered else ():
            if works_in(named) is Zone.PLAY:
                _match(game, named, game.ref(card), event, found)
            else:
                _mention_that_it_works_elsewhere(game, named, game.ref(card), event)
        if by_keyword or gained:
            for named in _listening(game, card, kind):
                _match(game, named, game.ref(card), event, found)
    for card in game.elsewhere:
        for named in listeners(game.copies[card].printed, kind):
            if works_in(named) is game.zones[card] is not Zone.PLAY:
                _match(game, named, game.ref(card), event, found)
    if game.waiting:
        found += _waiting(game, event)
    return found


def triggered_below(game: Game, event: Plays) -> list[Found]:
    """ "When you play a character on this card": seen by the card that will be under it (8.10.1).

    What it then says of "this character" is of the one on top, which it has become.
    """
    found: list[Found] = []
    if event.shifted_onto is not None:
        for below in (event.shifted_onto, *event.also_onto):
            for named in listeners(game.copies[below[0]].printed, Plays):
                _match(game, named, below, event, found)
    top = (event.card[0], event.card[1] + 1)
    for one in found:
        one.roles.cards[0] = (top,)
        one.reading = readings.SHIFTED_ONTO
    return [one for one in found if getattr(one.trigger, "on", None) is not None]


def _listening(game: Game, card: int, kind: type[Event]) -> Iterator[NamedAbility]:
    """Abilities that the card has through its keywords, or has gained."""
    ref = game.ref(card)
    for named in triggered_by_keyword(game, ref):
        if listens(named, kind):
            yield named
    for named in gained_abilities(game, ref):
        if isinstance(named.ability, Triggered) and listens(named, kind):
            yield named


@cache
def events_of_keywords() -> frozenset[type[Event]]:
    """The events that a keyword's triggered ability waits for (8.13.1, 8.14.1)."""
    triggers = (trigger for named in TRIGGERED.values() for trigger in _triggers(named))
    return frozenset(kind for trigger in triggers for kind in awaited(trigger))


def _triggers(named: NamedAbility) -> tuple[Node, ...]:
    assert isinstance(named.ability, Triggered)
    return named.ability.triggers


def listeners(printed: Printed, kind: type[Event]) -> tuple[NamedAbility, ...]:
    """The printed abilities that wait for events of a kind; worked out once for each card."""
    found = printed.listens.get(kind)
    if found is None:
        found = tuple(named for named in printed.triggered if listens(named, kind))
        printed.listens[kind] = found
    return found


def listens(named: NamedAbility, kind: type[Event]) -> bool:
    assert isinstance(named.ability, Triggered)
    return any(kind in awaited(trigger) for trigger in named.ability.triggers)


def works_in(named: NamedAbility) -> Zone:
    """6.1.12: read the entire ability to see whether it works outside of play."""
    assert isinstance(named.ability, Triggered)
    return named.ability.works_in


def _match(game: Game, named: NamedAbility, source: Ref, event: Event, found: list[Found]) -> None:
    """6.1.13.6: its turn and its "while" must be as it says when the event happens, or it is not added."""
    ability = named.ability
    assert isinstance(ability, Triggered)
    you = game.owner(source[0])
    if has_lost(game, source, named.label):
        return
    ctx = Context(source, you, named.label)
    is_so = ability.condition is None or CONDITIONS[type(ability.condition)](game, ctx, ability.condition)
    is_so = is_so and in_scope(game, ability.scope, you)
    for trigger in ability.triggers:
        ways = meets(game, ctx, trigger, event)
        around = trigger.trigger if isinstance(trigger, WhileTrue) else trigger
        if (not is_so and ways) or (not ways and around is not trigger and meets(game, ctx, around, event)):
            _mention_that_it_does_not_occur(game, named, source, trigger)
        for place, roles in enumerate(ways if is_so else ()):
            found.append(Found(event, you, source, named.label, ability, roles, {}, trigger, place=place))


def _mention_that_it_works_elsewhere(game: Game, named: NamedAbility, source: Ref, event: Event) -> None:
    """6.1.12: "if this card is in your discard" does not function in play."""
    ctx = Context(source, game.owner(source[0]), named.label)
    if any(meets(game, ctx, trigger, event) for trigger in _triggers(named)):
        game.note("6.1.12", "is not added to the bag", ability=named.label, card=game.named(source[0]))


def _mention_that_it_does_not_occur(game: Game, named: NamedAbility, source: Ref, trigger: Node) -> None:
    assert isinstance(named.ability, Triggered)
    rules = rules_of_trigger(named.ability, trigger)
    game.note(rules, "is not added to the bag", ability=named.label, card=game.named(source[0]))


def _waiting(game: Game, event: Event) -> list[Found]:
    """6.2.7: floating and delayed triggered abilities; what is for once is used up."""
    found: list[Found] = []
    for one in list(game.waiting):
        if not is_within(game, one.window, one.source):
            continue
        before = len(found)
        ctx = Context(one.source, one.you, one.name, bound=dict(one.bound))
        ctx.bound_players |= one.bound_players
        for trigger in one.triggers:
            for roles in meets(game, ctx, trigger, event):
                ability = Triggered((trigger,), one.effect)
                roles = Roles(roles.cards, {**one.bound_players, **roles.players})
                found.append(Found(event, one.you, one.source, one.name, ability, roles, one.bound, trigger))
        for added in found[before:]:
            added.waited = ("6.2.7.2" if one.once else "6.2.7.1",)
        if one.once and len(found) > before:
            del found[before + 1 :]
            _use_up(game, one)
    return found


def _use_up(game: Game, used: Waiting) -> None:
    game.waiting = [one for one in game.waiting if one is not used]


def add_to_bag(game: Game, found: list[Found], moved: Mapping[Ref, Ref]) -> None:
    """7.7.3.1: each is added by the player whose card generated it, all at the same time."""
    for one in _once_for_all(found):
        source = moved.get(one.source, one.source)
        bound = {
            slot: _follow(cards, moved) for slot, cards in (*one.bound.items(), *one.roles.cards.items())
        }
        bound.setdefault(0, (source,))
        bound |= _roles_in_challenge(one.event, moved)
        game.serial += 1
        once = one.ability.times_per_turn
        mark = (one.source, one.label, one.ability) if once else ()
        waiting = InBag(
            one.player, source, one.label, one.ability.effect, bound, one.roles.players, one.event,
            once, mark, game.serial, one.place,
        )  # fmt: skip
        game.bag.append(waiting)
        game.step(
            _rules_of(game, one), "is added to the bag", ability=one.label,
            card=game.named(source[0]), player=game.players[one.player].name,
            reading=one.reading or readings.of_trigger(game, one.trigger, one.event),
        )  # fmt: skip


ADDED = ("7.7.3.1", "1.7.4", "6.2.1", "6.2.2", "1.6.1.1")
"""What is so of every triggered ability."""


def _rules_of(game: Game, one: Found) -> tuple[str, ...]:
    """Why it is added, and why it waits (4.3.4.1, 5.4.5, 6.1.12, 6.2.6, 6.7.3)."""
    rules = [*rules_of_keyword_in_bag(game, one.source, one.label), "6.2.3"]
    if isinstance(one.event, Plays) and one.source[0] == one.event.card[0]:
        rules.append("4.3.4.1")
    if isinstance(one.event, LeavesPlay):
        rules.append("7.4.3")
    if len(one.ability.triggers) > 1:
        rules.append("6.2.6")
    if one.ability.works_in is not Zone.PLAY:
        rules.append("6.1.12")
    rules += (*rules_of_trigger(one.ability, one.trigger), *one.waited)
    if isinstance(one.trigger, WhenTakesDamage) and not isinstance(one.event, DealsDamage):
        rules.append("1.9.2")
    if game.depth:
        rules += ["6.7.3", "1.7.2"]
    if any(game.type(card) is CardType.ACTION for card in game.in_play):
        rules.append("5.4.5")
    return (*rules, *ADDED)


def _once_for_all(found: list[Found]) -> list[Found]:
    """6.2.2: of what happens at the same time, only one thing is "the first time" or "1 or more"."""
    seen: dict[object, Found] = {}
    kept = []
    for one in found:
        key = (one.source, one.label, one.trigger)
        if key not in seen or not _is_once_for_all(one.trigger):
            kept.append(one)
        elif isinstance(one.trigger, FirstTime):
            seen[key].reading = readings.FIRST_OF_SEVERAL
        elif _speaks_of_one_or_more(one.trigger):
            _means_also(seen[key], one)
        seen.setdefault(key, one)
    return kept


def _is_once_for_all(trigger: Node) -> bool:
    if isinstance(trigger, FirstTime) or getattr(trigger, "one_or_more", False):
        return True
    return _speaks_of_one_or_more(trigger) or (isinstance(trigger, WhenMilled) and trigger.by_players)


def _speaks_of_one_or_more(trigger: Node) -> bool:
    """ "one or more of your characters are banished": once for all that are at the same time."""
    card = getattr(trigger, "card", None)
    return isinstance(card, OneOf) and card.count.most is None and card.count.least == 1


def _means_also(first: Found, other: Found) -> None:
    """ "them" are all of the cards that met the condition together; "this card" (0) stays what it is."""
    for slot, cards in other.roles.cards.items():
        before = first.roles.cards.get(slot, ())
        if slot:
            first.roles.cards[slot] = (*before, *(card for card in cards if card not in before))


def follow_in_bag(game: Game, old: Ref, new: Ref) -> None:
    """An action that has resolved is put into the discard, where "that song" still means it (6.1.11)."""
    game.bag = [
        replace(one, bound={slot: _follow(cards, {old: new}) for slot, cards in one.bound.items()})
        for one in game.bag
    ]


def _roles_in_challenge(event: Event, moved: Mapping[Ref, Ref]) -> dict[int, tuple[Ref, ...]]:
    """Who challenges and who is challenged, where the event says so (4.6.1)."""
    roles = ((Role.CHALLENGING, "challenger"), (Role.CHALLENGED, "challenged"))
    cards = ((role, getattr(event, name, None)) for role, name in roles)
    return {role: _follow((card,), moved) for role, card in cards if card is not None}


def _follow(cards: tuple[Ref, ...], moved: Mapping[Ref, Ref]) -> tuple[Ref, ...]:
    return tuple(moved.get(card, card) for card in cards)
