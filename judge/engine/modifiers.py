"""Which effects change a characteristic now, told where the value is used (CR 6.6.1)."""

from judge.cards.abilities import predicates as p
from judge.engine.applying import MODIFIES, rules_of_effect
from judge.engine.characteristics import modification
from judge.engine.events import Ref
from judge.engine.state import Game
from judge.engine.statics import InForce, applies_to, saying
from judge.terms import Characteristic


def mention_modifiers(game: Game, ref: Ref, characteristic: Characteristic) -> None:
    """Record each modifier that is part of the value (6.6.1.2)."""
    if not game.recording or not game.is_in_play(ref):
        return
    for effect, gets in saying(game, p.Gets):
        assert isinstance(gets, p.Gets)
        if any(one.characteristic is characteristic for one in gets.modifiers) and applies_to(
            game, effect, ref
        ):
            amount = modification(game, effect, gets, characteristic, ref)
            params = {"card": game.named(ref[0]), "ability": effect.label, "amount": amount}
            game.routine(_rules(effect), "a modifier applies", characteristic=characteristic.value, **params)


def _rules(effect: InForce) -> tuple[str, ...]:
    """From a card in play or from a resolved effect (6.4.2); with its conditions (6.1.13, 6.4.4)."""
    return (*MODIFIES, *rules_of_effect(effect))
