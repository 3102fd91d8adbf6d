"""Which copy a reference means: by its label, its full name, its name alone, or `Name #2`."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from judge.cards.card import Card
from judge.cards.names import folded
from judge.scenario.scenario import ZONE_KEYS, CardEntry, CardInPlay, PlayerSetup, Scenario, UnknownCards
from judge.terms import CardType, Zone

UNKNOWN = "unknown card"
_NUMBERED = re.compile(r"(.+?)\s*#\s*(\d+)")
_ZONES = {"ink": Zone.INKWELL, "hand": Zone.HAND, "deck": Zone.DECK, "discard": Zone.DISCARD}


@dataclass(frozen=True, slots=True)
class Copy:
    """One copy of a card: whose, where, and the label that no other copy has."""

    player: str
    zone: Zone
    card: Card | None
    place: int
    """Its position in its zone, from 0; of a card under another one, the position of the top card."""
    depth: int | None = None
    """Of a card under another one: its position under it, from 0, faceup and facedown counted apart."""
    facedown: bool = False
    given: str | None = None
    """What `as` says."""
    number: int = 1
    """Among the copies of this card without `as`, in the order written."""
    label: str = ""

    @property
    def name(self) -> str:
        return self.card.full_name if self.card else UNKNOWN

    @property
    def described(self) -> str:
        """The label, and the card's name where the label is another."""
        return f"{self.given} ({self.name})" if self.given and self.given != self.name else self.label


Wish = Callable[[Copy], bool]


@dataclass(frozen=True, slots=True)
class NoSuchCopy:
    """Nothing on the board answers to the reference."""


@dataclass(frozen=True, slots=True)
class SeveralCopies:
    """The reference leaves these in doubt."""

    copies: tuple[Copy, ...]


def copies_of(scenario: Scenario) -> tuple[Copy, ...]:
    """Every copy on the board in the order written, each with its label."""
    held = [copy for player in scenario.players for copy in copies_of_player(player)]
    first = scenario.players[0].name
    return labelled([*held, *(Copy(first, Zone.REMOVED, song, 0) for song in scenario.songs)])


def labelled(copies: Iterable[Copy]) -> tuple[Copy, ...]:
    """Number the copies of a card that have no `as`; a copy alone is called by its card's name."""
    listed = list(copies)
    total = Counter(copy.name for copy in listed if not copy.given)
    seen: Counter[str] = Counter()
    made = []
    for copy in listed:
        seen[copy.name] += not copy.given
        own = copy.name if total[copy.name] == 1 else f"{copy.name} #{seen[copy.name]}"
        made.append(replace(copy, number=seen[copy.name], label=copy.given or own))
    return tuple(made)


def copies_of_player(player: PlayerSetup) -> Iterator[Copy]:
    """A player's copies in the order of the keys as written, not yet numbered."""
    for key in (*player.written, *(key for key in ZONE_KEYS if key not in player.written)):
        if key == "play":
            for place, card in enumerate(player.play):
                yield Copy(player.name, Zone.PLAY, card.card, place, given=card.label)
                yield from _stack(player.name, card, place)
        else:
            yield from _pile(player.name, _ZONES[key], getattr(player, key))


def _pile(player: str, zone: Zone, entries: Iterable[CardEntry]) -> Iterator[Copy]:
    for place, (card, given) in enumerate(_spread(entries)):
        yield Copy(player, zone, card, place, given=given, facedown=zone in (Zone.INKWELL, Zone.DECK))


def _stack(player: str, top: CardInPlay, place: int) -> Iterator[Copy]:
    for facedown, entries in ((False, top.under), (True, top.facedown_under)):
        for depth, (card, given) in enumerate(_spread(entries)):
            yield Copy(player, Zone.UNDER, card, place, depth, facedown, given)


