"""What is not understood is said, never guessed."""

import pytest

from judge.ask.text import misunderstanding_lines, scenario_file
from judge.cards.catalog import Catalog
from judge.scenario.read import read_scenario
from judge.scenario.scenario import UnknownCards
from tests.ask.conftest import Ask


@pytest.mark.parametrize(
    "question",
    [
        "Can Stitch - New Dog flibber Peter Pan - Never Landing?",
        "¿Puede Stitch - New Dog gorgotear a Peter Pan - Never Landing?",
    ],
)
def test_an_unknown_verb_is_named(question: str, ask: Ask) -> None:
    found = ask(question)
    assert found.verdict is None
    assert {"flibber", "gorgotear"} & set(found.reading.unknown)


@pytest.mark.parametrize(
    "question",
    [
        "Can I challenge one with my character?",
        "Can I play one that my opponent banishes?",
        "¿Puedo retar a uno usando con Alerta?",
    ],
)
def test_one_that_nothing_is_told_of_is_read_once(question: str, ask: Ask) -> None:
    assert len(ask(question).reading.things) <= 2


def test_a_name_that_several_cards_have_is_asked_about(ask: Ask) -> None:
    found = ask("Can Stitch quest?")
    assert found.verdict is None
    [doubt] = found.reading.doubts
    assert doubt.text == "Stitch"
    assert "Stitch - New Dog" in doubt.names


def test_a_name_is_clear_once_its_version_was_said(ask: Ask) -> None:
    assert not ask("If Stitch - New Dog quests, can Stitch challenge?").reading.doubts


def test_a_misspelled_name_is_taken_only_by_a_clear_likeness_and_said(ask: Ask) -> None:
    found = ask("Can Elsa - Snow Qeen quest?")
    assert found.verdict is not None
    assert found.assumptions[0].message == "taken for"
    assert dict(found.assumptions[0].params)["card"] == "Elsa - Snow Queen"


def test_a_name_that_is_too_unlike_is_not_guessed(ask: Ask) -> None:
    found = ask("Can Elsa - Snowy Person quest?")
    assert found.verdict is None
    assert found.reading.doubts


def test_a_word_of_everyday_speech_is_no_card(ask: Ask) -> None:
    found = ask("Can a ready character quest?")
    assert not any(one.thing.card for one in found.understood.placed)


def test_an_impossible_board_is_no_board(ask: Ask) -> None:
    found = ask("Can Stitch - New Dog with 5 damage quest?")
    assert found.verdict is None
    assert "1.8.1.4" in found.impossible[0]


def test_what_was_understood_can_be_completed(ask: Ask, catalog: Catalog) -> None:
    found = ask("Does Smash flibber Stitch - New Dog?")
    reading = read_scenario(scenario_file(found), catalog)
    assert reading.scenario is not None
    named = [card.card.full_name for player in reading.scenario.players for card in player.play]
    assert named == ["Stitch - New Dog"]


@pytest.mark.parametrize(
    "question",
    [
        "Can I not challenge Simba - Protective Cub?",
        "Can a shifted character challenge right away?",
        "Do characters with Evasive have to be challenged by Evasive characters?",
        "If Kuzco - Temperamental Emperor is challenged and banished by Simba - Protective Cub, can I quest?",
        "Can only Stitch - New Dog quest?",
        "Can an exerted character be challenged twice in a turn?",
        "Is a shifted character drying?",
        "Can a location be moved?",
        "If I have 2 Cogsworth - Grandfather Clock, how much damage does Stitch - New Dog take from Smash?",
        "Can Kuzco - Temperamental Emperor be damaged by Tinker Bell - Giant Fairy when I play her?",
        "If I challenge Simba - Protective Cub with Beast - Hardheaded, does he survive?",
        "Can I sing Friends on the Other Side if I have no characters?",
        "If my opponent plays Smash on my Simba - Protective Cub, can I quest with Simba?",
        "Can Jasmine - Disguised challenge and banish Aladdin - Prince Ali?",
        "Can Stitch - New Dog with 5 strength banish Triton - The Sea King in a challenge?",
        "If I challenge with Stitch - New Dog does my character take damage?",
        "Can I quest at the start of my turn?",
        "When I play Stitch - Rock Star with shift, is he drying?",
        "If I play Elsa - Spirit of Winter on my turn, can my opponent ready the exerted characters?",
        "Can I play Teeth and Ambitions on a character with Ward?",
        "Do I lose if I run out of cards in hand?",
        "Does Alert work against challenges?",
        "Can Tiana - Celebrating Princess stop my opponent from playing actions?",
        "Does Bodyguard stop my opponent from challenging my other characters?",
        "Does a character with Bodyguard enter play exerted?",
        "Can I return my opponent's Kristoff - Official Ice Master to my hand with Mother Knows Best?",
        "How much lore do I need to win if I have 15 lore?",
        "Does Bodyguard work if my character is drying?",
        "Do I lose immediately if my deck is empty?",
        "Does Evasive work when challenging?",
        "Does Rush work when the character was shifted?",
    ],
)
def test_a_word_that_plays_no_part_is_not_passed_over(question: str, ask: Ask) -> None:
    assert ask(question).verdict is None


