"""What a condition says is done: in a challenge that banishes, by an effect, or somehow."""

from judge.ask.deed import Deed, other_player
from judge.ask.deeds import banished_by_any, banishes_it, challenge_by, deed_of, deed_with, the_one, weaken
from judge.ask.effects import TEXT_WORDS, printed_keywords, source_of
from judge.ask.intent import OUTCOME, Intent, Query
from judge.ask.pieces import ME, RIVAL, Clause, Thing
from judge.terms import Keyword

_SOMEHOW = {
    "banish": "Banish chosen character.",
    "return": "Return chosen character to their player's hand.",
}
_MATTERS_HOW = ("in a challenge", "challenged", "your turn", "chosen by", "vanish")


def told_deed(intent: Intent, clause: Clause, said: list[Thing]) -> Deed | None:
    if is_banished_in_a_challenge(clause, intent):
        subject = clause.subjects[0]
        if not clause.objects:
            subject.taken_for_mine, subject.owner = not subject.owner, ME
            intent.given.append(Query(OUTCOME, "banish", subject, RIVAL))
            return banished_by_any(subject)
        other = clause.objects[0][1]
        winner, loser = (other, subject) if clause.passive else (subject, other)
        deed = challenge_by(winner, loser)
        banishes_it(deed, loser)
        weaken(loser)
        intent.given.append(Query(OUTCOME, "banish", loser, deed.actor))
        return deed
    if clause.verb == "enter" and clause.condition and not clause.states:
        return _enters(intent, clause, said)
    by_effect = _done_by_an_effect(intent, clause, said) or deed_of(clause, said)
    return by_effect or _done_somehow(intent, clause)


def is_banished_in_a_challenge(clause: Clause, intent: Intent) -> bool:
    """ "X banishes Y in a challenge": they fight; "X is banished in a challenge": by somebody."""
    by_any = clause.passive and not intent.deeds and clause.subjects and clause.subjects[0].owner in ("", ME)
    named = clause.subjects and (clause.objects or by_any)
    return clause.verb == "banish" and clause.place == "challenge" and bool(named)


def _done_by_an_effect(intent: Intent, clause: Clause, said: list[Thing]) -> Deed | None:
    """ "If X is banished by Y", "if Y banishes X": Y is played or used, and chooses X."""
    source = source_of(clause) if clause.verb in TEXT_WORDS else None
    if source is None:
        return None
    target = next((thing for thing in clause.things if thing is not source), None) or the_one(said)
    deed = deed_with(source, target, TEXT_WORDS[clause.verb], clause)
    if deed.kind == "challenge" and clause.verb == "banish":
        weaken(target)
        intent.given.append(Query(OUTCOME, "banish", target, deed.actor))
    if target.owner and target not in deed.things and source.is_played_once:
        intent.present.append((target.owner, target))  # "If I banish my X with Be Prepared": it is there.
        intent.given += [Query(OUTCOME, "banish", target, deed.actor)] if clause.verb == "banish" else []
    return deed


def _enters(intent: Intent, clause: Clause, said: list[Thing]) -> Deed | None:
    """ "When X enters play": it is played; without a subject, what the whole question is about."""
    thing = next(iter(clause.things or said), None)
    if thing is None or thing.is_played_once or intent.deeds:
        return None
    return Deed("play", thing.owner or ME, thing)


def _done_somehow(intent: Intent, clause: Clause) -> Deed | None:
    """ "When X is banished": by an action of the other player, where nothing says how or that it matters."""
    by_player = clause.actor in (ME, RIVAL) or clause.first
    told = by_player != clause.passive and len(clause.things) == 1 and not clause.place
    thing = clause.things[0] if told and bool(clause.objects) == by_player else None
    effect = _SOMEHOW.get(clause.verb)
    if thing is None or effect is None or intent.deeds or not thing.is_character:
        return None
    if any(words in thing.text_of_card for words in _MATTERS_HOW) or Keyword.WARD in printed_keywords(thing):
        return None
    actor = (clause.actor or ME) if by_player else other_player(thing.owner or ME)
    owner = thing.owner or other_player(actor)
    thing.taken_for_mine, thing.owner = not thing.owner and owner == ME, owner
    return Deed("play", actor, Thing("", kind="action", effect=effect), chooses=[thing])
