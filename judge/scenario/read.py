"""Reads a scenario file: the scenario, or every fault in it at once."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from judge.cards.catalog import Found
from judge.scenario.board_faults import board_faults
from judge.scenario.card_finder import CardFinder
from judge.scenario.expectations import CardCan
from judge.scenario.faults import Fault, ScenarioFaults, one_of, short
from judge.scenario.kinds import (
    FAULTY,
    FROM_ONE,
    PLAYER,
    TEXT,
    TEXTS,
    Key,
    Keys,
    Kind,
    Reader,
    list_of,
    listed,
    read_keys,
    shown,
    word_of,
)
from judge.scenario.labels import copies_named, copies_of
from judge.scenario.read_cards import note_written_out
from judge.scenario.read_do import ACTION
from judge.scenario.read_expect import EXPECTATION
from judge.scenario.read_players import PLAYERS, player_names
from judge.scenario.reference_faults import action_number_faults, reference_faults
from judge.scenario.scenario import Scenario
from judge.scenario.tree import LARGEST_FILE, Listing, Mapping, Scalar, Unreadable, Value, parse
from judge.terms import Phase, Variant

_VARIANTS: dict[str, Any] = {str(variant.value): variant for variant in Variant}
_PHASES: dict[str, Any] = {str(phase): phase for phase in (Phase.START, Phase.MAIN)}


@dataclass(frozen=True, slots=True)
class Reading:
    """What came of a file: a scenario if it has no fault."""

    scenario: Scenario | None
    faults: tuple[Fault, ...]


def _read_teams(reader: Reader, value: Value, key: str) -> Any:
    if not isinstance(value, Listing) or not all(isinstance(team, Listing) for team in value.items):
        suggestion = "It must be a list of lists: [[me, mate], [rival, other]]."
        return reader.fault(value.line, f"`{key}` is no list of teams", shown(value), suggestion)
    members = [shown(name) for team in value.items for name in listed(team)]
    for name in sorted({name for name in members if members.count(name) > 1}):
        reader.fault(value.line, f"{short(name)} is in two teams", name, "Keep one.", "1.3.6.1")
    member = TEXT if set(reader.players) <= set(members) else PLAYER
    return _teams_at_the_table(reader, [list_of(member).read(reader, team, key) for team in value.items])


def _teams_at_the_table(reader: Reader, teams: list[tuple[str, ...]]) -> tuple[tuple[str, ...], ...]:
    """Where every player has a team, further members are not in this game and do no harm."""
    present = (tuple(name for name in team if name in reader.players) for team in teams)
    return tuple(team for team in present if team)


def _read_edition(reader: Reader, value: Value, key: str) -> Any:
    edition = TEXT.read(reader, value, key)
    if edition is FAULTY or not reader.editions or edition in reader.editions:
        return edition
    what = f"there is no edition {short(edition)} of the Comprehensive Rules here"
    return reader.fault(value.line, what, edition, f"{one_of(reader.editions)} Or leave `rules` out.")


EDITION = Kind(_read_edition, TEXT.schema)
_TEAM = {"type": "array", "items": PLAYER.schema}
SCENARIO_KEYS: Keys = (
    Key("title", TEXT, "what the scenario is about, in a line", required=True),
    Key("question", TEXT, "the question it answers"),
    Key("source", TEXT, "where it comes from"),
    Key("tags", TEXTS, "words to find it by"),
    Key(
        "rules",
        Kind(_read_edition, TEXT.schema),
        "the Comprehensive Rules edition (default: the newest official one indexed)",
    ),
    Key("variant", word_of(_VARIANTS), "standard (the default) or pack-rush"),
    Key("teams", Kind(_read_teams, {"type": "array", "items": _TEAM}), "the teams of a team game"),
    Key("players", PLAYERS, "the players in turn order, each with what they have", required=True),
    Key("active", PLAYER, "the active player (default: the first)"),
    Key("turn", FROM_ONE, "the turn (default: any that is not the first of the game)"),
    Key("phase", word_of(_PHASES), "main (the default), or start: the Start-of-Turn Phase is run first"),
    Key("do", list_of(ACTION), "what the players do, in order"),
    Key("expect", list_of(EXPECTATION), "what must be true afterwards"),
)


def read_scenario(source: str | bytes, cards: CardFinder, editions: tuple[str, ...] = ()) -> Reading:
    """The scenario that a text describes, or all its faults in the order of their lines."""
    try:
        tree = parse(source)
    except Unreadable as unreadable:
        return Reading(None, (unreadable.fault,))
    reader = Reader(cards, editions=editions)
    scenario = _read_tree(reader, tree)
    faults = tuple(sorted(reader.faults, key=lambda fault: fault.line))
    return Reading(None if faults else scenario, faults)


def load_scenario(file: Path, cards: CardFinder, editions: tuple[str, ...] = ()) -> Scenario:
    """The scenario of a file; raises ScenarioFaults with every fault."""
    try:
        with file.open("rb") as opened:
            reading = read_scenario(opened.read(LARGEST_FILE + 1), cards, editions)
    except OSError as error:
        suggestion = "Name a scenario file; `judge check` takes folders too."
        fault = Fault(0, f"the file can't be read: {error.strerror or error}", suggestion=suggestion)
        raise ScenarioFaults((fault,), file) from None
    if reading.scenario is None:
        raise ScenarioFaults(reading.faults, file)
    return reading.scenario


def _read_tree(reader: Reader, tree: Value) -> Scenario | None:
    if not isinstance(tree, Mapping):
        suggestion = "It must be a mapping: title, players, do, expect."
        reader.fault(tree.line, f"the scenario is {_described(tree)}", shown(tree), suggestion)
        return None
    players = next((given for key, given in tree.pairs if key.text == "players"), tree)
    if players is not tree:
        reader.players = player_names(players)
        note_written_out(reader, players)
    found = read_keys(reader, tree, SCENARIO_KEYS, "the scenario")
    if "players" not in found:
        return None
    scenario = _with_songs(_made(found), reader.cards)
    reader.faults.extend(_faults_of_the_whole(reader, scenario, tree))
    return scenario


def _faults_of_the_whole(reader: Reader, scenario: Scenario, tree: Mapping) -> Iterator[Fault]:
    """What no entry shows alone: the board against the rules, the names against the board."""
    actions = next((given for key, given in tree.pairs if key.text == "do"), Listing((), 0))
    yield from board_faults(scenario)
    yield from reference_faults(scenario, reader.unread)
    yield from action_number_faults(scenario, len(list(listed(actions))))


def _with_songs(scenario: Scenario, cards: CardFinder) -> Scenario:
    """Whether a character could sing a song can be asked of one that nobody on the board has."""
    copies = copies_of(scenario)
    asked = (e.song for e in scenario.expectations if isinstance(e, CardCan) and e.song)
    absent = (cards.find(name) for name in dict.fromkeys(asked) if not copies_named(name, copies))
    found = dict.fromkeys(one.card for one in absent if isinstance(one, Found))
    return replace(scenario, songs=tuple(found))


def _described(tree: Value) -> str:
    return "a single text" if isinstance(tree, Scalar) else shown(tree)


def _made(found: dict[str, Any]) -> Scenario:
    fields = {"title": "", "active": found["players"][0].name, **found}
    fields["actions"] = fields.pop("do", ())
    fields["expectations"] = fields.pop("expect", ())
    return Scenario(**fields)
