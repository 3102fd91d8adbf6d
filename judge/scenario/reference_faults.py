"""Faults of the names in a scenario: labels given twice, cards that are not on the board, doubtful ones."""

from collections.abc import Iterator, Sequence

from judge.cards.names import folded
from judge.scenario.expectations import IsIllegal, IsIllegalChoice, IsLegal
from judge.scenario.faults import Fault, did_you_mean, nearest, short
from judge.scenario.labels import Copy, SeveralCopies, copies_of
from judge.scenario.lines import line_of
from judge.scenario.references import Reference, unclear_references
from judge.scenario.scenario import CardEntry, CardInPlay, NamedCard, PlayerSetup, Scenario


def reference_faults(scenario: Scenario, unread: Sequence[str]) -> Iterator[Fault]:
    """`unread` are the cards that are on the board but could not be read: they are no fault twice."""
    yield from _labels_given_twice(scenario)
    copies = copies_of(scenario)
    for reference, meant in unclear_references(scenario):
        if isinstance(meant, SeveralCopies):
            if len({copy.label for copy in meant.copies}) > 1:
                yield several_copies_fault(reference, meant.copies)
        elif not _means_an_unread_card(reference.text, unread):
            yield missing_copy_fault(reference, copies)


def several_copies_fault(reference: Reference, copies: Sequence[Copy]) -> Fault:
    labels = [f"{copy.label} ({copy.player}, {copy.zone})" for copy in copies]
    what = f"`{reference.key}: {reference.text}` can mean {len(copies)} cards"
    return Fault(
        reference.line, what, reference.text, f"Say which: {'; '.join(labels[:8])}. Or label one with `as`."
    )


def missing_copy_fault(reference: Reference, copies: Sequence[Copy]) -> Fault:
    known = dict.fromkeys(copy.label for copy in copies if copy.card)
    names = dict.fromkeys(copy.card.name for copy in copies if copy.card)
    near = nearest(reference.text, [*known, *names], 2)
    suggestion = did_you_mean(near) or "Put it into the hand, deck, discard, ink or play of a player."
    what = f"{short(reference.text)} in `{reference.key}` is not on this board"
    return Fault(reference.line, what, reference.text, suggestion)


def _means_an_unread_card(text: str, unread: Sequence[str]) -> bool:
    meant = folded(text).split("#")[0].strip()
    return any(folded(name) == meant or folded(name).split("-")[0] == meant for name in unread if name)


def action_number_faults(scenario: Scenario, actions: int) -> Iterator[Fault]:
    """Expectations about an entry of `do` that is not there; `actions` is how many the file has."""
    for expected in scenario.expectations:
        if isinstance(expected, IsLegal | IsIllegal | IsIllegalChoice):
            number = expected.action or 1
            if number > actions:
                what = f"there is no action {number}: `do` has {actions}"
                yield Fault(line_of(expected, "action"), what, str(number), "Actions are counted from 1.")


def _labels_given_twice(scenario: Scenario) -> Iterator[Fault]:
    seen: dict[str, int] = {}
    for player in scenario.players:
        for label, line in _labels(player):
            if folded(label) in seen:
                what = f"the label {short(label)} is given twice, on line {seen[folded(label)]} too"
                yield Fault(line, what, label, "Give each copy a label of its own.")
            seen.setdefault(folded(label), line)


def _labels(player: PlayerSetup) -> Iterator[tuple[str, int]]:
    piles: list[CardEntry | CardInPlay] = [*player.ink, *player.hand, *player.deck, *player.discard]
    for card in player.play:
        piles += [card, *card.under, *card.facedown_under]
    for entry in piles:
        if isinstance(entry, NamedCard | CardInPlay) and entry.label:
            yield entry.label, entry.line
