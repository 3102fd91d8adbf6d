"""Turns of phrase that say the same as plainer ones: rewritten before the noun phrases are read."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

from judge.ask.lexicon import bare, is_also
from judge.ask.pieces import VERB_KINDS, Piece
from judge.terms import CardType

_NONFINITE = re.compile(r"(?:\w\wing|ando|iendo|[aei]r(?:se|l[aeo]s?)?)\b")
_ENCLITIC = re.compile(r"[aei]r(l[aeo]s?)$")
_OPENS_A_THING = frozenset({"card", "owner", "det", "type", "state", "keyword", "number"})
_GIVEN = frozenset({"gain_lore", "draw", "lose_lore"})
"""What one gets "for questing"."""
_END = Piece("end", "", "")


def is_nonfinite(piece: Piece) -> bool:
    """Questing, desafiar, jugarlo: who does it is said elsewhere."""
    return piece.kind == "verb" and bool(_NONFINITE.search(bare(piece.text).split(" ")[0]))


def plainer(pieces: list[Piece]) -> list[Piece]:
    """The pieces with each turn of phrase put more plainly."""
    for rewrite in _REWRITES:
        pieces = list(rewrite(pieces))
    return pieces


def _around(pieces: list[Piece]) -> Iterator[tuple[Piece, Piece, Piece]]:
    """Each piece between the one before and the one after."""
    return zip([_END, *pieces], pieces, [*pieces[1:], _END], strict=False)


def _prevented(pieces: list[Piece]) -> Iterator[Piece]:
    """ "Stops me from questing": what is prevented, with no condition."""
    prevents = False
    for _, piece, after in _around(pieces):
        prevents = piece.kind != "mark" and (prevents or (piece.kind, piece.value) == ("cause", "prevent"))
        done = is_nonfinite(after) or bare(after.text) == "being"
        if not (prevents and bare(piece.text) == "from" and done):
            yield piece


def _conditions(pieces: list[Piece]) -> Iterator[Piece]:
    """ "From questing with X", "al desafiar a Y": when it is done."""
    gives = False
    for _, piece, after in _around(pieces):
        gives = gives or (piece.kind in VERB_KINDS and piece.value in _GIVEN)
        opening = is_also(piece.text, "opens_nonfinite") or (gives and piece.value == "for")
        opens = piece.kind == "prep" and opening and is_nonfinite(after)
        yield replace(piece, kind="if", value="if") if opens else piece


def _perfect(pieces: list[Piece]) -> Iterator[Piece]:
    """ "I have challenged", "ha desafiado" are what somebody did; "has been challenged" is not."""
    for before, piece, after in _around(pieces):
        if _is_auxiliary(piece) and (after.kind == "participle" or is_also(after.text, "been")):
            continue
        active = piece.kind == "participle" and _is_auxiliary(before)
        yield replace(piece, kind="first" if bare(before.text) == "he" else "verb") if active else piece


def _is_auxiliary(piece: Piece) -> bool:
    return piece.kind == "perfect" or (piece.kind == "verb" and is_also(piece.text, "auxiliary"))


def _gerund_subjects(pieces: list[Piece]) -> Iterator[Piece]:
    """ "Does playing X draw a card?": if X is played, does …?"""
    held: Piece | None = None
    for before, piece, after in _around(pieces):
        if piece.kind == "does" and is_nonfinite(after):
            held = piece
            yield Piece("if", "if", "")
            continue
        if held and piece.kind in ("verb", "participle") and before is not held:
            yield held
            held = None
        yield piece


def _demonstratives(pieces: list[Piece]) -> Iterator[Piece]:
    """ "That character", where nothing is told of a character before it."""
    for before, piece, after in _around(pieces):
        shows = piece.kind == "relative" and after.kind == "type" and before.kind not in ("type", "card")
        yield replace(piece, kind="det", value="the") if shows else piece


def _story_names(pieces: list[Piece]) -> Iterator[Piece]:
    """A card that "freezes" another uses its ability of that name, though a card is called so too."""
    for before, piece, after in _around(pieces):
        named = (
            [ability.name.casefold() for ability in before.card.text if ability.name] if before.card else []
        )
        used = piece.card is not None and piece.text.casefold() in named and after.kind != "end"
        yield Piece("verb", "use", piece.text) if used else piece


def _contracted(pieces: list[Piece]) -> Iterator[Piece]:
    """ "He's exerted", "a character that's drying", "Simba's banished": an 's that is no owner's."""
    for before, piece, after in _around(pieces):
        of_card = before.kind in ("card", "type") and after.kind in ("state", "participle")
        is_be = bare(piece.text) == "'s" and (before.kind in ("relative", "pronoun") or of_card)
        yield Piece("be", "be", piece.text) if is_be else piece


def _gerunds(pieces: list[Piece]) -> Iterator[Piece]:
    """ "How much lore do I gain questing with X?": when it is done, if nothing says so before it."""
    verb_before = False
    for before, piece, _ in _around(pieces):
        infinitive = bare(piece.text).split(" ")[0].endswith("r")
        gerund = piece.kind == "verb" and is_nonfinite(piece) and not infinitive
        joined = before.kind in ("prep", "if", "and", "does", "be", "modal", "must")
        if gerund and verb_before and not joined and piece.value != "choose":
            yield Piece("if", "if", "")
        verb_before = piece.kind != "mark" and (verb_before or piece.kind in VERB_KINDS)
        yield piece


def _done_to_me(pieces: list[Piece]) -> Iterator[Piece]:
    """ "Mi rival me hace X", "le hacen X": X is played."""
    counts = False
    for _, piece, after in _around(pieces):
        counts = piece.kind == "how_many" or (counts and piece.kind not in ("mark", "if"))
        does = piece.kind == "cause" or ((piece.kind, piece.value) == ("verb", "deal") and not counts)
        yield replace(piece, kind="verb", value="play") if does and _is_action(after) else piece


def _is_action(piece: Piece) -> bool:
    return piece.card is not None and piece.card.type is CardType.ACTION


def _cards_as_verbs(pieces: list[Piece]) -> Iterator[Piece]:
    """ "Could I Befuddle my own X?": played on it."""
    for before, piece, after in _around(pieces):
        as_verb = _is_action(piece) and before.kind in ("person", "modal") and after.kind in _OPENS_A_THING
        if as_verb:
            yield Piece("verb", "play", "")
        yield piece
        if as_verb:
            yield Piece("prep", "onto", "")


def _enclitics(pieces: list[Piece]) -> Iterator[Piece]:
    """ "¿Puedo desafiarlo?": what it is done to is said at the verb's end."""
    for piece in pieces:
        yield piece
        joined = _ENCLITIC.search(bare(piece.text)) if piece.kind == "verb" else None
        if joined:
            yield Piece("pronoun", "object", joined[1])