def test_an_answer_that_rests_on_assumed_strength_is_not_given(ask: Ask) -> None:
    found = ask("Does Stitch - New Dog banish a character in a challenge?")
    assert found.verdict is not None
    assert found.verdict.answer == "depends"
    assert found.verdict.on == (("Opposing Character", "willpower"),)


def test_every_assumption_is_said(ask: Ask) -> None:
    found = ask("Can Stitch - New Dog challenge Peter Pan - Never Landing?")
    messages = [one.message for one in found.assumptions]
    assert messages == ["exerted", "my turn", "ready and dry", "dry", "nothing else"]


def test_what_the_question_says_is_not_assumed(ask: Ask) -> None:
    found = ask("Can Stitch - New Dog challenge an exerted Peter Pan - Never Landing?")
    assert "exerted" not in [one.message for one in found.assumptions]


def test_the_words_that_stand_in_the_way_are_shown(ask: Ask) -> None:
    shown = " ".join(misunderstanding_lines(ask("Can Stitch - New Dog flibber?"), 80))
    assert "flibber" in shown


def test_a_slip_of_the_pen_is_put_right_and_said(ask: Ask) -> None:
    found = ask("Can Stitch - New Dog chalenge a location?")
    assert found.verdict is not None
    assert dict(found.assumptions[0].params) == {"words": "chalenge", "card": "“challenge”"}


def test_a_version_alone_is_taken_for_the_only_card_that_has_it_and_said(ask: Ask) -> None:
    found = ask("Can Brave Little Tailor quest?")
    assert dict(found.assumptions[0].params)["card"] == "Mickey Mouse - Brave Little Tailor"


def test_what_the_question_says_comes_of_it_must_come_of_it(ask: Ask) -> None:
    found = ask("If Stitch - New Dog challenges Maui - Demigod and banishes him, do I gain lore?")
    assert found.verdict is None
    assert "Maui - Demigod" in found.impossible[0]


def test_a_number_that_is_asked_for_is_compared(ask: Ask) -> None:
    right = ask("Do I draw 2 cards if I play Friends on the Other Side?").verdict
    wrong = ask("Do I draw 3 cards if I play Friends on the Other Side?").verdict
    assert (right and right.answer, wrong and wrong.answer) == ("yes", "no")


def test_who_challenges_is_said_where_only_a_challenge_is_spoken_of(ask: Ask) -> None:
    found = ask("Does Stitch - New Dog survive a challenge with Maui - Demigod?")
    assert "challenges" in [one.message for one in found.assumptions]


def test_lore_that_may_be_lost_is_assumed_and_said(ask: Ask) -> None:
    found = ask("Do I lose lore when my opponent plays Aladdin - Street Rat?")
    assert "some lore" in [one.message for one in found.assumptions]


def test_a_board_alone_can_be_asked_about(ask: Ask) -> None:
    found = ask("How much strength does Scrooge McDuck - Ghostly Ebenezer have with 2 cards under him?")
    [scrooge] = found.understood.scenario.players[0].play
    assert found.understood.scenario.actions == ()
    assert [entry.count for entry in scrooge.facedown_under if isinstance(entry, UnknownCards)] == [2]
    assert found.verdict is not None
    assert found.verdict.answer == "5"


def test_what_an_ability_draws_is_told_from_the_card_of_the_turn(ask: Ask) -> None:
    unhurt = ask("Does Beast - Tragic Hero draw a card at the start of my turn?").verdict
    hurt = ask("Does Beast - Tragic Hero draw a card at the start of my turn if he has damage?").verdict
    assert (unhurt and unhurt.answer, hurt and hurt.answer) == ("yes", "no")


def test_what_my_own_choices_can_bring_about_can_be_done(ask: Ask) -> None:
    found = ask("If Prince Phillip - Dragonslayer challenges Tick-Tock - Canal Croc, can I banish Tick-Tock?")
    assert found.verdict is not None
    assert found.verdict.answer == "yes"


def test_it_is_said_to_depend_only_on_numbers_that_matter_and_that_a_card_has(ask: Ask) -> None:
    found = ask("What happens if I challenge a location with 2 damage with Lumiere - Hotheaded Candelabra?")
    assert found.verdict is not None
    assert found.verdict.on == (("Opposing Location", "willpower"),)


def test_the_condition_that_was_not_met_is_cited_and_not_the_end_of_the_turn(ask: Ask) -> None:
    found = ask("Does Beast - Tragic Hero draw a card at the start of my turn if he has damage?").verdict
    assert found is not None
    assert found.rules[0] == "6.2.4"
