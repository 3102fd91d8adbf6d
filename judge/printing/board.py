"""A board to be drawn: what lies where, and what of it is new."""

from collections.abc import Iterator
from dataclasses import dataclass

from judge.engine import characteristics
from judge.engine.pieces import InPlay, Player
from judge.engine.state import Game
from judge.terms import CardType, Keyword, Zone

_WITH_A_PLUS = (Keyword.CHALLENGER, Keyword.RESIST)
"""Those that stack are written with a plus (8.5.1, 8.8.1)."""


@dataclass(frozen=True, slots=True)
class BoardCard:
    """A card in play; `stats` are symbols with their numbers, `here` the characters at a location."""

    name: str
    version: str
    type: CardType
    exerted: bool = False
    drying: bool = False
    damage: int = 0
    stats: tuple[tuple[str, int], ...] = ()
    keywords: tuple[str, ...] = ()
    under: tuple[str, ...] = ()
    facedown: int = 0
    here: tuple["BoardCard", ...] = ()
    elsewhere: str = ""
    """The location it is at, where that is not among the same player's cards."""
    changed: bool = False


@dataclass(frozen=True, slots=True)
class Count:
    """A number of a player: lore, ready ink (of all), the cards of a zone."""

    name: str
    value: int
    of: int | None = None
    changed: bool = False


@dataclass(frozen=True, slots=True)
class BoardPlayer:
    name: str
    active: bool
    counts: tuple[Count, ...]
    cards: tuple[BoardCard, ...]
    known: tuple[tuple[str, tuple[str, ...]], ...]
    """The known cards of the other zones, by the zone's name."""


@dataclass(frozen=True, slots=True)
class Board:
    players: tuple[BoardPlayer, ...]

    @property
    def widest(self) -> int:
        """The most cards that one player has in play."""
        return max((sum(1 + len(card.here) for card in p.cards) for p in self.players), default=0)


def board_of(game: Game, before: Game | None = None) -> Board:
    """The board of a game; what was not so `before` is marked."""
    return Board(tuple(_player(game, player, before) for player in game.players))


def _player(game: Game, player: Player, before: Game | None) -> BoardPlayer:
    earlier = list(_counts(before.players[player.index])) if before else list(_counts(player))
    counts = (
        Count(now.name, now.value, now.of, now != was)
        for now, was in zip(_counts(player), earlier, strict=True)
    )
    return BoardPlayer(
        player.name,
        player.index == game.active,
        tuple(counts),
        tuple(_card(game, card, before) for card in player.play if not _is_inside(game, card)),
        tuple(_known(game, player)),
    )


def _counts(player: Player) -> Iterator[Count]:
    yield Count("lore", player.lore)
    yield Count("ink", player.ready_ink, len(player.inkwell))
    yield Count("hand", len(player.hand))
    yield Count("deck", len(player.deck))
    yield Count("discard", len(player.discard))


def _known(game: Game, player: Player) -> Iterator[tuple[str, tuple[str, ...]]]:
    for name, title in (("hand", "hand"), ("discard", "discard"), ("inkwell", "inkwell"), ("deck", "top")):
        copies = (game.copies[card] for card in player.zone(Zone(name)))
        labels = tuple(copy.label for copy in copies if copy.printed.known)
        if labels:
            yield title, labels


def _is_inside(game: Game, card: int) -> bool:
    """Drawn in its location, which is one of the same player's cards."""
    place = game.in_play[card].at
    return place is not None and any({card, place} <= set(player.play) for player in game.players)


def _card(game: Game, card: int, before: Game | None) -> BoardCard:
    state = game.in_play[card]
    name, version = _names(game, card)
    inside = [other for other in game.in_play if game.in_play[other].at == card and _is_inside(game, other)]
    return BoardCard(
        name,
        version,
        game.type(card),
        state.exerted,
        state.drying,
        state.damage,
        tuple(_stats(game, card)),
        tuple(_keywords(game, card)),
        tuple(game.copies[below].label for below in state.under if below not in state.facedown),
        len(state.facedown),
        tuple(_card(game, other, before) for other in inside),
        game.copies[state.at].label if state.at is not None and not _is_inside(game, card) else "",
        before is not None and _looks(game, card) != _looks(before, card),
    )


def _looks(game: Game, card: int) -> tuple[object, ...]:
    """All that is drawn of a card; nothing of one that is not in play."""
    state: InPlay | None = game.in_play.get(card)
    if state is None:
        return ()
    owner = next(player.index for player in game.players if card in player.play)
    shown = (state.exerted, state.drying, state.damage, state.at, tuple(state.under), tuple(state.facedown))
    return (*shown, owner, *_stats(game, card), *_keywords(game, card))


def _names(game: Game, card: int) -> tuple[str, str]:
    """What stands large on the card, and what small below it."""
    copy = game.copies[card]
    label, full = copy.label, copy.card.full_name
    name, dash, version = label.partition(" - ")
    if dash and label.startswith(full):
        return name, version
    return (label, full) if label != full else (label, "")


def _stats(game: Game, card: int) -> Iterator[tuple[str, int]]:
    kind, ref = game.type(card), game.ref(card)
    if kind is CardType.CHARACTER:
        yield "S", characteristics.strength(game, ref)
    if kind in (CardType.CHARACTER, CardType.LOCATION):
        yield "W", characteristics.willpower(game, ref)
        yield "L", characteristics.lore(game, ref)


def _keywords(game: Game, card: int) -> Iterator[str]:
    for keyword, number in characteristics.keywords(game, game.ref(card)).items():
        sign = "+" if keyword in _WITH_A_PLUS else ""
        yield f"{keyword.value} {sign}{number}" if number else keyword.value
