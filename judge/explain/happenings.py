"""What happened, gathered from the steps: what the rules did, and what each ability did."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from judge.engine.state import Game
from judge.engine.steps import CardParam, Step
from judge.explain.short_names import shortened
from judge.terms import CardType, Zone

DECISIVE, WEIGHTY, SLIGHT = 3, 2, 1
_BY_THE_RULES: Mapping[str, int] = {
    "is banished": DECISIVE,
    "leaves play": DECISIVE,
    "wins by lore": DECISIVE,
    "loses the game": DECISIVE,
    "is the last player": DECISIVE,
    "gains lore": WEIGHTY,
    "loses lore": WEIGHTY,
    "discards": WEIGHTY,
    "damage is put on": WEIGHTY,
    "can't ready": WEIGHTY,
    "can't be dealt damage": WEIGHTY,
    "takes no damage": WEIGHTY,
    "takes no damage from the challenge": WEIGHTY,
    "is removed from the challenge": WEIGHTY,
    "resolves with no effect": WEIGHTY,
    "has resolved this turn already": WEIGHTY,
    "no legal choice": WEIGHTY,
    "can't be done completely": WEIGHTY,
    "is replaced": WEIGHTY,
    "can't draw": WEIGHTY,
    "the Draw step is skipped": WEIGHTY,
    "the first draw is skipped": WEIGHTY,
    "gains no lore": WEIGHTY,
    "is dealt damage": SLIGHT,
    "Resist reduces the damage": SLIGHT,
    "enters play": SLIGHT,
    "moves to": SLIGHT,
    "sings": SLIGHT,
    "has quested": SLIGHT,
    "readies": SLIGHT,
    "draws": SLIGHT,
    "is put into the inkwell": SLIGHT,
    "is put under": SLIGHT,
    "exerts": SLIGHT,
}
"""How much a step matters that no ability makes; what is not here is not told."""
_BY_ABILITY = frozenset(_BY_THE_RULES) - {"has quested", "sings"} | {
    "is put", "damage is moved", "damage is removed", "an effect applies",
    "a continuous effect applies", "a player is restricted", "reveals", "chooses not to",
    "is taken off its stack",
}  # fmt: skip
_OPENS = {"resolves": "ability", "is activated": "ability", "its effect resolves": "card"}
"""Steps that open the resolving of an ability or an action, and the parameter that names it."""


@dataclass(frozen=True, slots=True)
class Happening:
    """One or several steps of a kind that one ability, or nothing but the rules, made."""

    message: str
    ability: str
    weight: int
    cards: tuple[CardParam, ...]
    params: Mapping[str, object]
    resolving: int = 0
    """Which resolving it belongs to: an ability can resolve several times."""
    times: int = 1

    def is_like(self, other: "Happening") -> bool:
        """The same thing, wherever in the trace it stands."""
        return replace(self, resolving=0) == replace(other, resolving=0)


def happenings(game: Game, steps: Iterable[Step]) -> list[Happening]:
    """In order; steps of a kind that follow one another are one."""
    found: list[Happening] = []
    for one in _without_the_obvious(list(_told(game, steps))):
        place = _place_of_the_same(found, one)
        merged = _merged(found[place], one) if found else None
        if merged is not None:
            found[place] = merged
        else:
            found.append(one)
    return found


def _place_of_the_same(found: list[Happening], one: Happening) -> int:
    """What was told last; of lore that the rules give, the number is told once for all quests."""
    if not one.ability and one.message in _ADDED_UP:
        for place, before in enumerate(found):
            if (before.message, before.ability) == (one.message, "") and _added_up(before, one):
                return place
    return -1


def _told(game: Game, steps: Iterable[Step]) -> Iterator[Happening]:
    resolving: list[tuple[int, str, int]] = [(-1, "", 0)]
    for number, step in enumerate(steps):
        while step.depth <= resolving[-1][0]:
            resolving.pop()
        _, ability, since = resolving[-1]
        if step.message in _OPENS:
            resolving.append((step.depth, _name(game, step), number))
        elif _is_told(game, step, ability):
            yield _happening(game, step, ability, since)
        elif step.message == "shuffles":
            yield Happening("shuffles", ability, 0, (), {}, since)


def _is_told(game: Game, step: Step, ability: str) -> bool:
    """An action that is played enters play only to resolve (5.4.1.2)."""
    card = step.params.get("card")
    is_action = isinstance(card, CardParam) and game.type(card.id) is CardType.ACTION
    if step.message == "enters play" and is_action and not ability:
        return False
    if step.message == "Resist reduces the damage" and step.params.get("left"):
        return False
    return step.applied and step.message in (_BY_ABILITY if ability else _BY_THE_RULES)


def _name(game: Game, step: Step) -> str:
    params = shortened(game, step.params)
    named = params[_OPENS[step.message]] or params["card"]
    return named.label if isinstance(named, CardParam) else str(named)


def _happening(game: Game, step: Step, ability: str, resolving: int) -> Happening:
    params = shortened(game, step.params)
    card = params.pop("card", None)
    cards = (card,) if isinstance(card, CardParam) else ()
    if cards and "zone" in params:
        params["owner"] = game.players[game.owner(cards[0].id)].name
    weight = max(WEIGHTY if ability else 0, _BY_THE_RULES.get(step.message, 0))
    return Happening(step.message, ability, weight, cards, params, resolving)


def _without_the_obvious(told: list[Happening]) -> Iterator[Happening]:
    """Leaves out what something else says; a card put into a deck that is then shuffled is shuffled in."""
    gone = {one.cards[0].id for one in told if one.message in ("is banished", "leaves play") and one.cards}
    for place, one in enumerate(told):
        of_a_gone_card = one.cards and one.cards[0].id in gone and not one.ability
        if (of_a_gone_card and one.message in _SLIGHT_IF_GONE) or one.message == "shuffles":
            continue
        if one.message == "resolves with no effect" and place and _explains_it(told[place - 1], one):
            continue
        yield replace(one, message="is shuffled in") if _is_shuffled_in(one, told[place + 1 :]) else one


_SLIGHT_IF_GONE = frozenset(
    {"is dealt damage", "exerts", "Resist reduces the damage", "enters play", "has quested"}
)
_WHY_NOTHING = frozenset({"no legal choice", "chooses not to", "can't be done completely"})


def _explains_it(before: Happening, one: Happening) -> bool:
    names = {one.params.get("ability"), *(card.label for card in one.cards)}
    return before.message in _WHY_NOTHING and before.ability in names


def _is_shuffled_in(one: Happening, later: list[Happening]) -> bool:
    if one.message not in ("is put", "leaves play") or one.params.get("zone") != Zone.DECK.value:
        return False
    return any(other.message == "shuffles" and other.resolving == one.resolving for other in later)


def _merged(before: Happening, one: Happening) -> Happening | None:
    """Alike in all but the card; or the same once more."""
    if (before.message, before.ability) != (one.message, one.ability):
        return None
    if before.message in _ADDED_UP:
        return _added_up(before, one)
    if before.resolving != one.resolving:
        return None
    if before.params != one.params or not one.cards or set(before.cards) & set(one.cards):
        return None
    return replace(before, cards=(*before.cards, *one.cards), times=before.times + 1)


_ADDED_UP = {"draws", "gains lore", "loses lore"}


def _added_up(before: Happening, one: Happening) -> Happening | None:
    """Cards drawn and lore gained by one player through one ability, however often, are one number."""
    if before.params.get("player") != one.params.get("player"):
        return None
    amounts = (before.params.get("amount"), one.params.get("amount"))
    params = dict(one.params)
    if isinstance(amounts[0], int) and isinstance(amounts[1], int):
        params["amount"] = amounts[0] + amounts[1]
    return replace(one, cards=(*before.cards, *one.cards), params=params, times=before.times + 1)


def comes_back(before: Game, happening: Happening) -> bool:
    """Whether a card that goes to hand returns to it, since it was in play or in the discard."""
    if happening.message not in ("is put", "leaves play"):
        return False
    zones = {before.zones[card.id] for card in happening.cards}
    return happening.params.get("zone") == Zone.HAND.value and zones <= {Zone.PLAY, Zone.DISCARD, Zone.UNDER}
