"""Every key of the format is read into the scenario it means."""

from collections.abc import Callable

import pytest

from judge.cards.card import AbilityText
from judge.cards.catalog import Catalog
from judge.paths import shipped
from judge.scenario import expectations as expected
from judge.scenario.read import load_scenario
from judge.scenario.scenario import NamedCard, Scenario, UnknownCards
from judge.scenario.starter import starting_file
from judge.scenario.turn_actions import (
    ByAbility,
    ChallengeAction,
    ConcedeAction,
    EndTurnAction,
    InOrder,
    MoveAction,
    PlayAction,
    UseAction,
)
from judge.terms import CardType, Ink, Phase, Variant, Zone

ScenarioOf = Callable[[str], Scenario]
QUESTIONS = sorted(shipped("scenarios").glob("questions/*.yaml"))

BOARD = """\
title: t
players:
  me:
    hand: [Dodge!, Be Prepared, Under the Sea]
    play: [Stitch - New Dog, Ariel - On Human Legs, Casa Madrigal - Courtyard]
  rival:
    play: [Goofy - Daredevil]
"""


@pytest.mark.parametrize("file", QUESTIONS, ids=lambda file: file.stem)
def test_every_shipped_question_loads_without_a_fault(file, catalog: Catalog) -> None:
    scenario = load_scenario(file, catalog)
    assert scenario.title
    assert scenario.actions
    assert scenario.expectations


def test_there_are_questions_to_load() -> None:
    assert len(QUESTIONS) >= 23


def test_the_starting_file_has_no_fault(scenario_of: ScenarioOf) -> None:
    scenario = scenario_of(starting_file("Who wins: me, or #2?"))
    assert scenario.title == "Who wins: me, or #2?"
    assert scenario.players[0].play[0].label == "Tess"


def test_what_is_not_said_has_its_default(scenario_of: ScenarioOf) -> None:
    scenario = scenario_of("title: t\nplayers: {me: , rival: {}}\n")
    assert (scenario.active, scenario.turn, scenario.phase) == ("me", None, Phase.MAIN)
    assert scenario.variant is Variant.STANDARD
    [me, _] = scenario.players
    assert (me.lore, me.ink, me.hand, me.discard, me.play) == (0, (), (), (), ())
    assert me.deck == (UnknownCards(20),)


def test_a_number_in_quotation_marks_is_a_number(scenario_of: ScenarioOf) -> None:
    scenario = scenario_of('title: t\nplayers: {me: {ink: "5", hand: "2", deck: ["3"]}, rival: {}}\n')
    [me, _] = scenario.players
    assert (me.ink, me.hand, me.deck) == ((UnknownCards(5),), (UnknownCards(2),), (UnknownCards(3),))


def test_a_backtick_is_an_apostrophe(scenario_of: ScenarioOf) -> None:
    scenario = scenario_of("title: t\nplayers: {me: {hand: [You`re Welcome]}, rival: {}}\n")
    assert isinstance(scenario.players[0].hand[0], NamedCard)


def test_the_heading_and_the_turn_are_read(scenario_of: ScenarioOf) -> None:
    scenario = scenario_of(
        "title: t\nquestion: q?\nsource: s\ntags: [a, b]\nrules: '2.0.1'\nvariant: pack-rush\n"
        "teams: [[a, c], [b, d]]\nplayers: {a: {}, b: {}, c: {}, d: {}}\nactive: c\nturn: 5\nphase: start\n"
    )
    assert (scenario.question, scenario.source, scenario.rules) == ("q?", "s", "2.0.1")
    assert (scenario.tags, scenario.variant) == (("a", "b"), Variant.PACK_RUSH)
    assert scenario.teams == (("a", "c"), ("b", "d"))
    assert (scenario.active, scenario.turn, scenario.phase) == ("c", 5, Phase.START)