def _just_played(pieces: list[Piece]) -> Iterator[Piece]:
    """ "Mi oponente acaba de jugar X": has it, drying."""
    for before, piece, after in _around(pieces):
        new = (piece.kind, piece.value) == ("state", "drying") and bare(piece.text).startswith("acab")
        if new and after.kind in _OPENS_A_THING and before.kind not in ("det", "type", "card", "relative"):
            yield Piece("first" if bare(piece.text).startswith("acabo") else "verb", "have", "")
        yield piece


def _elliptic(pieces: list[Piece]) -> Iterator[Piece]:
    """ "… and I 19", "… y yo 19": has."""
    for before, piece, after in _around(pieces):
        yield piece
        if before.kind == "and" and piece.kind == "person" and after.kind == "number":
            yield Piece("verb", "have", "")


def _stressed(pieces: list[Piece]) -> Iterator[Piece]:
    """ "Con él", "sobre el": no article, for no noun follows."""
    for before, piece, after in _around(pieces):
        ends = after.kind in ("end", "mark", "and", "if", "filler", "turn", "new")
        he = bare(piece.text) == "el" and before.kind == "prep" and ends
        yield Piece("pronoun", "character", piece.text) if he else piece


def _at_what_time(pieces: list[Piece]) -> Iterator[Piece]:
    """ "When can X quest?" asks for a time, which no board shows."""
    for before, piece, after in _around(pieces):
        opens = before.kind in ("end", "mark", "filler") and after.kind in ("modal", "does")
        asks = piece.kind == "if" and is_also(piece.text, "when") and opens
        yield replace(piece, kind="unknown") if asks else piece


