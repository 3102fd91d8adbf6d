"""A card with all that is known about it beside what is printed, and that as JSON."""

import json
from dataclasses import asdict, dataclass
from typing import Any

from judge.cards.card import AbilityText, Card
from judge.cards.names import CardName, folded
from judge.cards.repairs import Repair
from judge.terms import CardType, Ink


@dataclass(frozen=True, slots=True)
class PrintedAs:
    """Where a card was printed."""

    set_code: str
    set_name: str
    identifier: str
    rarity: str


@dataclass(frozen=True, slots=True)
class OlderText:
    """A wording that is no longer the card's: what it said, and where or until when."""

    where: str
    text: tuple[AbilityText, ...]


@dataclass(frozen=True, slots=True)
class Clarification:
    """An official question and answer; it belongs to the wording it was given for."""

    text: str
    set_code: str
    for_current_text: bool


@dataclass(frozen=True, slots=True)
class Ban:
    """A format in which the card is banned, and since when."""

    format: str
    since: str


@dataclass(frozen=True, slots=True)
class KnownCard:
    """A card, where it was printed, what was said about it, and what was mended in its data."""

    card: Card
    kinds: tuple[str, ...]
    """For each ability: keyword, triggered, static, activated, or an action's effect."""
    printings: tuple[PrintedAs, ...]
    quest_only: bool
    """Printed in Illumineer's Quest boxes alone."""
    older_texts: tuple[OlderText, ...] = ()
    clarifications: tuple[Clarification, ...] = ()
    bans: tuple[Ban, ...] = ()
    allowed_in: tuple[str, ...] = ()
    """The formats in which it can be played, as the file says."""
    repairs: tuple[Repair, ...] = ()

    @property
    def key(self) -> str:
        return folded(self.card.full_name)

    @property
    def card_name(self) -> CardName:
        return CardName.of(self.card.full_name, self.card.name, self.card.other_names)


def card_as_json(card: Card) -> str:
    """The printed card as one JSON object; its keys are the fields of Card."""
    return json.dumps(asdict(card), ensure_ascii=False)


def card_from_json(text: str) -> Card:
    """The card that `card_as_json` wrote."""
    fields: dict[str, Any] = json.loads(text)
    return Card(
        **{
            **fields,
            "type": CardType(fields["type"]),
            "inks": tuple(map(Ink, fields["inks"])),
            "classifications": tuple(fields["classifications"]),
            "text": abilities_from(fields["text"]),
            "other_names": tuple(fields["other_names"]),
        }
    )


def abilities_from(entries: list[dict[str, Any]]) -> tuple[AbilityText, ...]:
    return tuple(AbilityText(entry["name"], entry["text"]) for entry in entries)
