"""From pieces to clauses: each has one verb, who does it, and what it is done to."""

from judge.ask.pieces import ME, Clause, Piece, Thing
from judge.ask.things import describe

_BREAKS = frozenset("?¿.,:;")
_VERBS = ("verb", "participle", "first")
_OPENERS = frozenset({"if", "modal", "does", "person", "thing"})
_WITHOUT_OBJECT = frozenset({"quest", "end_turn", "survive", "win"})
_CARDS_IN_HAND = frozenset({"play", "sing", "ink", "put"})
"""What is done with actions too; nothing else is said of them."""
_PLAYS_NO_PART = frozenset({"number", "owner", "belongs", "relative", "not", "shared"})


class ClauseReader:
    """Splits a sentence at its marks, at "if" and between verbs, and reads each part."""

    def __init__(self) -> None:
        self.unknown: list[str] = []
        self._said: list[Thing] = []
        self._subject: Thing | None = None
        self._shifted: Thing | None = None
        """What was shifted is what is spoken of, not what it was shifted onto."""

    def read(self, pieces: list[Piece]) -> list[Clause]:
        clauses = [self._clause(part) for part in _parts(pieces)]
        return [clause for clause in clauses if _says_something(clause)]

    def _clause(self, pieces: list[Piece]) -> Clause:
        clause = Clause(text=" ".join(piece.text for piece in pieces))
        prep = ""
        for before, piece in zip([None, *pieces], pieces, strict=False):
            if piece.kind == "prep":
                prep = piece.value
                continue
            self._put(clause, piece, before, prep)
            if piece.kind != "thing" and piece.kind != "and":
                prep = ""
        if pieces and pieces[-1].kind == "prep" and prep != "for":
            clause.left_over.append(pieces[-1].text)
        opening = next((piece.kind for piece in pieces if piece.kind not in ("filler", "and")), "")
        clause.asks_state = opening == "be" and not clause.verb and bool(clause.states)
        if opening == "be" and clause.verb:
            clause.left_over += [piece.text for piece in clause.states]
        self._subject = clause.subjects[0] if len(clause.subjects) == 1 else self._subject
        if clause.verb == "shift" and not clause.objects_with("in"):
            self._shifted = next(iter(clause.things), None)
        return clause

    def _put(self, clause: Clause, piece: Piece, before: Piece | None, prep: str) -> None:
        if piece.kind in _VERBS:
            _put_verb(clause, piece, before)
        elif piece.kind == "thing" and piece.thing:
            thing = self._named_before(clause, piece.thing)
            if before and (before.kind, before.value) == ("new", "next"):
                thing.played_now = True
                clause.subjects.append(thing)
            else:
                _put_thing(clause, thing, prep)
        elif piece.kind == "pronoun":
            self._put_pronoun(clause, piece, prep)
        elif piece.kind in ("unknown", "doubt"):
            self.unknown.append(piece.text)
        else:
            _put_mark(clause, piece)

    def _named_before(self, clause: Clause, thing: Thing) -> Thing:
        """A card that is named again is the same one, unless both stand in one clause or it is another."""
        for earlier in self._said:
            same = earlier.card is not None and earlier.card == thing.card
            if same and not thing.another and earlier not in clause.things:
                earlier.learn(thing)
                return earlier
        self._said.append(thing)
        return thing

    def _put_pronoun(self, clause: Clause, piece: Piece, prep: str) -> None:
        """What was named before and is not in this clause; "they" may be a player."""
        if piece.value == "they":
            clause.actor = clause.actor or "they"
            return
        meant = self._meant(clause, piece)
        if meant is None:
            clause.left_over.append(piece.text)
        else:
            _put_thing(clause, meant, "to" if piece.value == "object" else prep)

    def _meant(self, clause: Clause, piece: Piece) -> Thing | None:
        """The one thing it can be; of several the one that was shifted, or the subject before a subject."""
        earlier = [thing for thing in self._said if thing not in clause.things]
        if piece.value == "character":
            earlier = [thing for thing in earlier if thing.is_character] or earlier
        if clause.verb not in _CARDS_IN_HAND:
            earlier = [thing for thing in earlier if not thing.is_played_once] or earlier
        if self._shifted in earlier:
            return self._shifted
        if len(earlier) > 1 and not clause.verb and piece.value != "object":
            earlier = [thing for thing in earlier if thing is self._subject]
        return earlier[0] if len(earlier) == 1 else None


def _parts(pieces: list[Piece]) -> list[list[Piece]]:
    """At marks and at "if", and at "and" where both sides have a verb."""
    parts: list[list[Piece]] = [[]]
    for place, piece in enumerate(pieces):
        if piece.kind == "mark" and piece.value in _BREAKS:
            parts.append([])
        elif piece.kind in ("if", "happens"):
            parts.append([piece])
        elif piece.kind == "and" and _has_verb(parts[-1]) and _has_verb(_until_break(pieces[place + 1 :])):
            doubtful = _share_an_object(parts[-1][-1], pieces[place + 1])
            shared = [Piece("shared", "", piece.text)] if doubtful else []
            parts.append([*_opening(parts[-1], pieces[place + 1 :]), *shared])
        else:
            parts[-1].append(piece)
    return _joined([part for part in parts if part])


