"""Who does what to what: the roles that the things of a clause play for its verb."""

import re
from collections.abc import Callable
from dataclasses import replace

from judge.ask.choosing import must_choose
from judge.ask.deed import Deed, Unclear, other_player
from judge.ask.pieces import ME, RIVAL, Clause, Thing
from judge.terms import CardType

_STRONG = 20
_OWN_AND_ANOTHER = re.compile(r"\bof yours? [^.]*\banother chosen\b")
_IN_A_CHALLENGE = re.compile(r"\bbanishe[sd][^.;,]* in a challenge\b")


def deed_of(clause: Clause, earlier: list[Thing]) -> Deed | None:
    """The turn action of a clause; None where its verb is none. `earlier` are the things named before."""
    verb = clause.verb
    if verb == "choose" and clause.purpose in _READERS:
        verb = clause.purpose
    reader = _READERS.get(verb)
    if reader is None:
        return None
    own, chosen, beside = _set_apart(clause)
    deed = reader(own, earlier)
    deed.chooses += chosen
    deed.also += [thing for thing in beside if thing not in deed.also]
    acting = deed.singers[0] if deed.singers else deed.card
    if acting not in clause.things and len(clause.things) == 1:
        acting = clause.things[0]  # "Challenge a character the turn it is played": the one that is named.
    if clause.played_now and acting is not None:
        acting.played_now = True
    return deed


def _set_apart(clause: Clause) -> tuple[Clause, list[Thing], list[Thing]]:
    """The clause without what it chooses (play X choosing Y) and what is in play besides (with Z in play)."""
    there = clause.verb == "ink"
    beside = [thing for thing in clause.objects_with("with") if thing.place == "play" or there]
    chosen = clause.things[-1:] if clause.purpose == "choose" and len(clause.things) > 1 else []
    left = [(prep, thing) for prep, thing in clause.objects if thing not in (*beside, *chosen)]
    return replace(clause, objects=left), chosen, beside


def _actor(clause: Clause, own: Thing | None, opposing: Thing | None = None) -> str:
    """Whoever is named; else whose card it is; else I."""
    if clause.actor in (ME, RIVAL):
        return clause.actor
    if clause.first:
        return ME
    if own and own.owner:
        return own.owner
    return other_player(opposing.owner) if opposing and opposing.owner else ME


def _somebody(clause: Clause) -> bool:
    """A player acts, not a card: I challenge, se puede desafiar."""
    return bool(clause.actor or clause.first)


def _challenge(clause: Clause, earlier: list[Thing]) -> Deed:
    challenger, challenged = _in_challenge(clause, earlier)
    challenger = challenger or Thing("", kind="character")
    challenged = challenged or Thing("", kind="character")
    actor = _actor(clause, challenger, challenged)
    if challenger is challenged:
        challenger.owner = challenger.owner or actor
    if clause.passive and clause.turn in (ME, RIVAL) and not (challenger.owner or challenged.owner):
        actor = clause.actor or clause.turn  # "Can X be challenged in my opponent's turn?"
    return Deed("challenge", actor, challenger, challenged)


def banished_by_any(banished: Thing) -> Deed:
    """ "If X is banished in a challenge": a character of enough strength challenges it."""
    strong = Thing("", kind="character")
    deed = challenge_by(strong, banished)
    banishes_it(deed, banished)
    return deed


def banishes_it(deed: Deed, banished: Thing) -> None:
    """What it is said to be banished by has the strength for it, where nothing says which card that is."""
    other = deed.card if deed.other is banished else deed.other
    if deed.kind == "challenge" and other and other.card is None:
        other.numbers = {"strength": _STRONG, "willpower": _STRONG, **other.numbers}


def weaken(banished: Thing) -> None:
    """What is said to be banished, and nothing says which card that is, can be."""
    if banished.card is None:
        banished.numbers.setdefault("willpower", 1)


def challenge_by(challenger: Thing, challenged: Thing) -> Deed:
    """One card challenges another; whose they are tells who acts."""
    actor = _actor(Clause(), challenger, challenged)
    return Deed("challenge", actor, challenger, challenged, inferred=True)


