"""What a question asks: the deeds it speaks of, what it wants to know, and what is on the board."""

from collections.abc import Callable
from dataclasses import dataclass, field

from judge.ask.accounts import unaccounted
from judge.ask.clauses import settle_states
from judge.ask.deeds import Deed, Unclear, challenge_by, deed_of, deed_with
from judge.ask.pieces import ME, RIVAL, Clause, Thing

HAPPENS, LEGAL, CHOICE, OUTCOME, COUNT = "happens", "legal", "choice", "outcome", "count"


@dataclass(slots=True)
class Query:
    """What is wanted: what happens, whether it is legal, whether a choice or an outcome is so, how many."""

    kind: str = HAPPENS
    about: str = ""
    """Of an outcome or a count: banish, survive, damage, return, draw, lore, ink, cost and so on."""
    thing: Thing | None = None
    player: str = ME


@dataclass(slots=True)
class Intent:
    """All that was understood."""

    deeds: list[Deed] = field(default_factory=list)
    query: Query = field(default_factory=Query)
    present: list[tuple[str, Thing]] = field(default_factory=list)
    """Cards that somebody is said to have: the player, the card."""
    amounts: dict[tuple[str, str], int] = field(default_factory=dict)
    """(player, ink | hand | lore): how many."""
    active: str = ""
    """Whose turn it is said to be."""
    unclear: list[str] = field(default_factory=list)

    @property
    def used(self) -> list[Thing]:
        """The things that play a part."""
        asked = [self.query.thing] if self.query.thing else []
        return [
            *asked,
            *(thing for deed in self.deeds for thing in deed.things),
            *(t for _, t in self.present),
        ]


def intent_of(clauses: list[Clause]) -> Intent:
    """Conditions and statements first, then what is asked."""
    settle_states(clauses)
    intent = Intent()
    said: list[Thing] = []
    asked = _asked(clauses)
    for clause in [one for one in clauses if one is not asked]:
        _state(intent, clause, said if clause.subjects else [*said, *(asked.things if asked else [])])
        said += [*clause.things, *_played_last(intent)]
    if asked is not None:
        _ask(intent, asked, said)
    for clause in clauses:
        intent.unclear += unaccounted(clause, intent.used)
        intent.active = intent.active or clause.turn
    return intent


def _played_last(intent: Intent) -> list[Thing]:
    """What is played or shifted is what is spoken of afterwards."""
    return [deed.card for deed in intent.deeds[-1:] if deed.kind == "play" and deed.card]


def _asked(clauses: list[Clause]) -> Clause | None:
    """The last clause that is no condition and asks or says something that is done."""
    asking = [c for c in clauses if not c.condition and c.verb != "have" and (c.verb or c.purpose)]
    modal = [c for c in asking if c.modal or c.how_many]
    return next(reversed(modal or asking), None)


