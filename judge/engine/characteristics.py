"""A card's characteristics now: printed values and the modifiers that apply, never stored (CR 6.6.1.2)."""

from functools import lru_cache

from judge.cards.abilities import predicates as p
from judge.cards.abilities.ability import Activated, KeywordAbility, NamedAbility, Triggered
from judge.cards.abilities.descriptions import HasKeyword, LacksKeyword
from judge.cards.abilities.node import Node
from judge.engine.context import Context
from judge.engine.effects.trees import nodes_in
from judge.engine.events import Ref
from judge.engine.keywords.challenger import bonus
from judge.engine.meaning import AMOUNTS, PARTS, PREDICATES
from judge.engine.pieces import InPlay
from judge.engine.state import Game
from judge.engine.statics import InForce, applies_to, saying
from judge.terms import Characteristic, Keyword

PARTS |= {p.Modifier, KeywordAbility}
PREDICATES[p.Gets] = "characteristic"
PREDICATES[p.Gains] = "abilities"
PREDICATES[p.LosesKeyword] = "abilities"
PREDICATES[p.CantGainKeyword] = "abilities"
PREDICATES[p.CantBeReducedBelowPrinted] = "characteristic"
PREDICATES[p.GainsClassification] = "classifications"
PREDICATES[p.LosesAsMuch] = "characteristic"
PREDICATES[p.LosesAbility] = "abilities"
PREDICATES[p.CountsAsInkable] = "inking"

STACKING = frozenset({Keyword.CHALLENGER, Keyword.RESIST})
"""8.1.2: those followed by +N."""

# ---- values


def value(game: Game, ref: Ref, characteristic: Characteristic) -> int:
    """The value after all modifiers, even a negative one (6.6.2); the last known one if it left (6.7.6)."""
    if not game.is_in_play(ref):
        return _last_known_value(game, ref, characteristic)
    key = (characteristic, ref[0])
    known = game.cache.get(key)
    if known is None:
        game.cache[key] = known = _value_in_play(game, ref, characteristic)
    assert isinstance(known, int)
    return known


def strength(game: Game, ref: Ref) -> int:
    return value(game, ref, Characteristic.STRENGTH)


def willpower(game: Game, ref: Ref) -> int:
    return value(game, ref, Characteristic.WILLPOWER)


def lore(game: Game, ref: Ref) -> int:
    return value(game, ref, Characteristic.LORE)


def printed_value(game: Game, card: int, characteristic: Characteristic) -> int:
    found: int | None = getattr(game.card(card), characteristic.value)
    return found or 0


def _last_known_value(game: Game, ref: Ref, characteristic: Characteristic) -> int:
    """6.7.6."""
    last = game.last_known.get(ref)
    if last is None:
        return printed_value(game, ref[0], characteristic)
    found: int = getattr(last, characteristic.value)
    return found


def _value_in_play(game: Game, ref: Ref, characteristic: Characteristic) -> int:
    """6.6.1.2: all modifiers combine, in no order; Challenger is one of them while challenging (8.5.1)."""
    base = printed_value(game, ref[0], characteristic)
    total = base
    for effect, gets in saying(game, p.Gets):
        assert isinstance(gets, p.Gets)
        if any(m.characteristic is characteristic for m in gets.modifiers) and applies_to(game, effect, ref):
            total += modification(game, effect, gets, characteristic, ref)
    for effect, loses in saying(game, p.LosesAsMuch):
        assert isinstance(loses, p.LosesAsMuch)
        if loses.characteristic is characteristic and applies_to(game, effect, ref):
            total -= amount_of(game, effect.ctx, p.Modifier(loses.amount, characteristic))
    if characteristic is Characteristic.STRENGTH and game.challenge:
        total += bonus(game, ref, keyword_amount(game, ref, Keyword.CHALLENGER))
    if total < base and _cannot_be_reduced(game, ref, characteristic):
        game.note("6.6.4", "can't be reduced below", card=game.named(ref[0]), amount=base)
        return base
    return total


