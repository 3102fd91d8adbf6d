"""Each piece of a clause put where it belongs."""

from judge.ask.lexicon import bare, is_also
from judge.ask.phrases import is_nonfinite
from judge.ask.pieces import ME, NOW, RIVAL, Clause, Piece, Thing

_HOW_IT_IS_MEANT = frozenset(
    {"modal", "does", "be", "must", "if", "happens", "how_many", "not", "cause", "likewise"}
)
_PLAYS_NO_PART = frozenset(
    {
        "number",
        "owner",
        "belongs",
        "relative",
        "shared",
        "perfect",
        "more",
        "det",
        "or",
        "non",
        "class",
        "before",
        "there",
    }
)
_EMPTY_DECKS = {"empty deck": "", "my empty deck": ME, "rival's empty deck": RIVAL}
_DONE_WITH_IT = frozenset({"sing", "quest", "challenge"})
_DONE_BY_EFFECT = frozenset({"banish", "damage", "exert", "heal", "ready", "return"})
_STRONG = 20
_PARTICIPLES = ("ed", "en", "ado", "ada", "ido", "ida")


def put_verb(clause: Clause, piece: Piece, before: Piece | None, by_whom: bool) -> None:
    stands_before = before is not None and before.kind in ("det", "owner", "number")
    adjective = piece.kind == "participle" and stands_before and bare(piece.text).endswith(_PARTICIPLES)
    if adjective or (clause.verb and clause.purpose):
        clause.left_over.append(piece.text)
    elif clause.verb:
        clause.purpose = piece.value
    else:
        clause.verb = piece.value
        clause.plural = piece.kind == "verb" and bare(piece.text).endswith(("an", "en"))
        clause.first = piece.kind == "first"
        clause.to_me = is_also(piece.text, "to_me")
        clause.nonfinite = is_nonfinite(piece) and not clause.modal
        clause.passive = _is_passive(clause, piece, by_whom)


def _is_passive(clause: Clause, piece: Piece, by_whom: bool) -> bool:
    """ "Is challenged", "when challenged by X"; but "I challenged X" is what I did."""
    if piece.kind == "participle":
        acts = (
            bool(clause.actor or clause.subjects) and clause.modal != "be" and bare(piece.text).endswith("ed")
        )
        return by_whom or not acts or clause.seen_be
    return clause.reflexive and bool(clause.subjects)


def put_thing(clause: Clause, thing: Thing, prep: str) -> None:
    if clause.verb or prep:
        clause.objects.append((prep, thing))
    else:
        clause.subjects.append(thing)


def put_word(clause: Clause, piece: Piece) -> None:
    """A word that is no verb and no thing: how the clause is meant, or what is said in it."""
    if piece.kind in _HOW_IT_IS_MEANT:
        _put_how_it_is_meant(clause, piece)
    else:
        _put_what_is_said(clause, piece)


def _put_how_it_is_meant(clause: Clause, piece: Piece) -> None:
    match piece.kind:
        case "modal" | "does":
            clause.modal = piece.kind if piece.kind == "modal" else clause.modal or piece.kind
            clause.reflexive = clause.reflexive or piece.value == "se"
        case "be":
            clause.modal = clause.modal or "be"
            clause.seen_be = True
        case "must":
            clause.must = True
        case "if":
            clause.condition = True
            clause.before = clause.before or piece.value == "after"
        case "happens":
            clause.happens = True
        case "how_many":
            clause.how_many = True
        case "not":
            clause.negated = True
        case "cause":
            clause.caused = True
            clause.prevented = piece.value == "prevent"
        case "likewise":
            clause.likewise = True
    if piece.value == "i":
        clause.actor = clause.actor or ME


def _put_what_is_said(clause: Clause, piece: Piece) -> None:
    match piece.kind:
        case "person":
            clause.actor = clause.actor or piece.value
        case "both":
            clause.both = True
        case "unit":
            clause.unit = clause.unit or piece.value
        case "manner":
            clause.by_shift = True
        case "place":
            _put_where(clause, piece)
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
        case "filler" if is_also(piece.text, "at_once"):
            clause.at_once = True
        case "filler" if is_also(piece.text, "now"):
            clause.turn = clause.turn or NOW
        case "times":
            clause.times = 2
        case "belongs" if clause.subjects:
            clause.subjects[0].owner = piece.value
        case kind if kind in _PLAYS_NO_PART:
            clause.left_over.append(piece.text)


