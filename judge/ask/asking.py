"""What is wanted of a question, by the verb of the clause that asks it."""

from collections.abc import Callable
from dataclasses import replace

from judge.ask.deed import Deed
from judge.ask.deeds import any_so_named, challenge_by, deed_of, deed_with
from judge.ask.effects import (
    ask_affected,
    ask_damage_dealt,
    ask_damage_kept,
    ask_damage_taken,
    ask_effect,
    ask_trigger,
    choose_it,
    source_of,
    thing_or_last,
)
from judge.ask.entering import ask_entering
from judge.ask.functioning import ask_support, ask_whether_it_works
from judge.ask.gaining import ask_player, put_beside
from judge.ask.intent import CHOICE, COUNT, HAPPENS, LEGAL, MUST, OUTCOME, Intent, Query
from judge.ask.pieces import ME, RIVAL, Clause, Thing
from judge.ask.standing import ask_how_it_is, asks_how_it_is
from judge.ask.winning import ask_lore_to_win, ask_loss, speaks_of_the_end

_COUNTED_BY = {"ink": "ink", "quest": "lore", "play": "cost", "move": "cost"}
_COSTS_INK = frozenset({"move", "use", "boost"})


def ask(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """Sets the query, and adds the deeds that the asking clause speaks of; `said` was named before."""
    _settle_roles(intent, clause)
    _ask(intent, clause, said)
    _note_cards_under(intent, clause)
    intent.query.can = clause.modal == "modal"
    intent.query.opposite = clause.prevented


def _note_cards_under(intent: Intent, clause: Clause) -> None:
    """ "What does X quest for with a card under her?"."""
    card = intent.deeds[-1].card if intent.deeds else None
    under = clause.amount_of("under") if clause.verb in ("quest", "challenge") else 0
    if card is not None and under:
        card.under = under


def _settle_roles(intent: Intent, clause: Clause) -> None:
    """ "The challenger", "the defender": of the last challenge; without one it stays unclear."""
    fights = [deed for deed in intent.deeds if deed.kind == "challenge"]
    parts = {"challenger": fights[-1].card, "challenged": fights[-1].other} if fights else {}
    clause.subjects = [parts.get(thing.role) or thing for thing in clause.subjects]
    clause.objects = [(prep, parts.get(thing.role) or thing) for prep, thing in clause.objects]


def _ask(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    if clause.both:
        _ask_both(intent, clause)
    elif clause.must and clause.verb in ("draw", "discard", "lose_lore") and intent.deeds:
        ask_player(intent, clause, said)
    elif clause.must:
        _ask_must(intent, clause, said)
    elif clause.verb == "lose_lore" and speaks_of_the_end(intent) and not (clause.unit or clause.amounts):
        ask_loss(intent, clause, said)
    elif asks_how_it_is(clause) or (clause.asks_state and clause.states[0].kind == "keyword"):
        ask_how_it_is(intent, clause, said)
    elif clause.asks_state:
        _ask_state(intent, clause, said)
    elif _asks_for_trigger(clause):
        ask_trigger(intent, clause, said)
    elif clause.verb == "choose" and clause.purpose == "challenge":
        _ask_action(intent, clause, said)
    else:
        _ASKERS.get(clause.verb, _ask_action)(intent, clause, said)


def _asks_for_trigger(clause: Clause) -> bool:
    """ "Does X's ability activate when …?": nobody is said to use it."""
    alone = len(clause.subjects) == 1 and not clause.objects and not clause.actor
    return clause.verb == "use" and clause.modal == "does" and alone


def _ask_action(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "Can X challenge Y?", "how many cards can I ink?", or what happens if it is done."""
    deed = intent.take_deed(clause, lambda: deed_of(clause, said))
    if deed is None:
        intent.not_clear(clause)
    elif clause.how_many:
        about = "times" if clause.unit == "times" else _COUNTED_BY.get(deed.kind, "")
        intent.query = Query(COUNT, about, None if about == "lore" else deed.card, deed.actor)
        if not about:
            intent.not_clear(clause)
    elif clause.modal == "modal" and deed.chooses:
        intent.query = Query(CHOICE, "", deed.chooses[0], deed.actor)
    else:
        intent.query = Query(LEGAL if clause.modal == "modal" else HAPPENS, "", deed.card, deed.actor)


def _ask_both(intent: Intent, clause: Clause) -> None:
    """ "Do both die?": of the two that fight."""
    deed = intent.deeds[-1] if intent.deeds else None
    if deed is None or deed.kind != "challenge" or clause.verb not in ("banish", "survive") or clause.things:
        intent.not_clear(clause)
        return
    intent.query = Query(OUTCOME, clause.verb, deed.card, intent.actor, also=deed.other)


def _ask_must(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "Does X have to challenge?": whether the turn could be ended without it (8.7.3)."""
    deed = deed_of(clause, said) if clause.verb in ("challenge", "quest") and not clause.passive else None
    named = deed.card if deed else None
    if deed is None or named is None or named not in clause.things or intent.deeds:
        intent.not_clear(clause)
        return
    against = deed.other if deed.kind == "challenge" else None
    if against is not None and against in clause.things:
        intent.not_clear(clause)
        return
    intent.deeds.append(Deed("end_turn", deed.actor, other=against, also=[named]))
    intent.present.append((deed.actor, named))
    intent.query = Query(MUST, "", named, deed.actor)


def _ask_state(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "…, is X exerted?": how the card is afterwards."""
    thing = thing_or_last(clause, said)
    states = [piece.value for piece in clause.states if piece.kind == "state"]
    onto = intent.deeds[-1].other if intent.deeds and intent.deeds[-1].kind == "play" else None
    unsaid = onto is not None and not onto.text  # How it is, depends on what it is shifted onto (8.10.4).
    if thing is None or not intent.deeds or len(states) != 1 or len(clause.states) != 1 or unsaid:
        intent.not_clear(clause)
        return
    intent.query = Query(OUTCOME, states[0], thing, intent.actor)


def _ask_choice(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "Can I choose X (with Y)?": by Y, or by what was done before."""
    source = source_of(clause)
    targets = [thing for thing in clause.things if thing is not source]
    if source is not None and targets:
        intent.take_deed(clause, lambda: deed_with(source, targets[0], "chosen", clause))
    if not intent.deeds or not targets:
        intent.not_clear(clause)
        return
    intent.deeds[-1].chooses = targets[:1]
    intent.query = Query(CHOICE, "", targets[0], intent.actor)


def _ask_survival(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "Does X survive if …?", "does X survive a challenge from Y?"."""
    thing = thing_or_last(clause, said)
    named = clause.objects_with("from", "by", "with", "of", "to", "against", "")
    other = next((one for one in named if one is not thing), None)
    if thing is not None and not other:
        choose_it(intent, clause, thing, "banish")
    if thing and other and clause.place == "challenge" and not intent.deeds:
        intent.deeds.append(challenge_by(other, thing))
    elif thing and other and not other.is_character and not intent.deeds:
        intent.take_deed(clause, lambda: deed_with(other, thing, "banish", clause))
    if thing is None or not intent.deeds:
        intent.not_clear(clause)
        return
    intent.query = Query(OUTCOME, clause.verb, thing, intent.actor)


def _ask_cost(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "How much ink do I need to play X (onto Y)?"."""
    if clause.purpose == "win":
        ask_lore_to_win(intent, clause)
        return
    if clause.how_many and clause.purpose in _COSTS_INK:
        done = intent.take_deed(
            clause, lambda: deed_of(replace(clause, verb=clause.purpose, purpose=""), said)
        )
        intent.query = Query(COUNT, "cost", done.card if done else None, intent.actor)
        return
    if clause.how_many and not clause.things and len(intent.deeds) == 1:
        intent.query = Query(COUNT, "cost", intent.deeds[0].card, intent.actor)
        return
    put_beside(intent, clause)
    onto = next(iter(clause.objects_with("onto")), None)
    apart = [onto, *(thing for thing in clause.objects_with("with") if thing.place == "play")]
    things = [thing for thing in clause.things if thing.card and thing not in apart]
    if not things or not clause.how_many:
        intent.not_clear(clause)
        return
    actor = RIVAL if clause.actor == RIVAL else ME
    onto = onto or (Thing("", kind="character") if clause.purpose == "shift" else None)
    onto = any_so_named(onto, things[0]) if onto else None
    intent.deeds.append(Deed("play", actor, things[0], onto))
    intent.query = Query(COUNT, "cost", things[0], actor)


_ASKERS: dict[str, Callable[[Intent, Clause, list[Thing]], None]] = {
    "choose": _ask_choice,
    "banish": ask_effect,
    "damage": ask_effect,
    "exert": ask_effect,
    "ready": ask_effect,
    "heal": ask_effect,
    "deal": ask_damage_dealt,
    "affect": ask_affected,
    "protect": ask_affected,
    "trigger": ask_trigger,
    "return": ask_effect,
    "survive": _ask_survival,
    "take_damage": ask_damage_taken,
    "take": ask_damage_taken,
    "keep_damage": ask_damage_kept,
    "enter": ask_entering,
    "draw": ask_player,
    "discard": ask_player,
    "gain_lore": ask_player,
    "lose_lore": ask_player,
    "win": ask_player,
    "lose": ask_loss,
    "need": _ask_cost,
    "work": ask_whether_it_works,
    "support": ask_support,
}
