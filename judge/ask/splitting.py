"""Where one clause of a sentence ends and the next begins."""

from judge.ask.lexicon import is_also
from judge.ask.pieces import VERB_KINDS, Piece

_BREAKS = frozenset("?¿.,:;")
_OPENERS = frozenset({"if", "modal", "does", "person", "thing"})
_WITHOUT_OBJECT = frozenset({"quest", "end_turn", "survive", "win"})
_ASKS = frozenset({"modal", "does", "how_many"})
_OUTCOMES = frozenset(
    {
        "banish",
        "damage",
        "deal",
        "discard",
        "draw",
        "exert",
        "gain_lore",
        "lose",
        "lose_lore",
        "ready",
        "return",
        "survive",
        "take",
        "take_damage",
        "trigger",
        "win",
    }
)
"""Verbs of what comes of a deed: after an if, they ask."""


def parts_of(pieces: list[Piece]) -> list[list[Piece]]:
    """At marks and at "if", at "and" where both sides have a verb, and where a question opens."""
    parts: list[list[Piece]] = [[]]
    for place, piece in enumerate(pieces):
        following = pieces[place + 1 :]
        if piece.kind == "mark" and piece.value in _BREAKS:
            parts.append([])
        elif piece.kind in ("if", "happens"):
            parts.append([piece])
        elif piece.kind == "and" and _says(parts[-1]) and _goes_on(_until_break(following)):
            parts[-1] += _what_both_have(parts[-1], following)
            doubtful = _share_an_object(parts[-1][-1], pieces[place + 1])
            shared = [Piece("shared", "", piece.text)] if doubtful else []
            parts.append([*_opening(parts[-1], following), *shared])
        elif _opens_a_question(parts[-1], piece, following):
            parts.append([*_taken_back(parts[-1], piece), piece])
        else:
            parts[-1].append(piece)
    return _joined([part for part in parts if part])


def _opens_a_question(part: list[Piece], piece: Piece, following: list[Piece]) -> bool:
    """ "If I play X can I …", "if X challenges Y is Y banished", "si juego X muere Y"."""
    told = bool(part) and part[0].kind == "if" and part[-1].kind == "state"
    if not (_has_verb(part) or told) or any(one.kind in _ASKS or one.kind == "must" for one in part):
        return False
    if piece.kind in _ASKS:
        return part[-1].kind != "relative"
    ends = ("thing", "pronoun", "place", "amount", "filler")
    if part[0].kind != "if" or part[-1].kind not in ends:
        return False
    if piece.kind == "be":
        return bool(following) and following[0].kind in ("thing", "pronoun")
    return piece.kind in VERB_KINDS and piece.value in _OUTCOMES and _names_nothing_new(part)


def _names_nothing_new(part: list[Piece]) -> bool:
    """The verb before it has what it needs."""
    verb = next(at for at, one in enumerate(part) if one.kind in VERB_KINDS)
    needs_none = part[verb].value in _WITHOUT_OBJECT or part[verb].kind == "participle"
    return needs_none or any(one.kind in ("thing", "pronoun", "amount") for one in part[verb:])


def _taken_back(part: list[Piece], piece: Piece) -> list[Piece]:
    """ "… mi oponente puede …", "… le hago daño": who may, and to whom it is done."""
    if part[-1].value == "object" or is_also(part[-1].text, "goes_with_its_verb"):
        return [part.pop()]
    mine = piece.kind == "modal" and len(part) > 1 and part[-1].kind == "person" and part[-2].kind != "prep"
    return [part.pop()] if mine else []


def _what_both_have(part: list[Piece], following: list[Piece]) -> list[Piece]:
    """ "If X challenges and banishes Y": it challenges Y; where that is asked, it stays doubtful."""
    told = part[0].kind == "if" and all(one.kind not in _ASKS for one in part)
    if not told or (part[-1].value, following[0].value) != ("challenge", "banish"):
        return []
    ends = next((at for at, one in enumerate(following) if one.kind == "thing"), 0)
    before = following[1:ends]
    return following[1 : ends + 1] if ends and all(one.kind == "prep" for one in before) else []


def _share_an_object(before: Piece, following: Piece) -> bool:
    """ "Challenge and banish X": the first verb lacks what the second has."""
    return before.kind in VERB_KINDS and following.kind in VERB_KINDS and before.value not in _WITHOUT_OBJECT


def _opening(part: list[Piece], following: list[Piece]) -> list[Piece]:
    """ "If I play X and challenge with it": the second part has the first one's beginning as well."""
    end = next((at for at, one in enumerate(part) if one.kind not in _OPENERS), len(part))
    verb = next((at for at, one in enumerate(following) if one.kind in VERB_KINDS), len(following))
    own = following[verb : verb + 1] and following[verb].kind == "first"
    own = own or any(
        one.kind in ("person", "thing", "modal", "does") or one.value == "object" for one in following[:verb]
    )
    return [one for one in part[:end] if not own or one.kind == "if"]


def _until_break(pieces: list[Piece]) -> list[Piece]:
    end = next(
        (at for at, piece in enumerate(pieces) if piece.kind in ("mark", "if", "happens", "and")), len(pieces)
    )
    return pieces[:end]


def _joined(parts: list[list[Piece]]) -> list[list[Piece]]:
    joined: list[list[Piece]] = []
    for part in parts:
        opens = part is not parts[-1] and _only_opens(part)
        if joined and (_only_opens(joined[-1]) or not (opens or _stands_alone(part))):
            joined[-1] += part
        else:
            joined.append(part)
    return joined


def _stands_alone(part: list[Piece]) -> bool:
    if part[0].kind == "relative":
        return False
    told = ("be", "happens", "likewise", "how_many")
    return _has_verb(part) or part[0].kind == "if" or any(one.kind in told for one in part)


def _only_opens(part: list[Piece]) -> bool:
    """ "What happens" before its "if"; an "if" before a comma; "on my turn" before what is done in it."""
    return not _has_verb(part) and all(piece.kind in ("happens", "if", "turn", "filler") for piece in part)


def _goes_on(following: list[Piece]) -> bool:
    """A verb follows, or somebody who "is" something."""
    named = bool(following) and following[0].kind in ("person", "thing", "pronoun")
    return _has_verb(following) or (named and any(piece.kind == "be" for piece in following))


def _says(part: list[Piece]) -> bool:
    return _has_verb(part) or any(piece.kind == "be" for piece in part)


def _has_verb(pieces: list[Piece]) -> bool:
    return any(piece.kind in (*VERB_KINDS, "purpose") for piece in pieces)
