"""The keywords (CR 8), each shown by a board on which it matters."""

import pytest

from judge.engine import boost, challenge, characteristics, end_turn, play, quest, take
from judge.engine.turn_actions.play import How
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, action, character, location


def exerted(board: Board, *cards: int) -> None:
    for card in cards:
        board.game.in_play[card].exerted = True
    board.game.changed()


def fight(mine: str, theirs: str) -> tuple[Board, int, int]:
    """A ready character of mine and an exerted one of the rival's, with these texts."""
    board = Board()
    (one,) = board.put(ME, Zone.PLAY, character("Anna", mine, willpower=9))
    (other,) = board.put(RIVAL, Zone.PLAY, character("Elsa", theirs, willpower=9))
    board.start()
    exerted(board, other)
    return board, one, other


def refused(board: Board, card: int, target: int) -> tuple[str, ...]:
    refusal = take(board.game, ME, lambda: challenge(board.game, ME, card, target))
    return refusal.rules if refusal else ()


@pytest.mark.rule("8.1.2")
def test_keywords_with_a_number_add_up_and_others_do_not() -> None:
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character(text="Resist +1"))
    game = board.resolve("Chosen character gains Resist +2 this turn.")
    assert characteristics.keyword_amount(game, game.ref(card), characteristics.Keyword.RESIST) == 3


@pytest.mark.rule("8.2.1")
@pytest.mark.rule("8.6.1")
@pytest.mark.parametrize(("mine", "may"), [("", False), ("Evasive", True), ("Alert", True)])
def test_evasive_is_challenged_by_evasive_and_by_alert(mine: str, may: bool) -> None:
    board, one, other = fight(mine, "Evasive")
    rules = refused(board, one, other)
    assert rules == () if may else "8.6.1" in rules


@pytest.mark.rule("8.2.2")
def test_alert_is_no_evasive() -> None:
    board, one, other = fight("", "Alert")
    assert refused(board, one, other) == ()


@pytest.mark.rule("8.3.1")
@pytest.mark.rule("8.3.2")
@pytest.mark.parametrize("wanted", [True, False])
def test_bodyguard_may_enter_exerted_without_the_bag(wanted: bool) -> None:
    board = Board()
    (card,) = board.put(ME, Zone.HAND, character(text="Bodyguard", cost=0))
    game = board.start()
    board.answers = [(wanted,)]
    play(game, ME, card)
    assert game.in_play[card].exerted is wanted
    assert not [step for step in game.steps if step.message == "is added to the bag"]


@pytest.mark.rule("8.3.3")
def test_bodyguard_must_be_challenged_if_able() -> None:
    board = Board()
    (mine,) = board.put(ME, Zone.PLAY, character(willpower=9))
    guard, other = board.put(RIVAL, Zone.PLAY, character("Elsa", "Bodyguard"), character("Sven"))
    board.start()
    exerted(board, other)
    assert refused(board, mine, guard) != ()
    exerted(board, guard)
    assert "8.3.3" in refused(board, mine, other)
    assert refused(board, mine, guard) == ()


@pytest.mark.rule("8.3.3")
def test_a_bodyguard_that_cannot_be_challenged_protects_nobody() -> None:
    board = Board()
    (mine,) = board.put(ME, Zone.PLAY, character(willpower=9))
    _, other = board.put(RIVAL, Zone.PLAY, character("Elsa", "Bodyguard"), character("Sven"))
    board.start()
    exerted(board, other)
    assert refused(board, mine, other) == ()


@pytest.mark.rule("8.4.1")
def test_boost_is_used_once_in_a_turn_for_its_ink() -> None:
    board = Board()
    board.put(ME, Zone.INKWELL, *[character("Sven")] * 5)
    (card,) = board.put(ME, Zone.PLAY, character(text="Boost 2 {I}"))
    (top, _) = board.put(ME, Zone.DECK, character("Elsa"), character("Elsa"))
    game = board.start()
    boost(game, ME, card)
    assert game.in_play[card].under == [top]
    assert top in game.in_play[card].facedown
    assert len(game.players[ME].exerted_ink) == 2
    refusal = take(game, ME, lambda: boost(game, ME, card))
    assert refusal is not None
    assert "8.4.1" in refusal.rules


