"""The board of a scenario as it is drawn: each player's numbers, and the cards that are known."""

from collections.abc import Iterable, Iterator, Mapping

from judge.scenario.draw import BoardView, CardView, FactView, PlayerView, ZoneView
from judge.scenario.labels import Copy, copies_of
from judge.scenario.scenario import CardEntry, CardInPlay, PlayerSetup, Scenario, UnknownCards
from judge.terms import Zone

ENGLISH: Mapping[str, str] = {
    "active": "active player",
    "lore": "Lore",
    "ink": "Ink",
    "ready": "{ready} ready of {all}",
    "deck": "Deck",
    "play": "In play",
    "hand": "Hand",
    "discard": "Discard",
    "inkwell": "Inkwell",
    "top": "Known in the deck",
    "exerted": "exerted",
    "drying": "drying",
    "damage": "{count} damage",
    "at": "at {location}",
    "under": "on top of {cards}",
    "facedown": "{count} facedown under it",
    "gains": "gains {text}",
    "unknown": "{count} unknown",
}


def board_view(scenario: Scenario, words: Mapping[str, str] = ENGLISH) -> BoardView:
    """The board before anything is done, in the given words."""
    copies = copies_of(scenario)
    views = []
    for player in scenario.players:
        own = [copy for copy in copies if copy.player == player.name]
        note = words["active"] if player.name == scenario.active else ""
        facts, zones = tuple(_facts(player, words)), tuple(_zones(player, own, words))
        views.append(PlayerView(player.name, facts, zones, note))
    return BoardView(tuple(views))


def _facts(player: PlayerSetup, words: Mapping[str, str]) -> Iterator[FactView]:
    ready = count(entry for entry in player.ink if not entry.exerted)
    yield FactView(words["lore"], str(player.lore))
    yield FactView(words["ink"], words["ready"].format(ready=ready, all=count(player.ink)))
    yield FactView(words["hand"], str(count(player.hand)))
    yield FactView(words["deck"], str(count(player.deck)))
    yield FactView(words["discard"], str(count(player.discard)))


def count(entries: Iterable[CardEntry]) -> int:
    """How many cards these entries are."""
    return sum(entry.count if isinstance(entry, UnknownCards) else 1 for entry in entries)


def _zones(player: PlayerSetup, own: list[Copy], words: Mapping[str, str]) -> Iterator[ZoneView]:
    tops = {copy.place: copy.described for copy in own if copy.zone is Zone.PLAY}
    in_play = (CardView(tops[place], tuple(_states(card, words))) for place, card in enumerate(player.play))
    yield ZoneView(words["play"], tuple(in_play))
    for zone, title in (("hand", "hand"), ("discard", "discard"), ("inkwell", "inkwell"), ("deck", "top")):
        known = (CardView(copy.described) for copy in own if copy.zone == zone and copy.card)
        yield ZoneView(words[title], tuple(known))


def _states(card: CardInPlay, words: Mapping[str, str]) -> Iterator[str]:
    yield from (words[state] for state in ("exerted", "drying") if getattr(card, state))
    if card.damage:
        yield words["damage"].format(count=card.damage)
    if card.at:
        yield words["at"].format(location=card.at)
    if card.under:
        yield words["under"].format(cards=", ".join(_names(card.under, words)))
    if card.facedown_under:
        yield words["facedown"].format(count=count(card.facedown_under))
    yield from (words["gains"].format(text=text) for text in card.gains)


def _names(entries: Iterable[CardEntry], words: Mapping[str, str]) -> Iterator[str]:
    for entry in entries:
        if isinstance(entry, UnknownCards):
            yield words["unknown"].format(count=entry.count)
        else:
            yield entry.label or entry.card.full_name
