"""Cards as labelled rectangles: exerted ones turned, damage in a counter, stacks with what is under."""

from collections.abc import Iterator, Mapping

from judge.printing.board import BoardCard
from judge.printing.picture import (
    Picture,
    counter,
    frame,
    in_a_row,
    in_rows,
    laid_over,
    line_of_text,
    stacked,
    symbol,
    text_block,
)
from judge.terms import CardType

Words = Mapping[str, str]
NAME, SMALL, GAP = 12.0, 10.5, 7.0
_UPRIGHT, _TURNED = (104.0, 88.0), (140.0, 64.0)
_MARGIN, _COUNTER, _SHIFT = 6.0, 10.5, 5.0
_THIN, _THICK = 1.0, 3.2
_MOST_SHEETS = 4


def card_picture(card: BoardCard, words: Words, width: float) -> Picture:
    """A card, or a location with the characters at it."""
    if card.type is CardType.LOCATION:
        return _over_its_stack(card, _location(card, words, width))
    return _over_its_stack(card, _alone(card, words))


def _alone(card: BoardCard, words: Words) -> Picture:
    width, height = _TURNED if card.exerted else _UPRIGHT
    room = width - 2 * _MARGIN - (_COUNTER if card.damage else 0)
    text = stacked(_writing(card, words, room), 1.5)
    return _framed(card, text, width, max(height, text.height + 2 * _MARGIN))


def _framed(card: BoardCard, inside: Picture, width: float, height: float) -> Picture:
    line = _THICK if card.changed else _THIN
    around = frame(width, height, line, dashed=card.drying, round_=10 if card.type is CardType.ITEM else 5)
    layers = [(around, 0.0, 0.0), (inside, _MARGIN, _MARGIN)]
    if card.damage:
        layers.append((counter(card.damage, _COUNTER), width - 2 * _COUNTER - 3, 3.0))
    return laid_over(*layers)


def _writing(card: BoardCard, words: Words, room: float) -> Iterator[Picture]:
    yield text_block(card.name, room, NAME, bold=True)
    if card.version:
        yield text_block(card.version, room, SMALL)
    if card.stats:
        yield _stats(card)
    if card.keywords:
        yield text_block(", ".join(card.keywords), room, SMALL)
    for said in _states(card, words):
        yield text_block(said, room, SMALL, italic=True)


def _stats(card: BoardCard) -> Picture:
    pairs = (
        in_a_row([symbol(letter, SMALL), line_of_text(str(number), SMALL + 1, bold=True)], 2)
        for letter, number in card.stats
    )
    return in_a_row(list(pairs), 6)


def _states(card: BoardCard, words: Words) -> Iterator[str]:
    if card.type is CardType.ITEM:
        yield words["item"]
    yield from (words[state] for state in ("exerted", "drying") if getattr(card, state))
    if card.damage:
        yield words["damage"].format(count=card.damage)
    if card.elsewhere:
        yield words["at"].format(location=card.elsewhere)
    if card.under:
        yield words["under"].format(cards=", ".join(card.under))
    if card.facedown:
        yield words["facedown"].format(count=card.facedown)


def _location(card: BoardCard, words: Words, width: float) -> Picture:
    """Lies on its side, as it is printed, around the characters at it."""
    room = width - 2 * _MARGIN - 2 * _SHIFT * _MOST_SHEETS
    characters = in_rows((card_picture(one, words, room) for one in card.here), room, GAP)
    wide = max(min(room, 190.0), characters.width)
    writing = stacked(_writing(card, words, wide - 2 * _COUNTER), 1.5)
    label = text_block(words["location"], wide, SMALL, italic=True)
    inside = stacked([writing, label, *([characters] if card.here else [])], 4)
    return _framed(card, inside, wide + 2 * _MARGIN, inside.height + 2 * _MARGIN)


def _over_its_stack(card: BoardCard, top: Picture) -> Picture:
    """The cards under it look out at its top and right; facedown ones are grey."""
    fills = (["#fff"] * len(card.under) + ["#bbb"] * card.facedown)[:_MOST_SHEETS]
    count = len(fills)
    below = [
        (frame(top.width, top.height, _THIN, fill=fill), _SHIFT * (depth + 1), _SHIFT * (count - 1 - depth))
        for depth, fill in enumerate(fills)
    ]
    return laid_over(*reversed(below), (top, 0.0, _SHIFT * count))
