"""Which keywords a card has now: the printed ones, and what effects give and take (CR 8.1.2, 6.4)."""

from functools import lru_cache

from judge.cards.abilities import predicates as p
from judge.cards.abilities.ability import KeywordAbility
from judge.cards.abilities.amounts import CharacteristicOf
from judge.cards.abilities.conditions import HasStrongest
from judge.cards.abilities.descriptions import Has, HasKeyword, LacksKeyword, Total
from judge.cards.abilities.node import Node
from judge.engine.effects.trees import nodes_in
from judge.engine.events import Ref
from judge.engine.meaning import AMOUNTS
from judge.engine.state import Game
from judge.engine.statics import InForce, applies_to, saying, statics
from judge.terms import Keyword

Keywords = dict[Keyword, int]
"""Each keyword with its +N or number; 0 where it has none."""

STACKING = frozenset({Keyword.CHALLENGER, Keyword.RESIST})
"""8.1.2: those followed by +N."""
ROUNDS = 12
"""More than any chain of abilities is long; a paradox that never comes to rest is broken off."""
_ABOUT_KEYWORDS = (p.Gains, p.LosesKeyword, p.CantGainKeyword)
_OF_KEYWORDS = (HasKeyword, LacksKeyword)
_OF_VALUES = (Has, Total, HasStrongest, CharacteristicOf)


def keywords_of(game: Game, ref: Ref) -> Keywords:
    """Those of one card; where they depend on each other, of all cards in play together."""
    if not game.is_in_play(ref) or not statics(game):
        return _printed(game, ref[0])
    if _depend_on_each_other(game):
        _come_to_rest(game)
        return _known(game, ref[0])
    game.cache[_key(ref[0])] = _printed(game, ref[0])  # what asks meanwhile sees the printed ones
    return _with_gained(game, ref)


def _key(card: int) -> tuple[str, int]:
    return ("keywords", card)


def _known(game: Game, card: int) -> Keywords:
    return game.cache[_key(card)]  # type: ignore[return-value]  # the cache holds what each key's function put there


# ---- abilities that ask for what others give


def _depend_on_each_other(game: Game) -> bool:
    """ "Your characters with Rush gain Evasive", "while you have a character with Resist in play"."""
    known = game.cache.get("keywords depend")
    if known is None:
        known = any(
            _asks(effect, (*_OF_KEYWORDS, *_OF_VALUES))
            for kind in _ABOUT_KEYWORDS
            for effect, _ in saying(game, kind)
        )
        game.cache["keywords depend"] = known
    return bool(known)


def _asks(effect: InForce, kinds: tuple[type[Node], ...]) -> bool:
    said = (effect.node, *effect.conditions, *effect.of_subject)
    return any(_mentions(node, kinds) for node in said)


@lru_cache(maxsize=4096)
def _mentions(node: Node, kinds: tuple[type[Node], ...]) -> bool:
    return any(isinstance(part, kinds) for part in nodes_in(node))


def _come_to_rest(game: Game) -> None:
    """What all have by what all had before, from the printed ones on, until nothing new comes of it."""
    now = {card: _printed(game, card) for card in game.in_play}
    for _ in range(ROUNDS):
        _begin_anew(game, now)
        following = {card: _with_gained(game, game.ref(card)) for card in now}
        if following == now:
            break
        now = following
    _begin_anew(game, now)


def _begin_anew(game: Game, now: dict[int, Keywords]) -> None:
    """What was found out with other keywords is forgotten."""
    game.cache = {_key(card): keywords for card, keywords in now.items()}
    game.cache["keywords depend"] = True
    for said in statics(game).values():
        for effect, _ in said:
            effect.holds = None


# ---- one card


def _printed(game: Game, card: int) -> Keywords:
    found: Keywords = {}
    for abilities in game.copies[card].printed.keywords.values():
        for ability in abilities:
            _gain(found, ability)
    return found


def _with_gained(game: Game, ref: Ref) -> Keywords:
    found = _printed(game, ref[0])
    for effect, said in saying(game, p.Gains):
        assert isinstance(said, p.Gains)
        given = [ability for ability in said.abilities if isinstance(ability, KeywordAbility)]
        if given and applies_to(game, effect, ref):
            times = times_of(game, effect, ref)
            for ability in given:
                if times > 0 and not _cannot_gain(game, ref, ability.keyword):
                    _gain(found, ability, times)
    _lose(game, ref, found)
    return found


def times_of(game: Game, effect: InForce, ref: Ref) -> int:
    """6.1.8: what its "for each" counts, once as it resolved or continuously."""
    if effect.fixed is not None:
        return effect.fixed
    if not isinstance(effect.node, p.Applies) or effect.node.counted is None:
        return 1
    ctx = effect.ctx
    ctx.bound[effect.node.subject.slot] = (ref,)
    before, ctx.chosen = ctx.chosen, [ref]  # 6.1.6: "for each other", of each card that it speaks of.
    times = AMOUNTS[type(effect.node.counted)](game, ctx, effect.node.counted)
    ctx.chosen = before
    return times


def _gain(found: Keywords, ability: KeywordAbility, times: int = 1) -> None:
    """8.1.2: those with +N add up; one that it has already is not got again, with another number either."""
    amount = ability.amount or 0
    if ability.keyword in STACKING:
        found[ability.keyword] = found.get(ability.keyword, 0) + amount * times
    else:
        found.setdefault(ability.keyword, amount)


def _lose(game: Game, ref: Ref, found: Keywords) -> None:
    for effect, said in saying(game, p.LosesKeyword):
        assert isinstance(said, p.LosesKeyword)
        lost = found.keys() & {said.keyword, said.also}
        if lost and applies_to(game, effect, ref):
            for keyword in lost:
                del found[keyword]


def _cannot_gain(game: Game, ref: Ref, keyword: Keyword) -> bool:
    """1.2.2."""
    return any(
        isinstance(said, p.CantGainKeyword) and said.keyword is keyword and applies_to(game, effect, ref)
        for effect, said in saying(game, p.CantGainKeyword)
    )