def modification(game: Game, effect: InForce, gets: p.Gets, characteristic: Characteristic, ref: Ref) -> int:
    """One effect's modifiers, times what it counts."""
    return times_of(game, effect, ref) * sum(
        amount_of(game, effect.ctx, m) for m in gets.modifiers if m.characteristic is characteristic
    )


def times_of(game: Game, effect: InForce, ref: Ref) -> int:
    """6.1.8: what its "for each" counts, once as it resolved or continuously."""
    if effect.fixed is not None:
        return effect.fixed
    if not isinstance(effect.node, p.Applies) or effect.node.counted is None:
        return 1
    effect.ctx.bound[effect.node.subject.slot] = (ref,)
    return AMOUNTS[type(effect.node.counted)](game, effect.ctx, effect.node.counted)


def amount_of(game: Game, ctx: Context, modifier: p.Modifier) -> int:
    if isinstance(modifier.amount, int):
        return modifier.amount
    return AMOUNTS[type(modifier.amount)](game, ctx, modifier.amount)


def _cannot_be_reduced(game: Game, ref: Ref, characteristic: Characteristic) -> bool:
    """6.6.4."""
    return any(
        isinstance(said, p.CantBeReducedBelowPrinted)
        and said.characteristic is characteristic
        and applies_to(game, effect, ref)
        for effect, said in saying(game, p.CantBeReducedBelowPrinted)
    )


# ---- keywords and abilities


def keywords(game: Game, ref: Ref) -> dict[Keyword, int]:
    """The keywords a card has now, each with its +N or number; 0 where it has none (8.1.2)."""
    key = ("keywords", ref[0])
    known = game.cache.get(key)
    if known is None:
        game.cache[key] = known = _keywords(game, ref)
    return known  # type: ignore[return-value]  # the cache holds what each key's function put there


def _keywords(game: Game, ref: Ref) -> dict[Keyword, int]:
    found: dict[Keyword, int] = {}
    for abilities in game.copies[ref[0]].printed.keywords.values():
        for ability in abilities:
            _gain(found, ability)
    if game.is_in_play(ref):
        game.cache[("keywords", ref[0])] = found  # a condition that asks meanwhile sees the printed ones
        _gain_and_lose(game, ref, found)
    return found


def _gain_and_lose(game: Game, ref: Ref, found: dict[Keyword, int]) -> None:
    """ "Your characters with Rush gain Evasive": asked again while another keyword comes of it."""
    _lose(game, ref, found)
    waiting = saying(game, p.Gains)
    while waiting:
        left = [one for one in waiting if not _gains_by(game, ref, found, one)]
        if len(left) == len(waiting):
            break
        waiting = [one for one in left if asks_for_a_keyword(one[0].node)]
    _lose(game, ref, found)


def _gains_by(game: Game, ref: Ref, found: dict[Keyword, int], by: tuple[InForce, Node]) -> bool:
    """Whether an effect gives it keywords now; so many times as its "for each" counts (6.1.8)."""
    effect, said = by
    assert isinstance(said, p.Gains)
    given = [ability for ability in said.abilities if isinstance(ability, KeywordAbility)]
    if not given or not applies_to(game, effect, ref):
        return False
    times = times_of(game, effect, ref)
    for ability in given:
        if times > 0 and not _cannot_gain(game, ref, ability.keyword):
            _gain(found, ability, times)
    return True


@lru_cache(maxsize=4096)
def asks_for_a_keyword(node: Node) -> bool:
    """Whether it speaks of cards with a keyword, or without."""
    return any(isinstance(part, HasKeyword | LacksKeyword) for part in nodes_in(node))


def _lose(game: Game, ref: Ref, found: dict[Keyword, int]) -> None:
    for effect, said in saying(game, p.LosesKeyword):
        assert isinstance(said, p.LosesKeyword)
        if said.keyword in found and applies_to(game, effect, ref):
            del found[said.keyword]


