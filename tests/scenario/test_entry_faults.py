"""Faults of a card, an action, an expectation: each with its line and what would be right."""

from collections.abc import Callable

import pytest

FaultsOf = Callable[[str | bytes], list[str]]

BOARD = """\
title: t
players:
  me:
    hand: [Dodge!]
    play: [Stitch - New Dog, Goofy - Daredevil]
  rival:
    play: [Stitch - New Dog, Ariel - On Human Legs, Ariel - On Human Legs]
"""
ANSWERS = "It must be yes or no, a card, a list of cards, a number, a player or an option."


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        (
            "Cheshire Cat - Not All Their",
            '"Cheshire Cat - Not All Their" is no card. Did you mean Cheshire Cat - Not All There',
        ),
        ("Gaston", '"Gaston" is the name of'),
        ("3", "a card in play can't be unknown (CR 7.4.2). Name it."),
        ("[Dodge!]", "`play` is a list. It must be a card's name."),
        ("{as: x}", "a card in play has no `card`."),
        (
            "{card: Dumbo - Ninth Wonder of the Universe, dryin: true}",
            "`dryin` is no key of a card in play. Did you mean `drying`?",
        ),
        (
            "{card: Dumbo - Ninth Wonder of the Universe, exerted: maybe}",
            '`exerted` is "maybe". It must be true or false.',
        ),
        ("{card: {name: X, type: item}}", "a card written out has no `cost`. `cost`: the ink cost."),
        ("{card: {name: X, type: thing, cost: 1}}", '`type` can\'t be "thing".'),
        (
            "{card: {name: X, type: character, cost: 1, strength: 1}}",
            "a character written out needs `willpower`.",
        ),
        ("{card: {name: X, type: item, cost: 1, strength: 1}}", "an item has no strength. Remove"),
        ("{card: {name: X, type: item, cost: 1, ink: [Blue]}}", '`ink` can\'t be "Blue".'),
    ],
)
def test_faults_of_a_card(entry: str, fault: str, faults_of: FaultsOf) -> None:
    [told] = faults_of(f"title: t\nplayers:\n  rival: {{}}\n  me:\n    play:\n      - {entry}\n")
    assert told.startswith(f"line 6: {fault}")


def test_a_name_that_a_comma_tore_apart_is_to_be_quoted(faults_of: FaultsOf) -> None:
    told = faults_of("title: t\nplayers: {me: {hand: [Wake Up, Alice!]}, rival: {}}\n")
    assert "Wake Up, Alice!" in told[0]
    assert told[0].endswith("In a list in brackets, a name with a comma needs quotation marks.")