def _spread(entries: Iterable[CardEntry]) -> Iterator[tuple[Card | None, str | None]]:
    for entry in entries:
        if isinstance(entry, UnknownCards):
            yield from ((None, None) for _ in range(entry.count))
        else:
            yield entry.card, entry.label


def copies_named(reference: str, copies: Sequence[Copy]) -> tuple[Copy, ...]:
    """What answers to the reference: a label first, then a full name, then a name alone."""
    text = folded(reference)
    labels = [copy for copy in copies if copy.given and folded(copy.given) == text]
    if labels:
        return tuple(labels)
    numbered = _NUMBERED.fullmatch(text)
    if numbered:
        return _copies_numbered(numbered[1], int(numbered[2]), copies)
    return _copies_called(text, copies)


def _copies_called(text: str, copies: Sequence[Copy]) -> tuple[Copy, ...]:
    """Copies without a label of their own come before those that have one."""
    full = [copy for copy in copies if folded(copy.name) == text]
    alone = [copy for copy in copies if copy.card and text in map(folded, copy.card.names)]
    found = full or alone
    return tuple([copy for copy in found if not copy.given] or found)


def _copies_numbered(name: str, number: int, copies: Sequence[Copy]) -> tuple[Copy, ...]:
    """By the number among the copies without `as`; failing that, among all copies of the card."""
    own = [copy for copy in _copies_called(name, copies) if copy.number == number and not copy.given]
    if own:
        return tuple(own)
    every = [copy for copy in copies if folded(copy.name) == name]
    every = every or [copy for copy in copies if copy.card and name in map(folded, copy.card.names)]
    return tuple(every[number - 1 : number]) if number else ()


def the_copy(
    reference: str, copies: Sequence[Copy], wishes: Iterable[Wish] = ()
) -> Copy | NoSuchCopy | SeveralCopies:
    """The copy meant: each wish in turn narrows the copies named, unless it would leave none."""
    found = copies_named(reference, copies)
    for wish in wishes:
        found = tuple(filter(wish, found)) or found
    if not found:
        return NoSuchCopy()
    return found[0] if len(found) == 1 or _are_alike(found) else SeveralCopies(found)


def the_copy_now(
    reference: str, now: Sequence[Copy], at_start: Sequence[Copy], wishes: Sequence[Wish] = ()
) -> Copy | NoSuchCopy | SeveralCopies:
    """As the board is now; where that leaves a doubt, the copy that was meant as the file was written."""
    found = the_copy(reference, now, wishes)
    if not isinstance(found, SeveralCopies):
        return found
    meant = the_copy(reference, at_start, wishes)
    return next((copy for copy in now if isinstance(meant, Copy) and copy.label == meant.label), found)


def _are_alike(copies: Sequence[Copy]) -> bool:
    """Copies of one card in one player's hand, deck, discard or inkwell: any will do."""
    first = copies[0]
    return first.zone not in (Zone.PLAY, Zone.UNDER) and all(
        (copy.player, copy.zone, copy.card) == (first.player, first.zone, first.card) for copy in copies
    )


def of_player_in(player: str, *zones: Zone) -> tuple[Wish, ...]:
    """A copy of this player in one of these zones; else this player's; else one in the zone."""
    return (
        lambda copy: copy.player == player and copy.zone in zones,
        lambda copy: copy.player == player,
        lambda copy: copy.zone in zones,
    )


def opposing_in_play(*team: str) -> tuple[Wish, ...]:
    return (
        lambda copy: copy.player not in team and copy.zone is Zone.PLAY,
        lambda copy: copy.player not in team,
    )


def of_type(*types: CardType) -> Wish:
    return lambda copy: copy.card is not None and copy.card.type in types


def among(labels: Iterable[str]) -> Wish:
    """A copy with one of these labels: for `expect`, those that `do` is about."""
    known = frozenset(labels)
    return lambda copy: copy.label in known


def in_play(copy: Copy) -> bool:
    return copy.zone is Zone.PLAY