def test_members_of_a_team_who_do_not_play_are_left_out(scenario_of: ScenarioOf) -> None:
    scenario = scenario_of("title: t\nteams: [[me, mate], [rival, other]]\nplayers: {me: {}, rival: {}}\n")
    assert scenario.teams == (("me",), ("rival",))


@pytest.mark.parametrize(
    ("ink", "meant"),
    [
        ("5", (UnknownCards(5),)),
        ("0", ()),
        ("{ready: 3, exerted: 2}", (UnknownCards(3), UnknownCards(2, exerted=True))),
        ("{exerted: 2}", (UnknownCards(2, exerted=True),)),
        ("[2, {exerted: 1}]", (UnknownCards(2), UnknownCards(1, exerted=True))),
    ],
)
def test_ink_is_a_number_or_ready_and_exerted_or_a_list(
    ink: str, meant: object, scenario_of: ScenarioOf
) -> None:
    assert scenario_of(f"title: t\nplayers: {{me: {{ink: {ink}}}, rival: {{}}}}\n").players[0].ink == meant


def test_ink_can_be_cards_ready_and_exerted(scenario_of: ScenarioOf, catalog: Catalog) -> None:
    ink = "[Dodge!, {card: Be Prepared, exerted: true, as: burnt}]"
    scenario = scenario_of(f"title: t\nplayers: {{me: {{ink: {ink}}}, rival: {{}}}}\n")
    dodge, prepared = catalog.card("Dodge!"), catalog.card("Be Prepared")
    assert scenario.players[0].ink == (NamedCard(dodge), NamedCard(prepared, "burnt", exerted=True))


def test_a_deck_is_named_cards_and_numbers_top_first(scenario_of: ScenarioOf, catalog: Catalog) -> None:
    scenario = scenario_of("title: t\nplayers: {me: {deck: [Dodge!, 20], hand: 3}, rival: {deck: []}}\n")
    assert scenario.players[0].deck == (NamedCard(catalog.card("Dodge!")), UnknownCards(20))
    assert scenario.players[0].hand == (UnknownCards(3),)
    assert scenario.players[1].deck == ()


def test_a_card_in_play_has_its_states(scenario_of: ScenarioOf) -> None:
    scenario = scenario_of(
        """\
title: t
players:
  me:
    play:
      - Casa Madrigal – courtyard
      - card: Stitch — Rock Star
        as: Rocker
        exerted: yes
        drying: true
        damage: 1
        at: Casa Madrigal
        under: [Stitch - New Dog]
        facedown_under: 2
        gains: ["+2 {S} this turn", Evasive]
  rival: {}
"""
    )
    casa, rocker = scenario.players[0].play
    assert casa.card.full_name == "Casa Madrigal - Courtyard"
    assert (rocker.label, rocker.exerted, rocker.drying, rocker.damage) == ("Rocker", True, True, 1)
    assert (rocker.at, rocker.facedown_under) == ("Casa Madrigal", (UnknownCards(2),))
    assert [entry.card.full_name for entry in rocker.under] == ["Stitch - New Dog"]
    assert rocker.gains == ("+2 {S} this turn", "Evasive")


def test_a_card_can_be_written_out_once_and_named_elsewhere(scenario_of: ScenarioOf) -> None:
    scenario = scenario_of(
        """\
title: t
players:
  me:
    hand: [Test Song]
    play:
      - card: {name: Hill, version: Top, type: location, cost: 1, willpower: 4, move_cost: 2}
      - name: Tess
        type: character
        cost: 3
        inkwell: true
        ink: [Amber, steel]
        strength: 2
        willpower: 3
        lore: 1
        classifications: [Storyborn]
        text: |
          Evasive
          LOOK OUT Whenever this character quests, you may draw a card.
  rival:
    hand: [{card: {name: Test Song, type: song, cost: 2, text: Draw a card.}}]
"""
    )
    hill, tess = scenario.players[0].play
    assert (hill.card.type, hill.card.move_cost, hill.card.lore) == (CardType.LOCATION, 2, 0)
    assert tess.written_out
    assert tess.card.inks == (Ink.AMBER, Ink.STEEL)
    assert tess.card.text[0] == AbilityText(None, "Evasive")
    assert tess.card.text[1].name == "LOOK OUT"
    [mine], [theirs] = scenario.players[0].hand, scenario.players[1].hand
    assert mine.card == theirs.card
    assert mine.card.is_song


