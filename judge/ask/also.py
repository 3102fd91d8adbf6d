"""Rules that say why nothing stood in the way, which no step of the trace cites."""

from judge.ask.effects import printed_keywords
from judge.ask.intent import OUTCOME, Intent
from judge.ask.pieces import Thing
from judge.ask.verdict import NO, YES, Verdict
from judge.terms import CardType, Keyword


def rules_also(intent: Intent, verdict: Verdict) -> tuple[str, ...]:
    """For Ward that did not help, and for an item used in the turn it was played."""
    found = []
    if _ward_did_not_help(intent, verdict):
        found.append("8.15.2")
    used = [deed.card for deed in intent.deeds if deed.kind == "use"]
    if verdict.answer == YES and any(map(_item_just_played, used)):
        found.append("5.5.4")
    return tuple(found)


def _ward_did_not_help(intent: Intent, verdict: Verdict) -> bool:
    """8.15.2: nobody had to choose."""
    query = intent.query
    happened = verdict.answer == (NO if query.about in ("survive", "protect") else YES)
    by_choice = any(deed.chooses for deed in intent.deeds)
    by_effect = any(deed.kind in ("play", "sing", "use") for deed in intent.deeds)
    asked = query.kind == OUTCOME and query.thing is not None and _has(query.thing, Keyword.WARD)
    return asked and happened and by_effect and not by_choice


def _has(thing: Thing, keyword: Keyword) -> bool:
    return keyword in thing.keywords or keyword in printed_keywords(thing)


def _item_just_played(thing: Thing | None) -> bool:
    if thing is None or not (thing.played_now or thing.drying):
        return False
    return thing.card.type is CardType.ITEM if thing.card else thing.kind == "item"
