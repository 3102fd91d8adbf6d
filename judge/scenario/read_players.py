"""Reads the players of a board: lore, ink, hand, deck, discard, play."""

from typing import Any

from judge.scenario.faults import short
from judge.scenario.kinds import (
    CARD_COUNT,
    COUNT,
    FAULTY,
    Key,
    Keys,
    Kind,
    Reader,
    Schema,
    is_null,
    list_of,
    listed,
    mapping_schema,
    read_keys,
    shown,
)
from judge.scenario.read_cards import CARDS, IN_PLAY, INK_ENTRY, is_number
from judge.scenario.scenario import ZONE_KEYS, PlayerSetup, UnknownCards
from judge.scenario.tree import Mapping, Scalar, Value

_NO_INK = (UnknownCards(0), UnknownCards(0, exerted=True))
INK_COUNT_KEYS: Keys = (
    Key("ready", CARD_COUNT, "ready ink (default 0)"),
    Key("exerted", CARD_COUNT, "exerted ink (default 0)"),
)


def _read_ink(reader: Reader, value: Value, key: str) -> Any:
    if isinstance(value, Scalar) and not is_number(value, reader):
        suggestion = "It must be a number of ready ink, {ready: 3, exerted: 2}, or a list of cards."
        return reader.fault(value.line, f"`{key}` is {short(value.text)}", value.text, suggestion)
    found = [entry for item in listed(value) for entry in _ink_entries(reader, item, key)]
    return tuple(entry for entry in found if entry is not FAULTY and entry not in _NO_INK)


def _ink_entries(reader: Reader, value: Value, key: str) -> list[Any]:
    """{ready: 3, exerted: 2} is two numbers of unknown cards; anything else is one entry."""
    if not isinstance(value, Mapping) or {"card", "name"} & {name.text for name, _ in value.pairs}:
        return [INK_ENTRY.read(reader, value, key)]
    counts = read_keys(reader, value, INK_COUNT_KEYS, "`ink`")
    return [UnknownCards(counts.get("ready", 0)), UnknownCards(counts.get("exerted", 0), exerted=True)]


_COUNTS: Schema = mapping_schema(INK_COUNT_KEYS)
_LISTED: Schema = {"type": "array", "items": {"anyOf": [INK_ENTRY.mention, _COUNTS]}}
INK = Kind(_read_ink, {"anyOf": [CARD_COUNT.schema, _COUNTS, INK_ENTRY.mention, _LISTED, {"type": "null"}]})

PLAYER_KEYS: Keys = (
    Key("lore", COUNT, "the lore total (default 0)"),
    Key("ink", INK, "ready ink; or {ready: 3, exerted: 2}; or a list of cards (default 0)"),
    Key("hand", CARDS, "card names, or a number of unknown cards (default none)"),
    Key("deck", CARDS, "top first; a number is so many unknown cards (default 20 unknown cards)"),
    Key("discard", CARDS, "card names (default none)"),
    Key("play", list_of(IN_PLAY), "the cards in play (default none)"),
)


def player_names(value: Value) -> tuple[str, ...]:
    """The names of the players, before anything of theirs is read."""
    pairs = value.pairs if isinstance(value, Mapping) else ()
    return tuple(dict.fromkeys(name.text.strip() for name, _ in pairs))


def _read_players(reader: Reader, value: Value, key: str) -> Any:
    if not isinstance(value, Mapping):
        suggestion = "It must be a mapping from each player's name to what they have."
        return reader.fault(value.line, f"`{key}` is {shown(value)}", shown(value), suggestion)
    made: dict[str, PlayerSetup] = {}
    for name, given in value.pairs:
        if name.text in made:
            reader.fault(name.line, f"there are two players {name.text}", name.text, "Name them apart.")
        made[name.text] = _read_player(reader, name.text.strip(), given)
    if len(made) < 2:
        suggestion = "Add the other player: `rival: {}` has nothing in play."
        return reader.fault(value.line, "a game has at least two players", "", suggestion, "1.3.1")
    return tuple(made.values())


def _read_player(reader: Reader, name: str, value: Value) -> PlayerSetup:
    if is_null(value):
        return PlayerSetup(name)
    if not isinstance(value, Mapping):
        suggestion = "It must be a mapping: lore, ink, hand, deck, discard, play."
        reader.fault(value.line, f"the player `{name}` is {shown(value)}", shown(value), suggestion)
        return PlayerSetup(name)
    found = read_keys(reader, value, PLAYER_KEYS, f"the player `{name}`")
    return PlayerSetup(name, **found, written=written_order(found))


def written_order(keys: Any) -> tuple[str, ...]:
    """The keys that hold cards as written; nothing where that is the usual order."""
    written = tuple(key for key in keys if key in ZONE_KEYS)
    return () if list(written) == sorted(written, key=ZONE_KEYS.index) else written


_PLAYER_SCHEMA: Schema = {"anyOf": [mapping_schema(PLAYER_KEYS), {"type": "null"}]}
PLAYERS = Kind(_read_players, {"type": "object", "minProperties": 2, "additionalProperties": _PLAYER_SCHEMA})