def _state(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """A condition or a statement: something that is there, or that is done."""
    if clause.verb == "have":
        _have(intent, clause)
        return
    _amounts(intent, clause, clause.actor or ME)
    deed = _guarded(intent, clause, lambda: deed_of(clause, said))
    if deed is None and clause.verb and not clause.happens:
        intent.unclear.append(clause.text)


def _have(intent: Intent, clause: Clause) -> None:
    """A player has cards; a card has damage or a keyword."""
    if clause.subjects and clause.actor not in (ME, RIVAL):
        for amount in clause.amounts:
            clause.subjects[0].damage = amount.number if amount.value == "damage" else 0
        return
    owner = RIVAL if clause.actor == RIVAL else ME
    _amounts(intent, clause, owner)
    for thing in clause.things:
        thing.owner = thing.owner or owner
        if thing.count > 0:
            intent.present.append((thing.owner, thing))


def _amounts(intent: Intent, clause: Clause, owner: str) -> None:
    for amount in clause.amounts:
        if amount.value in ("ink", "hand", "lore"):
            intent.amounts[owner if owner in (ME, RIVAL) else ME, amount.value] = amount.number


def _guarded(intent: Intent, clause: Clause, read: Callable[[], Deed | None]) -> Deed | None:
    try:
        deed = read()
    except Unclear as unclear:
        intent.unclear.append(unclear.words)
        return None
    if deed is not None:
        intent.deeds.append(deed)
        intent.present += [(deed.actor, thing) for thing in deed.also]
    return deed


def _ask(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    _amounts(intent, clause, clause.actor or ME)
    asker = _ASKERS.get(clause.verb, _ask_action)
    if clause.verb == "choose" and clause.purpose == "challenge":
        asker = _ask_action
    asker(intent, clause, said)


def _ask_action(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "Can X challenge Y?", "how many cards can I ink?", or what happens if it is done."""
    deed = _guarded(intent, clause, lambda: deed_of(clause, said))
    if deed is None:
        intent.unclear.append(clause.text)
    elif clause.how_many:
        about = {"ink": "ink", "quest": "lore", "play": "cost"}.get(deed.kind, "")
        intent.query = Query(COUNT, about, None if about == "lore" else deed.card, deed.actor)
        if not about:
            intent.unclear.append(clause.text)
    elif clause.modal == "modal" and deed.chooses:
        intent.query = Query(CHOICE, "", deed.chooses[0], deed.actor)
    elif clause.modal == "modal":
        intent.query = Query(LEGAL, "", deed.card, deed.actor)
    else:
        intent.query = Query(HAPPENS, "", deed.card, deed.actor)


def _ask_choice(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "Can I choose X (with Y)?": by Y, or by what was done before."""
    source = _source(clause)
    targets = [thing for thing in clause.things if thing is not source]
    if not targets:
        intent.unclear.append(clause.text)
        return
    if source is not None:
        _guarded(intent, clause, lambda: deed_with(source, targets[0], "chosen", clause))
    if not intent.deeds:
        intent.unclear.append(clause.text)
        return
    intent.deeds[-1].chooses = targets[:1]
    intent.query = Query(CHOICE, "", targets[0], intent.deeds[-1].actor)


def _source(clause: Clause) -> Thing | None:
    """The card that does it: after with, by, for, from; or the subject where it acts by itself."""
    helped = clause.objects_with("with", "by", "for", "from", "of")
    acting = [] if clause.passive else clause.subjects
    return next(iter([*helped, *acting]), None)


_TEXT_WORDS = {"banish": "banish", "damage": "damage", "return": "return", "exert": "exert"}


def _ask_effect(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "Does X banish Y?", "is Y banished if …?", "can I banish Y with X?"."""
    source = None if intent.deeds else _source(clause)
    targets = [thing for thing in clause.things if thing is not source]
    target = targets[0] if targets else None
    if intent.deeds and not clause.passive and clause.objects and clause.subjects:
        target = clause.objects[0][1]
    if source is not None:
        _guarded(intent, clause, lambda: deed_with(source, target, _TEXT_WORDS[clause.verb], clause))
    if not intent.deeds or target is None:
        intent.unclear.append(clause.text)
        return
    intent.query = Query(OUTCOME, clause.verb, target, intent.deeds[-1].actor)


def _ask_survival(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "Does X survive if …?", "does X survive a challenge from Y?"."""
    thing = clause.things[0] if clause.things else next(iter(said[-1:]), None)
    other = next(iter(clause.objects_with("from", "by", "with", "of")), None)
    if thing and other and clause.place == "challenge" and not intent.deeds:
        intent.deeds.append(challenge_by(other, thing))
    if thing is None or not intent.deeds:
        intent.unclear.append(clause.text)
        return
    intent.query = Query(OUTCOME, clause.verb, thing, intent.deeds[-1].actor)


def _ask_damage_taken(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "Does X take damage from Y?", "how much damage does X take if …?"."""
    source = next(iter(clause.objects_with("from", "of", "by", "with")), None)
    things = [thing for thing in clause.things if thing is not source]
    target = things[0] if things else next(iter(said[-1:]), None)
    if source is not None and target is not None and not intent.deeds:
        _guarded(intent, clause, lambda: deed_with(source, target, "damage", clause))
    if target is None or not intent.deeds:
        intent.unclear.append(clause.text)
        return
    intent.query = Query(COUNT if clause.how_many else OUTCOME, "damage", target, intent.deeds[-1].actor)


def _ask_player(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "Do I draw a card …?", "how much lore do I gain …?", "do they discard …?"."""
    about = {"gain_lore": "lore"}.get(clause.verb, clause.verb)
    source = next((thing for thing in clause.subjects if thing.is_played_once), None)
    if source is not None and not intent.deeds:
        _guarded(intent, clause, lambda: deed_with(source, None, about, clause))
    if not intent.deeds:
        intent.unclear.append(clause.text)
        return
    acting = intent.deeds[-1].actor
    player = clause.actor if clause.actor in (ME, RIVAL) else ""
    if clause.actor == "they":
        player = RIVAL
    player = player or (ME if clause.first else acting)
    intent.query = Query(COUNT if clause.how_many else OUTCOME, about, None, player)


def _ask_cost(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "How much ink do I need to play X?"."""
    onto = next(iter(clause.objects_with("onto")), None)
    things = [thing for thing in clause.things if thing.card and thing is not onto]
    if not things or not clause.how_many:
        intent.unclear.append(clause.text)
        return
    actor = RIVAL if clause.actor == RIVAL else ME
    intent.deeds.append(Deed("play", actor, things[0], onto))
    intent.query = Query(COUNT, "cost", things[0], actor)


_ASKERS: dict[str, Callable[[Intent, Clause, list[Thing]], None]] = {
    "choose": _ask_choice,
    "banish": _ask_effect,
    "damage": _ask_effect,
    "exert": _ask_effect,
    "return": _ask_effect,
    "survive": _ask_survival,
    "take_damage": _ask_damage_taken,
    "take": _ask_damage_taken,
    "draw": _ask_player,
    "discard": _ask_player,
    "gain_lore": _ask_player,
    "win": _ask_player,
    "need": _ask_cost,
}
