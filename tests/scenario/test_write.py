"""A scenario written out again means the same."""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judge.cards.card import AbilityText, Card
from judge.cards.catalog import Catalog
from judge.paths import shipped
from judge.scenario import expectations as expected
from judge.scenario import turn_actions as doing
from judge.scenario.kinds import YES
from judge.scenario.labels import copies_of
from judge.scenario.read import load_scenario, read_scenario
from judge.scenario.read_players import written_order
from judge.scenario.scenario import ZONE_KEYS, CardInPlay, NamedCard, PlayerSetup, Scenario, UnknownCards
from judge.scenario.starter import starting_file
from judge.scenario.write import format_scenario
from judge.terms import CardType, Ink, Phase, Variant, Zone

QUESTIONS = sorted(shipped("scenarios").glob("questions/*.yaml"))
KEYWORDS = ("Ward", "Resist +2", "Shift 4 {I}", "Sing Together 7", "Universal Shift 4", "evasive")
NAMES = ("Stitch - New Dog", "Dodge!", "Casa Madrigal - Courtyard", "Te Kā - Heartless", "Under the Sea")
WORDS = (
    "yes",
    "no",
    "null",
    "~",
    "8.10",
    "1e3",
    "0x1F",
    "- a",
    "a: b",
    "a #1",
    "# b",
    "[x]",
    "{S}",
    "'q'",
    '"q"',
)

line = st.text(st.characters(exclude_categories=("C", "Z"), include_characters=" "), min_size=1, max_size=12)
texts = (line | st.sampled_from(WORDS)).map(str.strip).filter(bool)
answers = st.recursive(
    st.booleans() | st.integers(-5, 99) | texts.filter(lambda text: text.lower() not in YES),
    lambda inner: st.lists(inner, max_size=3).map(tuple),
    max_leaves=4,
)
counts = st.integers(0, 9)
some = st.none() | counts
rules = st.sampled_from(("8", "8.10", "4.6.4.2", "8.1"))
unknown = st.integers(1, 30).map(UnknownCards)


def tuples(items: st.SearchStrategy, least: int = 0, most: int = 3) -> st.SearchStrategy:
    return st.lists(items, min_size=least, max_size=most).map(tuple)


@st.composite
def written_out(draw: st.DrawFn) -> Card:
    kind = draw(st.sampled_from(CardType))
    has = {
        CardType.CHARACTER: ("strength", "willpower", "lore"),
        CardType.LOCATION: ("willpower", "lore", "move_cost"),
    }
    name = f"Made Up {draw(st.integers(1, 99))} {draw(texts)}".replace("&", "+").strip()
    abilities = st.sampled_from(
        (
            AbilityText(None, "Evasive"),
            AbilityText("LOOK OUT", "Whenever this character quests, draw a card."),
        )
    )
    return Card(
        name=name,
        version=draw(st.none() | texts),
        type=kind,
        cost=draw(counts),
        inkwell=draw(st.booleans()),
        inks=draw(tuples(st.sampled_from(Ink))),
        classifications=draw(tuples(texts)),
        text=draw(tuples(abilities)),
        **{number: draw(st.integers(10, 20)) for number in has.get(kind, ())},
    )