def _in_challenge(clause: Clause, earlier: list[Thing]) -> tuple[Thing | None, Thing | None]:
    helped = _first(clause.objects_with("with", "by"))
    plain, marked = _first(clause.objects_with("")), _first(clause.objects_with("to"))
    if clause.subjects and clause.subjects[0] in (plain, marked):
        return clause.subjects[0], clause.subjects[0]
    if clause.passive and not clause.things and not earlier:
        return None, Thing("", kind="character", owner=other_player(clause.actor or RIVAL))
    if clause.passive:
        return helped, _first(clause.subjects) or plain or marked or the_one(earlier)
    if clause.subjects:
        return clause.subjects[0], marked or plain
    if helped or _somebody(clause):
        return helped, marked or plain
    if plain and marked:
        return plain, marked
    if clause.nonfinite and earlier and plain:
        return the_one([thing for thing in earlier if thing is not plain]), plain
    if marked and earlier:
        return the_one([thing for thing in earlier if thing is not marked]), marked
    if not clause.things and earlier and not clause.reflexive:
        return the_one(earlier), None
    return (None, marked or plain) if marked else (plain, None)


def the_one(earlier: list[Thing]) -> Thing:
    """What a clause without a subject is about: the only character named before, or the one just played."""
    characters = [thing for thing in earlier if thing.is_character] or earlier
    if characters and (len(set(characters)) == 1 or characters.count(characters[-1]) > 1):
        return characters[-1]
    raise Unclear(", ".join(dict.fromkeys(thing.text for thing in characters)))


def _first(things: list[Thing]) -> Thing | None:
    return things[0] if things else None


def _quest(clause: Clause, earlier: list[Thing]) -> Deed:
    actor = _actor(clause, None)
    own = [thing for thing in earlier if not _somebody(clause) or thing.owner in ("", actor)]
    quester = _first(clause.things) or (the_one(own) if own else Thing("", kind="character"))
    return Deed("quest", _actor(clause, quester), quester)


def _sing(clause: Clause, earlier: list[Thing]) -> Deed:
    chosen = clause.objects_with("onto")[:1]
    songs = [thing for thing in clause.things if thing.is_played_once]
    singers = [thing for thing in clause.things if not thing.is_played_once and thing not in chosen]
    if not singers and not _somebody(clause) and earlier:
        singers = [thing for thing in [the_one(earlier)] if not thing.is_played_once]
    singers = [one for thing in singers for one in _each_of(thing)] or [Thing("", kind="character")]
    song = _first(songs) or Thing("", kind="song")
    return Deed("sing", _actor(clause, singers[0]), song, singers=singers, chooses=chosen)


def _each_of(thing: Thing) -> list[Thing]:
    """ "Two characters": one thing for each."""
    return [thing, *(replace(thing, another=True, count=1) for _ in range(thing.count - 1))]


def _play(clause: Clause, earlier: list[Thing]) -> Deed:
    onto = _first(clause.objects_with("onto"))
    if onto is None and clause.things and clause.things[0].is_played_once:
        onto = _first(clause.objects_with("in", "to", "against"))
    beside = clause.objects_with("with")
    cards = [thing for thing in clause.things if thing is not onto and thing not in beside]
    if not cards:
        raise Unclear(clause.text)
    also = [thing for thing in beside if thing.another]
    _give_first_copy(cards[-1])
    onto = any_so_named(onto, cards[-1]) if onto else None
    if onto and not onto.owner and _OWN_AND_ANOTHER.search(cards[-1].text_of_card):
        raise Unclear(onto.text)  # It chooses one of each side, and which of the two this is, nothing says.
    deed = Deed("play", _actor(clause, cards[0]), cards[-1], onto, free=clause.free, also=also)
    if onto is not None and cards[-1].is_played_once:
        deed.other, deed.chooses = None, [onto]
    return deed


def _give_first_copy(card: Thing) -> None:
    """ "Play another Stitch", "another copy of a card that I have in play": there is one."""
    there = card.place == "play" or card.card is not None
    if card.another and there and not card.is_played_once and card.copy_in_play is None:
        card.copy_in_play = replace(card, another=False, place="")