def _put_where(clause: Clause, piece: Piece) -> None:
    """A place; of one with nothing in it, that there is nothing."""
    match piece.value:
        case "empty hand":
            clause.amounts.append(Piece("amount", "hand", piece.text))
        case "no ink":
            clause.amounts.append(Piece("amount", "ink", piece.text))
        case value if value in _EMPTY_DECKS:
            clause.actor = clause.actor or _EMPTY_DECKS[value]
            clause.amounts.append(Piece("amount", "deck", piece.text))
        case value:
            clause.place = clause.place or value
            clause.to_my_hand = clause.to_my_hand or is_also(piece.text, "my_hand")


def others_do_it(clause: Clause) -> bool:
    """ "Lo destierran con X": others do it, who are not named."""
    objects = [thing for thing in clause.objects_with("") if not thing.is_played_once]
    named = clause.subjects or objects or clause.actor or clause.first
    return clause.plural and (bool(clause.objects_with("to")) or clause.to_me) and not named


def put_beside(clause: Clause) -> None:
    """ "Does X let me ink Y?": X is there; "does Rush let a character quest?": it has Rush."""
    keywords = [piece for piece in clause.states if piece.kind == "keyword"]
    if keywords and not clause.amounts:
        _give(clause, [piece.value for piece in keywords])
        clause.states = [piece for piece in clause.states if piece.kind != "keyword"]
        clause.modal = "modal"
        return
    if clause.prevented:
        _put_what_prevents(clause)
        return
    for thing in clause.subjects:
        thing.place = "play"
        clause.objects.append(("with", thing))
    clause.subjects, clause.modal, clause.actor = [], "modal", clause.actor or ME


def _put_what_prevents(clause: Clause) -> None:
    """ "Does X stop Y from challenging?": X is there, on the other side, and a static ability forbids it."""
    card, doing = clause.subjects[0] if clause.subjects else None, clause.subjects[1:]
    if card is None or len(doing) > 1 or bool(doing) == bool(clause.actor) or not card.forbids_by_itself:
        clause.left_over.append(clause.text)
        return
    theirs = [thing.owner for _, thing in clause.objects if thing.owner]
    side = card.owner or (_other(clause.actor) if clause.actor else "")
    side = side or next((_other(one.owner) for one in doing if one.owner), "") or next(iter(theirs), ME)
    card.owner, card.place = side, "play"
    for thing in doing:
        thing.owner = thing.owner or _other(side)
    clause.objects.append(("with", card))
    clause.subjects, clause.modal = doing, "modal"


def _other(player: str) -> str:
    return RIVAL if player == ME else ME


def _give(clause: Clause, keywords: list[str]) -> None:
    """Whoever acts has them; where a player acts, the only character that it is done to."""
    if not clause.subjects and not (clause.actor or clause.prevented):
        clause.subjects = [Thing("", kind="character")]
    done_to = [thing for _, thing in clause.objects if thing.is_character]
    bearers = clause.subjects or done_to
    if len(bearers) != 1 or bearers[0].another:
        clause.left_over += keywords
        return
    bearers[0].keywords += keywords


def put_what_is_counted(clause: Clause) -> None:
    """ "How many characters can I challenge with X?": what it is done to comes first."""
    counted = clause.subjects[:1] if clause.how_many and clause.verb == "challenge" else []
    if counted and counted[0].card is None and not clause.passive:
        counted[0].numbers = {"strength": 0, "willpower": _STRONG}  # So that it could be done again.
        clause.subjects, clause.unit = clause.subjects[1:], clause.unit or "times"
        clause.objects.append(("", counted[0]))


def put_plainly(clause: Clause) -> None:
    """ "Exert X to sing Y" is singing, "use X to banish Y" banishing; "what does it cost" is its cost."""
    with_it = clause.verb in ("exert", "use") and clause.purpose in _DONE_WITH_IT
    asked = clause.verb in ("use", "play") and clause.modal == "modal"
    by_effect = asked and clause.purpose in _DONE_BY_EFFECT
    if with_it or (by_effect and len(clause.objects) == 2):
        clause.verb, clause.purpose = clause.purpose, ""
        if clause.objects and clause.objects[0][0] == "":
            clause.objects[0] = ("with", clause.objects[0][1])
    if clause.by_shift and clause.verb == "play":
        clause.verb = "shift"
    elif clause.by_shift and clause.purpose == "play":
        clause.purpose = "shift"
    elif clause.by_shift:
        clause.left_over.append(clause.text)
    if clause.how_many and clause.unit in ("cost", "ink") and not clause.verb:
        clause.verb = "need"
    elif clause.how_many and clause.unit and not clause.verb and clause.things and not clause.seen_be:
        clause.verb = "have"
    if clause.verb == "have" and clause.negated:
        for thing in clause.things:
            thing.count = 0
    elif clause.negated:
        clause.left_over.append(clause.text)