@pytest.mark.rule("8.4.3")
def test_a_card_under_another_is_not_in_play() -> None:
    board = Board()
    board.put(ME, Zone.INKWELL, character("Sven"))
    (card,) = board.put(ME, Zone.PLAY, character(text="Boost 1 {I}"))
    board.put(ME, Zone.DECK, character("Elsa", "LORD| Your characters get +5 {S}."), character())
    game = board.start()
    boost(game, ME, card)
    assert characteristics.strength(game, game.ref(card)) == 2


@pytest.mark.rule("8.5.1")
@pytest.mark.rule("8.5.2")
def test_challenger_counts_while_challenging_and_not_when_challenged() -> None:
    board, one, other = fight("Challenger +3", "Challenger +3")
    challenge(board.game, ME, one, other)
    assert board.game.in_play[other].damage == 2 + 3
    assert board.game.in_play[one].damage == 2


@pytest.mark.rule("8.7.1")
@pytest.mark.rule("8.7.2")
@pytest.mark.rule("8.7.3")
def test_reckless_does_not_quest_and_must_challenge() -> None:
    board, one, other = fight("Reckless", "")
    game = board.game
    refusal = take(game, ME, lambda: quest(game, ME, one))
    assert refusal is not None
    assert "8.7.2" in refusal.rules
    stay = take(game, ME, lambda: end_turn(game, ME))
    assert stay is not None
    assert "8.7.3" in stay.rules
    challenge(game, ME, one, other)
    board.game.players[ME].deck.append(other)
    assert take(game, ME, lambda: None) is None


@pytest.mark.rule("8.7.4")
def test_reckless_can_sing() -> None:
    board = Board()
    (singer,) = board.put(ME, Zone.PLAY, character(text="Reckless"))
    song = action("Gain 1 lore.", cost=2, classifications=("Action", "Song"))
    (card,) = board.put(ME, Zone.HAND, song)
    game = board.start()
    play(game, ME, card, How(sing_with=(singer,)))
    assert game.players[ME].lore == 1


@pytest.mark.rule("8.8.1")
@pytest.mark.rule("8.8.3")
def test_resist_reduces_what_is_dealt_and_nothing_that_is_put() -> None:
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character(text="Resist +1", willpower=9))
    game = board.resolve("Deal 3 damage to chosen character.")
    assert game.in_play[card].damage == 2
    board.resolve("Put 3 damage counters on chosen character.")
    assert game.in_play[card].damage == 5


@pytest.mark.rule("8.9.1")
@pytest.mark.parametrize(("text", "may"), [("", False), ("Rush", True)])
def test_rush_challenges_the_turn_it_is_played_but_does_not_quest(text: str, may: bool) -> None:
    board, one, other = fight(text, "")
    board.game.in_play[one].drying = True
    assert take(board.game, ME, lambda: quest(board.game, ME, one)) is not None
    assert (refused(board, one, other) == ()) is may


@pytest.mark.rule("8.11.1")
@pytest.mark.rule("8.11.2")
@pytest.mark.parametrize(("text", "may"), [("", False), ("Singer 5", True)])
def test_singer_counts_as_its_number_to_sing(text: str, may: bool) -> None:
    board = Board()
    (singer,) = board.put(ME, Zone.PLAY, character(text=text))
    song = action("Gain 1 lore.", cost=5, classifications=("Action", "Song"))
    (card,) = board.put(ME, Zone.HAND, song)
    game = board.start()
    refusal = take(game, ME, lambda: play(game, ME, card, How(sing_with=(singer,))))
    assert (refusal is None) is may
    assert game.card(singer).cost == 2


