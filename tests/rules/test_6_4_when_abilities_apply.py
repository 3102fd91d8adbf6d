"""When an ability applies, and what is cited for it (CR 6.1.13, 6.2.7, 6.4.4)."""

import pytest

from judge.engine import challenge, end_turn, quest
from judge.engine.identity import state_key
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, THIRD, Board, character, item
from tests.rules.playing import cited, exert, messages, refused, with_decks

ELSA = "you have a character named Elsa in play"


@pytest.mark.rule("6.4.4.1", "6.4.4.2", "6.4.4.3", "6.4.4")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (f"If {ELSA}, this character can't quest.", "6.4.4.2"),
        (f"This character can't quest if {ELSA}.", "6.4.4.3"),
        ("This character can't quest unless you have a character named Chip in play.", "6.4.4.1"),
        (f"While {ELSA}, this character can't quest.", "6.1.13.5"),
    ],
)
def test_a_condition_is_judged_by_the_word_that_ties_it(text: str, rule: str) -> None:
    board = Board()
    anna, _ = board.put(ME, Zone.PLAY, character("Anna", text), character("Elsa"))
    board.start()
    rules = refused(board.game, lambda: quest(board.game, ME, anna))
    assert rule in rules
    assert ("6.4.4" in rules) == rule.startswith("6.4.4")


@pytest.mark.rule("6.1.13.1")
def test_what_applies_only_during_ones_own_turn_is_noted_in_anothers() -> None:
    board = Board()
    (mine,) = board.put(ME, Zone.PLAY, character("Anna"))
    (theirs,) = board.put(RIVAL, Zone.PLAY, character("Elsa", "During your turn, this character gains Ward."))
    game = board.start()
    exert(board, theirs)
    challenge(game, ME, mine, theirs)
    assert "6.1.13.1" in cited(game)
    assert "does not apply now" in messages(game)


@pytest.mark.rule("6.1.13.6")
def test_of_two_durations_both_must_be_so_or_nothing_is_added_to_the_bag() -> None:
    text = "SIP| During your turn, while this character is exerted, whenever you draw a card, gain 1 lore."
    board = Board()
    board.put(ME, Zone.PLAY, character("Anna", text))
    board.put(ME, Zone.DECK, character("Elsa"))
    game = board.resolve("Draw a card.")
    assert game.players[ME].lore == 0
    assert {"6.1.13.1", "6.1.13.5", "6.1.13.6"} <= cited(game)
    assert "is not added to the bag" in messages(game)


@pytest.mark.rule("6.1.12")
def test_an_ability_of_the_discard_does_not_function_in_play() -> None:
    text = "At the start of your turn, if this card is in your discard, you may play her."
    board = Board()
    board.put(RIVAL, Zone.PLAY, character("Anna", text))
    with_decks(board)
    game = board.start()
    end_turn(game, ME)
    assert "6.1.12" in cited(game)
    assert "is added to the bag" not in messages(game)


@pytest.mark.rule("6.2.7.2", "6.2.7")
def test_a_delayed_ability_still_means_the_same_player() -> None:
    board = Board(players=3)
    board.put(RIVAL, Zone.HAND, character("Anna"))
    board.put(THIRD, Zone.HAND, character("Elsa"))
    with_decks(board)
    text = "Chosen opponent gains 1 lore. At the end of your turn, that player chooses and discards a card."
    game = board.resolve(text, THIRD)
    end_turn(game, ME)
    assert [len(player.discard) for player in game.players[1:]] == [0, 1]


@pytest.mark.rule("6.2.7.2")
def test_states_differ_by_whom_a_waiting_ability_speaks_of() -> None:
    keys = set()
    for place in (0, 1):
        board = Board()
        cards = board.put(ME, Zone.PLAY, character("Anna"), character("Elsa"))
        text = "Choose one of your characters and ready them. At the end of your turn, banish them."
        keys.add(state_key(board.resolve(text, cards[place])))
    assert len(keys) == 2


@pytest.mark.rule("6.1.1", "6.1.13.2")
def test_once_a_turn_is_used_up_only_by_what_fully_resolved() -> None:
    text = (
        "AGAIN| Once during your turn, whenever you play an action, you may draw a card. "
        "This character gets +1 {S} this turn."
    )
    board = Board()
    board.put(ME, Zone.PLAY, character("Anna", text))
    board.put(ME, Zone.DECK, character("Elsa"), character("Chip"))
    game = board.resolve("Gain 1 lore.", False)
    board.resolve("Gain 1 lore.", True)
    board.resolve("Gain 1 lore.")
    assert len(game.players[ME].hand) == 1


@pytest.mark.rule("6.7.2.4")
def test_all_that_an_effect_exerts_is_exerted_before_anything_is_seen() -> None:
    board = Board()
    board.put(
        ME, Zone.PLAY, item("Book", "SEE| Whenever an opposing character becomes exerted, gain 1 lore.")
    )
    board.put(RIVAL, Zone.PLAY, character("Anna"), character("Elsa"))
    game = board.resolve("Exert all opposing characters.")
    said = messages(game)
    last = len(said) - 1 - said[::-1].index("exerts")
    assert last < said.index("is added to the bag")
    assert game.players[ME].lore == 2


@pytest.mark.rule("6.1.3")
def test_any_card_of_a_hand_can_be_an_unknown_one() -> None:
    board = Board()
    known, unknown = board.put(ME, Zone.HAND, character("Anna"), None)
    game = board.resolve("Choose and discard a card.", unknown)
    assert game.zones[unknown] is Zone.DISCARD
    assert game.zones[known] is Zone.HAND
