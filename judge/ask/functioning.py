"""Whether a keyword does its work in some case: shown by a deed in which it would."""

from collections.abc import Callable
from dataclasses import replace

from judge.ask.deed import Deed, other_player
from judge.ask.effects import ask_affected, ask_trigger, printed_keywords, thing_or_last
from judge.ask.intent import CHOICE, LEGAL, Intent, Query
from judge.ask.pieces import ME, Clause, Thing
from judge.terms import Keyword

WORKS = "works"


def ask_whether_it_works(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "Does Bodyguard work if the character is ready?", "does Ward work against X?"."""
    keywords = [piece.value for piece in clause.states if piece.kind == "keyword"]
    show = _SHOWN.get(keywords[0]) if len(keywords) == 1 else None
    if intent.deeds and keywords:
        ask_trigger(intent, clause, said)
    elif show is None or len(clause.states) > 1:
        intent.not_clear(clause)
    else:
        show(intent, clause, _bearer(keywords[0], clause, said))


def _bearer(keyword: str, clause: Clause, said: list[Thing]) -> Thing:
    """The character that is spoken of; without one, any that has the keyword."""
    against = clause.objects_with("against", "onto")
    objects = [(prep, one) for prep, one in clause.objects if one not in against]
    bearer = thing_or_last(replace(clause, objects=objects), said) or Thing("", kind="character")
    bearer.owner = bearer.owner or ME
    if keyword not in printed_keywords(bearer):
        bearer.keywords.append(keyword)
    return bearer


def _bodyguard(intent: Intent, clause: Clause, bearer: Thing) -> None:
    """8.3.3: works where another character of its player can't be challenged past it."""
    if bearer.exerted is None or clause.objects:
        intent.not_clear(clause)
        return
    clause.prevented = True
    rival = other_player(bearer.owner)
    other = Thing("", kind="character", owner=bearer.owner, another=True)
    intent.present.append((bearer.owner, bearer))
    intent.deeds.append(Deed("challenge", rival, Thing("", kind="character", owner=rival), other))
    intent.query = Query(LEGAL, WORKS, None, rival, keyword=Keyword.BODYGUARD)


def _ward(intent: Intent, clause: Clause, bearer: Thing) -> None:
    """8.15.1: against what an opponent plays or uses."""
    against = clause.objects_with("against", "onto")
    if len(against) != 1 or against[0].card is None:
        intent.not_clear(clause)
        return
    from_it = replace(clause, verb="protect", subjects=[bearer], objects=[("from", against[0])])
    ask_affected(intent, from_it, [])


_SHOWN: dict[str, Callable[[Intent, Clause, Thing], None]] = {
    Keyword.BODYGUARD: _bodyguard,
    Keyword.WARD: _ward,
}


def ask_support(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "Can X give its strength to Y?": X quests, and Support is to choose Y (8.13.1)."""
    giver = next(iter(clause.subjects), None)
    targets = [thing for _, thing in clause.objects]
    supports = giver is not None and Keyword.SUPPORT in [*printed_keywords(giver), *giver.keywords]
    if giver is None or not supports or len(targets) != 1 or clause.passive or intent.deeds:
        intent.not_clear(clause)
        return
    giver.owner = giver.owner or ME
    intent.deeds.append(Deed("quest", giver.owner, giver, chooses=targets))
    intent.query = Query(CHOICE, "", targets[0], giver.owner)
