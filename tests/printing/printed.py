"""What the tests of prints share: boards to print, and reading a print back."""

from collections.abc import Iterator
from typing import Any

import pypdfium2

NASTY = "Ñandú & <b>Ölaf</b> #panic() $x^2$ *bold* _it_ `code` [a](b) \\ end"
"""Accents, ampersands, and what each markup language would take for its own."""

STITCH = """card: {name: Stitch, version: New Dog, type: character, cost: 1, inkwell: true,
          strength: 2, willpower: 2, lore: 1}"""

QUEST = f"""
title: A quest
question: What does Stitch's quest give?
tags: [quest]
players:
  me:
    play:
      - {{{STITCH}}}
  rival:
do:
  - quest: Stitch
"""

BUSY = f"""
title: A board with everything on it
question: Who is exerted, {{E}}, at the location?
players:
  me & "mine" <i>:
    lore: 3
    ink: {{ready: 1, exerted: 2}}
    hand: [{{card: {{name: In Hand, type: action, cost: 1, inkwell: true, text: Draw a card.}}}}, 2]
    play:
      - {{{STITCH}, as: Plain}}
      - {{{STITCH}, as: Turned, exerted: true, damage: 1}}
      - {{{STITCH}, as: Damp, drying: true}}
      - {{{STITCH}, as: On Top, under: [{{{STITCH}}}], facedown_under: 2}}
      - {{card: {{name: Island, version: At Sea, type: location, cost: 1, inkwell: true, willpower: 5,
          lore: 1, move_cost: 1}}, damage: 4}}
      - {{{STITCH}, as: There, at: Island}}
      - {{card: {{name: Lantern & Söhne, type: item, cost: 2, inkwell: true}}, exerted: true}}
  rival:
do:
  - quest: Plain
"""


def of_twenty_cards() -> str:
    """A board with ten cards of each player."""
    each = "\n".join(
        f"      - {{{STITCH}, as: Card {place}, exerted: {place % 2 == 0}}}" for place in range(10)
    )
    others = each.replace("as: Card", "as: Other")
    return f"title: Twenty cards\nquestion: {'A long question about the board. ' * 25}\nplayers:\n" + (
        f"  me:\n    play:\n{each}\n  rival:\n    play:\n{others}\ndo:\n  - quest: Card 1\n"
    )


def read_back(pdf: bytes) -> str:
    """All words of a PDF, in one line."""
    return " ".join(" ".join(page_texts(pdf)).split())


def page_texts(pdf: bytes) -> list[str]:
    document = pypdfium2.PdfDocument(pdf)
    return [document[place].get_textpage().get_text_bounded() for place in range(len(document))]


def bookmarks(pdf: bytes) -> list[str]:
    return [entry.get_title() for entry in pypdfium2.PdfDocument(pdf).get_toc()]


def outside_the_page(pdf: bytes, margin: float) -> Iterator[tuple[int, str]]:
    """The letters that stand nearer to an edge than the margin, each with its page."""
    document = pypdfium2.PdfDocument(pdf)
    for place in range(len(document)):
        width, height = document[place].get_size()
        text = document[place].get_textpage()
        for index in range(text.count_chars()):
            left, bottom, right, top = text.get_charbox(index)
            if left < margin or bottom < margin or right > width - margin or top > height - margin:
                yield place + 1, text.get_text_range(index, 1)


def links(pdf: bytes) -> int:
    """How many links lead to a place in the same file."""
    import pypdfium2.raw as raw

    document = pypdfium2.PdfDocument(pdf)
    return sum(_links_on(raw, document[place], document) for place in range(len(document)))


def _links_on(raw: Any, page: Any, document: Any) -> int:
    found = 0
    for index in range(raw.FPDFPage_GetAnnotCount(page)):
        annotation = raw.FPDFPage_GetAnnot(page, index)
        link = raw.FPDFAnnot_GetLink(annotation)
        found += bool(link and raw.FPDFLink_GetDest(document, link))
    return found
