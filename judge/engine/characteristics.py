"""A card's characteristics now: printed values and the modifiers that apply, never stored (CR 6.6.1.2)."""

from judge.cards.abilities import predicates as p
from judge.cards.abilities.ability import Activated, KeywordAbility, NamedAbility, Triggered
from judge.engine.context import Context
from judge.engine.events import Ref
from judge.engine.gaining import Keywords, keywords_of, times_of
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


def at_least_0(game: Game, ref: Ref, characteristic: Characteristic) -> int:
    """6.6.2, 6.6.3: a negative value counts as 0, though it stays negative."""
    now = value(game, ref, characteristic)
    if now < 0:
        rule = "6.6.2" if characteristic is Characteristic.STRENGTH else "6.6.3"
        game.note(rule, "counts as 0", card=game.named(ref[0]), characteristic=characteristic.value)
    return max(0, now)


def may_be_reduced(game: Game, characteristic: Characteristic) -> bool:
    """Whether anything says so of any card; most often nothing does."""
    key = ("reduced", characteristic)
    known = game.cache.get(key)
    if known is None:
        said = [gets for _, gets in saying(game, p.Gets) if isinstance(gets, p.Gets)]
        modifiers = [m for gets in said for m in gets.modifiers if m.characteristic is characteristic]
        raised = all(isinstance(m.amount, int) and m.amount > 0 for m in modifiers)
        game.cache[key] = known = not raised or bool(saying(game, p.LosesAsMuch))
    return known is True


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
    floor = _floor(game, ref, characteristic, base) if total < base else None
    if floor is not None and total < floor:
        game.note("6.6.4", "can't be reduced below", card=game.named(ref[0]), amount=floor)
        return floor
    return total


def modification(game: Game, effect: InForce, gets: p.Gets, characteristic: Characteristic, ref: Ref) -> int:
    """One effect's modifiers, times what it counts."""
    return times_of(game, effect, ref) * sum(
        amount_of(game, effect.ctx, m) for m in gets.modifiers if m.characteristic is characteristic
    )


def amount_of(game: Game, ctx: Context, modifier: p.Modifier) -> int:
    if isinstance(modifier.amount, int):
        return modifier.amount
    return AMOUNTS[type(modifier.amount)](game, ctx, modifier.amount)


def _floor(game: Game, ref: Ref, characteristic: Characteristic, printed: int) -> int | None:
    """6.6.4: what it can't be reduced below, its printed value or one that is specified."""
    floors = []
    for effect, said in saying(game, p.CantBeReducedBelowPrinted):
        assert isinstance(said, p.CantBeReducedBelowPrinted)
        if said.characteristic is characteristic and applies_to(game, effect, ref):
            floors.append(printed if said.amount is None else said.amount)
    return max(floors, default=None)


# ---- keywords and abilities


def keywords(game: Game, ref: Ref) -> Keywords:
    """The keywords a card has now, each with its +N or number; 0 where it has none (8.1.2)."""
    key = ("keywords", ref[0])
    known = game.cache.get(key)
    if known is None:
        game.cache[key] = known = keywords_of(game, ref)
    return known  # type: ignore[return-value]  # the cache holds what each key's function put there


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
    last = None if game.is_in_play(ref) else game.last_known.get(ref)
    if last is not None:
        return last.classifications
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
