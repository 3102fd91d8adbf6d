"""Pictures made of smaller pictures, as SVG; everything written in them is escaped."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from judge.printing.runs import printable
from judge.printing.symbols import SHAPES, SIZE
from judge.printing.text_width import broken, text_width

FONT = "Libertinus Serif, Times New Roman, Liberation Serif, Georgia, serif"
_LEADING = 1.18


@dataclass(frozen=True, slots=True)
class Picture:
    """So wide and high, drawn from its own top left corner."""

    width: float
    height: float
    svg: str = ""

    def at(self, x: float, y: float) -> str:
        return f'<g transform="translate({x:g} {y:g})">{self.svg}</g>' if self.svg else ""


def line_of_text(text: str, size: float, bold: bool = False, italic: bool = False) -> Picture:
    """One line, as it is."""
    weight = ' font-weight="bold"' if bold else ""
    style = ' font-style="italic"' if italic else ""
    words = escape(printable(text))
    svg = f'<text x="0" y="{size * 0.92:g}" font-size="{size:g}"{weight}{style}>{words}</text>'
    return Picture(text_width(text, size, bold), size * _LEADING, svg)


def text_block(text: str, width: float, size: float, bold: bool = False, italic: bool = False) -> Picture:
    """The text in as many lines as it needs."""
    lines = broken(printable(text), width, size, bold)
    return stacked(line_of_text(line, size, bold, italic) for line in lines)


def symbol(letter: str, size: float) -> Picture:
    shape = SHAPES[letter].replace("currentColor", "#000")
    return Picture(size, size, f'<g transform="scale({size / SIZE:g})">{shape}</g>')


def counter(number: int, radius: float) -> Picture:
    """A number in a black disc: a damage counter."""
    size = radius * 1.3
    text = (
        f'<text x="{radius:g}" y="{radius + size * 0.34:g}" font-size="{size:g}" font-weight="bold"'
        f' fill="#fff" text-anchor="middle">{number}</text>'
    )
    disc = f'<circle cx="{radius:g}" cy="{radius:g}" r="{radius:g}" fill="#000" stroke="#fff"/>'
    return Picture(2 * radius, 2 * radius, disc + text)


def frame(
    width: float, height: float, line: float = 1, dashed: bool = False, fill: str = "#fff", round_: float = 5
) -> Picture:
    """A rectangle; its line lies inside."""
    dashes = ' stroke-dasharray="5 3"' if dashed else ""
    half = line / 2
    svg = (
        f'<rect x="{half:g}" y="{half:g}" width="{width - line:g}" height="{height - line:g}"'
        f' rx="{round_:g}" fill="{fill}" stroke="#000" stroke-width="{line:g}"{dashes}/>'
    )
    return Picture(width, height, svg)


def stacked(pictures: Iterable[Picture], gap: float = 0) -> Picture:
    """One below the other."""
    y, width, parts = 0.0, 0.0, []
    for picture in pictures:
        parts.append(picture.at(0, y))
        y += picture.height + gap
        width = max(width, picture.width)
    return Picture(width, max(y - gap, 0), "".join(parts))


def in_a_row(pictures: Sequence[Picture], gap: float) -> Picture:
    """One beside the other."""
    x, parts = 0.0, []
    for picture in pictures:
        parts.append(picture.at(x, 0))
        x += picture.width + gap
    return Picture(max(x - gap, 0), max((p.height for p in pictures), default=0), "".join(parts))


def in_rows(pictures: Iterable[Picture], width: float, gap: float, below: float | None = None) -> Picture:
    """One beside the other, in as many rows as that width makes necessary."""
    rows: list[list[Picture]] = [[]]
    for picture in pictures:
        if rows[-1] and sum(p.width + gap for p in rows[-1]) + picture.width > width:
            rows.append([])
        rows[-1].append(picture)
    return stacked((in_a_row(row, gap) for row in rows if row), gap if below is None else below)


def laid_over(*layers: tuple[Picture, float, float]) -> Picture:
    """Pictures over one another, each with its place; the later ones above."""
    return Picture(
        max(x + picture.width for picture, x, _ in layers),
        max(y + picture.height for picture, _, y in layers),
        "".join(picture.at(x, y) for picture, x, y in layers),
    )


def svg_file(picture: Picture, title: str) -> str:
    """The picture as an SVG document; the title is for those who can't see it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {picture.width:g} {picture.height:g}"'
        f' width="{picture.width:g}" height="{picture.height:g}" font-family="{FONT}" role="img">'
        f"<title>{escape(printable(title))}</title>{picture.svg}</svg>"
    )
