"""Whether a card may be played, from where, and for free (CR 4.3.2, 6.1.7, 6.1.12)."""

from collections.abc import Callable
from typing import Any

from judge.cards.abilities.node import Node
from judge.engine.applying import rules_of_conditions, rules_of_effect
from judge.engine.costs import own_effects
from judge.engine.entering import Played
from judge.engine.meaning import PREDICATES
from judge.engine.state import Game
from judge.engine.statics import InForce, holds, saying
from judge.engine.steps import Illegal, Reason
from judge.terms import Zone

Prevents = Callable[[Game, InForce, Any, int, int], bool]
PREVENTS: dict[type[Node], Prevents] = {}
"""Effects that keep a player from playing a card: whether this one is about this player and card."""
Allows = Callable[[Game, InForce, Any, int, int, Zone], bool]
FROM_ELSEWHERE: dict[type[Node], Allows] = {}
"""Effects that let a player play a card from another zone than hand."""
Pays = Callable[[Game, InForce, Any, int, int], "Played | None"]
FOR_FREE: dict[type[Node], Pays] = {}
"""Effects that let a player play a card for free, or for something else than ink: pays that and says how."""


def prevents_playing(node: type[Node]) -> Callable[[Prevents], Prevents]:
    def enter(function: Prevents) -> Prevents:
        PREVENTS[node] = function
        PREDICATES[node] = "playing"
        return function

    return enter


def allows_from_elsewhere(node: type[Node]) -> Callable[[Allows], Allows]:
    def enter(function: Allows) -> Allows:
        FROM_ELSEWHERE[node] = function
        PREDICATES.setdefault(node, "playing")
        return function

    return enter


def allows_for_free(node: type[Node]) -> Callable[[Pays], Pays]:
    def enter(function: Pays) -> Pays:
        FOR_FREE[node] = function
        PREDICATES.setdefault(node, "playing")
        return function

    return enter


def reasons_cannot_play(
    game: Game, player: int, card: int, source: Zone = Zone.HAND, for_free: bool = False
) -> list[Reason]:
    """4.3.2: from hand, unless something allows another zone; and nothing prevents it (1.2.2)."""
    params = {"card": game.named(card), "player": game.players[player].name}
    reasons = []
    if game.owner(card) != player or game.zones[card] is not source:
        theirs = () if game.owner(card) == player else ("1.4.3",)
        reasons.append(Reason(("4.3.2", "4.3.1", *theirs), "is not in hand", params))
    elif source is not Zone.HAND and _allowing(game, player, card, source) is None:
        reasons.append(Reason(("4.3.2", "4.3.1"), "can be played only from hand", params))
    if not game.copies[card].printed.known:
        reasons.append(Reason(("4.3.2.1",), "is not known", params))
    return reasons + reasons_prevented(game, player, card)


def reasons_prevented(game: Game, player: int, card: int) -> list[Reason]:
    """1.2.2: an effect that prevents playing it, whatever allows it."""
    reasons = []
    for effect, node in _about(game, card, tuple(PREVENTS)):
        if holds(game, effect) and PREVENTS[type(node)](game, effect, node, player, card):
            params = {
                "card": game.named(card),
                "ability": effect.label,
                "source": game.named(effect.ctx.source[0]),
            }
            rules = ("1.2.2", "4.3.2", *_rules_of(game, effect))
            reasons.append(Reason(rules, "an effect prevents it", params))
    return reasons


def _rules_of(game: Game, effect: InForce) -> tuple[str, ...]:
    """6.1.12: what a card says of itself while it is played applies outside of the Play zone."""
    if game.is_in_play(effect.ctx.source) or effect.lasting is not None:
        return rules_of_effect(effect)
    return ("6.1.12", *rules_of_conditions(effect))


def _allowing(game: Game, player: int, card: int, source: Zone) -> tuple[InForce, Node] | None:
    """The first effect that lets it be played from there."""
    for effect, node in _about(game, card, tuple(FROM_ELSEWHERE)):
        if holds(game, effect) and FROM_ELSEWHERE[type(node)](game, effect, node, player, card, source):
            return effect, node
    return None


def play_from_elsewhere(game: Game, player: int, card: int, source: Zone) -> bool:
    """1.2.1: the text supersedes 4.3.2; whether it says that the card enters exerted. Names are kept."""
    found = _allowing(game, player, card, source)
    if found is None:
        return False
    effect, node = found
    supersede_hand(game, card, effect.label, _rules_of(game, effect))
    if getattr(node, "names_once", False):
        game.uses |= {(effect.ctx.source, effect.label, name): 1 for name in game.card(card).names}
    return bool(getattr(node, "exerted", False))


def supersede_hand(game: Game, card: int, ability: str, rules: tuple[str, ...] = ()) -> None:
    """1.2.1: cards are otherwise played from hand (4.3.2)."""
    zone = game.zones[card].value
    game.step(
        ("1.2.1", "4.3.2", *rules), "the card's text lets it be played from there",
        card=game.named(card), zone=zone, ability=ability,
    )  # fmt: skip


def way_to_play_for_free(game: Game, player: int, card: int) -> Played:
    """4.3.2.2, 1.5.5.3: some effect must allow it, and what it asks for instead is paid."""
    for effect, node in _about(game, card, tuple(FOR_FREE)):
        if holds(game, effect):
            played = FOR_FREE[type(node)](game, effect, node, player, card)
            if played is not None:
                rules = ("1.5.5.3", "1.5.5", "4.3.2.2", *_rules_of(game, effect))
                game.step(rules, "plays for free", card=game.named(card), ability=effect.label)
                return played
    unmet = [effect for effect, _ in _about(game, card, tuple(FOR_FREE)) if effect.ctx.source[0] == card]
    rules = ("1.5.5.3", "6.1.7", "4.3.2.2", *(rule for effect in unmet for rule in _rules_of(game, effect)))
    raise Illegal(Reason(rules, "nothing lets it be played for free", {"card": game.named(card)}))


def _about(game: Game, card: int, kinds: tuple[type[Node], ...]) -> list[tuple[InForce, Node]]:
    """What cards in play and resolved effects say, and the card's own text before it is in play."""
    found = [pair for kind in kinds for pair in saying(game, kind)]
    return found if card in game.in_play else found + own_effects(game, card, kinds)
