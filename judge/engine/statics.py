"""Static abilities in force: from cards in play and from resolved effects (CR 6.4)."""

from collections.abc import Iterator
from dataclasses import dataclass, fields

from judge.cards.abilities.ability import NamedAbility, Static, Tie, TurnScope
from judge.cards.abilities.conditions import SubjectIs
from judge.cards.abilities.node import Node
from judge.cards.abilities.players import ThatPlayer
from judge.cards.abilities.predicates import Applies, Gains, LosesAbility
from judge.cards.abilities.selections import Reference
from judge.engine.context import Context
from judge.engine.describe import means_card
from judge.engine.events import Ref
from judge.engine.lasting import Ends, Lasting, Window
from judge.engine.meaning import CONDITIONS, PARTS
from judge.engine.state import Game

PARTS |= {Applies, Static}


@dataclass(slots=True, eq=False)
class InForce:
    """One effect of a static ability, with what decides whether it applies now."""

    ctx: Context
    node: Node
    conditions: tuple[Node, ...]
    scope: TurnScope | None
    label: str
    cards: frozenset[Ref] | None = None
    """The cards it was applied to (6.4.2.2); None if it is continuous (6.4.2.1, 6.4.2.3)."""
    players: frozenset[int] | None = None
    fixed: int | None = None
    """What "for each" counted when it resolved; None if it is counted continuously (6.1.8)."""
    window: Window | None = None
    lasting: Lasting | None = None
    """What it came from, if from a resolved effect."""
    outlasts: bool = False
    """Whether its player has left the game (9.2.3)."""
    holds: bool | None = None
    of_subject: tuple[Node, ...] = ()
    """Conditions that are asked of the card or the player it speaks of."""
    once: bool = False
    """ "Once during your turn" (6.1.13.2)."""
    tie: Tie = Tie.WHILE
    """The word before its condition (6.4.4)."""

    def __post_init__(self) -> None:
        if self.conditions:
            self.conditions, self.of_subject = _sorted_conditions(self.node, self.conditions)


_SORTED: dict[tuple[int, ...], tuple[tuple[Node, ...], tuple[Node, ...], object]] = {}
"""Sorted once for each ability; the last entry keeps the nodes alive whose identity is the key."""


def _sorted_conditions(node: Node, conditions: tuple[Node, ...]) -> tuple[tuple[Node, ...], tuple[Node, ...]]:
    """Those asked once, and those asked of each card or player that the sentence speaks of."""
    key = (id(node), *map(id, conditions))
    known = _SORTED.get(key)
    if known is None:
        slot = _slot_of_subject(node)
        asked = tuple(one for one in conditions if _speaks_of_subject(one, slot))
        plain = tuple(one for one in conditions if one not in asked)
        known = _SORTED[key] = (plain, asked, (node, conditions))
    return known[0], known[1]


def _slot_of_subject(node: Node) -> int | None:
    """The slot of "your characters", "opponents": those the sentence speaks of, one by one."""
    who = node.subject if isinstance(node, Applies) else getattr(node, "players", None)
    slot = getattr(who, "slot", 0)
    return slot if slot > 0 else None


def _speaks_of_subject(condition: Node, slot: int | None) -> bool:
    """ "while here", "unless they're being challenged", "unless one of their characters has challenged"."""
    if isinstance(condition, SubjectIs):
        return True
    if isinstance(condition, Reference | ThatPlayer):
        return condition.slot == slot
    parts = (getattr(condition, one.name) for one in fields(condition))
    return any(_speaks_of_subject(part, slot) for value in parts for part in _nodes(value))


def _nodes(value: object) -> Iterator[Node]:
    if isinstance(value, Node):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _nodes(part)


Index = dict[type[Node], list[tuple[InForce, Node]]]


def _enter(found: Index, effect: InForce) -> None:
    parts = effect.node.predicates if isinstance(effect.node, Applies) else (effect.node,)
    for part in parts:
        found.setdefault(type(part), []).append((effect, part))


NOTHING: list[tuple[InForce, Node]] = []


def statics(game: Game) -> Index:
    """What static abilities say now; gathered once for each state of the game."""
    if game.spoken is None:
        game.spoken = {}
        _gather(game, game.spoken)
    return game.spoken


def saying(game: Game, predicate: type[Node]) -> list[tuple[InForce, Node]]:
    """Every effect that says this of some card, whether or not it applies now."""
    index = game.spoken
    if index is None:
        index = statics(game)
    return index.get(predicate, NOTHING)


def _gather(game: Game, found: Index) -> None:
    for card in game.in_play:
        for named in game.copies[card].printed.statics:
            _add_ability(found, named, game.ref(card), game.owner(card))
    for lasting in game.lasting:
        _add_lasting(game, found, lasting)
    _add_gained(game, found)