def any_so_named(onto: Thing, card: Thing) -> Thing:
    """ "Onto a Stitch": any character of that name, not the card itself."""
    if onto.alone and onto.card is card.card and card.card:
        onto.card, onto.kind, onto.text = None, "character", card.card.name
    return onto


def _shift(clause: Clause, earlier: list[Thing]) -> Deed:
    """Shift X onto Y; transformar a Y en X."""
    onto, into = _first(clause.objects_with("onto")), _first(clause.objects_with("in"))
    named = [thing for thing in clause.things if thing not in (onto, into)]
    if into is not None:
        onto, card = _first(named), into
    elif named:
        card = named[0]
        onto = onto or _first(named[1:])
    else:
        raise Unclear(clause.text)
    onto = onto or Thing("", kind="character")
    return Deed("play", _actor(clause, card, None), card, any_so_named(onto, card))


def _ink(clause: Clause, earlier: list[Thing]) -> Deed:
    card = _first(clause.things) or Thing("", kind="card")
    return Deed("ink", _actor(clause, card), card)


def _put(clause: Clause, earlier: list[Thing]) -> Deed:
    """ "Put X into my inkwell"; what is put elsewhere is put by an effect."""
    if clause.place != "inkwell":
        raise Unclear(clause.text)
    return _ink(clause, earlier)


def _move(clause: Clause, earlier: list[Thing]) -> Deed:
    places = [thing for thing in clause.things if thing.is_location]
    movers = [thing for thing in clause.things if not thing.is_location]
    if clause.passive and not movers:
        raise Unclear(clause.text)
    mover = _first(movers) or Thing("", kind="character")
    place = _first(places) or Thing("", kind="location")
    return Deed("move", _actor(clause, mover), mover, place, free=clause.free)


def _use(clause: Clause, earlier: list[Thing]) -> Deed:
    used = _first(clause.things) or the_one(earlier)
    on = clause.objects_with("onto", "to", "in", "against") or (
        clause.objects_with("") if clause.subjects else []
    )
    kind = "play" if used.is_played_once else "use"
    return Deed(kind, _actor(clause, used), used, chooses=[one for one in on[:1] if one is not used])


def _boost(clause: Clause, earlier: list[Thing]) -> Deed:
    boosted = _first(clause.things) or the_one(earlier)
    return Deed("boost", _actor(clause, boosted), boosted)


def _end_turn(clause: Clause, earlier: list[Thing]) -> Deed:
    return Deed("end_turn", _actor(clause, None), also=clause.things)


_READERS: dict[str, Callable[[Clause, list[Thing]], Deed]] = {
    "challenge": _challenge,
    "quest": _quest,
    "sing": _sing,
    "play": _play,
    "shift": _shift,
    "ink": _ink,
    "put": _put,
    "move": _move,
    "use": _use,
    "boost": _boost,
    "end_turn": _end_turn,
}


def deed_with(source: Thing, target: Thing | None, word: str, clause: Clause, against: bool = False) -> Deed:
    """What makes a card do to another what its text says: play it, use it, or challenge with it."""
    actor = _actor(clause, source)
    if against and target:
        actor = other_player(target.owner)
    elif target and target.owner and source.owner == "" and clause.actor == "":
        actor = ME
    words = {"banish": ("banish", "damage"), "chosen": ()}.get(word, (word,))
    chooses = [target] if target and must_choose(source, target, *words) else []
    if source.is_played_once:
        return Deed("play", actor, source, chooses=chooses)
    if source.card and source.card.type is CardType.ITEM:
        return Deed("use", actor, source, chooses=chooses)
    by_fighting = word in ("banish", "damage") and word not in _IN_A_CHALLENGE.sub("", source.text_of_card)
    if clause.place == "challenge" or by_fighting:
        return Deed("challenge", actor, source, target or Thing("", kind="character"), inferred=True)
    if "when you play this" in source.text_of_card:
        return Deed("play", actor, source, chooses=chooses)
    if "{e}" in source.text_of_card:
        return Deed("use", actor, source, chooses=chooses)
    raise Unclear(clause.text)