def test_an_ambiguous_name_lists_the_cards_it_can_be(faults_of: FaultsOf) -> None:
    [told] = faults_of("title: t\nplayers: {me: {hand: [Te Kā]}, rival: {}}\n")
    assert told.startswith('line 2: "Te Kā" is the name of ')
    assert "Te Kā - Heartless" in told


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        (
            "dance: Stitch",
            'an entry of `do` has no action: "dance". It needs one of ink, play, use, boost, quest, ',
        ),
        ("chalenge: Stitch", 'an entry of `do` has no action: "chalenge". Did you mean `challenge`?'),
        ("{}", 'an entry of `do` has no action: "".'),
        ("{quest: Goofy, ink: Dodge!}", "one entry of `do` has `quest` and `ink`. Write one entry for each."),
        ("quest Goofy", 'an entry of `do` is "quest Goofy". Write it as a key and a card: `quest: CARD`.'),
        ("quest:", "`quest` says nothing. It takes a character."),
        ("challenge: Goofy", "`challenge` has no `target`. `target`: the character or location challenged."),
        ("{challenge: Goofy, traget: Ariel #1}", "`traget` is no key of `challenge`. Did you mean `target`?"),
        (
            "{quest: Goofy, target: Ariel #1}",
            "`target` is no key of `quest`. It can have quest, by, choices, order.",
        ),
        ("{quest: Goofy, by: you}", 'there is no player "you". The players are me, rival.'),
        ("concede: him", 'there is no player "him".'),
        ("end_turn: false", "`end_turn` is false. Remove the entry, or write true."),
        ("{play: Dodge!, from: void}", '`from` can\'t be "void". Use hand, discard, deck, under.'),
        ("{quest: Goofy, choices: {A: }}", f"an answer in `choices` is empty. {ANSWERS}"),
        ("{quest: Goofy, choices: [{a: b}]}", f"an answer in `choices` is a mapping. {ANSWERS}"),
        (
            "{quest: Goofy, choices: {A: 1, A: 2}}",
            "`A` stands twice in choices. Give its answers as one list.",
        ),
        ("quest: Gofy", '"Gofy" in `quest` is not on this board. Did you mean Goofy?'),
        (
            "play: Be Prepared",
            '"Be Prepared" in `play` is not on this board. '
            "Put it into the hand, deck, discard, ink or play of a player.",
        ),
        (
            "{challenge: Goofy, target: Ariel - On Human Legs}",
            "`target: Ariel - On Human Legs` can mean 2 cards. "
            "Say which: Ariel - On Human Legs #1 (rival, play); "
            "Ariel - On Human Legs #2 (rival, play). Or label one with `as`.",
        ),
    ],
)
def test_faults_of_an_action(entry: str, fault: str, faults_of: FaultsOf) -> None:
    [told] = faults_of(f"{BOARD}do:\n  - end_turn: true\n    by: me\n  - {entry}\n")
    assert told.startswith(f"line 11: {fault}")


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        ("zone", 'an entry of `expect` is "zone". Write it as a mapping: {card: CARD, zone: discard}.'),
        ("{zone: play}", "an entry of `expect` says nothing of a card, a player, an ability or a rule."),
        (
            "{crad: Goofy, zone: play}",
            "an entry of `expect` says nothing of a card, a player, an ability or a rule. "
            "Did you mean `card`?",
        ),
        ("{card: Goofy}", "`card` in `expect` says nothing that must be true. Add one of zone, position,"),
        (
            "{card: Goofy, player: me}",
            "one entry of `expect` has `card` and `player`. Write one entry for each.",
        ),
        ("{card: Goofy, zone: discrd}", '`zone` can\'t be "discrd". Did you mean discard?'),
        (
            "{card: Goofy, position: top}",
            "`position` is asked of a card that is not expected in a deck. Add `zone: deck`.",
        ),
        ("{card: Goofy, zone: deck, position: 0}", '`position` is "0". It must be top, bottom, or a number'),
        ("{card: Goofy, can: fly}", '`can` can\'t be "fly". Use quest, challenge, sing, ready.'),
        ("{card: Goofy, can: quest, cannot: sing}", "one entry of `expect` has `can` and `cannot`."),
        ("{card: Goofy, can: quest, song: Dodge!}", "`song` does not belong to quest."),
        (
            "{card: Goofy, keywords: [Ward, Evasiv]}",
            '"Evasiv" in `keywords` is no keyword. Did you mean Evasive?',
        ),
        ("{card: Goofy, lacks: [Flying]}", '"Flying" in `lacks` is no keyword. Use Alert, Bodyguard,'),
        ("{player: them, lore: 1}", 'there is no player "them".'),
        ("{winner: them}", 'there is no player "them".'),
        ("{outcomes: few}", '`outcomes` is "few". It must be a whole number, 0 or more.'),
        ("{legal: true, action: 2}", "there is no action 2: `do` has 1. Actions are counted from 1."),
        ("{outcomes: 1, in: most}", '`in` can\'t be "most". Use all, some.'),
        ("{card: Goofee, zone: play}", '"Goofee" in `card` is not on this board. Did you mean Goofy'),
        ("{illegal: Evasive}", '`illegal` is "Evasive". It must be a rule number such as "8.6.1".'),
        (
            "{illegal: 8.1}",
            "YAML reads the rule number 8.1 as a number: 8.1 and 8.10 would be the same. "
            'Put it in quotation marks: "8.1".',
        ),
        (
            "{cites: [8.6.1, 8.10]}",
            "YAML reads the rule number 8.10 as a number: 8.1 and 8.10 would be the same. "
            'Put it in quotation marks: "8.10".',
        ),
    ],
)
def test_faults_of_an_expectation(entry: str, fault: str, faults_of: FaultsOf) -> None:
    [told] = faults_of(f"{BOARD}do: [quest: Goofy]\nexpect:\n  - {entry}\n")
    assert told.startswith(f"line 10: {fault}")