def _gain(found: dict[Keyword, int], ability: KeywordAbility, times: int = 1) -> None:
    """8.1.2: those with +N add up, of the others only the first instance applies."""
    amount = ability.amount or 0
    if ability.keyword in STACKING:
        found[ability.keyword] = found.get(ability.keyword, 0) + amount * times
    else:
        found[ability.keyword] = max(found.get(ability.keyword, 0), amount)


def _cannot_gain(game: Game, ref: Ref, keyword: Keyword) -> bool:
    """1.2.2."""
    return any(
        isinstance(said, p.CantGainKeyword) and said.keyword is keyword and applies_to(game, effect, ref)
        for effect, said in saying(game, p.CantGainKeyword)
    )


def has_keyword(game: Game, ref: Ref, keyword: Keyword) -> bool:
    if not game.is_in_play(ref):
        last = game.last_known.get(ref)
        if last is not None:
            return keyword in last.keywords
    return keyword in keywords(game, ref)


def keyword_amount(game: Game, ref: Ref, keyword: Keyword) -> int:
    return keywords(game, ref).get(keyword, 0)


def adds_up(game: Game, ref: Ref, keyword: Keyword) -> bool:
    """8.1.2: whether a card has a keyword more than once."""
    printed = game.copies[ref[0]].printed.keywords.get(keyword, ())
    gained = [
        ability
        for effect, said in saying(game, p.Gains)
        if isinstance(said, p.Gains) and applies_to(game, effect, ref)
        for ability in said.abilities
        if isinstance(ability, KeywordAbility) and ability.keyword is keyword
    ]
    return len(printed) + len(gained) > 1


def gained_abilities(game: Game, ref: Ref) -> list[NamedAbility]:
    """Abilities in quotation marks that it gained, static ones aside (they are gathered at once)."""
    found = []
    for effect, said in saying(game, p.Gains):
        assert isinstance(said, p.Gains)
        given = [one for one in said.abilities if isinstance(one, Triggered | Activated)]
        if given and applies_to(game, effect, ref):
            found += [NamedAbility(effect.label, ability) for ability in given]
    return found


# ---- states, kept as last known where the card has left play


def state(game: Game, ref: Ref) -> InPlay | None:
    return game.in_play.get(ref[0]) if game.is_current(ref) else None


def damage(game: Game, ref: Ref) -> int:
    now = state(game, ref)
    if now is not None:
        return now.damage
    last = game.last_known.get(ref)
    return last.damage if last else 0


def is_exerted(game: Game, ref: Ref) -> bool:
    """5.1.1.2: of a card in play, or of ink (7.5)."""
    now = state(game, ref)
    if now is not None:
        return now.exerted
    if ref[0] in game.players[game.owner(ref[0])].exerted_ink:
        return ref == game.ref(ref[0])
    last = game.last_known.get(ref)
    return last.exerted if last else False


def location(game: Game, ref: Ref) -> int | None:
    now = state(game, ref)
    if now is not None:
        return now.at
    last = game.last_known.get(ref)
    return last.at[0] if last and last.at else None


def cards_under(game: Game, ref: Ref) -> tuple[int, ...]:
    now = state(game, ref)
    if now is not None:
        return tuple(now.under)
    last = game.last_known.get(ref)
    return last.under if last else ()


def classifications(game: Game, ref: Ref) -> tuple[str, ...]:
    own = game.card(ref[0]).classifications
    gained = saying(game, p.GainsClassification)
    if not gained:
        return own
    return own + tuple(
        said.classification
        for effect, said in gained
        if isinstance(said, p.GainsClassification) and applies_to(game, effect, ref)
    )


def is_inkable(game: Game, ref: Ref) -> bool:
    """5.2.3: it has the inkwell symbol, or counts as having it."""
    if game.card(ref[0]).inkwell:
        return True
    return any(applies_to(game, effect, ref) for effect, _ in saying(game, p.CountsAsInkable))
