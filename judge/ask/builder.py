"""Puts the cards of a question on a board, and keeps what had to be assumed."""

from dataclasses import dataclass, field

from judge.ask.neutral import neutral_card
from judge.ask.pieces import ME, RIVAL, Thing
from judge.cards.card import Card
from judge.terms import Zone

NAMES = {"en": {ME: "me", RIVAL: "rival"}, "es": {ME: "yo", RIVAL: "rival"}}


@dataclass(frozen=True, slots=True)
class Assumption:
    """Something the question does not say: a message of the catalog and what it is about."""

    message: str
    params: tuple[tuple[str, str], ...] = ()


@dataclass(eq=False, slots=True)
class Placed:
    """A card on the board: whose, where, and the thing of the question it stands for."""

    thing: Thing
    owner: str
    zone: Zone
    card: Card
    label: str | None = None
    exerted: bool = False
    played: bool = False
    """It is played from hand before anything else is done with it."""
    acted: bool = False
    """Something was done with it: whether it is exerted is for the board to say."""

    @property
    def reference(self) -> str:
        return self.label or self.card.full_name


def is_same_card(placed: Placed, thing: Thing) -> bool:
    same = thing.card is not None and placed.card == thing.card
    return same and not thing.another and not placed.thing.another


@dataclass(slots=True)
class Builder:
    """Puts things on the board one by one."""

    language: str
    placed: list[Placed] = field(default_factory=list)
    assumptions: dict[Assumption, None] = field(default_factory=dict)
    needed: dict[str, int] = field(default_factory=dict)

    def assume(self, message: str, **params: str) -> None:
        self.assumptions[Assumption(message, tuple(params.items()))] = None

    def put(self, thing: Thing, owner: str, zone: Zone = Zone.PLAY, name: str = "") -> Placed:
        """The card of a thing; one that is there already is not put there twice."""
        if thing.is_played_once:
            zone = Zone.HAND  # An action never stays in play (7.4.1).
        found = self._there(thing, owner, zone)
        if found is not None:
            if found.thing is not thing:
                found.thing.learn(thing)
            return found
        card = thing.card or neutral_card(thing, owner, self.language, name)
        same = sum(one.card.full_name == card.full_name and one.owner == owner for one in self.placed)
        placed = Placed(thing, owner, zone, card, f"{card.full_name} {same + 1}" if same else None)
        self.placed.append(placed)
        if thing.taken_for_mine:
            self.assume("mine", card=placed.reference)
        if thing.card is None:
            self.assume("stands for any", card=card.full_name, stats=_stats(card))
        if thing.at is not None and zone is Zone.PLAY:
            self.put(thing.at, owner)
        if thing.copy_in_play is not None:
            self.put(thing.copy_in_play, owner)
        if thing.beside is not None:
            self.put(thing.beside, owner, zone)
        return placed

    def reference_to(self, thing: Thing) -> str | None:
        """How a thing that is on the board is called there."""
        return next((one.reference for one in self.placed if one.thing is thing), None)

    def _there(self, thing: Thing, owner: str, zone: Zone) -> Placed | None:
        for one in self.placed:
            same = one.thing is thing or (is_same_card(one, thing) and one.thing.card is not None)
            if same and one.owner == owner and (one.zone is zone or one.played):
                return one
        return None

    def pays(self, player: str, amount: int) -> None:
        self.needed[player] = self.needed.get(player, 0) + amount


def _stats(card: Card) -> str:
    shown = [("cost", card.cost), ("strength", card.strength), ("willpower", card.willpower)]
    return ", ".join(f"{name} {value}" for name, value in shown if value is not None)
