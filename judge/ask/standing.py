"""Questions about how a card is: its strength, willpower, lore or damage, and whether it has a keyword."""

from judge.ask.effects import thing_or_last
from judge.ask.gaining import put_beside
from judge.ask.intent import COUNT, OUTCOME, Intent, Query
from judge.ask.pieces import ME, Clause, Thing
from judge.terms import Keyword

MEASURES = frozenset({"strength", "willpower", "lore", "damage"})
_STRONG = 20
HAS_KEYWORD = "has keyword"


def asks_how_it_is(clause: Clause) -> bool:
    """ "How much strength does X have?", "does X have Ward?": of a card, not of a player."""
    measured = clause.how_many and clause.unit in MEASURES
    unsaid = measured and not clause.actor and not clause.first
    of_a_card = clause.verb == "have" and not clause.condition and bool(clause.things or unsaid)
    return of_a_card and (measured or bool(_keywords(clause)))


def _keywords(clause: Clause) -> list[str]:
    return [piece.value for piece in clause.states if piece.kind == "keyword"]


def ask_how_it_is(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """Its keyword, or the number that is asked for."""
    thing, keywords = thing_or_last(clause, said), _keywords(clause)
    several = len(clause.states) != len(keywords) or len(keywords) > 1
    numbered = not set(Keyword).issuperset(keywords)
    if thing is None or several or numbered or not (keywords or clause.unit in MEASURES):
        intent.not_clear(clause)
        return
    if clause.unit == "strength" and intent.deeds and intent.deeds[-1].kind == "challenge":
        _ask_strength_in_challenge(intent, clause, thing)
        return
    put_beside(intent, clause)
    if thing not in intent.used:
        _put_there(intent, thing)
    for amount in clause.amounts:
        thing.under = amount.number if amount.value == "under" else thing.under
    if keywords:
        intent.query = Query(OUTCOME, HAS_KEYWORD, thing, intent.actor, keyword=keywords[0])
    else:
        intent.query = Query(COUNT, f"has {clause.unit}", thing, intent.actor)


def _ask_strength_in_challenge(intent: Intent, clause: Clause, thing: Thing) -> None:
    """Seen by the damage that it deals to another that nothing protects (4.6.6)."""
    deed = intent.deeds[-1]
    other = deed.other if deed.card is thing else deed.card
    if (
        other is None
        or other.card
        or other.keywords
        or thing not in (deed.card, deed.other)
        or clause.amounts
    ):
        intent.not_clear(clause)
        return
    other.numbers = {"strength": 0, "willpower": _STRONG, **other.numbers}
    intent.query = Query(COUNT, "damage", other, intent.actor)


def _put_there(intent: Intent, thing: Thing) -> None:
    """In play, and mine unless the question says whose."""
    thing.taken_for_mine = not thing.owner
    thing.owner = thing.owner or ME
    intent.present.append((thing.owner, thing))
