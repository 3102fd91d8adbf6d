"""The whole board as an SVG picture: a field for each player, the first one nearest the reader."""

from collections.abc import Iterator
from dataclasses import dataclass

from judge.printing.board import Board, BoardCard, BoardPlayer, Count
from judge.printing.card_picture import GAP, NAME, SMALL, Words, card_picture
from judge.printing.picture import (
    Picture,
    frame,
    in_rows,
    laid_over,
    line_of_text,
    stacked,
    svg_file,
    text_block,
)

_WIDTHS = ((4, 354.0), (8, 720.0))
_WIDEST = 860.0
"""Up to so many cards of one player: one of two boards side by side, the page; more are drawn smaller."""
_MARGIN = 9.0


@dataclass(frozen=True, slots=True)
class Drawing:
    """An SVG document, how wide it is, and the same in words."""

    svg: str
    width: float
    alt: str


def draw_board(board: Board, words: Words, width: float) -> Drawing:
    """The board in that width."""
    fields = [_field(player, words, width) for player in reversed(board.players)]
    changed = any(_has_changes(player) for player in board.players)
    legend = [text_block(words["legend"], width, SMALL, italic=True)] if changed else []
    picture = stacked([*fields, *legend], 5)
    alt = described(board, words)
    return Drawing(svg_file(Picture(width, picture.height, picture.svg), alt), width, alt)


def fitting_width(*boards: Board) -> float:
    """Two boards stand side by side as long as there is little on them."""
    most = max(board.widest for board in boards)
    return next((width for cards, width in _WIDTHS if most <= cards), _WIDEST)


def _has_changes(player: BoardPlayer) -> bool:
    cards = [*player.cards, *(one for card in player.cards for one in card.here)]
    return any(card.changed for card in cards) or any(count.changed for count in player.counts)


def _field(player: BoardPlayer, words: Words, width: float) -> Picture:
    room = width - 2 * _MARGIN
    inside = stacked(_contents(player, words, room), 4)
    height = inside.height + 2 * _MARGIN
    return laid_over((frame(width, height, 0.7, round_=3), 0, 0), (inside, _MARGIN, _MARGIN))


def _contents(player: BoardPlayer, words: Words, room: float) -> Iterator[Picture]:
    heading = f"{player.name} – {words['active']}" if player.active else player.name
    yield text_block(heading, room, NAME + 1.5, bold=True)
    yield in_rows((_count(count, words) for count in player.counts), room, 8, below=1)
    if player.cards:
        yield Picture(0, 2)
        yield in_rows((card_picture(card, words, room) for card in player.cards), room, GAP)
    for zone, names in player.known:
        yield text_block(f"{words[zone]}: {', '.join(names)}", room, SMALL)


def _count(count: Count, words: Words) -> Picture:
    text = f"{'* ' if count.changed else ''}{_count_text(count, words)}"
    return line_of_text(text, SMALL, bold=count.changed)


def _count_text(count: Count, words: Words) -> str:
    ready = words["ready"].format(ready=count.value, all=count.of)
    return f"{words[count.name]}: {count.value if count.of is None else ready}"


def described(board: Board, words: Words) -> str:
    """The board in words, for those who can't see the picture."""
    return " ".join(_described_player(player, words) for player in board.players)


def _described_player(player: BoardPlayer, words: Words) -> str:
    counts = ", ".join(_count_text(count, words) for count in player.counts)
    cards = "; ".join(_described_card(card, words) for card in player.cards)
    known = "".join(f" {words[zone]}: {', '.join(names)}." for zone, names in player.known)
    return f"{player.name}: {counts}." + (f" {words['play']}: {cards}." if cards else "") + known


def _described_card(card: BoardCard, words: Words) -> str:
    name = " - ".join(filter(None, (card.name, card.version)))
    states = [words[state] for state in ("exerted", "drying") if getattr(card, state)]
    states += [words["damage"].format(count=card.damage)] if card.damage else []
    states += [words["under"].format(cards=", ".join(card.under))] if card.under else []
    states += [words["facedown"].format(count=card.facedown)] if card.facedown else []
    here = ", ".join(_described_card(one, words) for one in card.here)
    return name + (f" ({', '.join(states)})" if states else "") + (f" [{here}]" if here else "")
