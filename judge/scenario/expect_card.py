"""Whether a card is where and how a scenario expects it."""

from collections.abc import Callable
from typing import Any

from judge.cards.abilities.ability import ShiftVariant
from judge.engine import characteristics
from judge.engine.state import Game
from judge.engine.steps import Illegal
from judge.scenario import expectations as x
from judge.scenario.find import find_copy
from judge.scenario.labels import Wish, in_play
from judge.scenario.script import plain
from judge.scenario.set_up import Board
from judge.terms import CardType, Keyword

Found = tuple[bool, str]
"""Whether it is so, and what was found."""


def card_is(game: Game, board: Board, e: x.CardIs) -> Found:
    """Whether the card is where and how the entry says."""
    try:
        card = find_copy(game, board, e.card, _wishes(e))
    except Illegal:
        return False, f"there is no {e.card}"
    found = [check(game, board, card, e) for check in _CARD_CHECKS]
    said = [one for one in found if one is not None]
    return all(ok for ok, _ in said), ", ".join(text for _, text in said)


def _wishes(e: x.CardIs) -> tuple[Any, ...]:
    """A state asks for a card in play; a zone prefers a card that is there."""
    if e.zone is not None:
        return (lambda copy: copy.zone is e.zone,)
    return (in_play,)


CardCheck = Callable[[Game, Board, int, x.CardIs], "Found | None"]


def _zone(game: Game, board: Board, card: int, e: x.CardIs) -> Found | None:
    if e.zone is None:
        return None
    zone = game.zones[card]
    if e.position is None or zone is not e.zone:
        return zone is e.zone, f"in {zone.value}"
    pile = game.players[game.owner(card)].zone(zone)
    place = pile.index(card)
    wanted = {"top": 0, "bottom": len(pile) - 1}.get(str(e.position), -1)
    if isinstance(e.position, int):
        wanted = e.position - 1
    return place == wanted, f"in {zone.value}, {place + 1} of {len(pile)}"


def _states(game: Game, board: Board, card: int, e: x.CardIs) -> Found | None:
    asked = {"exerted": e.exerted, "ready": e.ready, "drying": e.drying, "damage": e.damage}
    asked = {name: wanted for name, wanted in asked.items() if wanted is not None}
    if not asked:
        return None
    state = game.in_play.get(card)
    if state is None:
        return False, f"not in play but in {game.zones[card].value}"
    now = {
        "exerted": state.exerted,
        "ready": not state.exerted and game.type(card) is not CardType.LOCATION,
        "drying": state.drying,
        "damage": state.damage,
    }
    return all(now[name] == wanted for name, wanted in asked.items()), listed(
        {name: now[name] for name in asked}
    )


def _values(game: Game, board: Board, card: int, e: x.CardIs) -> Found | None:
    asked = {"strength": e.strength, "willpower": e.willpower, "lore": e.lore}
    asked = {name: wanted for name, wanted in asked.items() if wanted is not None}
    if not asked:
        return None
    if card not in game.in_play:
        return False, f"not in play but in {game.zones[card].value}"
    ref = game.ref(card)
    now = {
        "strength": characteristics.strength(game, ref),
        "willpower": characteristics.willpower(game, ref),
        "lore": characteristics.lore(game, ref),
    }
    ok = all(wanted in (now[name], max(0, now[name])) for name, wanted in asked.items())
    return ok, listed({name: now[name] for name in asked})


def listed(values: dict[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in values.items())


def _place(game: Game, board: Board, card: int, e: x.CardIs) -> Found | None:
    if e.at is None:
        return None
    state = game.in_play.get(card)
    at = None if state is None else state.at
    name = x.NOWHERE if at is None else game.copies[at].label
    if e.at == x.NOWHERE:
        return at is None, f"at {name}"
    return at is not None and at == find_copy(game, board, e.at, (in_play,)), f"at {name}"


def _stack(game: Game, board: Board, card: int, e: x.CardIs) -> Found | None:
    """It is on top of each of these; others may be under it too, but for [], which says that none is."""
    if e.on_top_of is None:
        return None
    state = game.in_play.get(card)
    under = [] if state is None else state.under
    wanted = []
    for name in e.on_top_of:
        left = [below for below in under if below not in wanted]
        wanted.append(find_copy(game, board, name, (_one_of(game, left),)))
    names = ", ".join(game.copies[below].label for below in under) or "nothing"
    ok = set(wanted) <= set(under) and len(set(wanted)) == len(wanted)
    return ok and bool(wanted or not under), f"on top of {names}"


def _one_of(game: Game, cards: list[int]) -> Wish:
    labels = {game.copies[card].label for card in cards}
    return lambda copy: copy.label in labels


def _keywords(game: Game, board: Board, card: int, e: x.CardIs) -> Found | None:
    if not e.keywords and not e.lacks:
        return None
    if card not in game.in_play:
        return False, f"not in play but in {game.zones[card].value}"
    found = characteristics.keywords(game, game.ref(card))
    now = {plain(word.value): amount for word, amount in found.items()} | _shift_variants(game, card)
    has = all(_has_keyword(now, wanted) for wanted in e.keywords)
    lacks = not any(_has_keyword(now, unwanted) for unwanted in e.lacks)
    listed = ", ".join(f"{word} {amount}" if amount else word for word, amount in now.items())
    return has and lacks, f"keywords: {listed or 'none'}"


def _shift_variants(game: Game, card: int) -> dict[str, int]:
    """8.10.8: Universal Shift and [Classification] Shift by their whole names."""
    shifts = game.copies[card].printed.keywords.get(Keyword.SHIFT, ())
    return {
        plain(f"{one.classification} Shift" if one.classification else one.variant.value): one.amount or 0
        for one in shifts
        if one.variant is not ShiftVariant.PLAIN
    }


def _has_keyword(now: dict[str, int], wanted: str) -> bool:
    """ "Resist +2" asks for the amount as well, and so does "Shift 4 {I}"."""
    word, _, number = plain(wanted).removesuffix("{i}").rstrip().rpartition(" ")
    if word and number.lstrip("+").isdigit():
        return now.get(word) == int(number)
    return plain(wanted) in now


_CARD_CHECKS: tuple[CardCheck, ...] = (_zone, _states, _values, _place, _stack, _keywords)
