"""How much damage is dealt, after what increases and reduces it (CR 4.6.6.1, 6.7.2.3, 8.8)."""

from judge.cards.abilities import predicates as p
from judge.engine.applying import rules_of_effect
from judge.engine.events import DealsDamage, Ref
from judge.engine.keywords.resist import reduced
from judge.engine.meaning import PREDICATES
from judge.engine.restrictions import saying_of
from judge.engine.state import Game
from judge.engine.statics import applies_to, saying
from judge.terms import CardType

PREDICATES[p.CantBeDealtDamage] = "damage"
PREDICATES[p.DamageIsReduced] = "damage"
PREDICATES[p.TakesNoDamageFromChallenges] = "damage"


def dealing(
    game: Game, to: Ref, amount: int, by: Ref | None, source: Ref | None, *, in_challenge: bool = False,
    ignore_resist: bool = False,
) -> DealsDamage:  # fmt: skip
    """The event of damage being dealt; what "would be dealt" is what Resist leaves of it (8.8.1)."""
    dealt = damage_dealt(game, to, amount, dealt_by(game, source, in_challenge), ignore_resist)
    return DealsDamage(to, dealt, by, in_challenge, source)


def dealt_by(game: Game, source: Ref | None, in_challenge: bool = False) -> p.DealtBy:
    """5.4.3: actions have effects rather than abilities."""
    if in_challenge:
        return p.DealtBy.CHALLENGES
    is_action = source is not None and game.type(source[0]) is CardType.ACTION
    return p.DealtBy.ACTIONS if is_action else p.DealtBy.ABILITIES


def damage_dealt(game: Game, to: Ref, amount: int, by: p.DealtBy, ignore_resist: bool = False) -> int:
    """The final amount; what is reduced to 0 is not dealt at all (8.8.2)."""
    if amount <= 0:
        return 0
    in_challenge = by is p.DealtBy.CHALLENGES
    process = "4.6.6.1" if in_challenge else "6.7.2.3"
    if not can_be_dealt_damage(game, to, by):
        game.step(("1.2.2", "1.9.1.1", process), "can't be dealt damage", card=game.named(to[0]))
        return 0
    if saying_of(game, to, p.TakesNoDamage):
        game.step(("1.2.1", "1.9.1.5"), "takes no damage", card=game.named(to[0]))
        return 0
    if in_challenge and saying_of(game, to, p.TakesNoDamageFromChallenges):
        game.step(("1.2.1", "4.6.6.1"), "takes no damage from the challenge", card=game.named(to[0]))
        return 0
    return _less(game, to, amount if ignore_resist else reduced(game, to, amount, process))


def can_be_dealt_damage(game: Game, to: Ref, by: p.DealtBy) -> bool:
    """1.2.2: other than what Resist reduces to nothing, what is forbidden can't be done at all."""
    return not any(
        isinstance(said, p.CantBeDealtDamage)
        and (not said.by or by in said.by)
        and applies_to(game, effect, to)
        for effect, said in saying(game, p.CantBeDealtDamage)
    )


def _less(game: Game, to: Ref, amount: int) -> int:
    """ "damage dealt to this character is reduced by 1" (1.2.1): as with Resist, never below 0."""
    for effect, said in saying(game, p.DamageIsReduced):
        assert isinstance(said, p.DamageIsReduced)
        if amount and applies_to(game, effect, to):
            amount = max(0, amount - said.amount)
            params = {"card": game.named(to[0]), "amount": said.amount, "left": amount}
            rules = ("1.2.1", "1.9.1.1", *rules_of_effect(effect))
            game.step(rules, "an effect reduces the damage", ability=effect.label, **params)
    return amount