@pytest.mark.rule("8.12.2")
@pytest.mark.parametrize(("number", "may"), [(4, True), (5, False)])
def test_sing_together_adds_the_costs(number: int, may: bool) -> None:
    board = Board()
    singers = tuple(board.put(ME, Zone.PLAY, character("Anna"), character("Elsa")))
    text = f"Sing Together {number}\nGain 1 lore."
    (card,) = board.put(ME, Zone.HAND, action(text, cost=number, classifications=("Action", "Song")))
    game = board.start()
    refusal = take(game, ME, lambda: play(game, ME, card, How(sing_with=singers)))
    assert (refusal is None) is may


@pytest.mark.rule("8.12.1")
def test_one_who_sings_only_together_does_not_sing_alone() -> None:
    text = "BAND| This character can't sing songs without Sing Together."
    board = Board()
    singers = tuple(board.put(ME, Zone.PLAY, character("Anna", text), character("Elsa")))
    songs = board.put(
        ME, Zone.HAND, action("Gain 1 lore.", cost=2, classifications=("Action", "Song")),
        action("Sing Together 4\nGain 1 lore.", cost=4, classifications=("Action", "Song")),
    )  # fmt: skip
    game = board.start()
    assert take(game, ME, lambda: play(game, ME, songs[0], How(sing_with=singers[:1]))) is not None
    assert take(game, ME, lambda: play(game, ME, songs[1], How(sing_with=singers))) is None


@pytest.mark.rule("8.13.1")
def test_support_may_choose_any_other_character() -> None:
    board = Board()
    (helper,) = board.put(ME, Zone.PLAY, character("Anna", "Support", strength=3))
    (theirs,) = board.put(RIVAL, Zone.PLAY, character("Elsa"))
    game = board.start()
    board.answers = [(True,)]
    quest(game, ME, helper)
    assert characteristics.strength(game, game.ref(theirs)) == 2 + 3


@pytest.mark.rule("8.14.1")
@pytest.mark.rule("8.14.2")
def test_vanish_is_banished_after_an_opponents_action_that_chose_it() -> None:
    board = Board()
    (card,) = board.put(RIVAL, Zone.PLAY, character(text="Vanish"))
    game = board.resolve("Chosen character gets +1 {S} this turn. Gain 1 lore.")
    messages = [step.message for step in game.steps]
    assert game.players[RIVAL].discard == [card]
    assert messages.index("gains lore") < messages.index("is banished")


@pytest.mark.rule("8.14.1")
def test_vanish_stays_when_an_ability_chose_it() -> None:
    board = Board()
    (card,) = board.put(RIVAL, Zone.PLAY, character(text="Vanish"))
    text = "POKE| Whenever this character quests, chosen opposing character gets -1 {S} this turn."
    (mine,) = board.put(ME, Zone.PLAY, character("Anna", text))
    game = board.start()
    quest(game, ME, mine)
    assert card in game.in_play


@pytest.mark.rule("8.15.1")
@pytest.mark.rule("8.15.2")
def test_ward_hinders_choosing_and_nothing_else() -> None:
    board = Board()
    (card,) = board.put(RIVAL, Zone.PLAY, character(text="Ward"))
    game = board.resolve("Deal 1 damage to chosen character.")
    assert game.in_play[card].damage == 0
    board.resolve("Deal 1 damage to each opposing character.")
    assert game.in_play[card].damage == 1


@pytest.mark.rule("8.6.1")
def test_a_location_with_evasive_is_hard_to_challenge_too() -> None:
    board = Board()
    (mine,) = board.put(ME, Zone.PLAY, character())
    (place,) = board.put(RIVAL, Zone.PLAY, location(text="Evasive"))
    board.start()
    assert "8.6.1" in refused(board, mine, place)


@pytest.mark.rule("1.2.2")
def test_adventurous_does_not_challenge_and_must_quest() -> None:
    board, one, other = fight("Adventurous", "")
    game = board.game
    assert refused(board, one, other)[0] == "1.2.2"
    assert take(game, ME, lambda: end_turn(game, ME)) is not None
    quest(game, ME, one)
    assert game.players[ME].lore == 1
