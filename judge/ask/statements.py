"""From the clauses of a question to what it asks: what is stated and done first, then what is wanted."""

from judge.ask.accounts import contradictions, unaccounted
from judge.ask.asking import ask
from judge.ask.deed import other_player
from judge.ask.deeds import banishes_it
from judge.ask.effects import TEXT_WORDS, choose_it, thing_or_last
from judge.ask.intent import OUTCOME, Intent, Query
from judge.ask.pieces import ME, NOW, RIVAL, Clause, Thing
from judge.ask.singly import singly
from judge.ask.standing import asks_how_it_is
from judge.ask.states import settle_states
from judge.ask.telling import is_banished_in_a_challenge, told_deed
from judge.ask.turns import settle_turns, starts_a_turn
from judge.ask.winning import end_the_turn

_DONE_WITH_ONES_OWN = frozenset({"quest", "challenge", "move", "use", "boost"})


def intent_of(clauses: list[Clause]) -> Intent:
    """Conditions and statements first, then what is asked."""
    clauses = singly(clauses)
    asked = _asked(clauses)
    if asked is not None and asks_how_it_is(asked):
        asked.asks_state = True
    settle_states(clauses)
    _settle_owners(clauses)
    intent = Intent()
    said: list[Thing] = []
    for clause in sorted((one for one in clauses if one is not asked), key=lambda one: not one.before):
        if asked and not (clause.actor or clause.first or clause.subjects or asked.subjects):
            actor = ME if asked.first else asked.actor
            clause.actor = actor if actor in (ME, RIVAL) and clause.verb != "have" else ""
        if asked and clause.verb == "banish" and clause.nonfinite and not clause.subjects:
            clause.subjects = asked.subjects[:1]
        _state(intent, clause, said if clause.subjects else [*said, *(asked.things if asked else [])])
        _note_turn(intent, clause)
        said += [*clause.things, *_played_last(intent)]
    if asked is not None:
        intent.note_amounts(asked, asked.actor)
        ask(intent, asked, said)
        _note_turn(intent, asked)
    if asked is None:
        end_the_turn(intent)
    _settle_who_acts(intent)
    _settle_unsaid(intent)
    settle_turns(intent)
    for clause in clauses:
        intent.unclear += unaccounted(clause, intent.used)
        intent.unclear += [clause.text] if clause.how_many and clause is not asked else []
    intent.unclear += contradictions(intent, clauses)
    return intent


def _note_turn(intent: Intent, clause: Clause) -> None:
    """The turn of what a clause says is done; where it says nothing is done, that of the whole question."""
    if starts_a_turn(clause):
        intent.not_clear(clause)
    new = [deed for deed in intent.deeds if deed.turn is None]
    for deed in new:
        deed.turn = clause.turn
    if clause.turn in (ME, RIVAL) and not new:
        intent.active = intent.active or clause.turn
    elif clause.turn not in ("", NOW) and not new:
        intent.not_clear(clause)


def _settle_owners(clauses: list[Clause]) -> None:
    """Whose a card is once said to be, it is wherever it is named."""
    owners: dict[str, str] = {}
    for clause in clauses:
        has = _holder(clause) if clause.verb == "have" else ""
        has = ME if clause.to_my_hand and clause.verb == "return" and len(clause.things) == 1 else has
        owners |= {t.card.full_name: t.owner or has for t in clause.things if t.card and (t.owner or has)}
    for thing in (thing for clause in clauses for thing in clause.things):
        if thing.card and not thing.another:
            thing.owner = thing.owner or owners.get(thing.card.full_name, "")


def _settle_who_acts(intent: Intent) -> None:
    """ "Ready a character with X and quest with it": whoever chose it, it is the one's who acts with it."""
    for deed in [one for one in intent.deeds if one.kind == "challenge" and one.other]:
        challenged = deed.other
        if challenged and challenged.taken_for_mine and _is_unsaid(deed.card) and deed.actor == ME:
            deed.actor = RIVAL
    chosen = [thing for deed in intent.deeds for thing in deed.chooses]
    for deed in intent.deeds:
        acting = deed.singers or ([deed.card] if deed.card and deed.kind in _DONE_WITH_ONES_OWN else [])
        for thing in [one for one in acting if one in chosen and not one.owner]:
            thing.owner, thing.taken_for_mine = deed.actor, deed.actor == ME


def _settle_unsaid(intent: Intent) -> None:
    """ "If I challenge X, does my character survive?": the one that challenges, which was not named."""
    asked = intent.query.thing
    if asked is None or asked.card or asked in [thing for deed in intent.deeds for thing in deed.things]:
        return
    for deed in [one for one in intent.deeds if one.kind in ("challenge", "sing") and asked.is_character]:
        if asked.owner == deed.actor and deed.singers and _is_unsaid(deed.singers[0]):
            deed.singers[0] = asked
        elif asked.owner == deed.actor and not deed.singers and _is_unsaid(deed.card):
            deed.card = asked
        elif asked.owner == other_player(deed.actor) and _is_unsaid(deed.other):
            deed.other = asked
        elif deed.kind == "challenge" and not asked.another:
            intent.unclear.append(asked.text)  # "Challenge with X: does my character …?" May it be X?


