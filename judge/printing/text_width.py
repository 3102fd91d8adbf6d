"""How wide a text is, so that a drawing can break its lines: never less than it is in the printed font."""

import unicodedata

# In parts of the font's size. Measured on Libertinus Serif, with room for the fonts that browsers have.
_WIDTHS = {
    **dict.fromkeys("ijl.,:;'’‘|! ", 0.32),
    **dict.fromkeys('frtIJ-–()[]/"“”', 0.42),
    **dict.fromkeys("mwMWÆŒ@%—…", 0.94),
}
_SMALL, _CAPITAL, _WIDE = 0.55, 0.75, 1.1
_BOLD = 1.06


def text_width(text: str, size: float, bold: bool = False) -> float:
    """The width of a line."""
    return sum(map(_of_character, text)) * size * (_BOLD if bold else 1)


def _of_character(character: str) -> float:
    base = unicodedata.normalize("NFD", character)[0]
    if base in _WIDTHS:
        return _WIDTHS[base]
    if unicodedata.east_asian_width(base) in "WF":
        return _WIDE
    return _CAPITAL if base.isupper() else _SMALL


def broken(text: str, width: float, size: float, bold: bool = False) -> list[str]:
    """The text in lines of at most that width; a word that is too long is broken too."""
    lines = [""]
    for word in text.split():
        for piece in _pieces(word, width, size, bold):
            longer = f"{lines[-1]} {piece}".strip()
            if text_width(longer, size, bold) <= width:
                lines[-1] = longer
            else:
                lines.append(piece)
    return [line for line in lines if line]


def _pieces(word: str, width: float, size: float, bold: bool) -> list[str]:
    pieces = [""]
    for character in word:
        if pieces[-1] and text_width(pieces[-1] + character, size, bold) > width:
            pieces.append("")
        pieces[-1] += character
    return pieces
