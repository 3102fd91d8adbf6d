"""The state of a game; no rules in it.

Cards, players and the turn change through `apply` alone; what waits, lasts or was used is noted by the module
that has the rule about it.
"""

from collections.abc import Callable, Iterator
from typing import Any

from judge.cards.card import Card
from judge.engine.choices import Answer, Choice
from judge.engine.events import Event, Ref
from judge.engine.lasting import InBag, Lasting, Waiting
from judge.engine.pieces import Challenge, Copy, InPlay, LastKnown, Player
from judge.engine.steps import CardParam, Step, Value
from judge.terms import CardType, Phase, Variant, Zone

Decider = Callable[["Game", Choice], Answer]


class Game:
    """A game in progress. Functions of the other modules are the rules; this only remembers."""

    __slots__ = (
        "_active",
        "_order",
        "bag",
        "banish_causes",
        "cache",
        "came_from",
        "cause",
        "challenge",
        "chance",
        "copies",
        "decider",
        "depth",
        "effects_waiting",
        "elsewhere",
        "ended",
        "history",
        "in_play",
        "incarnation",
        "last_known",
        "lasting",
        "losers",
        "phase",
        "players",
        "recording",
        "replacing",
        "resolving",
        "serial",
        "spoken",
        "steps",
        "turn",
        "uses",
        "variant",
        "waiting",
        "winners",
        "zones",
    )

    def __init__(self, players: list[Player], copies: tuple[Copy, ...], decider: Decider) -> None:
        self.players = players
        self.copies = copies
        self.decider = decider
        self.zones: list[Zone] = [Zone.DECK] * len(copies)
        self.incarnation: list[int] = [0] * len(copies)
        self.in_play: dict[int, InPlay] = {}
        self._order: list[int] | None = None
        self._active = 0
        self.turn = 2
        self.phase = Phase.MAIN
        self.variant = Variant.STANDARD
        self.lasting: list[Lasting] = []
        self.waiting: list[Waiting] = []
        self.bag: list[InBag] = []
        self.effects_waiting: list[Callable[[Game], None]] = []
        self.history: list[Event] = []
        self.last_known: dict[Ref, LastKnown] = {}
        self.came_from: dict[Ref, Zone] = {}
        self.uses: dict[tuple[object, ...], int] = {}
        self.banish_causes: dict[int, Event] = {}
        self.challenge: Challenge | None = None
        self.resolving: InBag | None = None
        """The triggered ability that resolves now."""
        self.winners: list[int] = []
        self.losers: list[int] = []
        self.ended = False
        self.chance: dict[tuple[object, ...], bool] = {}
        self.steps: list[Step] = []
        self.recording = True
        self.replacing: frozenset[object] = frozenset()
        self.depth = 0
        self.cause = ""
        self.serial = 0
        self.cache: dict[object, object] = {}
        self.spoken: dict[type, list[tuple[Any, Any]]] | None = None
        """What static abilities say now, by what they say; gathered when first asked (6.4)."""
        self.elsewhere = tuple(copy.id for copy in copies if copy.printed.acts_elsewhere)

    # ---- questions about cards

    def ref(self, card: int) -> Ref:
        """The card as it is now; it is another one after it changes zones (7.1.6)."""
        return card, self.incarnation[card]

    def is_current(self, ref: Ref) -> bool:
        return self.incarnation[ref[0]] == ref[1]

    def is_in_play(self, ref: Ref) -> bool:
        return self.incarnation[ref[0]] == ref[1] and ref[0] in self.in_play

    def card(self, card: int) -> Card:
        return self.copies[card].printed.card

    def owner(self, card: int) -> int:
        return self.copies[card].owner

    def type(self, card: int) -> CardType:
        return self.copies[card].printed.card.type

    def cards_in_play(self) -> Iterator[int]:
        """Every card in play, the active player's first, then in turn order."""
        for player in self.in_turn_order():
            yield from self.players[player].play

    # ---- questions about players

    def in_turn_order(self) -> list[int]:
        """The players still in the game, the active one first (6.7.5)."""
        if self._order is None:
            count = len(self.players)
            order = [(self._active + step) % count for step in range(count)]
            self._order = [player for player in order if self.players[player].in_game]
        return self._order

    @property
    def active(self) -> int:
        """The player whose turn it is (1.3.4)."""
        return self._active

    @active.setter
    def active(self, player: int) -> None:
        self._active, self._order = player, None

    def are_opponents(self, one: int, other: int) -> bool:
        """Anyone who is neither the player nor a teammate (1.3.5.2)."""
        if one == other:
            return False
        team = self.players[one].team
        return team is None or team != self.players[other].team

    def team_of(self, player: int) -> list[int]:
        """The player and their teammates who are still in the game (1.3.6)."""
        team = self.players[player].team
        return [
            other.index
            for other in self.players
            if other.in_game and (other.index == player or (team is not None and other.team == team))
        ]

    def players_of_turn(self) -> list[int]:
        """Who takes the turn: the active player, with all of their team (9.3.1)."""
        return [player for player in self.in_turn_order() if player in self.team_of(self.active)]

    def is_turn_of(self, player: int) -> bool:
        """Whether it is this player's turn: alone, or with their team (9.3.1)."""
        own, now = self.players[player], self.players[self.active]
        return own.in_game and (own is now or (own.team is not None and own.team == now.team))

    def opponents(self, player: int) -> list[int]:
        return [other for other in self.in_turn_order() if self.are_opponents(player, other)]

    # ---- the trace

    def step(self, rules: str | tuple[str, ...], message: str, /, **params: Value) -> None:
        """Record what is done, with the rules that make it so, most specific first."""
        if self.recording:
            self.steps.append(Step(_cited(rules), message, params, self.depth, self.cause))

    def routine(self, rules: str | tuple[str, ...], message: str, /, **params: Value) -> None:
        """Record what always comes so; folded away unless asked for."""
        if self.recording:
            self.steps.append(Step(_cited(rules), message, params, self.depth, self.cause, True))

    def note(self, rules: str | tuple[str, ...], message: str, /, **params: Value) -> None:
        """Record what was checked and did not apply; folded away unless asked for."""
        if self.recording:
            self.steps.append(Step(_cited(rules), message, params, self.depth, self.cause, True, False))

    def named(self, card: int) -> CardParam:
        return self.copies[card].named

    # ---- decisions

    def decide(self, choice: Choice) -> Answer:
        """Ask whoever decides; a decision with one legal answer needs none."""
        return self.decider(self, choice)

    # ---- copies

    def changed(self) -> None:
        """The state is another one: what was computed from it is no longer true."""
        self.spoken = None
        if self.cache:
            self.cache = {}

    def copy(self) -> "Game":
        """An equal and independent game."""
        twin = Game.__new__(Game)
        for name in _SHARED:
            setattr(twin, name, getattr(self, name))
        for name in _COPIED:
            setattr(twin, name, getattr(self, name).copy())
        twin.players = [player.copy() for player in self.players]
        twin.in_play = {card: state.copy() for card, state in self.in_play.items()}
        twin.cache, twin.spoken = {}, None
        return twin

    def restore(self, before: "Game") -> None:
        """Go back to a copy taken before (1.7.6)."""
        for name in Game.__slots__:
            setattr(self, name, getattr(before, name))


_COPIED = (
    "zones", "incarnation", "lasting", "waiting", "bag", "effects_waiting", "history", "winners", "losers",
    "steps", "came_from", "last_known", "uses", "banish_causes", "chance",
)  # fmt: skip
"""Lists and mappings of values that never change themselves."""
_SHARED = tuple(
    name for name in Game.__slots__ if name not in (*_COPIED, "players", "in_play", "cache", "spoken")
)


def _cited(rules: str | tuple[str, ...]) -> tuple[str, ...]:
    """Each rule once, in the order given."""
    return (rules,) if isinstance(rules, str) else tuple(dict.fromkeys(rules))
