"""A question with an "or" is two: one for each of what stands before and after it."""

from judge.ask.pieces import VERB_KINDS, Piece

_ENDS = frozenset({"mark", "if", "and", "happens", "or"})


def alternatives(pieces: list[Piece]) -> int:
    """How many questions it is: two where one "or" stands between two of a kind."""
    return 2 if _alike(pieces) else 1


def only(pieces: list[Piece], one: int) -> tuple[list[Piece], str]:
    """The pieces of one of the questions, and the words in which it differs from the other."""
    length = _alike(pieces)
    if not length:
        return pieces, ""
    place = _place(pieces)
    left, right = pieces[place - length : place], pieces[place + 1 : place + 1 + length]
    kept, dropped = (left, right) if one == 0 else (right, left)
    _put_beside(pieces, kept, dropped)
    told = " ".join(piece.text for piece in kept)
    return [*pieces[: place - length], *kept, *pieces[place + 1 + length :]], told


def _put_beside(pieces: list[Piece], kept: list[Piece], dropped: list[Piece]) -> None:
    """ "Challenge X or Y": both are in play, whichever it is; unless the question says where Y is."""
    cards = [piece.thing.card for piece in pieces if piece.thing and piece.thing.card]
    for stays, leaves in zip(kept, dropped, strict=True):
        if stays.thing and leaves.thing and leaves.thing.card and cards.count(leaves.thing.card) == 1:
            stays.thing.beside = leaves.thing


def _place(pieces: list[Piece]) -> int:
    return next((place for place, piece in enumerate(pieces) if piece.kind == "or"), -1)


def _alike(pieces: list[Piece]) -> int:
    """How many pieces before and after the only "or" are of the same kinds; 0 where none are."""
    place = _place(pieces)
    if [piece.kind for piece in pieces].count("or") != 1:
        return 0
    left, right = _kinds(pieces[:place][::-1])[::-1], _kinds(pieces[place + 1 :])
    found = 0
    for length in range(1, min(len(left), len(right)) + 1):
        found = length if left[-length:] == right[:length] else found
    return found


def _kinds(pieces: list[Piece]) -> list[str]:
    """The kinds up to the next mark; verbs of every form are of one kind."""
    end = next((place for place, piece in enumerate(pieces) if piece.kind in _ENDS), len(pieces))
    return ["verb" if piece.kind in VERB_KINDS else piece.kind for piece in pieces[:end]]
