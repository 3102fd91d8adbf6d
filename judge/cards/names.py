"""Card names as people write them: folded for exact look-up, matched by likeness for everything else."""

import re
import unicodedata

_DASHES = re.compile(r"\s*[-‐‑‒–—―−]\s*")
_QUOTES = str.maketrans({"‘": "'", "’": "'", "“": '"', "”": '"', "ʻ": "'", "`": "'"})


def folded(name: str) -> str:
    """A name without case, accents, kinds of dash or quotation mark: the key under which a card is kept."""
    letters = unicodedata.normalize("NFKD", name.translate(_QUOTES))
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()
    return " ".join(_DASHES.sub("-", plain).split())
