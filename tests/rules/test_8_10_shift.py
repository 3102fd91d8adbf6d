"""Shift (CR 8.10) and its variants."""

import pytest

from judge.cards.card import Card
from judge.engine import challenge, characteristics, end_turn, play, quest, take
from judge.engine.turn_actions.play import How
from judge.terms import Keyword, Zone
from tests.engine.boards import ME, RIVAL, Board, character, item
from tests.rules.playing import rules_of


def shifting(below: Card, above: Card) -> tuple[Board, int, int]:
    board = Board()
    board.put(ME, Zone.INKWELL, *[character("Sven")] * 9)
    (base,) = board.put(ME, Zone.PLAY, below)
    (card,) = board.put(ME, Zone.HAND, above)
    board.start()
    return board, base, card


def shift(board: Board, card: int, *onto: int) -> tuple[str, ...]:
    refusal = take(board.game, ME, lambda: play(board.game, ME, card, How(shift_onto=onto)))
    return refusal.rules if refusal else ()


@pytest.mark.rule("8.10.1")
def test_the_shift_cost_is_paid_and_the_card_is_put_on_top() -> None:
    board, base, card = shifting(character("Elsa"), character("Elsa", "Shift 3", cost=7))
    assert shift(board, card, base) == ()
    assert board.game.in_play[card].under == [base]
    assert len(board.game.players[ME].exerted_ink) == 3


@pytest.mark.rule("8.10.1")
@pytest.mark.rule("5.2.6")
def test_another_name_is_no_character_to_shift_onto() -> None:
    board, base, card = shifting(character("Anna"), character("Elsa", "Shift 3"))
    assert "8.10.1" in shift(board, card, base)


@pytest.mark.rule("8.10.8.1")
@pytest.mark.parametrize(("kind", "may"), [("Knight", True), ("Hero", False)])
def test_a_classification_stands_for_the_name(kind: str, may: bool) -> None:
    board, base, card = shifting(
        character("Anna", classifications=(kind,)), character("Elsa", "Knight Shift 3")
    )
    assert (shift(board, card, base) == ()) is may


@pytest.mark.rule("8.10.8.2")
def test_universal_shift_goes_onto_anyone() -> None:
    board, base, card = shifting(character("Anna"), character("Elsa", "Universal Shift 3"))
    assert shift(board, card, base) == ()


@pytest.mark.rule("8.10.2")
@pytest.mark.rule("8.10.4")
@pytest.mark.rule("8.10.6")
def test_exerted_drying_and_damage_are_kept() -> None:
    board, base, card = shifting(character("Elsa"), character("Elsa", "Shift 3", willpower=9))
    state = board.game.in_play[base]
    state.exerted, state.drying, state.damage = True, True, 2
    shift(board, card, base)
    now = board.game.in_play[card]
    assert (now.exerted, now.drying, now.damage) == (True, True, 2)


@pytest.mark.rule("8.10.5")
def test_effects_are_kept_and_the_text_is_not() -> None:
    board, base, card = shifting(
        character("Elsa", "Evasive\nWAY| Whenever this character quests, gain 5 lore."),
        character("Elsa", "Shift 3"),
    )
    board.resolve("Chosen character gets +2 {S} this turn.")
    shift(board, card, base)
    game = board.game
    assert characteristics.strength(game, game.ref(card)) == 2 + 2
    assert not characteristics.has_keyword(game, game.ref(card), Keyword.EVASIVE)
    quest(game, ME, card)
    assert game.players[ME].lore == 1


@pytest.mark.rule("8.10.7")
def test_the_whole_stack_goes_to_the_discard() -> None:
    board, base, card = shifting(character("Elsa"), character("Elsa", "Shift 3"))
    shift(board, card, base)
    board.resolve("Banish chosen character.")
    assert {base, card} <= set(board.game.players[ME].discard)


@pytest.mark.rule("8.10.1")
def test_also_counts_as_being_named_for_shift() -> None:
    board, base, card = shifting(
        character("Anna", "ALIAS| This character also counts as being named Elsa for Shift."),
        character("Elsa", "Shift 3"),
    )
    assert shift(board, card, base) == ()


@pytest.mark.rule("8.10.1")
def test_shift_may_cost_cards_instead_of_ink() -> None:
    board = Board()
    (base,) = board.put(ME, Zone.PLAY, character("Elsa"))
    (card, cost) = board.put(
        ME, Zone.HAND, character("Elsa", "Shift: Discard a character card"), character("Anna")
    )
    board.start()
    assert shift(board, card, base) == ()
    assert board.game.players[ME].discard == [cost]