def _add_ability(found: Index, named: NamedAbility, source: Ref, you: int) -> None:
    ability = named.ability
    assert isinstance(ability, Static)
    outer = () if ability.condition is None else (ability.condition,)
    for node in ability.effects:
        inner = node.condition if isinstance(node, Applies) else None
        conditions = outer if inner is None else (*outer, inner)
        force = InForce(Context(source, you, named.label), node, conditions, ability.scope, named.label)
        force.once, force.tie = ability.once, ability.tie
        _enter(found, force)


def _add_lasting(game: Game, found: Index, lasting: Lasting) -> None:
    if not is_within(game, lasting.window, lasting.source):
        return
    ctx = Context(lasting.source, lasting.you, lasting.name, bound=dict(lasting.bound))
    node = lasting.node
    conditions = (node.condition,) if isinstance(node, Applies) and node.condition is not None else ()
    force = InForce(ctx, node, conditions, None, lasting.name, lasting.cards, lasting.players)
    force.fixed, force.window, force.lasting = lasting.amount, lasting.window, lasting
    force.outlasts = not game.players[lasting.you].in_game
    _enter(found, force)


def _add_gained(game: Game, found: Index) -> None:
    """Static abilities in quotation marks work for each card that gained them."""
    for effect, gains in list(found.get(Gains, ())):
        assert isinstance(gains, Gains)
        for ability in gains.abilities:
            if isinstance(ability, Static):
                for card in game.in_play:
                    if applies_to(game, effect, game.ref(card)):
                        _add_ability(found, NamedAbility(None, ability), game.ref(card), game.owner(card))


def is_within(game: Game, window: Window, source: Ref) -> bool:
    """Whether a duration is running: "during their next turn" waits for that turn (6.1.13.1)."""
    if window.from_turn_of is not None:
        return game.is_turn_of(window.from_turn_of) and game.turn > window.made_on_turn
    return window.ends is not Ends.WHILE_SOURCE_IN_PLAY or game.is_in_play(source)


def holds(game: Game, effect: InForce) -> bool:
    """Whether its turn and its conditions are as it says (6.1.13.6, 6.4.3)."""
    if effect.holds is None:
        effect.holds = False  # a condition that asks for itself finds nothing yet
        effect.holds = (
            in_scope(game, effect.scope, effect.ctx.you)
            and all(CONDITIONS[type(one)](game, effect.ctx, one) for one in effect.conditions)
            and not has_lost(game, effect.ctx.source, effect.label)
        )
    return effect.holds


def holds_for(game: Game, effect: InForce, player: int) -> bool:
    """The same for an effect that speaks of players: each is asked on their own."""
    slot = _slot_of_subject(effect.node)
    if slot is not None:
        effect.ctx.bound_players[slot] = (player,)
    return holds(game, effect) and all(
        CONDITIONS[type(condition)](game, effect.ctx, condition) for condition in effect.of_subject
    )


def has_lost(game: Game, ref: Ref, label: str) -> bool:
    """ "loses the Stone by Day ability": the ability is named by its story name (5.2.8)."""
    return any(
        isinstance(said, LosesAbility)
        and said.name.casefold() == label.casefold()
        and applies_to(game, by, ref)
        for by, said in saying(game, LosesAbility)
    )


def in_scope(game: Game, scope: TurnScope | None, you: int) -> bool:
    """6.1.13.1: "during your turn", "during opponents' turns"."""
    if scope is None:
        return True
    if scope is TurnScope.YOUR_TURN:
        return game.is_turn_of(you)
    return game.are_opponents(you, game.active)


def applies_to(game: Game, effect: InForce, ref: Ref) -> bool:
    """Whether the effect is about this card, now; its condition may name the cards that it speaks of."""
    if effect.conditions and not holds(game, effect):
        return False
    return is_about(game, effect, ref) and holds(game, effect)


def is_about(game: Game, effect: InForce, ref: Ref) -> bool:
    """Whether its subject means this card, in the state that a "while …" asks of it."""
    if effect.cards is not None:
        if ref not in effect.cards:
            return False
    elif not isinstance(effect.node, Applies) or not means_card(game, effect.ctx, effect.node.subject, ref):
        return False
    if effect.players is not None and game.owner(ref[0]) not in effect.players:
        return False
    return not effect.of_subject or _subject_is_so(game, effect, ref)


def _subject_is_so(game: Game, effect: InForce, ref: Ref) -> bool:
    """ "while here", "while being challenged": asked of each card on its own."""
    effect.ctx.subject = ref
    slot = _slot_of_subject(effect.node)
    if slot is not None:
        effect.ctx.bound[slot] = (ref,)
    return all(CONDITIONS[type(one)](game, effect.ctx, one) for one in effect.of_subject)
