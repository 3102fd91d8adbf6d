"""What is said of a card in a clause of its own: that it is drying, exerted, at a location, has Ward."""

from dataclasses import replace

from judge.ask.pieces import Clause, Piece, Thing


def settle_states(clauses: list[Clause]) -> None:
    """ "… is drying", "… has Ward": said of the thing itself."""
    for clause in clauses:
        for place in (one for one in clause.objects_with("at", "in") if one.is_location):
            done_with = [thing for one in clauses if one.verb for thing in one.things if thing.is_character]
            meant = clause.subjects[:1] or (done_with if len(set(done_with)) == 1 else [])
            if meant and not clause.verb:
                meant[0].at = place
        if clause.states and not clause.asks_state and clause.verb not in ("trigger", "enter", "work"):
            _settle_states_of(clause, clauses)


def _settle_states_of(clause: Clause, clauses: list[Clause]) -> None:
    """Where the clause names nothing, of the only thing that something is done with; else of nothing."""
    done_with = [t for one in clauses for t in one.things if one.verb and not t.is_played_once]
    characters = [thing for thing in done_with if thing.is_character]
    meant = clause.things[:1] or list(dict.fromkeys(characters or done_with))
    if len(meant) != 1 or not (clause.subjects or len(set(characters)) <= 1):
        clause.left_over += [piece.text for piece in clause.states]
    for thing in meant[:1]:
        _say_of(thing, clause.states)


_CONTRARY = {"exerted": "ready", "ready": "exerted", "drying": "dry", "damaged": "undamaged"}


def put_in_the_affirmative(clause: Clause) -> None:
    """ "It isn't exerted": it is ready; "it isn't at a location": as cards are anyway."""
    contrary = [_CONTRARY.get(piece.value, "") for piece in clause.states]
    places = clause.objects_with("at", "in")
    elsewhere = all(place.is_location and place.card is None for place in places)
    if clause.verb or not clause.negated or not all(contrary) or not elsewhere or not (contrary or places):
        return
    clause.states = [replace(piece, value=now) for piece, now in zip(clause.states, contrary, strict=True)]
    clause.objects = [(prep, thing) for prep, thing in clause.objects if thing not in places]
    clause.negated = False


def _say_of(thing: Thing, states: list[Piece]) -> None:
    for piece in states:
        if piece.kind == "state":
            thing.describe(piece.value)
        else:
            thing.keywords.append(piece.value)
