"""Cards written out to stand for any: "a character", "a location with 2 damage", "a song"."""

from collections.abc import Mapping

from judge.ask.pieces import ME, Thing
from judge.cards.card import AbilityText, Card
from judge.terms import CardType

_TYPES = {
    "character": CardType.CHARACTER,
    "location": CardType.LOCATION,
    "item": CardType.ITEM,
    "song": CardType.ACTION,
    "action": CardType.ACTION,
    "card": CardType.CHARACTER,
}
_NAMES: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "en": {
        "character": ("My Character", "Opposing Character"),
        "location": ("My Location", "Opposing Location"),
        "item": ("My Item", "Opposing Item"),
        "song": ("A Song", "A Song"),
        "action": ("An Action", "An Action"),
        "card": ("A Card", "A Card"),
    },
    "es": {
        "character": ("Mi personaje", "Personaje rival"),
        "location": ("Mi localización", "Localización rival"),
        "item": ("Mi objeto", "Objeto rival"),
        "song": ("Una canción", "Una canción"),
        "action": ("Una acción", "Una acción"),
        "card": ("Una carta", "Una carta"),
    },
}
_COST, _STRENGTH, _WILLPOWER, _SITE_WILLPOWER = 3, 2, 3, 6
_WITHOUT_NUMBER = {"Resist": "Resist +1", "Challenger": "Challenger +1", "Singer": "Singer 5"}
_EFFECT = AbilityText(None, "Draw a card.")
_ABILITY = AbilityText("NEUTRAL ABILITY", "{E} — Draw a card.")


def keyword_text(keyword: str) -> str:
    """A keyword as it is printed: with a number where it needs one."""
    return _WITHOUT_NUMBER.get(keyword, keyword)


def neutral_card(thing: Thing, owner: str, language: str, name: str = "") -> Card:
    """A plain card of the kind, with what the question says of it."""
    kind = thing.kind or "character"
    own_name = _NAMES[language][kind][0 if owner == ME else 1]
    in_play = kind in ("character", "location", "card")
    return Card(
        name=name or own_name,
        version=None,
        type=_TYPES[kind],
        cost=thing.numbers.get("cost", _COST),
        inkwell=thing.inkable,
        classifications=("Song",) if kind == "song" else tuple(thing.classes),
        strength=thing.numbers.get("strength", _STRENGTH) if kind in ("character", "card") else None,
        willpower=_willpower(thing, kind) if in_play else None,
        lore=thing.numbers.get("lore", 1) if in_play else None,
        move_cost=1 if kind == "location" else None,
        text=tuple(_text(thing, kind)),
    )


def _willpower(thing: Thing, kind: str) -> int:
    """More than its damage, or it would be banished (1.8.1.4)."""
    usual = _SITE_WILLPOWER if kind == "location" else _WILLPOWER
    return thing.numbers.get("willpower", max(usual, thing.damage + 1))


def _text(thing: Thing, kind: str) -> list[AbilityText]:
    if kind in ("song", "action"):
        return [AbilityText(None, thing.effect)] if thing.effect else [_EFFECT]
    if kind == "item":
        return [_ABILITY]
    return [AbilityText(None, keyword_text(keyword)) for keyword in thing.keywords]
