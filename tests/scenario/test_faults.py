"""Each fault of a file is told with its line, what is wrong, and what would be right."""

from collections.abc import Callable
from pathlib import Path

import pytest

from judge.cards.catalog import Catalog
from judge.scenario.faults import ScenarioFaults
from judge.scenario.read import load_scenario
from judge.scenario.tree import LARGEST_FILE

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
    ("text", "fault"),
    [
        (b"", "line 1: the file is empty. Start from `judge scenario new`."),
        ("# only a comment\n", "line 1: the file is empty. Start from `judge scenario new`."),
        (
            "just a text",
            "line 1: the scenario is a single text. It must be a mapping: title, players, do, expect.",
        ),
        ("- a\n- b", "line 1: the scenario is a list. It must be a mapping: title, players, do, expect."),
        (b"\x89PNG\r\n\x1a\n\xff\x00", "line 1: the file is not UTF-8 text. Save it as UTF-8 plain text."),
        (
            "title: t\nplayers: \0",
            "line 2: the character U+0000 can't stand in a text file. "
            "Save the scenario as plain text in UTF-8.",
        ),
        (
            "title: a\nquestion: one: two\n",
            'line 2: this is not YAML at "question: one: two": mapping values are not allowed in '
            "this context. "
            'A text with ": " in it needs quotation marks around it.',
        ),
        (
            "title: a\n---\ntitle: b\n",
            'line 2: this is not YAML at "---": but found another document. '
            "A file holds one scenario: remove the second --- and what follows it.",
        ),
        ("[" * 100_000, "line 1: the file is nested more than 30 deep."),
        (
            "a: &a [*a]",
            "line 1: the file has more than 20,000 values, or an alias that contains itself. "
            "Write the cards out.",
        ),
        (
            "gains:\n  ? {S: 1}\n  : x\n",
            "line 2: a key is a list or a mapping. "
            'Put quotation marks around a text with braces or brackets: "+2 {S} this turn".',
        ),
    ],
)
def test_what_is_no_scenario_at_all(text: str | bytes, fault: str, faults_of: FaultsOf) -> None:
    assert faults_of(text) == [fault]


def test_a_huge_file_is_not_read(faults_of: FaultsOf) -> None:
    [fault] = faults_of("a" * (LARGEST_FILE + 1))
    assert fault == (
        "line 1: the file has 1,000,001 characters, more than 1,000,000. A scenario is a page or two of text."
    )


