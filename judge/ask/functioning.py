"""Whether a keyword does its work in some case: shown by a deed in which it would."""

from dataclasses import replace

from judge.ask.deed import Deed, other_player
from judge.ask.effects import ask_affected, ask_trigger, printed_keywords, thing_or_last
from judge.ask.intent import CHOICE, OUTCOME, Intent, Query
from judge.ask.pieces import ME, Clause, Thing
from judge.ask.working import WORKS
from judge.terms import Keyword

_CHALLENGING = frozenset({Keyword.CHALLENGER, Keyword.RUSH, Keyword.ALERT})
"""Keywords of those that challenge; the others are of use, if at all, when one is challenged."""
_NOT_CHALLENGING = frozenset({Keyword.EVASIVE, Keyword.WARD, Keyword.BODYGUARD})
_AGAINST_SOMETHING = _CHALLENGING | _NOT_CHALLENGING | {Keyword.RESIST, Keyword.RECKLESS, Keyword.VANISH}
"""What a challenge, or an action played on the character, can show; the others are against nothing."""
_WHILE_DRYING = frozenset({Keyword.RUSH})
_AGAINST = ("against", "onto")
_OF_AN_ACTION = "Deal 2 damage to chosen character."


def ask_whether_it_works(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "Does Bodyguard work if the character is ready?", "does Ward work against X?"."""
    keywords = [piece.value for piece in clause.states if piece.kind == "keyword"]
    if not keywords or len(clause.states) > 1:
        _ask_of_a_card(intent, clause, said)
        return
    keyword = keywords[0].split(" ")[0]
    if any(thing.card and keyword in printed_keywords(thing) for thing in said) and intent.deeds:
        ask_trigger(intent, clause, said)
        return
    on = clause.objects_with(*_AGAINST, *(("with",) if keyword == Keyword.SUPPORT else ()))
    bearer = _bearer(keywords[0], clause, said, on)
    if keyword == Keyword.SUPPORT and len(on) == 1 and not intent.deeds:
        _show_support(intent, bearer, on[0])
        return
    if (on and keyword not in _AGAINST_SOMETHING) or not _show(intent, clause, keyword, bearer):
        intent.not_clear(clause)
        return
    shown = None if keyword == Keyword.BODYGUARD else bearer
    intent.query = Query(OUTCOME, WORKS, shown, intent.actor, keyword=keyword)


def _ask_of_a_card(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "Does Be Prepared work against Y?" asks whether it affects Y; after a deed, whether it triggers."""
    on, named = clause.objects_with(*_AGAINST, "with"), clause.subjects or clause.objects_with("")
    if clause.states or clause.place or clause.purpose or len(named) != 1:
        intent.not_clear(clause)
    elif intent.deeds:
        ask_trigger(intent, clause, said)
    elif len(on) == 1 and named[0].is_played_once:
        by_it = replace(clause, verb="affect", subjects=named, objects=[("", on[0])])
        ask_affected(intent, by_it, said)
    else:
        intent.not_clear(clause)


def _bearer(keyword: str, clause: Clause, said: list[Thing], against: list[Thing]) -> Thing:
    """The character that is spoken of; without one, any that has the keyword."""
    objects = [(prep, one) for prep, one in clause.objects if one not in against]
    about = [thing for thing in said if not thing.is_played_once and thing not in against]
    bearer = thing_or_last(replace(clause, objects=objects), about) or Thing("", kind="character")
    bearer.owner = bearer.owner or ME
    if keyword not in printed_keywords(bearer):
        bearer.keywords.append(keyword)
    return bearer


def _show(intent: Intent, clause: Clause, keyword: str, bearer: Thing) -> bool:
    """Adds the deed in which it would work; False where the question does not tell which."""
    bearer.played_now = bearer.played_now or (keyword in _WHILE_DRYING and not intent.deeds)
    against = clause.objects_with(*_AGAINST)
    if len(clause.things) - (bearer in clause.things) != len(against) or len(against) > 1:
        return False
    if intent.deeds:
        return not against and _takes_part(intent, keyword, bearer)
    if against:
        return _show_against(intent, keyword, bearer, against[0])
    if clause.purpose == "quest":
        intent.deeds.append(Deed("quest", bearer.owner, bearer))
        return True
    fights = clause.place == "challenge" or clause.purpose == "challenge"
    told = bearer.exerted is not None and keyword == Keyword.BODYGUARD
    unsaid = keyword == Keyword.ALERT or (keyword == Keyword.BODYGUARD and not told)
    if not (fights or told) or unsaid:
        return False
    intent.present += [(bearer.owner, bearer)] if told else []
    intent.deeds.append(_challenge(keyword, bearer, by_it=clause.purpose == "challenge" and not told))
    return True


def _takes_part(intent: Intent, keyword: str, bearer: Thing) -> bool:
    """ "… when challenging", "… if it is challenged": what is done is done by it or to it."""
    deed = intent.deeds[-1]
    if deed.kind == "play" and keyword in _WHILE_DRYING and deed.card is bearer:
        intent.deeds.append(_challenge(keyword, bearer, by_it=True))
        return deed.other is None
    if bearer in deed.things:
        deed.actor = other_player(bearer.owner) if bearer is deed.other else deed.actor
        return deed.kind != "play"
    if deed.kind == "challenge" and _is_any(deed.other) and _is_theirs(deed):
        deed.other = bearer
    elif keyword in _NOT_CHALLENGING and deed.kind == "challenge":
        return False
    elif deed.kind in ("challenge", "quest") and _is_any(deed.card) and deed.actor == bearer.owner:
        deed.card = bearer
    else:
        return False
    return True


def _is_any(thing: Thing | None) -> bool:
    return thing is not None and not thing.text and thing.card is None


def _is_theirs(deed: Deed) -> bool:
    """The other player challenges one of mine."""
    return deed.actor != ME or (deed.other is not None and deed.other.owner == ME)


def _show_against(intent: Intent, keyword: str, bearer: Thing, other: Thing) -> bool:
    """An action is played on it; a character challenges it, or is challenged by it."""
    rival = other_player(bearer.owner)
    other.owner = other.owner or rival
    target = _beside(bearer) if keyword == Keyword.BODYGUARD else bearer
    if other.is_played_once and other.card is None:
        other.effect = _OF_AN_ACTION
        intent.deeds.append(Deed("play", other.owner, other, chooses=[target]))
    elif other.card and not other.is_character and not other.is_location:
        clause = Clause(verb="affect", subjects=[other], objects=[("", target)])
        target.owner = bearer.owner
        ask_affected(intent, clause, [])
    elif other.owner == rival and (other.is_character or keyword in _CHALLENGING):
        by_it = keyword in _CHALLENGING
        fight = _challenge(keyword, bearer, by_it)
        intent.deeds.append(replace(fight, other=other) if by_it else replace(fight, card=other))
    there = [thing for _, thing in intent.present]
    new = [thing for thing in dict.fromkeys((bearer, target)) if thing not in there]
    intent.present += [(bearer.owner, thing) for thing in new if intent.deeds]
    return bool(intent.deeds)


def _challenge(keyword: str, bearer: Thing, by_it: bool) -> Deed:
    """It challenges, or one of the other player's challenges it; past a Bodyguard, another one."""
    rival = other_player(bearer.owner)
    theirs = Thing("", kind="character", owner=rival)
    if by_it or keyword in _CHALLENGING:
        return Deed("challenge", bearer.owner, bearer, theirs)
    if keyword == Keyword.BODYGUARD:
        return Deed("challenge", rival, theirs, _beside(bearer))
    return Deed("challenge", rival, theirs, bearer)


def _beside(bearer: Thing) -> Thing:
    return Thing("", kind="character", owner=bearer.owner, another=True)


def ask_support(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "Can X give its strength to Y?": X quests, and Support is to choose Y (8.13.1)."""
    giver = next(iter(clause.subjects), None)
    targets = [thing for _, thing in clause.objects]
    supports = giver is not None and Keyword.SUPPORT in [*printed_keywords(giver), *giver.keywords]
    if giver is None or not supports or len(targets) != 1 or clause.passive or intent.deeds:
        intent.not_clear(clause)
        return
    _show_support(intent, giver, targets[0])


def _show_support(intent: Intent, giver: Thing, target: Thing) -> None:
    giver.owner = giver.owner or ME
    intent.deeds.append(Deed("quest", giver.owner, giver, chooses=[target]))
    intent.query = Query(CHOICE, "", target, giver.owner)