@st.composite
def scenarios(draw: st.DrawFn, catalog: Catalog) -> Scenario:
    labels = iter(f"label {n}" for n in range(1000))

    def label() -> str | None:
        return next(labels) if draw(st.booleans()) else None

    def known() -> tuple[Card, bool]:
        made = draw(st.none() | written_out())
        return (made, True) if made else (catalog.card(draw(st.sampled_from(NAMES))), False)

    def named(exerted: bool = False) -> NamedCard:
        card, made = known()
        return NamedCard(card, label(), made, exerted)

    def pile(most: int = 3, exerted: bool = False) -> tuple[NamedCard | UnknownCards, ...]:
        entries: list[NamedCard | UnknownCards] = []
        for _ in range(draw(st.integers(0, most))):
            is_exerted = exerted and draw(st.booleans())
            number = draw(st.none() | st.integers(1, 30))
            entries.append(UnknownCards(number, is_exerted) if number else named(is_exerted))
        return tuple(entries)

    def in_play() -> CardInPlay:
        card, made = known()
        if card.type is CardType.ACTION:
            card, made = catalog.card(NAMES[0]), False
        is_character = card.type is CardType.CHARACTER
        return CardInPlay(
            card,
            label(),
            made,
            exerted=draw(st.booleans()) and card.type is not CardType.LOCATION,
            drying=draw(st.booleans()) and is_character,
            damage=draw(st.integers(0, 1)) if card.type is not CardType.ITEM else 0,
            under=tuple(named() for _ in range(draw(st.integers(0, 2)))),
            facedown_under=pile(),
            gains=draw(tuples(texts)),
        )

    def player(name: str) -> PlayerSetup:
        play = tuple(in_play() for _ in range(draw(st.integers(0, 3))))
        piles = {
            "ink": pile(4, exerted=True),
            "hand": pile(),
            "deck": pile(),
            "discard": pile(),
            "play": play,
        }
        order = draw(st.permutations(ZONE_KEYS))
        return PlayerSetup(name, draw(counts), **piles, written=written_order(order))

    names = draw(st.lists(texts.filter(lambda name: name != "none"), min_size=2, max_size=3, unique=True))
    players = tuple(player(name) for name in names)
    bare = Scenario(draw(texts), players, draw(st.sampled_from(names)))
    copies = [copy.label for copy in copies_of(bare)]
    cards, who = st.sampled_from(copies or ["none"]), st.sampled_from(names)
    actions = draw(tuples(turn_actions(cards, who))) if copies else ()
    expectations = draw(tuples(expectation(cards, who, len(actions)), most=5)) if copies else ()
    return Scenario(
        bare.title,
        players,
        bare.active,
        question=draw(st.none() | texts),
        source=draw(st.none() | texts),
        tags=draw(tuples(texts)),
        rules=draw(st.none() | rules),
        variant=draw(st.sampled_from(Variant)),
        teams=draw(st.sampled_from(((), ((names[0],), tuple(names[1:]))))),
        turn=draw(st.none() | st.integers(1, 40)),
        phase=draw(st.sampled_from((Phase.START, Phase.MAIN))),
        actions=actions,
        expectations=expectations,
    )


def turn_actions(cards: st.SearchStrategy[str], who: st.SearchStrategy[str]) -> st.SearchStrategy:
    by_ability = st.dictionaries(texts, tuples(answers, least=1), max_size=3)
    common = {
        "by": st.none() | who,
        "choices": tuples(answers).map(doing.InOrder)
        | by_ability.map(lambda given: doing.ByAbility(tuple(given.items()))),
        "order": tuples(texts),
    }
    alone = (doing.InkAction, doing.BoostAction, doing.QuestAction)
    return st.one_of(
        *(st.builds(action, cards, **common) for action in alone),
        st.builds(
            doing.PlayAction,
            cards,
            shift_onto=tuples(cards),
            sing_with=tuples(cards),
            for_free=st.booleans(),
            exerted=st.none() | st.booleans(),
            from_zone=st.sampled_from((None, Zone.DISCARD, Zone.DECK, Zone.UNDER)),
            **common,
        ),
        st.builds(doing.UseAction, cards, st.none() | texts, **common),
        st.builds(doing.ChallengeAction, cards, cards, **common),
        st.builds(doing.MoveAction, cards, cards, **common),
        st.builds(doing.EndTurnAction, **common),
        st.builds(doing.ConcedeAction, who, **common),
    )


