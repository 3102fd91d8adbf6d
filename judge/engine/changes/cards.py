"""The states of a card (CR 5.1)."""

from judge.engine import characteristics
from judge.engine import events as e
from judge.engine.changes.table import Rules, changes, cite
from judge.engine.state import Game
from judge.terms import CardType


@changes(e.Exerts)
def exert(game: Game, event: e.Exerts, rules: Rules) -> bool:
    """5.1.1.2; a location is neither ready nor exerted (5.1.2.3)."""
    state = characteristics.state(game, event.card)
    if state is None or state.exerted or game.type(event.card[0]) is CardType.LOCATION:
        return False
    state.exerted = True
    game.step(cite(rules, "5.1.1.2", "5.1.3"), "exerts", card=game.named(event.card[0]))
    return True


@changes(e.Readies)
def ready(game: Game, event: e.Readies, rules: Rules) -> bool:
    """5.1.1.1."""
    state = characteristics.state(game, event.card)
    if state is None or not state.exerted:
        return False
    state.exerted = False
    game.step(cite(rules, "5.1.1.1", "5.1.3"), "readies", card=game.named(event.card[0]))
    return True


@changes(e.Dries)
def dry(game: Game, event: e.Dries, rules: Rules) -> bool:
    """5.1.1.12."""
    state = characteristics.state(game, event.card)
    if state is None or not state.drying:
        return False
    state.drying = False
    game.step(cite(rules, "5.1.1.12"), "is dry", card=game.named(event.card[0]))
    return True