def _share_an_object(before: Piece, following: Piece) -> bool:
    """ "Challenge and banish X": the first verb lacks what the second has."""
    return before.kind in _VERBS and following.kind in _VERBS and before.value not in _WITHOUT_OBJECT


def _opening(part: list[Piece], following: list[Piece]) -> list[Piece]:
    """ "If I play X and challenge with it": the second part has the first one's beginning as well."""
    end = next((at for at, one in enumerate(part) if one.kind not in _OPENERS), len(part))
    verb = next((at for at, one in enumerate(following) if one.kind in _VERBS), len(following))
    own = any(one.kind in ("person", "thing", "modal", "does") for one in following[:verb])
    return [one for one in part[:end] if not own or one.kind == "if"]


def _until_break(pieces: list[Piece]) -> list[Piece]:
    end = next(
        (at for at, piece in enumerate(pieces) if piece.kind in ("mark", "if", "happens", "and")), len(pieces)
    )
    return pieces[:end]


def _joined(parts: list[list[Piece]]) -> list[list[Piece]]:
    joined: list[list[Piece]] = []
    for part in parts:
        if joined and (_only_opens(joined[-1]) or not _stands_alone(part)):
            joined[-1] += part
        else:
            joined.append(part)
    return joined


def _stands_alone(part: list[Piece]) -> bool:
    if part[0].kind == "relative":
        return False
    return _has_verb(part) or part[0].kind == "if" or any(one.kind in ("be", "happens") for one in part)


def _only_opens(part: list[Piece]) -> bool:
    """ "What happens" before its "if"; an "if" before a comma."""
    return not _has_verb(part) and all(piece.kind in ("happens", "if", "filler") for piece in part)


def _has_verb(pieces: list[Piece]) -> bool:
    return any(piece.kind in (*_VERBS, "purpose") for piece in pieces)


def _put_verb(clause: Clause, piece: Piece, before: Piece | None) -> None:
    adjective = (
        piece.kind == "participle" and before is not None and before.kind in ("det", "owner", "number")
    )
    if adjective or (clause.verb and clause.purpose):
        clause.left_over.append(piece.text)
    elif clause.verb:
        clause.purpose = piece.value
    else:
        clause.verb = piece.value
        clause.first = piece.kind == "first"
        clause.passive = piece.kind == "participle" or (clause.reflexive and bool(clause.subjects))


def _put_thing(clause: Clause, thing: Thing, prep: str) -> None:
    if clause.verb or prep:
        clause.objects.append((prep, thing))
    else:
        clause.subjects.append(thing)


def _put_mark(clause: Clause, piece: Piece) -> None:
    match piece.kind:
        case "modal" | "does":
            clause.modal = piece.kind if piece.kind == "modal" else clause.modal or piece.kind
            clause.reflexive = clause.reflexive or piece.value == "se"
            clause.actor = clause.actor or (ME if piece.value == "i" else "")
        case "be":
            clause.modal = clause.modal or "be"
        case "if":
            clause.condition = True
        case "happens":
            clause.happens = True
        case "how_many":
            clause.how_many = True
        case "unit":
            clause.unit = clause.unit or piece.value
        case "person":
            clause.actor = clause.actor or piece.value
        case "place":
            clause.place = clause.place or piece.value
        case _:
            _put_rest(clause, piece)


def _put_rest(clause: Clause, piece: Piece) -> None:
    match piece.kind:
        case "amount":
            clause.amounts.append(piece)
        case "state" | "keyword":
            clause.states.append(piece)
        case "purpose":
            clause.purpose = piece.value
        case "new":
            clause.played_now = clause.played_now or piece.value == "new"
        case "free":
            clause.free = True
        case "turn":
            clause.turn = piece.value
        case "times":
            clause.times = 2
        case "must":
            clause.must = True
        case kind if kind in _PLAYS_NO_PART:
            clause.left_over.append(piece.text)


def _says_something(clause: Clause) -> bool:
    return bool(clause.verb or clause.states or clause.things or clause.happens or clause.purpose)


def settle_states(clauses: list[Clause]) -> None:
    """ "… is drying", "… has Ward": said of the thing itself."""
    characters = {t: None for clause in clauses for t in clause.things if t.is_character and clause.verb}
    for clause in clauses:
        for place in (one for one in clause.objects_with("at", "in") if one.is_location):
            if clause.subjects and not clause.verb:
                clause.subjects[0].at = place
        if not clause.states or clause.asks_state:
            continue
        if not clause.subjects and len(characters) > 1:
            clause.left_over += [piece.text for piece in clause.states]
        for thing in (clause.things or list(characters))[:1]:
            _say_of(thing, clause.states)


def _say_of(thing: Thing, states: list[Piece]) -> None:
    for piece in states:
        if piece.kind == "state":
            describe(thing, piece.value)
        else:
            thing.keywords.append(piece.value)
