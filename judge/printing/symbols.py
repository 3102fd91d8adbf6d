"""The game's symbols, drawn: one shape for each letter that the rules write in braces."""

SIZE = 16
"""Each is drawn in a square of this size, in the colour of the text around it."""

_STAR = (
    "M8 0L9.7 4 13.7 2.3 12 6.3 16 8 12 9.7 13.7 13.7 9.7 12"
    "L8 16 6.3 12 2.3 13.7 4 9.7 0 8 4 6.3 2.3 2.3 6.3 4Z"
)
_DROP = "M8 3.6C9.8 6.2 11 7.8 11 9.5a3 3 0 0 1-6 0C5 7.8 6.2 6.2 8 3.6Z"
_SWIRL = "M8 8.2a1.2 1.2 0 0 1 1.6 1.5c-.6 1.6-3 1.6-3.9.2C4.6 8 6 5.4 8.6 5.2c3-.2 4.9 2.9 3.8 5.5"

SHAPES: dict[str, str] = {
    "E": '<path d="M13.2 6A5.6 5.6 0 1 0 13.6 9.4" fill="none" stroke="currentColor" stroke-width="2"/>'
    '<path d="M15.4 1.8V8H9.2Z" fill="currentColor"/>',
    "I": '<path d="M8 .4 15 4.2V11.8L8 15.6 1 11.8V4.2Z" fill="currentColor"/>'
    f'<path d="{_DROP}" fill="#fff"/>',
    "S": f'<path d="{_STAR}" fill="currentColor"/>',
    "W": '<path d="M8 1 14 3V8.2C14 11.6 11.4 14 8 15.4 4.6 14 2 11.6 2 8.2V3Z"'
    ' fill="none" stroke="currentColor" stroke-width="2"/>',
    "L": '<path d="M8 .5 13.5 8 8 15.5 2.5 8Z" fill="currentColor"/>'
    '<path d="M8 5 10.2 8 8 11 5.8 8Z" fill="#fff"/>',
    "C": '<circle cx="8" cy="8" r="6.8" fill="none" stroke="currentColor" stroke-width="1.6"/>'
    f'<path d="{_SWIRL}" fill="none" stroke="currentColor" stroke-width="1.6"/>',
}

IN_PLAIN_TEXT: dict[str, str] = {"E": "⟳", "I": "⬢", "S": "✸", "W": "⛉", "L": "◈", "C": "◎"}
"""Where nothing can be drawn."""


def symbol_svg(letter: str, colour: str = "#000") -> str:
    """A symbol as an SVG file of its own."""
    shape = SHAPES[letter].replace("currentColor", colour)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}">{shape}</svg>'
