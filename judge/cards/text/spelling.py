"""English spelling: a or an, plurals, spaces around marks, capitals at the start of sentences."""

import re
from collections.abc import Sequence

SOUNDS_LIKE_A_VOWEL = re.compile(r"(?:[aeiou]|8|11\b|18\b|hour|honest|heir)", re.I)
SOUNDS_LIKE_A_CONSONANT = re.compile(r"(?:one(?![a-z])|once|uni(?!n)|use|usual|eu)", re.I)
NO_SPACE_BEFORE = frozenset(".,:;!?")
STARTS_A_SENTENCE_AFTER = frozenset({".", "—", "•", "!", "?"})


def article(following: str) -> str:
    """The form of the indefinite article before a word."""
    if SOUNDS_LIKE_A_CONSONANT.match(following):
        return "a"
    return "an" if SOUNDS_LIKE_A_VOWEL.match(following) else "a"


def plural(noun: str) -> str:
    """The plural of a noun; of a group that is already one ("Seven Dwarfs") the same word."""
    if re.search(r"(ss|us|sh|ch|x|z|[^aeiou]o)$", noun):
        return noun + "es"
    if noun.endswith("s"):
        return noun
    return re.sub(r"([^aeiou])y$", r"\1ie", noun) + "s"


def join(pieces: Sequence[str]) -> str:
    """Pieces of a text with the right spaces; a full stop goes inside a closing quotation mark."""
    written = ""
    quoted = False
    for piece in pieces:
        if piece == "." and written.endswith("."):
            continue  # A name that ends with a full stop ends its sentence too.
        closing = piece == '"' and quoted
        opened = (quoted and written.endswith('"')) or written.endswith("+")
        if written and not (closing or opened or piece in NO_SPACE_BEFORE):
            written += " "
        quoted ^= piece == '"'
        written += piece
    return re.sub(r'"\.(?=\s|$)', '."', written)


def with_articles(pieces: Sequence[str]) -> list[str]:
    """The pieces with each `a` in the form that the next one needs."""
    followed = zip(pieces, [*pieces[1:], ""], strict=True)
    return [article(following) if piece == "a" else piece for piece, following in followed]


def capitalise(pieces: Sequence[str]) -> list[str]:
    """The pieces with a capital at each start of a sentence."""
    starts = True
    done = []
    quoted = False
    for piece in pieces:
        done.append(piece[:1].upper() + piece[1:] if starts else piece)
        quoted ^= piece == '"'
        starts = piece in STARTS_A_SENTENCE_AFTER or (piece == '"' and quoted)
    return done
