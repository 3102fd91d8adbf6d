"""From printings to cards: one card for each name, its newest text, its older ones kept."""

from collections import defaultdict
from collections.abc import Iterable

from judge.cards.card import AbilityText
from judge.cards.known_card import Clarification, KnownCard, OlderText, PrintedAs
from judge.cards.lorcana_json import CardFile, CardSet, Printing
from judge.cards.names import folded
from judge.cards.printed_text import ability_line
from judge.cards.repairs import Repair, differing_characteristics, misplaced_clarification, repaired_name


def known_cards(file: CardFile) -> list[KnownCard]:
    """One card for each folded name, in the order in which the file first names them."""
    printings: dict[str, list[Printing]] = defaultdict(list)
    for printing in file.printings:
        printings[folded(printing.card.full_name)].append(printing)
    return [_known_card(same, file) for same in printings.values()]


def _known_card(printings: list[Printing], file: CardFile) -> KnownCard:
    newest = max(printings, key=lambda printing: (printing.is_base, printing.order))
    return KnownCard(
        card=newest.card,
        kinds=newest.kinds,
        printings=tuple(_printed_as(printing, file) for printing in printings),
        quest_only=all(_set_of(printing, file).is_quest for printing in printings),
        older_texts=tuple(_older_texts(newest, printings)),
        clarifications=tuple(_clarifications(newest, printings)),
        bans=tuple(dict.fromkeys(ban for printing in printings for ban in printing.bans)),
        allowed_in=tuple(dict.fromkeys(name for printing in printings for name in printing.allowed_in)),
        repairs=tuple(dict.fromkeys(_repairs(newest, printings))),
    )


def _set_of(printing: Printing, file: CardFile) -> CardSet:
    code = printing.set_code
    return file.sets.get(code) or CardSet(code, code, "", is_quest=False)


def _printed_as(printing: Printing, file: CardFile) -> PrintedAs:
    named = _set_of(printing, file).name
    return PrintedAs(printing.set_code, named, printing.identifier, printing.rarity)


def _older_texts(newest: Printing, printings: list[Printing]) -> Iterable[OlderText]:
    """Every wording that differs from the newest, once, the most recent first."""
    seen = {newest.card.text}
    for printing in sorted(printings, key=lambda one: one.order, reverse=True):
        as_printed = OlderText(f"printed in set {printing.set_code}", printing.card.text)
        for older in (as_printed, *printing.older_texts):
            if older.text not in seen:
                seen.add(older.text)
                yield older


def _clarifications(newest: Printing, printings: list[Printing]) -> Iterable[Clarification]:
    """The newest answers first; each question and answer once."""
    seen: set[str] = set()
    for printing in sorted(printings, key=lambda one: one.order, reverse=True):
        for text in printing.clarifications:
            if text not in seen:
                seen.add(text)
                current = _same_words(printing.card.text, newest.card.text)
                yield Clarification(text, printing.set_code, current)


def _same_words(one: tuple[AbilityText, ...], other: tuple[AbilityText, ...]) -> bool:
    """Whether two wordings differ in reminder text alone, which is no rules text (1.1.7)."""
    return sorted(map(_without_reminder, one)) == sorted(map(_without_reminder, other))


def _without_reminder(ability: AbilityText) -> str:
    return ability_line(ability).partition(" (")[0].removesuffix(" {I}")


def _repairs(newest: Printing, printings: list[Printing]) -> Iterable[Repair]:
    for printing in printings:
        yield from printing.repairs
    spelling = repaired_name([printing.card.full_name for printing in printings], newest.card.full_name)
    if spelling:
        yield spelling
    for printing in printings:
        yield from differing_characteristics(printing.card, newest.card, printing.set_code)
    names = (*newest.card.names, *(ability.name for ability in newest.card.text if ability.name))
    for printing in printings:
        found = (misplaced_clarification(names, text) for text in printing.clarifications)
        yield from (repair for repair in found if repair)