def _being(pieces: list[Piece]) -> Iterator[Piece]:
    """ "Survive being challenged by X": if it is challenged."""
    for before, piece, after in _around(pieces):
        if bare(piece.text) == "being" and before.kind in ("verb", "prep") and after.kind == "participle":
            yield Piece("if", "if", "")
        yield piece


def _same(pieces: list[Piece]) -> Iterator[Piece]:
    """ "El mismo personaje" is one that was spoken of."""
    for _, piece, after in _around(pieces):
        same = piece.kind == "pronoun" and bare(piece.text) == "el mismo" and after.kind in ("type", "card")
        yield replace(piece, kind="det", value="the") if same else piece


def _alone(pieces: list[Piece]) -> Iterator[Piece]:
    """ "Está solo" is said of a card; "solo" by itself is "only"."""
    for piece in pieces:
        if (piece.kind, piece.value) == ("state", "alone"):
            yield Piece("be", "be", "")
        yield piece


def _exerted_by(pieces: list[Piece]) -> Iterator[Piece]:
    """ "I exerted X to sing Y": what somebody did."""
    for before, piece, after in _around(pieces):
        did = (piece.kind, piece.value) == ("state", "exerted") and before.kind == "person"
        yield replace(piece, kind="verb", value="exert") if did and after.kind in _OPENS_A_THING else piece


def _readies(pieces: list[Piece]) -> Iterator[Piece]:
    """ "Does X ready after …?", "I ready X": what is done, not how it is."""
    asks = False
    for before, piece, after in _around(pieces):
        asks = asks and piece.kind not in ("be", "mark", "if", *VERB_KINDS)
        asks = asks or piece.kind in ("does", "modal")
        does = asks and bare(piece.text) == "ready" and after.kind in ("if", "end", "mark")
        to_it = before.kind in ("person", "modal", "and") and after.kind in ("card", "det", "owner")
        does = does or (bare(piece.text) == "ready" and to_it)
        yield Piece("verb", "ready", piece.text) if does and piece.kind == "state" else piece


def _both(pieces: list[Piece]) -> Iterator[Piece]:
    """ "With both X and Y": with X and Y."""
    for _, piece, after in _around(pieces):
        if not (piece.kind == "both" and after.kind in _OPENS_A_THING):
            yield piece


def _the_ink(pieces: list[Piece]) -> Iterator[Piece]:
    """ "Does the ink enter exerted?": what was put into the inkwell."""
    for before, piece, after in _around(pieces):
        opens = (
            piece.value in ("the", "me", "rival") and piece.kind in ("det", "owner") and after.value == "ink"
        )
        ink = before.kind in ("det", "owner") and (piece.value, after.value) == ("ink", "enter")
        if ink:
            yield Piece("unit", "ink", piece.text)
        elif not (opens and after.kind in ("unit", "verb") and _enters(pieces, after)):
            yield piece


def _enters(pieces: list[Piece], ink: Piece) -> bool:
    place = next(at for at, one in enumerate(pieces) if one is ink)
    return [one.value for one in pieces[place + 1 : place + 2]] == ["enter"]


_REWRITES: tuple[Callable[[list[Piece]], Iterator[Piece]], ...] = (
    _contracted,
    _both,
    _the_ink,
    _exerted_by,
    _readies,
    _alone,
    _prevented,
    _conditions,
    _gerunds,
    _done_to_me,
    _stressed,
    _being,
    _at_what_time,
    _cards_as_verbs,
    _elliptic,
    _enclitics,
    _just_played,
    _same,
    _perfect,
    _gerund_subjects,
    _demonstratives,
    _story_names,
)
