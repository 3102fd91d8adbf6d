"""Damage dealt, put, moved and removed (CR 1.9.1)."""

from judge.cards.abilities.statics import DamageCantBeRemoved
from judge.engine import events as e
from judge.engine.changes.table import Rules, changes, cite
from judge.engine.describe import means_card
from judge.engine.events import Ref
from judge.engine.meaning import PREDICATES
from judge.engine.readings import MOVED_AT_ONCE
from judge.engine.state import Game
from judge.engine.statics import holds, saying


@changes(e.DealsDamage)
def deal_damage(game: Game, event: e.DealsDamage, rules: Rules) -> bool:
    """1.9.1.1; damage reduced to 0 is not dealt at all (8.8.2)."""
    if event.amount <= 0 or not game.is_in_play(event.card):
        return False
    game.in_play[event.card[0]].damage += event.amount
    game.banish_causes[event.card[0]] = event
    game.step(
        cite(rules, "1.9.1.1", "1.9.1.5", "1.9.1", *_becomes_damaged(game, event)),
        "is dealt damage",
        card=game.named(event.card[0]),
        amount=event.amount,
    )
    return True


@changes(e.PutsDamage)
def put_damage(game: Game, event: e.PutsDamage, rules: Rules) -> bool:
    """1.9.1.2."""
    if event.amount <= 0 or not game.is_in_play(event.card):
        return False
    game.in_play[event.card[0]].damage += event.amount
    game.banish_causes[event.card[0]] = event
    game.step(
        cite(rules, "1.9.1.2", "1.9.1.5", "1.9.1", *_becomes_damaged(game, event)),
        "damage is put on",
        card=game.named(event.card[0]),
        amount=event.amount,
    )
    return True


@changes(e.MovesDamage)
def move_damage(game: Game, event: e.MovesDamage, rules: Rules) -> bool:
    """1.9.1.4."""
    if event.amount <= 0 or not game.is_in_play(event.card):
        return False
    game.in_play[event.card[0]].damage += event.amount
    game.banish_causes[event.card[0]] = event
    cited = cite(rules, "1.9.1.4", "1.9.1.5", "1.9.1", *_becomes_damaged(game, event))
    reading = MOVED_AT_ONCE if len(event.sources) > 1 else ""
    for (source, _), amount in event.sources:
        game.in_play[source].damage -= amount
        params = {"source": game.named(source), "card": game.named(event.card[0]), "amount": amount}
        game.step(cited, "damage is moved", reading=reading, **params)
    return True


def _becomes_damaged(game: Game, event: e.DealsDamage | e.PutsDamage | e.MovesDamage) -> Rules:
    """5.1.1.3, 5.1.3: with its first damage it is damaged, immediately."""
    return ("5.1.1.3", "5.1.3") if game.in_play[event.card[0]].damage == event.amount else ()


def _cannot_be_removed(game: Game, card: Ref) -> bool:
    """ "damage counters can't be removed" (1.2.2); to move them is something else (1.9.1.4)."""
    found = []
    for effect, said in saying(game, DamageCantBeRemoved):
        assert isinstance(said, DamageCantBeRemoved)
        is_meant = said.cards is None or means_card(game, effect.ctx, said.cards, card)
        found += [effect] if is_meant and holds(game, effect) else []
    for effect in found:
        source = game.named(effect.ctx.source[0])
        game.step(("1.2.2", "1.9.1.3"), "damage can't be removed", ability=effect.label, source=source)
    return bool(found)


PREDICATES[DamageCantBeRemoved] = "damage"


def _becomes_undamaged(game: Game, card: Ref) -> Rules:
    """5.1.1.4, 5.1.3."""
    return () if game.in_play[card[0]].damage else ("5.1.1.4", "5.1.3")


@changes(e.RemovesDamage)
def remove_damage(game: Game, event: e.RemovesDamage, rules: Rules) -> bool:
    """1.9.1.3."""
    if event.amount <= 0 or not game.is_in_play(event.card) or _cannot_be_removed(game, event.card):
        return False
    game.in_play[event.card[0]].damage -= event.amount
    game.step(
        cite(rules, "1.9.1.3", "1.9.1", *_becomes_undamaged(game, event.card)),
        "damage is removed",
        card=game.named(event.card[0]),
        amount=event.amount,
    )
    return True
