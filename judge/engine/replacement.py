"""Replacement effects (CR 6.5): applied one at a time, each once for an event, identical ones only once."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from judge.cards.abilities.flow import May
from judge.cards.abilities.node import Node
from judge.cards.abilities.triggers import WhenTakesDamage
from judge.engine import events as e
from judge.engine.applying import rules_of_times
from judge.engine.characteristics import has_keyword
from judge.engine.choices import Ask, Choice
from judge.engine.events import Event
from judge.engine.meaning import PREDICATES
from judge.engine.readings import RESIST_FIRST
from judge.engine.speaking import speaks_of_cards
from judge.engine.state import Game
from judge.engine.statics import InForce, statics
from judge.terms import Keyword

Candidate = tuple[InForce, Node]
Applies = Callable[[Game, InForce, Any, Any], bool]
Replaces = Callable[[Game, InForce, Any, Any], list[Event]]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of replacement effect: the events it waits for, whether it can apply, what happens instead."""

    events: tuple[type[Event], ...]
    """None named: whatever the effect's own words wait for."""
    applies: Applies
    replaces: Replaces
    rules: tuple[str, ...] = ()
    """What makes it so besides the rules of replacement effects."""


KINDS: dict[type[Node], Kind] = {}


def replaces(
    node: type[Node], *events: type[Event], applies: Applies, rules: tuple[str, ...] = ()
) -> Callable[[Replaces], Replaces]:
    """Enter a function that gives the modified events of a replacement effect."""

    def enter(function: Replaces) -> Replaces:
        KINDS[node] = Kind(events, applies, function, rules)
        PREDICATES[node] = "replacement"
        return function

    return enter


def after_replacement(game: Game, event: Event, rules: tuple[str, ...] = ()) -> list[Event]:
    """What really happens: the event, or what replacement effects made of it (6.5.4, 6.7.2.2)."""
    return _replaced(game, event, game.replacing, rules)


def is_replaced_only_by(game: Game, event: Event, kind: type[Node]) -> bool:
    """6.7.2.2: what will apply, whatever is chosen for the event, before its instructions are followed."""
    return {type(node) for _, node in _that_can_apply(game, event, game.replacing)} == {kind}


def _replaced(game: Game, event: Event, used: frozenset[object], rules: tuple[str, ...]) -> list[Event]:
    """6.5.7.1 to 6.5.7.3: choose one that can apply, apply it, and look again at the modified event.

    The rules are those by which the event would have happened.
    """
    candidates = _that_can_apply(game, event, used)
    if not candidates:
        return [event]
    several = _instances(candidates)
    effect, node = _choose(game, event, several)
    now_used = used | {_identity(effect, node)}
    _end_the_same_ones(game, candidates, effect, node)
    kind = KINDS[type(node)]
    if isinstance(getattr(node, "effect", None), May) and not _wanted(game, effect):
        return _replaced(game, event, now_used, rules)
    choice = ("6.5.7",) if len(several) > 1 else ()
    why = (*kind.rules, *rules_of_times(effect), *_rules_of_damage(node, event), *rules)
    game.step(
        (*REPLACES, *choice, *why),
        "is replaced",
        ability=effect.label,
        card=game.named(effect.ctx.source[0]),
        reading=_reading(game, event),
    )
    before, game.replacing = game.replacing, now_used  # 6.5.5: nor can it replace what it made of the event
    modified = kind.replaces(game, effect, node, event)
    game.routine(("6.5.7.3", "6.5.5"), "looks again at the modified event")
    game.replacing = before
    return [one for changed in modified for one in _replaced(game, changed, now_used, rules)]


REPLACES = ("6.5.7.2", "6.5.1.1", "6.5.1", "1.6.1.4", "6.5.2", "6.5.3", "6.5.4", "6.7.2.2")


def _rules_of_damage(node: Node, event: Event) -> tuple[str, ...]:
    """What "would take damage" includes (1.9.1.5), and what is dealt alone (1.9.1.1)."""
    if not isinstance(event, e.DealsDamage | e.PutsDamage | e.MovesDamage):
        return ()
    awaited = getattr(node, "event", None)
    return ("1.9.1.1",) if isinstance(awaited, WhenTakesDamage) and awaited.dealt else ("1.9.1.5",)


