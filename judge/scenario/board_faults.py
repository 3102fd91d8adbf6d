"""Boards that the rules make impossible, each with its rule; only what no card could bring about."""

import re
from collections.abc import Iterator

from judge.cards.card import MARKETING_CARD
from judge.scenario.faults import Fault
from judge.scenario.labels import Copy, NoSuchCopy, SeveralCopies, copies_of, the_copy
from judge.scenario.lines import line_of
from judge.scenario.reference_faults import missing_copy_fault, several_copies_fault
from judge.scenario.references import Reference, location_wishes
from judge.scenario.scenario import CardInPlay, PlayerSetup, Scenario, UnknownCards
from judge.terms import CardType, Variant, Zone

_PLAIN_WILLPOWER = re.compile(r"\+(\d+) ?\{W\}(?: this turn| until .+)?\.?", re.IGNORECASE)
_MAY_SAVE = re.compile(r"\{W\}|willpower|damage|banish", re.IGNORECASE)
_RAISES_WILLPOWER = re.compile(r"\{W\}")


def board_faults(scenario: Scenario) -> Iterator[Fault]:
    """Every fault of the cards in play, in the order written."""
    copies = copies_of(scenario)
    may_be_raised = any(map(_mentions_willpower, _cards_in_play(scenario)))
    for player in scenario.players:
        yield from _marketing_faults(scenario, player)
        for card in player.play:
            yield from _state_faults(card)
            yield from _stack_faults(card)
            yield from _damage_faults(card, may_be_raised)
            yield from _place_faults(card, player, copies)


def _marketing_faults(scenario: Scenario, player: PlayerSetup) -> Iterator[Fault]:
    """10.2.2: they are ink, in Pack Rush alone."""
    ink = player.ink if scenario.variant is not Variant.PACK_RUSH else ()
    entries = (*ink, *player.hand, *player.deck, *player.discard, *player.play)
    for entry in entries:
        if not isinstance(entry, UnknownCards) and entry.card is MARKETING_CARD:
            suggestion = "It can stand in `ink`, with `variant: pack-rush`."
            what = "a marketing card is in the inkwell, in Pack Rush alone"
            yield Fault(entry.line, what, MARKETING_CARD.name, suggestion, "10.2.2")


def _cards_in_play(scenario: Scenario) -> Iterator[CardInPlay]:
    return (card for player in scenario.players for card in player.play)


def _mentions_willpower(card: CardInPlay) -> bool:
    """An ability that speaks of {W} may raise it; what it really does is left to the engine."""
    return any(_RAISES_WILLPOWER.search(ability.text) for ability in card.card.text)


def _fault(card: CardInPlay, key: str, what: str, rule: str, suggestion: str = "") -> Fault:
    return Fault(line_of(card, key), what, card.card.full_name, suggestion, rule)


def _state_faults(card: CardInPlay) -> Iterator[Fault]:
    name, kind = card.card.full_name, card.card.type
    if kind is CardType.ACTION:
        suggestion = "Put it into the hand, and play it in `do`."
        yield _fault(card, "card", f"{name} is an action: it can't stay in play", "7.4.1", suggestion)
    if kind is CardType.ITEM and card.drying:
        suggestion = "Remove `drying`: an item can be used in the turn it is played (5.5.4)."
        yield _fault(card, "drying", f"{name} is an item: only characters dry", "5.1.2.2", suggestion)
    if kind is CardType.LOCATION and card.drying:
        yield _fault(
            card, "drying", f"{name} is a location: only characters dry", "5.1.2.3", "Remove `drying`."
        )
    if kind is CardType.LOCATION and card.exerted:
        what = f"{name} is a location: it is neither ready nor exerted"
        yield _fault(card, "exerted", what, "5.1.2.3", "Remove `exerted`.")
    if kind is CardType.ITEM and card.damage:
        yield _fault(card, "damage", f"{name} is an item: it can't be damaged", "5.1.2.2", "Remove `damage`.")


def _stack_faults(card: CardInPlay) -> Iterator[Fault]:
    if any(isinstance(entry, UnknownCards) for entry in card.under):
        suggestion = "Name them; facedown cards are `facedown_under`."
        yield _fault(card, "under", "a faceup card can't be unknown", "5.1.1.9", suggestion)


def _damage_faults(card: CardInPlay, may_be_raised: bool) -> Iterator[Fault]:
    """Conservative: silent wherever some text in play might keep the card in play."""
    printed = card.card.willpower
    if printed is None or may_be_raised or not card.damage:
        return
    plain = [_PLAIN_WILLPOWER.fullmatch(gain.strip()) for gain in card.gains]
    willpower = printed + sum(int(gain[1]) for gain in plain if gain)
    unclear = [
        gain for gain, known in zip(card.gains, plain, strict=True) if not known and _MAY_SAVE.search(gain)
    ]
    if card.damage >= willpower and not unclear:
        what = (
            f"{card.card.full_name} has {card.damage} damage on willpower {willpower}: it would be banished"
        )
        suggestion = f"Its damage can be {willpower - 1} at most." if willpower else ""
        yield _fault(card, "damage", what, "1.8.1.4", suggestion)


def _place_faults(card: CardInPlay, player: PlayerSetup, copies: tuple[Copy, ...]) -> Iterator[Fault]:
    if card.at is None:
        return
    reference = Reference("at", card.at, location_wishes(player.name), line_of(card, "at"))
    match the_copy(card.at, copies, reference.wishes):
        case NoSuchCopy():
            yield missing_copy_fault(reference, copies)
        case SeveralCopies(found):
            yield several_copies_fault(reference, found)
        case Copy() as location:
            yield from _location_faults(card, player, location)


def _location_faults(card: CardInPlay, player: PlayerSetup, location: Copy) -> Iterator[Fault]:
    name = card.card.full_name
    if card.card.type is not CardType.CHARACTER:
        yield _fault(card, "at", f"{name} is no character: it can't be at a location", "4.7.1")
    elif location.zone is not Zone.PLAY or not location.card or location.card.type is not CardType.LOCATION:
        yield _fault(
            card, "at", f"{location.label} is no location in play", "4.7.1", "Name a location in play."
        )
    elif location.player != player.name:
        what = f"{name} can't be at {location.label}: it is a location of {location.player}"
        yield _fault(card, "at", what, "4.7.1", f"Name a location of {player.name}.")
