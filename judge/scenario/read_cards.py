"""Reads the cards of a board: named, written out, unknown; in play with their states (CR 5.1)."""

from collections.abc import Iterator
from typing import Any, TypeGuard

from judge.cards.card import MARKETING_CARD, SONG, Card
from judge.cards.catalog import Ambiguous, Found, NotFound
from judge.cards.names import folded
from judge.cards.printed_text import written_out_text
from judge.scenario.faults import did_you_mean, short
from judge.scenario.kinds import (
    CARD_COUNT,
    COUNT,
    FAULTY,
    REFERENCE,
    RULES_TEXT,
    TEXT,
    TEXTS,
    YES_NO,
    Key,
    Kind,
    Reader,
    Schema,
    key_lines,
    list_of,
    listed,
    mapping_schema,
    read_keys,
    shown,
    word_of,
)
from judge.scenario.scenario import CardInPlay, NamedCard, UnknownCards
from judge.scenario.tree import Listing, Mapping, Scalar, Value
from judge.terms import CardType, Ink

_TYPES: dict[str, Any] = {**{str(kind): kind for kind in CardType}, "song": SONG}
_INKS: dict[str, Any] = {str(ink).lower(): ink for ink in Ink}

WRITTEN_OUT_KEYS = (
    Key("name", TEXT, "the card's name", required=True),
    Key("version", TEXT, "the version under the name"),
    Key("type", word_of(_TYPES), "character, action, song, item or location", required=True),
    Key("cost", COUNT, "the ink cost", required=True),
    Key("inkwell", YES_NO, "whether it has the inkwell symbol (default false)"),
    Key("ink", list_of(Kind(word_of(_INKS).read, {"enum": list(Ink)})), "its ink types"),
    Key("strength", COUNT, "{S}, of a character"),
    Key("willpower", COUNT, "{W}, of a character or location"),
    Key("lore", COUNT, "{L}, of a character or location (default 0)"),
    Key("move_cost", COUNT, "the move cost of a location"),
    Key("classifications", TEXTS, "such as Storyborn, Hero"),
    Key("text", RULES_TEXT, "one ability a line, as printed; keywords too"),
)
_PRINTED = {
    CardType.CHARACTER: ("strength", "willpower", "lore"),
    CardType.LOCATION: ("willpower", "lore", "move_cost"),
    CardType.ITEM: (),
    CardType.ACTION: (),
}
"""The numbers that a card of a type has (5.3.3, 5.6.5)."""


def read_card(reader: Reader, value: Value, key: str) -> Any:
    """The card and whether it is written out in the file."""
    if isinstance(value, Mapping):
        card = read_written_out(reader, value)
        return card if card is FAULTY else (card, True)
    if not isinstance(value, Scalar) or value.kind == "null" or not value.text.strip():
        return reader.fault(
            value.line, f"`{key}` is {shown(value)}", shown(value), "It must be a card's name."
        )
    return _read_name(reader, value.text.strip(), value.line)


def _read_name(reader: Reader, name: str, line: int) -> Any:
    known = reader.written_out.get(folded(name)) or _written_out_alone(reader, name)
    if known:
        return known, True
    if folded(name) == folded(MARKETING_CARD.name):
        return MARKETING_CARD, False
    match reader.cards.find(name):
        case Found(card):
            return card, False
        case Ambiguous(_, candidates):
            what = f"{short(name)} is the name of {len(candidates)} cards"
            suggestion = f"Say which: {', '.join(candidates[:12])}{', …' if len(candidates) > 12 else '.'}"
        case NotFound(_, near):
            what, suggestion = f"{short(name)} is no card", did_you_mean(near[:3])
            if near and "," in near[0] and "," not in name:
                suggestion += " In a list in brackets, a name with a comma needs quotation marks."
            suggestion = suggestion or "A card in no set can be written out: name, type, cost, text."
    reader.unread.append(name)
    return reader.fault(line, what, name, suggestion)


def _written_out_alone(reader: Reader, name: str) -> Card | None:
    """The only card written out with this name, if no printed card has it."""
    called = [card for card in reader.written_out.values() if folded(card.name) == folded(name)]
    alone = len(called) == 1 and isinstance(reader.cards.find(name), NotFound)
    return called[0] if alone else None


def read_written_out(reader: Reader, value: Mapping) -> Any:
    """A card that stands in the file itself."""
    found = read_keys(reader, value, WRITTEN_OUT_KEYS, "a card written out")
    if not {"name", "type", "cost"} <= found.keys():
        reader.unread.append(str(found.get("name", "")))
        return FAULTY
    kind = CardType.ACTION if found["type"] == SONG else found["type"]
    if not _has_its_numbers(reader, value, kind, found):
        reader.unread.append(found["name"])
        return FAULTY
    return _written_out_card(kind, found)


def _has_its_numbers(reader: Reader, value: Mapping, kind: CardType, found: dict[str, Any]) -> bool:
    before = len(reader.faults)
    for number in ("strength", "willpower", "lore", "move_cost"):
        if number in found and number not in _PRINTED[kind]:
            line = next(key.line for key, _ in value.pairs if key.text == number)
            what = f"an {kind} has no {number}" if kind[0] in "ai" else f"a {kind} has no {number}"
            reader.fault(line, what, number, f"Remove `{number}`.")
    for number in _PRINTED[kind]:
        if number != "lore" and number not in {key.text for key, _ in value.pairs}:
            reader.fault(value.line, f"a {kind} written out needs `{number}`", str(kind))
    return len(reader.faults) == before