def _is_unsaid(thing: Thing | None) -> bool:
    return thing is not None and not thing.text and thing.card is None


def _holder(clause: Clause) -> str:
    """The player who has something; a card that has something is no player."""
    if clause.subjects and clause.actor not in (ME, RIVAL):
        return ""
    return RIVAL if clause.actor == RIVAL else ME


def _played_last(intent: Intent) -> list[Thing]:
    """What is played or shifted is what is spoken of afterwards."""
    return [deed.card for deed in intent.deeds[-1:] if deed.kind == "play" and deed.card]


def _asked(clauses: list[Clause]) -> Clause | None:
    """The last clause that is no condition and asks something, or says what is done."""
    main = [
        one
        for one in clauses
        if not one.condition and (one.verb != "have" or _may_ask_how_it_is(one, clauses))
    ]
    saying = [clause for clause in main if clause.verb or clause.purpose or clause.asks_state]
    asking = [
        one for one in saying if one.must or one.how_many or one.modal not in ("", "be") or one.inverted
    ]
    return next(reversed(asking or saying), None)


def _may_ask_how_it_is(clause: Clause, clauses: list[Clause]) -> bool:
    """ "X has Ward" is told, unless nothing else could be what is asked."""
    others = [one for one in clauses if one is not clause and (not one.condition or one.happens)]
    return asks_how_it_is(clause) and (clause.how_many or clause.modal == "does" or not others)


def _state(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """A condition or a statement: something that is there, or that is done."""
    if clause.verb == "have":
        _have(intent, clause)
        return
    if clause.verb == "exist" and all(thing.owner for thing in clause.things):
        intent.present += [(thing.owner, thing) for thing in clause.things if thing.count > 0]
        return
    if _is_printed(clause, said):
        return
    if not clause.verb and not clause.asks_state:
        _describe(intent, clause)
    intent.note_amounts(clause, clause.actor)
    _settle_challenger(intent, clause)
    if not is_banished_in_a_challenge(clause, intent) and _is_given(intent, clause, said):
        return
    if _is_chosen(intent, clause):
        return
    deed = intent.take_deed(clause, lambda: told_deed(intent, clause, said))
    if deed is None and (clause.verb or clause.asks_state) and not clause.happens:
        intent.not_clear(clause)


def _settle_challenger(intent: Intent, clause: Clause) -> None:
    """ "My opponent challenges X and their character is banished": the one that challenges."""
    deed = intent.deeds[-1] if intent.deeds else None
    named = clause.subjects[0] if clause.passive and len(clause.subjects) == 1 else None
    if deed is None or named is None or named.card or deed.kind != "challenge" or not _is_unsaid(deed.card):
        return
    if named.is_character and named.owner == deed.actor:
        deed.card = named


def _is_chosen(intent: Intent, clause: Clause) -> bool:
    """ "I play X and banish Y": by X's text, which chooses Y."""
    alone = len(clause.things) == 1 and not clause.passive and not clause.subjects
    if clause.verb not in TEXT_WORDS or not intent.deeds or not alone:
        return False
    choose_it(intent, clause, clause.things[0], TEXT_WORDS[clause.verb])
    return clause.things[0] in intent.deeds[-1].chooses


def _is_printed(clause: Clause, said: list[Thing]) -> bool:
    """ "Although it costs 3": what a card's cost is anyway."""
    thing = thing_or_last(clause, said) if clause.verb == "need" and clause.amounts else None
    return bool(thing and thing.card and clause.amount_of("cost") == thing.card.cost)


def _is_given(intent: Intent, clause: Clause, said: list[Thing]) -> bool:
    """ "X challenges Y and is banished": what comes of it is said, and must come of it."""
    done = [thing for deed in intent.deeds for thing in deed.things]
    about = clause.things or [thing for thing in [thing_or_last(clause, said, done)] if thing]
    if clause.verb not in ("banish", "survive") or not done or any(one not in done for one in about):
        return False
    if not about:
        return False
    acts = clause.verb == "banish" and not clause.passive
    if clause.verb == "banish" and clause.passive:
        banishes_it(intent.deeds[-1], about[0])
    intent.given.append(Query(OUTCOME, clause.verb, about[-1] if acts else about[0], intent.actor))
    return True


def _have(intent: Intent, clause: Clause) -> None:
    """A player has cards; a card has damage or a keyword."""
    owner = _holder(clause)
    if not owner:
        for amount in clause.amounts:
            if amount.value in ("damage", "under"):
                setattr(clause.subjects[0], amount.value, amount.number)
        return
    intent.note_amounts(clause, owner)
    for thing in clause.things:
        thing.owner = thing.owner or owner
        if thing.kind == "card" and thing.count == 0:
            intent.amounts[thing.owner, "hand"] = 0
        elif thing.count > 0:
            intent.present.append((thing.owner, thing))


def _describe(intent: Intent, clause: Clause) -> None:
    """ "My opponent's X is exerted": it is there, whatever is done."""
    told = bool(clause.states) or clause.place == "play" or any(thing.at for thing in clause.subjects)
    theirs = [(owner, thing) for owner, thing in intent.present if thing in clause.subjects]
    if told and not theirs:
        intent.present += [(thing.owner, thing) for thing in clause.subjects if thing.owner]