def _reading(game: Game, event: Event) -> str:
    """What "would be dealt" is what Resist has left of it (8.8.1): no rule says which comes first."""
    is_reduced = isinstance(event, e.DealsDamage) and has_keyword(game, event.card, Keyword.RESIST)
    return RESIST_FIRST if is_reduced else ""


def _that_can_apply(game: Game, event: Event, used: frozenset[object]) -> list[Candidate]:
    """6.5.3: those that exist now; 6.5.5: each has one chance."""
    found: list[Candidate] = []
    by_predicate = statics(game)
    if not by_predicate:
        return found
    for node_type, kind in KINDS.items():
        if kind.events and type(event) not in kind.events:
            continue
        for effect, node in by_predicate.get(node_type, ()):
            if _identity(effect, node) not in used and kind.applies(game, effect, node, event):
                found.append((effect, node))
    return found


def _identity(effect: InForce, node: Node) -> object:
    """6.5.8: instances of the same effect are one; of different sources' cards they are the same text."""
    return effect.label, node


def _instances(candidates: list[Candidate]) -> list[Candidate]:
    """Those between which there is a choice: the same effect of two cards, where it speaks of its card."""
    different: dict[object, Candidate] = {}
    for effect, node in candidates:
        source = effect.ctx.source if effect.lasting is None and _speaks_of_its_card(node) else None
        different.setdefault((_identity(effect, node), source), (effect, node))
    return list(different.values())


def _speaks_of_its_card(node: Node) -> bool:
    effect = getattr(node, "effect", None)
    return isinstance(effect, Node) and speaks_of_cards(effect)


def _choose(game: Game, event: Event, several: list[Candidate]) -> Candidate:
    """6.5.7, 6.5.8: the player whose cards are affected chooses, of the same effect too."""
    if len(several) == 1:
        return several[0]
    names = [effect.label for effect, _ in several]
    labels = tuple(
        f"{effect.label} ({game.copies[effect.ctx.source[0]].label})"
        if names.count(effect.label) > 1
        else effect.label
        for effect, _ in several
    )
    player = affected_player(game, event)
    choice = Choice(Ask.REPLACEMENT, player, "", tuple(range(len(several))), texts=labels)
    return several[int(str(game.decide(choice)[0]))]


def affected_player(game: Game, event: Event) -> int:
    """Whose card, or who, the event is about."""
    if isinstance(event, e.DealsDamage | e.PutsDamage | e.MovesDamage | e.LeavesPlay):
        return game.owner(event.card[0])
    player = getattr(event, "player", game.active)
    return int(player)


def _end_the_same_ones(game: Game, candidates: list[Candidate], effect: InForce, node: Node) -> None:
    """6.5.8: two instances can't apply to one event; the rest cease to exist."""
    same = [
        one for one, its in candidates if one is not effect and _identity(one, its) == _identity(effect, node)
    ]
    for other in same:
        if other.lasting is None:
            source = game.named(other.ctx.source[0])
            game.step("6.5.8", "another instance can't apply", ability=other.label, card=source)
        else:
            game.step("6.5.8", "the same effect can't apply twice", ability=other.label)
            _remove_lasting(game, other)


def _remove_lasting(game: Game, effect: InForce) -> None:
    """One that came from a resolved effect is over; one printed on a card in play stays."""
    if effect.lasting is not None:
        game.lasting = [one for one in game.lasting if one is not effect.lasting]
        game.changed()


def use_up(game: Game, effect: InForce) -> None:
    """ "The next time …": it applies once and is over."""
    _remove_lasting(game, effect)


def _wanted(game: Game, effect: InForce) -> bool:
    """ "you may … instead" (6.1.4)."""
    choice = Choice(Ask.MAY, effect.ctx.you, effect.label, (True, False), source=effect.ctx.source[0])
    return game.decide(choice)[0] is True
