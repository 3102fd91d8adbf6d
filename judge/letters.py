"""Letters without their accents, for whatever is compared or named by its letters alone."""

import unicodedata


def without_accents(text: str) -> str:
    """ "Misión" is "Mision": letters taken apart (NFKD), and the marks on them left out."""
    if text.isascii():
        return text
    return "".join(one for one in unicodedata.normalize("NFKD", text) if not unicodedata.combining(one))