def test_aliases_that_multiply_are_refused(faults_of: FaultsOf) -> None:
    bomb = "\n".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 12))
    [fault] = faults_of(f"a0: &a0 [x]\n{bomb}\n")
    assert "more than 20,000 values" in fault


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (
            "players: {a: {}, b: {}}",
            "line 1: the scenario has no `title`. `title`: what the scenario is about, in a line.",
        ),
        (
            "title: t\n",
            "line 1: the scenario has no `players`. "
            "`players`: the players in turn order, each with what they have.",
        ),
        (
            "titel: t\nplayers: {a: {}, b: {}}",
            "line 1: `titel` is no key of the scenario. Did you mean `title`?",
        ),
        (
            "title: t\nplayers: {a: {}, b: {}}\ntitle: u\n",
            "line 3: `title` stands twice in the scenario. Keep one of them.",
        ),
        (
            "title: t\nplayers: [a, b]\n",
            "line 2: `players` is a list. It must be a mapping from each player's name to what they have.",
        ),
        (
            "title: t\nplayers: {me: {}}\n",
            "line 2: a game has at least two players (CR 1.3.1). "
            "Add the other player: `rival: {}` has nothing in play.",
        ),
        (
            "title: t\nplayers: {me: {lore: -1}, b: {}}\n",
            'line 2: `lore` is "-1". It must be a whole number, 0 or more.',
        ),
        (
            "title: t\nplayers: {me: {lore: [1]}, b: {}}\n",
            "line 2: `lore` is a list. It must be a whole number, 0 or more.",
        ),
        (
            "title: t\nplayers: {me: {ink: five}, b: {}}\n",
            'line 2: `ink` is "five". '
            "It must be a number of ready ink, {ready: 3, exerted: 2}, or a list of cards.",
        ),
        (
            "title: t\nplayers: {me: {}, me: {}, b: {}}\n",
            "line 2: there are two players me. Name them apart.",
        ),
        (
            "title: t\nplayers: {me: 5, b: {}}\n",
            "line 2: the player `me` is 5. It must be a mapping: lore, ink, hand, deck, discard, play.",
        ),
        (
            "title: t\nplayers: {me: {}, b: {}}\nactive: mee\n",
            'line 3: there is no player "mee". Did you mean me?',
        ),
        (
            "title: t\nplayers: {me: {}, b: {}}\nphase: end\n",
            'line 3: `phase` can\'t be "end". Use start, main.',
        ),
        (
            "title: t\nplayers: {me: {}, b: {}}\nvariant: packrush\n",
            'line 3: `variant` can\'t be "packrush". Did you mean pack-rush?',
        ),
        (
            "title: t\nplayers: {a: {}, b: {}, c: {}}\nteams: [[a, b], [a, c]]\n",
            'line 3: "a" is in two teams (CR 1.3.6.1). Keep one.',
        ),
        (
            "title: t\nplayers: {a: {}, b: {}}\nteams: [a, b]\n",
            "line 3: `teams` is no list of teams. It must be a list of lists: [[me, mate], [rival, other]].",
        ),
    ],
)
def test_faults_of_the_frame(text: str, fault: str, faults_of: FaultsOf) -> None:
    assert faults_of(text) == [fault]


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
        ("{card: {name: X, type: item, cost: 1, strength: 1}}", "an item has no strength."),
        ("{card: {name: X, type: item, cost: 1, ink: [Blue]}}", '`ink` can\'t be "Blue".'),
    ],
)
def test_faults_of_a_card(entry: str, fault: str, faults_of: FaultsOf) -> None:
    [told] = faults_of(f"title: t\nplayers:\n  rival: {{}}\n  me:\n    play:\n      - {entry}\n")
    assert told.startswith(f"line 6: {fault}")


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


def test_a_label_given_twice_is_told_once(faults_of: FaultsOf) -> None:
    play = "      - {card: Stitch - New Dog, as: A}\n"
    text = f"title: t\nplayers:\n  rival: {{}}\n  me:\n    play:\n{play}{play}do: [quest: A]\n"
    assert faults_of(text) == [
        'line 7: the label "A" is given twice, on line 6 too. Give each copy a label of its own.'
    ]


def test_all_faults_are_told_at_once_in_the_order_of_their_lines(faults_of: FaultsOf) -> None:
    told = faults_of(
        """\
title: t
tag: [x]
players:
  me:
    hand: [Doge!]
    play:
      - card: Goofy - Daredevil
        damage: 9
  rival: {}
do:
  - play: Doge!
  - quest: Gofy
    to: nowhere
expect:
  - {cites: [8.10]}
"""
    )
    assert [fault.split(":")[0] for fault in told] == [f"line {line}" for line in (2, 5, 8, 12, 13, 15)]


def test_a_file_that_cannot_be_opened_is_a_fault(tmp_path: Path, catalog: Catalog) -> None:
    with pytest.raises(ScenarioFaults, match=r"none\.yaml can't be read: No such file"):
        load_scenario(tmp_path / "none.yaml", catalog)
    with pytest.raises(ScenarioFaults, match="can't be read"):
        load_scenario(tmp_path, catalog)


def test_the_faults_of_a_file_name_the_file_and_exit_with_2(tmp_path: Path, catalog: Catalog) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text("title: t\n", encoding="utf-8")
    with pytest.raises(ScenarioFaults) as raised:
        load_scenario(file, catalog)
    assert raised.value.exit_code == 2
    assert str(raised.value).startswith(f"{file}: line 1: the scenario has no `players`")