def test_every_action_is_read(scenario_of: ScenarioOf) -> None:
    scenario = scenario_of(
        BOARD
        + """\
do:
  - ink: Dodge!
  - {play: Under the Sea, sing_with: [Ariel, Stitch], for_free: true, exerted: false, from: hand}
  - {play: Be Prepared, sing_with: Ariel, shift_onto: Stitch}
  - {use: Casa Madrigal, ability: HEALING HOME}
  - boost: Ariel
  - quest: Ariel
  - {challenge: Stitch, target: Goofy, by: rival}
  - {move: Stitch, to: Casa Madrigal}
  - end_turn: true
  - end_turn
  - concede: rival
"""
    )
    actions = scenario.actions
    assert actions[1] == PlayAction(
        "Under the Sea", sing_with=("Ariel", "Stitch"), for_free=True, exerted=False, from_zone=Zone.HAND
    )
    assert actions[2] == PlayAction("Be Prepared", sing_with=("Ariel",), shift_onto=("Stitch",))
    assert actions[3] == UseAction("Casa Madrigal", "HEALING HOME")
    assert actions[6] == ChallengeAction("Stitch", "Goofy", by="rival")
    assert actions[7] == MoveAction("Stitch", "Casa Madrigal")
    assert actions[8:] == (EndTurnAction(), EndTurnAction(), ConcedeAction("rival"))
    assert [action.line for action in actions] == list(range(9, 20))


def test_the_two_forms_of_choices_are_kept_apart(scenario_of: ScenarioOf) -> None:
    scenario = scenario_of(
        BOARD
        + """\
do:
  - {quest: Stitch, choices: [yes, Goofy, 2, [], [Ariel, Stitch], "2", no]}
  - {quest: Stitch, choices: {Durable: yes, "Dark Dance": [yes, Stitch], Up To: [], Two: [[A, B]]}}
  - {quest: Stitch, order: [A, B (Stitch #1)], choices: yes}
"""
    )
    listed, named, single = scenario.actions
    assert listed.choices == InOrder((True, "Goofy", 2, (), ("Ariel", "Stitch"), "2", False))
    assert named.choices == ByAbility(
        (("Durable", (True,)), ("Dark Dance", (True, "Stitch")), ("Up To", ((),)), ("Two", (("A", "B"),)))
    )
    assert single.choices == InOrder((True,))
    assert single.order == ("A", "B (Stitch #1)")