def _written_out_card(kind: CardType, found: dict[str, Any]) -> Card:
    classifications = found.get("classifications", ())
    if found["type"] == SONG and SONG not in classifications:
        classifications = (*classifications, SONG)
    numbers = {number: found.get(number, 0) for number in _PRINTED[kind]}
    names = tuple(part.strip() for part in found["name"].split(" & ")) if " & " in found["name"] else ()
    return Card(
        name=found["name"],
        version=found.get("version"),
        type=kind,
        cost=found["cost"],
        inkwell=found.get("inkwell", False),
        inks=found.get("ink", ()),
        classifications=classifications,
        text=written_out_text(found.get("text", "")),
        other_names=names,
        **numbers,
    )


def note_written_out(reader: Reader, value: Value) -> None:
    """Cards written out anywhere on the board can be named elsewhere on it; their faults are told later."""
    unheard = Reader(reader.cards)
    for mapping in _mappings(value):
        if {"name", "type"} <= {key.text for key, _ in mapping.pairs}:
            card = read_written_out(unheard, mapping)
            if card is not FAULTY:
                reader.written_out[folded(card.full_name)] = card


def _mappings(value: Value) -> Iterator[Mapping]:
    if isinstance(value, Mapping):
        yield value
        for _, inner in value.pairs:
            yield from _mappings(inner)
    elif isinstance(value, Listing):
        for item in value.items:
            yield from _mappings(item)


WRITTEN_OUT = Kind(read_card, mapping_schema(WRITTEN_OUT_KEYS), "written_out")
CARD = Kind(read_card, {"anyOf": [{"type": ["string", "number", "boolean"]}, WRITTEN_OUT.mention]}, "card")
LABEL = Key("as", TEXT, "a label to refer to this copy by")
NAMED_KEYS = (Key("card", CARD, "the card's name, or a card written out", required=True), LABEL)
INK_KEYS = (*NAMED_KEYS, Key("exerted", YES_NO, "this ink is exerted (default false)"))


def is_number(value: Value, reader: Reader) -> TypeGuard[Scalar]:
    """A number of unknown cards, in quotation marks too unless a card is called so."""
    if not isinstance(value, Scalar) or value.kind == "int":
        return isinstance(value, Scalar)
    text = value.text.strip()
    return text.isdecimal() and folded(text) not in reader.written_out


def _entry_reader(keys: tuple[Key, ...], of: str) -> Kind:
    """A name, a number of unknown cards, or a mapping with these keys."""

    def read(reader: Reader, value: Value, key: str) -> Any:
        if is_number(value, reader):
            count = CARD_COUNT.read(reader, value, key)
            return count if count is FAULTY else UnknownCards(count)
        found = _entry(reader, value, keys, of, key)
        return found if found is FAULTY else NamedCard(**found, line=value.line)

    return Kind(read, _entry_schema(keys, "string", "integer"), of.replace(" ", "_"))


def _entry_schema(keys: tuple[Key, ...], *single: str) -> Schema:
    return {"anyOf": [{"type": list(single)}, mapping_schema(keys), WRITTEN_OUT.mention]}


def _entry(reader: Reader, value: Value, keys: tuple[Key, ...], of: str, key: str) -> Any:
    """The fields of an entry: a name alone, a written-out card alone, or a mapping."""
    if not isinstance(value, Mapping) or _is_written_out(value):
        card = read_card(reader, value, key)
        return FAULTY if card is FAULTY else {"card": card[0], "written_out": card[1]}
    found = read_keys(reader, value, keys, of)
    if "card" not in found:
        reader.unread.append(found.get("as", ""))
        return FAULTY
    card, written_out = found.pop("card")
    label = {"label": found.pop("as")} if "as" in found else {}
    return {"card": card, "written_out": written_out, **label, **found}


def _is_written_out(value: Mapping) -> bool:
    names = {key.text for key, _ in value.pairs}
    return "name" in names and "card" not in names


CARD_ENTRY = _entry_reader(NAMED_KEYS, "a card")
INK_ENTRY = _entry_reader(INK_KEYS, "a card in the inkwell")


def _read_cards(reader: Reader, value: Value, key: str) -> Any:
    found = [CARD_ENTRY.read(reader, item, key) for item in listed(value)]
    return tuple(entry for entry in found if entry is not FAULTY and entry != UnknownCards(0))


CARDS = Kind(_read_cards, list_of(CARD_ENTRY).schema, "cards")

PLAY_KEYS = (
    *NAMED_KEYS,
    Key("exerted", YES_NO, "it is exerted (default false)"),
    Key("drying", YES_NO, "it entered play this turn (default false)"),
    Key("damage", COUNT, "damage counters (default 0)"),
    Key("at", REFERENCE, "the location the character is at"),
    Key("under", CARDS, "faceup cards under it, nearest the top first (a Shift stack)"),
    Key("facedown_under", CARDS, "the number of facedown cards under it (Boost), or a list of names"),
    Key("gains", TEXTS, "effects that already apply, as printed text"),
)


def _read_in_play(reader: Reader, value: Value, key: str) -> Any:
    if is_number(value, reader):
        return reader.fault(value.line, "a card in play can't be unknown", value.text, "Name it.", "7.4.2")
    found = _entry(reader, value, PLAY_KEYS, "a card in play", key)
    if found is FAULTY:
        return FAULTY
    return CardInPlay(**found, line=value.line, key_lines=key_lines(value))


IN_PLAY = Kind(_read_in_play, _entry_schema(PLAY_KEYS, "string"), "a_card_in_play")