def pair(text: str) -> Card:
    return character("Chip & Dale", text, other_names=("Chip", "Dale"), willpower=9)


@pytest.mark.rule("8.10.1")
@pytest.mark.parametrize(("text", "count", "may"), [
    ("Duo Shift 0 {I}", 2, True), ("Duo Shift 0 {I}", 1, False),
    ("Combo Shift 0 {I}", 2, True), ("Combo Shift 0 {I}", 1, True), ("Shift 0", 2, False),
])  # fmt: skip
def test_duo_wants_two_and_combo_one_or_two(text: str, count: int, may: bool) -> None:
    board = Board()
    below = board.put(ME, Zone.PLAY, character("Chip"), character("Dale"))
    (card,) = board.put(ME, Zone.HAND, pair(text))
    game = board.start()
    game.in_play[below[0]].damage = 1
    game.in_play[below[1]].damage = 2
    assert (shift(board, card, *below[:count]) == ()) is may
    if may:
        assert set(game.in_play[card].under) == set(below[:count])
        assert game.in_play[card].damage == sum((1, 2)[:count])


@pytest.mark.rule("5.2.6.1")
def test_duo_wants_one_of_each_name() -> None:
    board = Board()
    below = board.put(ME, Zone.PLAY, character("Chip"), character("Chip"))
    (card,) = board.put(ME, Zone.HAND, pair("Duo Shift 0 {I}"))
    board.start()
    assert "5.2.6.1" in shift(board, card, *below)


@pytest.mark.rule("6.2.7.2")
def test_temporary_shift_returns_only_the_card_on_top() -> None:
    board, base, card = shifting(character("Elsa"), character("Elsa", "Temporary Shift 3 {I}", willpower=9))
    board.put(ME, Zone.DECK, character())
    shift(board, card, base)
    game = board.game
    game.players[ME].deck = []
    game.in_play[card].damage = 2
    take(game, ME, lambda: end_turn(game, ME))
    assert card in game.players[ME].hand
    assert base in game.in_play
    assert game.in_play[base].damage == 0


@pytest.mark.rule("5.2.6")
def test_a_card_can_be_shifted_onto_an_item_of_a_name() -> None:
    board = Board()
    (base,) = board.put(ME, Zone.PLAY, item("Sven"))
    (card,) = board.put(ME, Zone.HAND, character("Elsa", "Sven Shift 0 {I}"))
    board.start()
    assert shift(board, card, base) == ()
    assert board.game.in_play[card].under == [base]


@pytest.mark.rule("8.10.5")
def test_a_shifted_character_can_challenge_if_the_one_below_was_dry() -> None:
    board, base, card = shifting(character("Elsa"), character("Elsa", "Shift 3", willpower=9))
    board.game.copies = board.game.copies
    shift(board, card, base)
    assert not board.game.in_play[card].drying
    assert take(board.game, ME, lambda: challenge(board.game, ME, card, base)) is not None
    assert board.game.players[RIVAL].in_game


@pytest.mark.rule("8.10.3")
def test_one_that_enters_play_exerted_does_so_on_a_ready_character() -> None:
    text = "Shift 3\nNAP| This character enters play exerted."
    board, base, card = shifting(character("Elsa"), character("Elsa", text))
    assert not board.game.in_play[base].exerted
    assert shift(board, card, base) == ()
    assert board.game.in_play[card].exerted
    assert "8.10.3" in rules_of(board.game, "enters play")


@pytest.mark.rule("8.10.8")
@pytest.mark.parametrize("words", ["Knight Shift 3", "Universal Shift 3"])
def test_the_variants_follow_all_the_other_rules_of_shift(words: str) -> None:
    board, base, card = shifting(
        character("Anna", classifications=("Knight",)), character("Elsa", words, cost=7, willpower=9)
    )
    state = board.game.in_play[base]
    state.exerted, state.damage = True, 2
    assert shift(board, card, base) == ()
    now = board.game.in_play[card]
    assert (now.exerted, now.damage, now.under) == (True, 2, [base])
    assert len(board.game.players[ME].exerted_ink) == 3
    assert "8.10.8" in rules_of(board.game, "shifts onto")


@pytest.mark.rule("8.10.1")
def test_nobody_shifts_onto_a_character_of_another_player() -> None:
    board = Board()
    (theirs,) = board.put(RIVAL, Zone.PLAY, character("Elsa"))
    (card,) = board.put(ME, Zone.HAND, character("Elsa", "Shift 0"))
    board.start()
    assert "8.10.1" in shift(board, card, theirs)