def expectation(
    cards: st.SearchStrategy[str], who: st.SearchStrategy[str], actions: int
) -> st.SearchStrategy:
    some_in = {"in_some": st.booleans()}
    truth = st.none() | st.booleans()
    number = st.none() | st.integers(1, actions) if actions else st.none()
    forms = [
        st.builds(
            expected.CardIs,
            cards,
            st.just(Zone.DECK),
            st.sampled_from((None, "top", "bottom", 2)),
            truth,
            truth,
            truth,
            some,
            st.none() | st.integers(-3, 9),
            some,
            some,
            st.none() | st.just("none") | cards,
            st.none() | tuples(cards),
            *(tuples(st.sampled_from(KEYWORDS)),) * 2,  # it has them, it lacks them
            **some_in,
        ),
        st.builds(
            expected.CardCan,
            cards,
            st.booleans(),
            st.just("challenge"),
            st.none() | cards,
            rule=rules,
            **some_in,
        ),
        st.builds(expected.CardCan, cards, st.booleans(), st.just("sing"), song=st.none() | cards, **some_in),
        st.builds(expected.PlayerHas, who, counts, some, some, some, some, some, **some_in),
        st.builds(expected.Winner, st.none() | who, **some_in),
        st.builds(expected.Loser, st.none() | who, **some_in),
        st.builds(expected.Triggered, texts, some, **some_in),
        st.builds(expected.Resolved, texts, some, **some_in),
        st.builds(expected.ResolvedInOrder, tuples(texts, least=1), **some_in),
        st.builds(expected.Cites, tuples(rules, least=1), **some_in),
        st.builds(expected.Outcomes, counts, **some_in),
    ]
    if actions:
        forms += [
            st.builds(expected.IsIllegal, rules, number, **some_in),
            st.builds(expected.IsLegal, st.booleans(), number, **some_in),
            st.builds(expected.IsIllegalChoice, rules, st.none() | answers, number, **some_in),
        ]
    return st.one_of(*forms)


@settings(max_examples=80, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_scenario_written_out_reads_back_equal(data: st.DataObject, catalog: Catalog) -> None:
    scenario = data.draw(scenarios(catalog))
    text = format_scenario(scenario)
    reading = read_scenario(text, catalog)
    assert reading.faults == (), text
    assert reading.scenario == scenario, text


@pytest.mark.parametrize("file", QUESTIONS, ids=lambda file: file.stem)
def test_a_shipped_question_written_out_means_the_same(file, catalog: Catalog) -> None:
    scenario = load_scenario(file, catalog)
    text = format_scenario(scenario)
    assert read_scenario(text, catalog).scenario == scenario
    assert format_scenario(scenario) == text


def test_the_canonical_form(scenario_of: Callable[[str], Scenario]) -> None:
    text = """\
title: t
tags: [a, "b: c"]
rules: "2.0.1"

players:
  me:
    lore: 2
    ink: {ready: 3, exerted: 2}
    hand: [Dodge!, 2]
    play:
      - Stitch - New Dog
      - card: Stitch - New Dog
        as: Patch
        exerted: true
        under: [Stitch - Rock Star]
        facedown_under: 2
        gains: ["+2 {S} this turn"]
  rival: {}
active: rival

do:
  - end_turn: true
  - quest: "Stitch - New Dog #1"
    choices: {Durable: yes, Dark Dance: [yes, Patch], None: []}
    order: [A, B (Patch)]
expect:
  - {card: Patch, zone: play, in: some}
  - {cites: ["8.10"]}
  - {winner: none}
"""
    assert format_scenario(scenario_of(text)) == text


def test_the_starting_file_written_out_means_the_same(scenario_of: Callable[[str], Scenario]) -> None:
    scenario = scenario_of(starting_file())
    assert scenario_of(format_scenario(scenario)) == scenario


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "title: t\nplayers: {me: {play: [Stitch - New Dog]}, rival: {}}\n"
            "expect: [{card: Stitch, cannot: sing, song: Be Our Guest}]\n",
            "expect:",
        ),
        ("title: t\nplayers: {me: {ink: {exerted: 4}}, rival: {}}\n", "    ink: {exerted: 4}"),
        ("title: t\nplayers: {me: {ink: [{exerted: 1}, 2]}, rival: {}}\n", "      - exerted: 1"),
    ],
)
def test_what_is_rarely_written_is_written_as_it_is_read(
    text: str, line: str, scenario_of: Callable[[str], Scenario]
) -> None:
    scenario = scenario_of(text)
    written = format_scenario(scenario)
    assert line in written.splitlines()
    assert scenario_of(written) == scenario
