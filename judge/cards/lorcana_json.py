"""Read a LorcanaJSON file into printings, one for each version that was printed."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from judge.cards.card import AbilityText, Card
from judge.cards.card_file import checked_card_file
from judge.cards.known_card import Ban, OlderText
from judge.cards.printed_text import one_line
from judge.cards.repairs import (
    EFFECT,
    Repair,
    kind_of_ability,
    repaired_flavour,
    repaired_full_stop,
    repaired_kind,
    with_full_stop,
)
from judge.terms import CardType, Ink

_PARAGRAPH = re.compile(r"\n(?=Q:|A:|Example)")


@dataclass(frozen=True, slots=True)
class CardSet:
    """A set as the file describes it; quest sets are the Illumineer's Quest boxes."""

    code: str
    name: str
    released: str
    is_quest: bool


@dataclass(frozen=True, slots=True)
class Printing:
    """One printed version of a card, with what the file says about it."""

    card: Card
    kinds: tuple[str, ...]
    """For each ability: keyword, triggered, static, activated, or an action's effect."""
    set_code: str
    identifier: str
    rarity: str
    order: tuple[str, int]
    """Release date of its set, then the file's id: the newest is the greatest."""
    is_base: bool
    clarifications: tuple[str, ...]
    older_texts: tuple[OlderText, ...]
    bans: tuple[Ban, ...]
    allowed_in: tuple[str, ...]
    repairs: tuple[Repair, ...]


@dataclass(frozen=True, slots=True)
class CardFile:
    """What a LorcanaJSON file holds."""

    generated: str
    sets: Mapping[str, CardSet]
    printings: tuple[Printing, ...]


def read_card_file(raw: bytes) -> CardFile:
    """The file's sets and printings; a file with any fault is refused whole."""
    content = checked_card_file(raw)
    sets = _sets(content.get("sets"))
    generated = _text_of(content.get("metadata"), "generatedOn")
    return CardFile(generated, sets, tuple(_printing(entry, sets) for entry in content["cards"]))


def _sets(content: object) -> dict[str, CardSet]:
    entries = content if isinstance(content, dict) else {}
    return {code: _card_set(code, entry) for code, entry in entries.items()}


def _card_set(code: str, entry: object) -> CardSet:
    name, released = _text_of(entry, "name") or code, _text_of(entry, "releaseDate")
    return CardSet(code, name, released, _text_of(entry, "type") == "quest")


def _text_of(entry: object, key: str) -> str:
    value = entry.get(key) if isinstance(entry, dict) else None
    return value if isinstance(value, str) else ""


def _printing(entry: dict[str, Any], sets: Mapping[str, CardSet]) -> Printing:
    read = list(_abilities(CardType(entry["type"].lower()), entry))
    formats = _formats(entry.get("allowedInFormats"))
    code = entry["setCode"]
    return Printing(
        card=_card(entry, tuple(ability for ability, _ in read)),
        kinds=tuple(kind_of_ability(stated, ability.text) for ability, stated in read),
        set_code=code,
        identifier=_text_of(entry, "fullIdentifier"),
        rarity=_text_of(entry, "rarity"),
        order=(sets[code].released if code in sets else "", entry["id"]),
        is_base="baseId" not in entry,
        clarifications=tuple(map(_paragraphs, entry.get("clarifications") or ())),
        older_texts=tuple(_older_text(entry, older) for older in entry.get("historicData") or ()),
        bans=tuple(Ban(name, since) for name, (since, _) in formats.items() if since),
        allowed_in=tuple(name for name, (_, allowed) in formats.items() if allowed),
        repairs=tuple(_repairs(entry, read)),
    )


def _card(entry: dict[str, Any], text: tuple[AbilityText, ...]) -> Card:
    name = one_line(entry["name"])
    parts = sorted(map(one_line, entry.get("names") or ()), key=name.find)
    return Card(
        name=name,
        version=one_line(entry["version"]) if entry.get("version") else None,
        type=CardType(entry["type"].lower()),
        cost=entry["cost"],
        inkwell=entry["inkwell"],
        inks=tuple(Ink(ink) for ink in entry["color"].split("-") if ink),
        classifications=tuple(map(one_line, entry.get("subtypes") or ())),
        strength=entry.get("strength"),
        willpower=entry.get("willpower"),
        lore=entry.get("lore"),
        move_cost=entry.get("moveCost"),
        text=text,
        other_names=tuple(part for part in parts if part != name),
    )


def _abilities(card_type: CardType, entry: dict[str, Any]) -> Iterator[tuple[AbilityText, str]]:
    """Each ability with the kind that the file states, an action's effects last as they are printed."""
    for ability in entry.get("abilities") or ():
        yield _ability(ability), ability.get("type", "static")
    for effect in entry.get("effects") or ():
        if not repaired_flavour(card_type, effect):
            yield AbilityText(None, one_line(effect)), EFFECT


def _ability(entry: dict[str, str]) -> AbilityText:
    stated = _as_stated(entry)
    return AbilityText(stated.name, with_full_stop(stated.text)) if stated.name else stated


def _as_stated(entry: dict[str, str]) -> AbilityText:
    name = one_line(entry["name"]) if entry.get("name") else None
    if entry.get("costsText") and entry.get("effect"):
        return AbilityText(name, one_line(f"{entry['costsText']} — {entry['effect']}"))
    line = one_line(entry["fullText"])
    return AbilityText(name, line.removeprefix(name).strip() if name else line)


def _repairs(entry: dict[str, Any], read: list[tuple[AbilityText, str]]) -> Iterator[Repair]:
    found = [repaired_kind(stated, ability.text) for ability, stated in read]
    card_type = CardType(entry["type"].lower())
    found += [repaired_full_stop(_as_stated(ability)) for ability in entry.get("abilities") or ()]
    found += [repaired_flavour(card_type, one_line(effect)) for effect in entry.get("effects") or ()]
    yield from (repair for repair in found if repair)


def _older_text(entry: dict[str, Any], older: dict[str, Any]) -> OlderText:
    read = _abilities(CardType(entry["type"].lower()), older)
    until = _text_of(older, "usedUntil")
    return OlderText(f"until {until}" if until else "earlier", tuple(ability for ability, _ in read))


def _paragraphs(text: str) -> str:
    """A question and its answer, each on a line; other line breaks are those of the page."""
    return "\n".join(map(one_line, _PARAGRAPH.split(text.strip())))


def _formats(entry: object) -> dict[str, tuple[str, bool]]:
    """For each format since when the card is banned in it, and whether it is allowed."""
    formats = entry if isinstance(entry, dict) else {}
    return {
        name: (_text_of(state, "bannedSinceDate"), isinstance(state, dict) and state.get("allowed") is True)
        for name, state in formats.items()
    }
