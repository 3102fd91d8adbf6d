"""Draws a board in columns, one a player, in plain text; what changed is marked."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import zip_longest
from textwrap import wrap
from unicodedata import combining, east_asian_width

WIDTH = 80
_BETWEEN = " | "
_UNCHANGED, _CHANGED = "  ", "* "


@dataclass(frozen=True, slots=True)
class CardView:
    """A card, or so many unknown ones, and what is to be said about it: exerted, 2 damage."""

    name: str
    states: tuple[str, ...] = ()
    changed: bool = False


@dataclass(frozen=True, slots=True)
class FactView:
    """A number of a player: lore, ink, the cards in the deck."""

    name: str
    value: str
    changed: bool = False


@dataclass(frozen=True, slots=True)
class ZoneView:
    """The cards of a zone that are shown by name."""

    name: str
    cards: tuple[CardView, ...]


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A column of the drawing."""

    name: str
    facts: tuple[FactView, ...]
    zones: tuple[ZoneView, ...]
    note: str = ""
    """Stands beside the name: active player."""


@dataclass(frozen=True, slots=True)
class BoardView:
    """What is drawn; every word in it is already in the reader's language."""

    players: tuple[PlayerView, ...]


def draw_board(board: BoardView, width: int = WIDTH) -> str:
    """Two players side by side, further ones below; on a narrow page one below the other."""
    across = 2 if width >= 60 else 1
    rows = [board.players[start : start + across] for start in range(0, len(board.players), across)]
    return "\n\n".join("\n".join(_row(row, width)) for row in rows) + "\n"


def mark_changes(before: BoardView, after: BoardView) -> BoardView:
    """The later board with a mark on each fact and card that was not so before."""
    earlier = {player.name: player for player in before.players}
    nothing = PlayerView("", (), ())
    marked = (_marked_player(earlier.get(player.name, nothing), player) for player in after.players)
    return BoardView(tuple(marked))


def _marked_player(before: PlayerView, after: PlayerView) -> PlayerView:
    facts = {fact.name: fact.value for fact in before.facts}
    marked = tuple(replace(fact, changed=facts.get(fact.name) != fact.value) for fact in after.facts)
    zones = {zone.name: zone.cards for zone in before.zones}
    drawn = tuple(_marked_zone(zones.get(zone.name, ()), zone) for zone in after.zones)
    return replace(after, facts=marked, zones=drawn)


def _marked_zone(before: Iterable[CardView], zone: ZoneView) -> ZoneView:
    """As many copies as there were before are unchanged, the others are new."""
    left = Counter((card.name, card.states) for card in before)
    cards = []
    for card in zone.cards:
        key = (card.name, card.states)
        cards.append(replace(card, changed=not left[key]))
        left[key] -= left[key] > 0
    return ZoneView(zone.name, tuple(cards))


def _row(players: tuple[PlayerView, ...], width: int) -> Iterator[str]:
    room = (width - len(_BETWEEN) * (len(players) - 1)) // len(players)
    columns = [list(_column(player, room)) for player in players]
    for parts in zip_longest(*columns, fillvalue=""):
        padded = (part + " " * (room - _cells(part)) for part in parts)
        yield _BETWEEN.join(padded).rstrip(" |" if not any(parts[1:]) else " ")


def _cells(text: str) -> int:
    """How wide a terminal shows it: East Asian letters take two places, accents apart none."""
    wide = sum(east_asian_width(one) in "WF" for one in text)
    return len(text) + wide - sum(map(bool, map(combining, text)))


def _heading(player: PlayerView, room: int) -> str:
    """The name, cut where it is too long; the note is never cut."""
    note = f" ({player.note})" if player.note else ""
    name = player.name
    while len(name) > 1 and _cells(name + note) > room:
        name = name.removesuffix("…")[:-1].rstrip() + "…"
    return name + note


def _column(player: PlayerView, room: int) -> Iterator[str]:
    yield _heading(player, room)
    yield "-" * room
    for fact in player.facts:
        yield from _wrapped(f"{fact.name}: {fact.value}", room, _mark(fact.changed))
    for zone in player.zones:
        if zone.cards:
            yield ""
            yield from wrap(zone.name, room)
            yield from (line for card in zone.cards for line in _card(card, room))


def _card(card: CardView, room: int) -> Iterator[str]:
    yield from _wrapped(card.name, room, _mark(card.changed))
    if card.states:
        yield from _wrapped(", ".join(card.states), room, "    ")


def _mark(changed: bool) -> str:
    return _CHANGED if changed else _UNCHANGED


def _wrapped(text: str, room: int, mark: str) -> list[str]:
    return wrap(text, room, initial_indent=mark, subsequent_indent=" " * (len(mark) + 2))