@pytest.mark.parametrize(
    ("entry", "meant"),
    [
        ("{card: Stitch, zone: discard}", expected.CardIs("Stitch", zone=Zone.DISCARD)),
        ("{card: Stitch, zone: deck, position: 2}", expected.CardIs("Stitch", zone=Zone.DECK, position=2)),
        ("{card: Stitch, ready: true, damage: 0}", expected.CardIs("Stitch", ready=True, damage=0)),
        ("{card: Stitch, strength: -1, at: none}", expected.CardIs("Stitch", strength=-1, at="none")),
        ("{card: Stitch, on_top_of: [Ariel]}", expected.CardIs("Stitch", on_top_of=("Ariel",))),
        ("{card: Stitch, keywords: [Resist +2]}", expected.CardIs("Stitch", keywords=("Resist +2",))),
        ("{card: Stitch, can: ready}", expected.CardCan("Stitch", can=True, attempt="ready")),
        (
            "{card: Stitch, cannot: challenge, target: Goofy, rule: 8.6.1}",
            expected.CardCan("Stitch", can=False, attempt="challenge", target="Goofy", rule="8.6.1"),
        ),
        (
            "{card: Ariel, can: sing, song: Let It Go}",
            expected.CardCan("Ariel", can=True, attempt="sing", song="Let It Go"),
        ),
        ("{player: me, lore: 3, inkwell: 2}", expected.PlayerHas("me", lore=3, inkwell=2)),
        ("{winner: none}", expected.Winner(None)),
        ("{loser: rival, in: some}", expected.Loser("rival", in_some=True)),
        ("{illegal: 8.6.1, action: 1}", expected.IsIllegal("8.6.1", 1)),
        ('{illegal: "8.10"}', expected.IsIllegal("8.10")),
        ("{legal: true, in: all}", expected.IsLegal(legal=True)),
        ("{illegal_choice: 8.15.1, answer: Goofy}", expected.IsIllegalChoice("8.15.1", "Goofy")),
        ("{triggered: Lose Something?, times: 2}", expected.Triggered("Lose Something?", 2)),
        ("{resolved: Support}", expected.Resolved("Support")),
        ("{order: [Lose Something?, Durable]}", expected.ResolvedInOrder(("Lose Something?", "Durable"))),
        ("{cites: [4.6.4.2, 1.8.1.4]}", expected.Cites(("4.6.4.2", "1.8.1.4"))),
        ("{outcomes: 3}", expected.Outcomes(3)),
    ],
)
def test_every_form_of_expectation_is_read(entry: str, meant: object, scenario_of: ScenarioOf) -> None:
    scenario = scenario_of(f"{BOARD}do: [quest: Stitch]\nexpect:\n  - {entry}\n")
    assert scenario.expectations == (meant,)
    assert scenario.expectations[0].line == 10


def test_words_that_yaml_takes_for_truth_are_names_of_players_and_labels(scenario_of: ScenarioOf) -> None:
    scenario = scenario_of(
        "title: t\nplayers: {yes: {play: [{card: Dumbo - Ninth Wonder of the Universe, as: on}]}, 2: {}}\n"
        "active: 2\ndo: [{quest: on, by: yes}]\nexpect: [{player: yes, lore: 1}, {card: on, zone: play}]\n"
    )
    assert [player.name for player in scenario.players] == ["yes", "2"]
    assert scenario.actions[0].by == "yes"
    assert scenario.players[0].play[0].label == "on"


def test_the_number_of_a_copy_needs_no_quotation_marks(scenario_of: ScenarioOf) -> None:
    scenario = scenario_of(
        """\
title: t   #1 of many
players:
  me: {play: [Stitch - New Dog, Stitch - New Dog], lore: 3 #3
    }
  rival: {}
do:
  - quest: Stitch - New Dog #2
  - quest: Stitch #1   # the other one
expect:
  - {card: Stitch - New Dog #1, exerted: true}
  - {card: "Stitch - New Dog #2", exerted: true}
"""
    )
    assert [action.card for action in scenario.actions] == ["Stitch - New Dog #2", "Stitch #1"]
    assert [one.card for one in scenario.expectations] == ["Stitch - New Dog #1", "Stitch - New Dog #2"]
    assert scenario.title == "t"


def test_an_alias_stands_for_what_it_names(scenario_of: ScenarioOf) -> None:
    scenario = scenario_of(
        "title: t\nplayers:\n  me: &same {lore: 2, play: [Stitch - New Dog]}\n  rival: {<<: *same, lore: 3}\n"
    )
    assert [player.lore for player in scenario.players] == [2, 3]
    assert scenario.players[0].play[0].card == scenario.players[1].play[0].card


def test_a_card_written_out_is_named_elsewhere_by_its_name_alone(scenario_of: ScenarioOf) -> None:
    card = "{name: Test Subject, version: Bare, type: item, cost: 1}"
    scenario = scenario_of(f"title: t\nplayers: {{me: {{play: [{card}], hand: [test subject]}}, b: {{}}}}\n")
    [held], [in_play] = scenario.player("me").hand, scenario.player("me").play
    assert isinstance(held, NamedCard)
    assert held.card == in_play.card
