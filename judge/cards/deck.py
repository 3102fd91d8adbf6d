"""Deck lists and the rules for building decks (CR 1.10.1), with what cards say about it (1.2.1)."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from judge.cards.card import Card
from judge.cards.catalog import Ambiguous, Catalog, Found, doubtful, unknown
from judge.cards.known_card import KnownCard
from judge.cards.names import folded
from judge.terms import CardType, Ink

COPIES, INK_TYPES = 4, 2
_LINE = re.compile(r"(?P<count>[1-9]\d{0,3})\s*[x×]?\s+(?P<name>\S.*)", re.IGNORECASE)
_COMMENT = re.compile(r"\s*(?:#|//).*|\s*")
_SAYS_COPIES = re.compile(
    r"You may (?P<only>only )?have (?:up to )?(?P<count>\d+) copies of (?P<name>.+) in your deck"
)
_SAYS_ANY = re.compile(r"You may have any number of cards named (?P<name>.+) in your deck")
_SAYS_INK = re.compile(r"You can have other (?P<of>.+) characters in your deck regardless of ink type")
_SAYS_SOMETHING = re.compile(r"\b(?:may|can|can't|must)(?: only)? have\b[^.]*\bin your deck\b")


class Format(StrEnum):
    """How the decks are made (1.10.1.1, 1.10.1.2)."""

    CONSTRUCTED = "constructed"
    DRAFT = "draft"
    SEALED = "sealed"


FEWEST_CARDS = {Format.CONSTRUCTED: 60, Format.DRAFT: 35, Format.SEALED: 40}
_RULE = {Format.CONSTRUCTED: "1.10.1.1", Format.DRAFT: "1.10.1.2", Format.SEALED: "1.10.1.2"}


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a deck: the rule, or None where the list itself can't be read, and the words."""

    rule: str | None
    text: str


@dataclass(frozen=True, slots=True)
class DeckReport:
    """What a deck is, what is wrong with it, and what one should know about it."""

    format: Format
    cards: int
    inks: tuple[Ink, ...]
    faults: tuple[Fault, ...]
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """So many copies of a card."""

    count: int
    known: KnownCard

    @property
    def card(self) -> Card:
        return self.known.card


def check_deck(text: str, catalog: Catalog, format: Format) -> DeckReport:
    """A deck list ("4 Name - Version", a card a line) against the rules of its format."""
    entries, faults = _read(text, catalog)
    faults += _too_few(entries, format)
    faults += _too_many_copies(entries, format)
    if format is Format.CONSTRUCTED:
        faults += [*_too_many_inks(entries), *_banned(entries)]
    return DeckReport(
        format, _total(entries), _inks(entry.card for entry in entries), tuple(faults), tuple(_notes(entries))
    )


def _read(text: str, catalog: Catalog) -> tuple[list[Entry], list[Fault]]:
    """The entries, one a card, and a fault for each line that is none."""
    counts: Counter[str] = Counter()
    faults: list[Fault] = []
    for number, line in enumerate(text.splitlines(), 1):
        if _COMMENT.fullmatch(line):
            continue
        found = _read_line(line.strip(), catalog)
        if isinstance(found, str):
            faults.append(Fault(None, f"line {number}: {found}"))
        else:
            counts[found[1].full_name] += found[0]
    return [Entry(count, catalog.known_card(name)) for name, count in counts.items()], faults


def _read_line(line: str, catalog: Catalog) -> tuple[int, Card] | str:
    read = _LINE.fullmatch(line)
    if not read:
        return f'"{line[:80]}" is no entry. Write a number and a card: 4 Name - Version'
    found = catalog.find(read["name"])
    if isinstance(found, Found):
        return int(read["count"]), found.card
    return doubtful(found) if isinstance(found, Ambiguous) else unknown(found)


def _total(entries: list[Entry]) -> int:
    return sum(entry.count for entry in entries)


def _too_few(entries: list[Entry], format: Format) -> Iterator[Fault]:
    total, fewest = _total(entries), FEWEST_CARDS[format]
    if total < fewest:
        yield Fault(_RULE[format], f"the deck has {total} cards; a {format} deck has at least {fewest}")


def _too_many_copies(entries: list[Entry], format: Format) -> Iterator[Fault]:
    for entry in entries:
        says = _copies_said(entry.card)
        usual = COPIES if format is Format.CONSTRUCTED else None
        most = says.most if says else usual
        if most is not None and entry.count > most:
            rule = "1.2.1" if says else _RULE[format]
            why = f', and the card says: "{says.text}"' if says else ""
            yield Fault(rule, f"{entry.count} copies of {entry.card.full_name}; it can have {most}{why}")


@dataclass(frozen=True, slots=True)
class CopiesSaid:
    """How many copies the card itself allows; None is any number."""

    most: int | None
    text: str


def _copies_said(card: Card) -> CopiesSaid | None:
    for ability in card.text:
        number, any_number = _SAYS_COPIES.search(ability.text), _SAYS_ANY.search(ability.text)
        if number and folded(number["name"]) == folded(card.full_name):
            return CopiesSaid(int(number["count"]), ability.text)
        if any_number and folded(any_number["name"]) == folded(card.name):
            return CopiesSaid(None, ability.text)
    return None


def _too_many_inks(entries: list[Entry]) -> Iterator[Fault]:
    counted = [entry.card for entry in entries if not _is_free_of_ink_types(entry.card, entries)]
    inks = _inks(counted)
    if len(inks) > INK_TYPES:
        which = "; ".join(f"{ink}: {_examples(ink, counted)}" for ink in inks)
        yield Fault("1.10.1.1", f"the deck has {len(inks)} ink types; it can have {INK_TYPES} ({which})")


def _is_free_of_ink_types(card: Card, entries: list[Entry]) -> bool:
    """Whether another card in the deck says that this one may be of any ink type (1.2.1)."""
    if card.type is not CardType.CHARACTER:
        return False
    others = (entry.card for entry in entries if entry.card.full_name != card.full_name)
    said = (_SAYS_INK.search(ability.text) for other in others for ability in other.text)
    return any(found["of"] in card.classifications for found in said if found)


def _inks(cards: Iterable[Card]) -> tuple[Ink, ...]:
    used = {ink for card in cards for ink in card.inks}
    return tuple(ink for ink in Ink if ink in used)


def _examples(ink: Ink, cards: list[Card]) -> str:
    names = [card.full_name for card in cards if ink in card.inks]
    return names[0] if len(names) == 1 else f"{names[0]} and {len(names) - 1} more"


def _banned(entries: list[Entry]) -> Iterator[Fault]:
    """A card banned in one format and allowed in another is no fault, but a note."""
    for entry in entries:
        if entry.known.bans and not entry.known.allowed_in:
            yield Fault("1.10.1.1", f"{entry.card.full_name} is banned ({_bans(entry.known)})")


def _bans(known: KnownCard) -> str:
    return ", ".join(f"{ban.format} since {ban.since}" for ban in known.bans)


def _notes(entries: list[Entry]) -> Iterator[str]:
    for entry in entries:
        name = entry.card.full_name
        if entry.known.bans and entry.known.allowed_in:
            yield f"{name} is banned: {_bans(entry.known)}; allowed in {', '.join(entry.known.allowed_in)}"
        if entry.known.quest_only:
            yield f"{name} is a card of an Illumineer's Quest box"
        for ability in entry.card.text:
            if _SAYS_INK.search(ability.text):
                yield f'{name} says (1.2.1): "{ability.text}"'
            elif _SAYS_SOMETHING.search(ability.text) and not _copies_said(entry.card):
                yield f'I don\'t understand what {name} says about decks: "{ability.text}"'
