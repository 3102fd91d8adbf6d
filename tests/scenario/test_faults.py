"""Each fault of a file is told with its line, what is wrong, and what would be right."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judge.cards.catalog import Catalog
from judge.paths import shipped
from judge.scenario.faults import ScenarioFaults
from judge.scenario.read import Reading, load_scenario, read_scenario
from judge.scenario.tree import LARGEST_FILE

FaultsOf = Callable[[str | bytes], list[str]]
Read = Callable[[str | bytes], Reading]
FILES = [file.read_text(encoding="utf-8") for file in sorted(shipped("scenarios").glob("questions/*.yaml"))]
SPOILS = (
    "[",
    "]",
    "{",
    "}",
    ": ",
    "\n",
    "- ",
    " #1",
    "~",
    "yes",
    "8.1",
    "-1",
    "&a ",
    "*a",
    "<<: ",
    "'",
    '"',
    "\t",
    "9" * 30,
)


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
        (
            "[" * 100_000,
            "line 1: the file is nested more than 30 deep. Close each bracket where its list ends.",
        ),
        (
            'title: "a\nplayers: {}\n',
            'line 1: this is not YAML at "title: "a": found unexpected end of stream. '
            "A quotation mark is not closed.",
        ),
        (
            "gains: [+2 {S} this turn]",
            "line 1: this is not YAML at \"gains: [+2 {S} this turn]\": did not find expected ',' or ']'. "
            "A list in brackets ends with ]; quote a text with {, [ or # in it.",
        ),
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
            "title: t\nplayers: {me: {deck: 100000000}, b: {}}\n",
            'line 2: `deck` is "100000000". It must be a whole number, from 0 to 1,000.',
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
            "title: t\nplayers: {me: {}, mate: {}, b: {}}\nteams: [[me, mat], [b]]\n",
            'line 3: there is no player "mat". Did you mean mate?',
        ),
        (
            "title: t\nplayers: {a: {}, b: {}}\nteams: [a, b]\n",
            "line 3: `teams` is no list of teams. It must be a list of lists: [[me, mate], [rival, other]].",
        ),
    ],
)
def test_faults_of_the_frame(text: str, fault: str, faults_of: FaultsOf) -> None:
    assert faults_of(text) == [fault]


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


@settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_spoilt_file_gives_faults_and_never_an_exception(data: st.DataObject, read: Read) -> None:
    text = data.draw(st.sampled_from(FILES))
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 6)))
        text = text[:start] + data.draw(st.sampled_from(SPOILS) | st.text(max_size=3)) + text[end:]
    reading = read(text)
    assert (reading.scenario is None) == bool(reading.faults)
    assert all(1 <= fault.line <= text.count("\n") + 2 for fault in reading.faults)


def test_a_file_that_cannot_be_opened_is_a_fault(tmp_path: Path, catalog: Catalog) -> None:
    with pytest.raises(ScenarioFaults, match=r"none\.yaml: the file can't be read: No such file"):
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


def test_an_edition_of_the_rules_that_is_not_here_is_a_fault_that_names_those_that_are(
    catalog: Catalog,
) -> None:
    text = 'title: t\nrules: "9.9.9"\nplayers: {me: {}, rival: {}}\n'
    [fault] = read_scenario(text, catalog, ("2.0.1",)).faults
    assert str(fault) == (
        'line 2: there is no edition "9.9.9" of the Comprehensive Rules here. Use 2.0.1. '
        "Or leave `rules` out."
    )
